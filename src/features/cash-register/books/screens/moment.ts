import { formatDay, formatHour, wallClock } from '#kit/shared/day.ts'

/** An instant on the business's wall clock: `06/01/26, 2:30 pm`. */
export function momentText(dateTime: string, timeZone: string): string {
  const { day, hour } = wallClock(timeZone, Temporal.Instant.from(dateTime))
  // The minute that it is in, not the nearest one.
  return `${formatDay(day)}, ${formatHour(Math.floor(hour * 60 + 1e-6) / 60)}`
}
