import { addMonths, type Day } from '#kit/shared/day.ts'
import { language } from '#kit/shared/language.ts'
import type { BusinessSettings, SpecialDay } from '../contract.ts'
import { specialDayOn } from '../rules.ts'

/** What is read of special days, in the language of whoever reads; where it is not said in it, in the other. */
export const sentenceOf = ({ sentence, sentence_de }: Pick<SpecialDay, 'sentence' | 'sentence_de'>): string =>
  language() === 'de' ? sentence_de || sentence : sentence || sentence_de

/** The sentence for a day with other hours than its season has; undefined for any other. */
export function sentenceOn(settings: BusinessSettings, day: Day): string | undefined {
  const special = specialDayOn(settings, day)
  return special && sentenceOf(special)
}

/** When special days are: of those that come back every year one time. */
export type SpecialTime = { special: SpecialDay; first: Day; last: Day }

/** The next time of special days, from a day on; one that goes on then counts. Undefined once they are over. */
export function nextTime(special: SpecialDay, from: Day): SpecialTime | undefined {
  const { first_day, last_day, yearly } = special
  const yearsOn = yearly ? [-1, 0, 1].map((i) => yearOf(from) - yearOf(first_day) + i) : [0]
  return yearsOn
    .map((years) => ({ special, first: addMonths(first_day, years * 12), last: addMonths(last_day, years * 12) }))
    .find(({ last }) => last >= from)
}

const yearOf = (day: Day) => Number(day.slice(0, 4))

/** The special days from a day on, each the next time, by their first days; none for which others count then. */
export const timesFrom = (settings: BusinessSettings, from: Day): SpecialTime[] =>
  (settings.special_days ?? [])
    .flatMap((special) => nextTime(special, from) ?? [])
    .filter(({ special, first }) => specialDayOn(settings, first) === special)
    .toSorted((a, b) => a.first.localeCompare(b.first))

/** The settings without special days that are over. */
export function withoutOver(settings: BusinessSettings, today: Day): BusinessSettings {
  const { special_days = [], ...others } = settings
  const ahead = special_days.filter((special) => nextTime(special, today))
  return ahead.length > 0 ? { ...others, special_days: ahead } : others
}
