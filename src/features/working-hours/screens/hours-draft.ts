import type { Day } from '#kit/shared/day.ts'
import { finishedHours } from '../rules.ts'

/** What is typed and not saved yet, by day; `base` is what was saved when the typing began. */
export type HoursDraft = Readonly<Record<Day, { text: string; base: string }>>

/** The draft after somebody typed into a day; back at what is saved it is none. */
export function typeInto(draft: HoursDraft, day: Day, text: string, saved: string): HoursDraft {
  const { [day]: before, ...others } = draft
  return finishedHours(text) === saved && text === saved
    ? others
    : { ...others, [day]: { text, base: before?.base ?? saved } }
}

/** The days whose hours differ from the saved ones, as they are sent. */
export const changesOf = (draft: HoursDraft, savedOf: (day: Day) => string): Record<Day, string> =>
  Object.fromEntries(
    Object.entries(draft)
      .map(([day, { text }]) => [day, finishedHours(text)] as const)
      .filter(([day, text]) => text !== savedOf(day)),
  )

/** What remains once changes are saved: what was typed in the meantime, on top of them. */
export const afterSaving = (draft: HoursDraft, sent: Readonly<Record<Day, string>>): HoursDraft =>
  Object.fromEntries(
    Object.entries(draft).flatMap(([day, typed]) => {
      const saved = sent[day]
      if (saved === undefined) return [[day, typed]]
      return finishedHours(typed.text) === saved ? [] : [[day, { text: typed.text, base: saved }]]
    }),
  )

export const dropDay = (draft: HoursDraft, day: Day): HoursDraft => {
  const { [day]: _, ...others } = draft
  return others
}
