import { addDays, type Day, type Hour } from '#kit/shared/day.ts'
import type { FieldError } from '#kit/shared/problem.ts'
import type { HoursForm } from '../contract/staff.ts'
import type { BusinessSettings } from '../contract.ts'
import { type OpeningHours, openingHours } from '../rules.ts'
import { words } from '../words.ts'

type Field = keyof HoursForm
type Season = 'season_begin' | 'season_end'

/** Everything wrong with opening hours whose fields are each of the right kind, field by field. */
export const hoursErrors = (form: HoursForm): FieldError[] => [
  ...orderErrors(form, 'general'),
  ...seasonErrors(form, 'season_begin'),
  ...seasonErrors(form, 'season_end'),
  ...periodErrors(form, 'off_season'),
]

function seasonErrors(form: HoursForm, season: Season): FieldError[] {
  const opens: Field = `${season}_opening_hour`
  const closes: Field = `${season}_closing_hour`
  const has = (field: Field) => form[field] !== undefined
  if (!has(`${season}_start`) && !has(`${season}_end`)) {
    return has(opens) || has(closes) ? [{ field: `${season}_start`, message: words.noPeriod }] : []
  }
  return [
    ...periodErrors(form, season),
    ...(has(opens) ? [] : [{ field: opens, message: words.noOpening }]),
    ...(has(closes) ? [] : [{ field: closes, message: words.noClosing }]),
    ...orderErrors(form, season),
  ]
}

function orderErrors(form: HoursForm, which: 'general' | Season): FieldError[] {
  const [opens, closes] = [form[`${which}_opening_hour`], form[`${which}_closing_hour`]]
  if (opens === undefined || closes === undefined || opens < closes) return []
  return [{ field: `${which}_closing_hour`, message: words.wrongOrder }]
}

/** Both ends or none. In a leap year a period up to 02-28 would leave a day of February out. */
function periodErrors(form: HoursForm, period: Season | 'off_season'): FieldError[] {
  const [first, last] = [form[`${period}_start`], form[`${period}_end`]]
  if (first === undefined && last === undefined) return []
  if (first === undefined) return [{ field: `${period}_start`, message: words.noFirstDay }]
  if (last === undefined) return [{ field: `${period}_end`, message: words.noLastDay }]
  return last.endsWith('-02-28') ? [{ field: `${period}_end`, message: words.wholeFebruary }] : []
}

/** What a form without errors says; what it is not about stays as it is. */
export const settingsOf = <Kept extends object>(form: HoursForm, kept: Kept): Kept & Pick<BusinessSettings, Field> => ({
  ...kept,
  general_opening_hour: form.general_opening_hour,
  general_closing_hour: form.general_closing_hour,
  off_season_start: form.off_season_start ?? null,
  off_season_end: form.off_season_end ?? null,
  season_begin_start: form.season_begin_start ?? null,
  season_begin_end: form.season_begin_end ?? null,
  season_begin_opening_hour: form.season_begin_opening_hour ?? null,
  season_begin_closing_hour: form.season_begin_closing_hour ?? null,
  season_end_start: form.season_end_start ?? null,
  season_end_end: form.season_end_end ?? null,
  season_end_opening_hour: form.season_end_opening_hour ?? null,
  season_end_closing_hour: form.season_end_closing_hour ?? null,
})

/** When a booking is, on the wall clock. `days` are stays: they begin and end at hours of their own. */
export type BookedTime = { kind: 'hours' | 'days'; firstDay: Day; lastDay: Day; start: Hour; end: Hour }

type HoursOn = (day: Day) => OpeningHours | undefined

/**
 * Why a booking does not fit opening hours; undefined when it does. A stay fits where each of its days is open, and
 * without a night also where it ends by closing time.
 */
export const misfitOf = (settings: BusinessSettings, time: BookedTime): 'closed' | 'hours' | undefined =>
  misfit((day) => openingHours(settings, day), time)

function misfit(hoursOn: HoursOn, { kind, firstDay, lastDay, start, end }: BookedTime) {
  const first = hoursOn(firstDay)
  if (!first) return 'closed'
  if (firstDay === lastDay) return (kind === 'hours' && start < first.opens) || end > first.closes ? 'hours' : undefined
  for (let day = firstDay; day < lastDay; ) {
    day = addDays(day, 1)
    if (!hoursOn(day)) return 'closed'
  }
  return undefined
}

/** The bookings that fit the hours now and would not fit others, with the reason. */
export function newMisfits<B extends BookedTime>(
  bookings: readonly B[],
  now: BusinessSettings,
  next: BusinessSettings,
): (B & { why: 'closed' | 'hours' })[] {
  const [then, today] = [remembered(next), remembered(now)]
  return bookings.flatMap((booking) => {
    const why = misfit(then, booking)
    return why && !misfit(today, booking) ? [{ ...booking, why }] : []
  })
}

/** Many bookings lie on the same days. */
function remembered(settings: BusinessSettings): HoursOn {
  const known = new Map<Day, OpeningHours | undefined>()
  return (day) => {
    if (!known.has(day)) known.set(day, openingHours(settings, day))
    return known.get(day)
  }
}
