import { formatDay, formatHour, wallClock } from '#kit/shared/day.ts'

/** An instant on the business's wall clock, to the minute that it is in: `06/01/26, 2:30 pm`. */
export function momentOf(at: string, timeZone: string): string {
  const minute = Temporal.Instant.from(at).round({ smallestUnit: 'minute', roundingMode: 'floor' })
  const { day, hour } = wallClock(timeZone, minute)
  return `${formatDay(day)}, ${formatHour(hour)}`
}
