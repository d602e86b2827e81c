import { errorsOf } from '#kit/shared/fields.ts'
import { language } from '#kit/shared/language.ts'
import type { FieldError } from '#kit/shared/problem.ts'
import { asTyped } from '#kit/shared/typed-numbers.ts'
import { type HoursForm, hoursForm } from '../../contract/staff.ts'
import type { BusinessSettings } from '../../contract.ts'
import { hoursErrors } from '../../rules/staff.ts'
import { words } from '../../words.ts'

export type HoursField = keyof HoursForm
export type Period = 'season_begin' | 'season_end' | 'off_season'

/** What is typed of the opening hours. A period that is not had keeps its texts, in case it comes back. */
export type HoursDraft = Record<HoursField, string> & { has: Record<Period, boolean> }

const fields = Object.keys(hoursForm.shape) as HoursField[]
const periodOf = (field: HoursField) =>
  (['season_begin', 'season_end', 'off_season'] as const).find((period) => field.startsWith(period))

/** The settings as they would be typed: `9.5` and `04-30`, `9,5` and `30.04` in German. */
export const draftOf = (settings: BusinessSettings): HoursDraft => ({
  ...(Object.fromEntries(fields.map((field) => [field, textOf(settings[field])])) as Record<HoursField, string>),
  has: {
    season_begin: settings.season_begin_start !== null,
    season_end: settings.season_end_start !== null,
    off_season: settings.off_season_start !== null,
  },
})

const textOf = (value: string | number | null) =>
  typeof value === 'string' ? typedDayOf(value.slice('2000-'.length)) : value === null ? '' : asTyped(value)

/** What would be sent: without the periods that are not had. */
function sentOf(draft: HoursDraft): Record<string, string> {
  const sent = fields.filter((field) => {
    const period = periodOf(field)
    return draft[field].trim() !== '' && (!period || draft.has[period])
  })
  return Object.fromEntries(sent.map((field) => [field, isDay(field) ? monthDayOf(draft[field]) : draft[field]]))
}

/** The form that is typed, once nothing is wrong with it; until then what is wrong. */
export function readDraft(
  draft: HoursDraft,
): { form: HoursForm; errors: [] } | { form: undefined; errors: FieldError[] } {
  const sent = sentOf(draft)
  const errors = errorsOf(hoursForm, sent)
  if (errors.length > 0) return { form: undefined, errors }
  const form = hoursForm.parse(sent)
  const wrong = [...missingPeriods(draft), ...hoursErrors(form)]
  return wrong.length > 0 ? { form: undefined, errors: wrong } : { form, errors: [] }
}

/** A period that is had and of which nothing is typed. */
const missingPeriods = (draft: HoursDraft): FieldError[] =>
  (Object.keys(draft.has) as Period[])
    .filter((period) => draft.has[period] && !fields.some((field) => periodOf(field) === period && draft[field].trim()))
    .map((period) => ({ field: `${period}_start`, message: words.noFirstDay }))

const isDay = (field: HoursField) => /_(?:start|end)$/.test(field)

/** Only the digits count: `1220` and `12/20` are `12-20`, in German `2012` is `20.12`, also while it is being typed. */
export function asDayOfYear(text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, 4)
  return digits.length > 2 ? words.dayOfYear(digits.slice(0, 2), digits.slice(2)) : digits
}

/** What is typed of `12-20`. */
export const typedDayOf = (monthDay: string): string => asDayOfYear(turned(monthDay))

/** `12-20` of what is typed. */
export const monthDayOf = (typed: string): string => turned(typed.replace(/\D/, '-'))

/** Where the day is said first, what is typed has the two the other way round than what is sent. */
const turned = (day: string) => (isDayFirst() ? day.split('-').toReversed().join('-') : day)

const isDayFirst = () =>
  new Intl.DateTimeFormat(language(), { day: 'numeric', month: 'numeric' }).formatToParts(0)[0]?.type === 'day'
