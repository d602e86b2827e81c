import {
  addDays,
  type Day,
  daysBetween,
  formatHour,
  fromLocalDateTime,
  localDateTime,
  type WallClock,
} from '#kit/shared/day.ts'
import type { FieldError } from '#kit/shared/problem.ts'
import type { Interval } from '../rules.ts'
import type { Closure } from './contract/closure.ts'
import { words } from './words.ts'

/** Days for which something is closed at once at most. */
export const mostClosedDays = 366

/** A closure as staff ask for it. */
export type Closing = { from_day: string; from: number; until_day: string; until: number }

export const closedTimes = ({ from_day, from, until_day, until }: Closing) => ({
  startsAt: localDateTime(from_day, from),
  endsAt: localDateTime(until_day, until),
})

/** Why a time cannot be closed, beside its fields. */
export function closingErrors(closing: Closing, now: WallClock): FieldError[] {
  const { startsAt, endsAt } = closedTimes(closing)
  if (endsAt <= startsAt) return [{ field: 'until', message: words.endsBeforeStart }]
  if (endsAt <= localDateTime(now.day, now.hour)) return [{ field: 'until', message: words.endsInPast }]
  if (daysBetween(closing.from_day, closing.until_day) >= mostClosedDays)
    return [{ field: 'until_day', message: words.tooLong(mostClosedDays) }]
  return []
}

/** Of what is shown as closed, what concerns a boat. */
export const closedFor = (closures: readonly Closure[], vehicleId: number): Closure[] =>
  closures.filter(({ vehicle_id }) => vehicle_id === null || vehicle_id === vehicleId)

/** The first closure of a boat that touches a time. */
export const closureAt = (
  closures: readonly Closure[],
  { vehicleId, startsAt, endsAt }: { vehicleId: number; startsAt: string; endsAt: string },
): Closure | undefined =>
  closedFor(closures, vehicleId).find(({ starts_at, ends_at }) => starts_at < endsAt && ends_at > startsAt)

/** When a boat is closed on a day, in hours of it. */
export const closedHoursOn = (day: Day, closures: readonly Closure[], vehicleId: number): Interval[] =>
  closedFor(closures, vehicleId)
    .filter(({ starts_at, ends_at }) => starts_at < localDateTime(day, 24) && ends_at > `${day}T00:00`)
    .map(({ starts_at, ends_at }) => {
      const [start, end] = [fromLocalDateTime(starts_at), fromLocalDateTime(ends_at)]
      return { start: start.day < day ? 0 : start.hour, end: end.day > day ? 24 : end.hour }
    })

/** An hour at which a closure ends: `12 am` of a day would be taken for the night before it. */
export const formatClosedHour = (hour: number): string => (hour === 24 ? words.endOfDay : formatHour(hour))

/** The end of a closure as the day that people name: midnight at the end of a day is still that day. */
export function lastMoment(endsAt: string): WallClock {
  const { day, hour } = fromLocalDateTime(endsAt)
  return hour > 0 ? { day, hour } : { day: addDays(day, -1), hour: 24 }
}
