import { onceFor } from './once-for.ts'
import { type Language, language } from './spoken.ts'
import { words } from './words.ts'

/**
 * Days are `YYYY-MM-DD`, times of day are hours on the business's wall clock (9.5 is half past nine).
 * The one module that touches Temporal.
 */
export type Day = string
/** Hours since midnight on the wall clock, in steps of 0.5; 24 is the end of the day. */
export type Hour = number
/** Month and day without a year, `MM-DD`; `02-29` exists and means the end of February. */
export type MonthDay = string

const plain = (day: Day) => Temporal.PlainDate.from(day)

export const addDays = (day: Day, days: number): Day => plain(day).add({ days }).toString()

export const addMonths = (day: Day, months: number): Day => plain(day).add({ months }).toString()

/** Whole days from one day to another; negative when `to` is earlier. */
export const daysBetween = (from: Day, to: Day): number =>
  from === to ? 0 : plain(from).until(plain(to), { largestUnit: 'days' }).days

/** 0 is Sunday. */
export const weekday = (day: Day): number => plain(day).dayOfWeek % 7

export const firstOfMonth = (day: Day): Day => plain(day).with({ day: 1 }).toString()

export const daysInMonth = (day: Day): number => plain(day).daysInMonth

/** What calendars begin the week with, as `weekday` counts: Sunday, in German Monday. */
export const firstDayOfWeek = (): number => (language() === 'en' ? 0 : 1)

/** The week that a day lies in: Sunday to Saturday, or from another weekday on, such as `firstDayOfWeek()`. */
export function weekOf(day: Day, first = 0): readonly Day[] {
  const begin = addDays(day, -columnOf(day, first))
  return Array.from({ length: 7 }, (_, i) => addDays(begin, i))
}

/** Which one of its week a day is, counted from 0. */
export const columnOf = (day: Day, first: number): number => (weekday(day) - first + 7) % 7

export const monthDay = (day: Day): MonthDay => day.slice(5)

/** Day and hour on the wall clock of a time zone. Hour has minutes as a fraction. */
export type WallClock = { day: Day; hour: number }

/** The wall clock of `timeZone` (IANA name) at an instant, which may be ISO text; by default now. */
export function wallClock(timeZone: string, at: Temporal.Instant | string = Temporal.Now.instant()): WallClock {
  const there = Temporal.Instant.from(at).toZonedDateTimeISO(timeZone)
  return { day: there.toPlainDate().toString(), hour: there.hour + there.minute / 60 + there.second / 3600 }
}

/** `YYYY-MM-DDTHH:MM` of a wall-clock time, to the nearest minute; hour 24 is midnight of the next day. */
export function localDateTime(day: Day, hour: Hour): string {
  const minutes = Math.round(hour * 60)
  const time = `${twoDigits(Math.trunc(minutes / 60) % 24)}:${twoDigits(minutes % 60)}`
  return `${minutes >= 24 * 60 ? addDays(day, 1) : day}T${time}`
}

/** Day and hour of a wall-clock time written `YYYY-MM-DDTHH:MM` (or with a space, and seconds). */
export function fromLocalDateTime(text: string): { day: Day; hour: Hour } {
  return { day: text.slice(0, 10), hour: Number(text.slice(11, 13)) + Number(text.slice(14, 16)) / 60 }
}

/** How long it is from one moment on the wall clock to another, to the minute: thirds of hours do not add up by themselves. */
export const hoursBetween = (from: { day: Day; hour: Hour }, to: { day: Day; hour: Hour }): number =>
  Math.round((daysBetween(from.day, to.day) * 24 + to.hour - from.hour) * 60) / 60

const twoDigits = (n: number) => String(n).padStart(2, '0')

/** The instant of a wall-clock time. A time the clock jumps over is moved forward, one that comes twice is the first. */
export const instantOf = (day: Day, hour: Hour, timeZone: string): Temporal.Instant =>
  Temporal.PlainDateTime.from(localDateTime(day, hour))
    .toZonedDateTime(timeZone, { disambiguation: 'compatible' })
    .toInstant()

/** Whether the wall clock ever shows this time on this day: false in the hour skipped in spring. */
export function existsOnClock(day: Day, hour: Hour, timeZone: string): boolean {
  const wanted = Temporal.PlainDateTime.from(localDateTime(day, hour))
  return wanted.toZonedDateTime(timeZone).toPlainDateTime().equals(wanted)
}

/** The first half hour from one hour up to another that the wall clock jumps over that day; mostly undefined. */
export function skippedHour(day: Day, from: Hour, to: Hour, timeZone: string): Hour | undefined {
  if (plain(day).toZonedDateTime(timeZone).hoursInDay >= 24) return undefined
  const halfHours = Array.from({ length: Math.ceil((to - from) * 2) }, (_, i) => from + i / 2)
  return halfHours.find((hour) => !existsOnClock(day, hour, timeZone))
}

/** Of days, in the language that is spoken; what is no day stays as it is. */
function dates(options: Intl.DateTimeFormatOptions): (day: Day) => string {
  const formats = onceFor((spoken: Language) => new Intl.DateTimeFormat(spoken, { ...options, timeZone: 'UTC' }))
  return (day) => {
    const at = Date.parse(day.slice(0, 10))
    return Number.isNaN(at) ? day : formats(language()).format(at)
  }
}

export const weekdayName = /* @__PURE__ */ dates({ weekday: 'long' })
/** `Mon`; `Mo` in German. */
export const shortWeekday = /* @__PURE__ */ dates({ weekday: 'short' })
export const monthName = /* @__PURE__ */ dates({ month: 'long' })

/** `11/21/26`, as the product writes dates; `21.11.26` in German. */
export const formatDay = /* @__PURE__ */ dates({ day: '2-digit', month: '2-digit', year: '2-digit' })

/** `November 21, 2026`: where money or a deadline hangs on it, and no column says which number is the month. */
export const formatDate = /* @__PURE__ */ dates({ day: 'numeric', month: 'long', year: 'numeric' })

/** `November 21`, of every year; `21. November` in German. */
export const formatDayOfYear = dates({ day: 'numeric', month: 'long' })

/** `Nov 21`; `21. Nov.` in German. */
export const formatShortDay = /* @__PURE__ */ dates({ day: 'numeric', month: 'short' })

/** `Saturday, November 21, 2026`; `Samstag, 21. November 2026` in German. */
export const formatLongDay = /* @__PURE__ */ dates({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })

/** `9 am`, `1:30 pm`, `12 am` for 0 and 24: the twelve-hour clock. In German `9 Uhr`, `13:30 Uhr`, `0 Uhr`, `24 Uhr`. */
export function formatHour(hour: Hour): string {
  const minutes = Math.round(hour * 60)
  const past = minutes % 60 === 0 ? '' : `:${twoDigits(minutes % 60)}`
  return words.clockTime(Math.trunc(minutes > 24 * 60 ? (minutes / 60) % 24 : minutes / 60), past)
}

// Apart, because pages that show no day show durations too.
export { formatDuration } from './duration.ts'
