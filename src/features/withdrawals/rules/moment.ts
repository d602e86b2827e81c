import { formatLongDay, wallClock } from '#kit/shared/day.ts'
import { words } from '../words.ts'

/** `Saturday, November 21, 2026, 14:40:07 (UTC+01:00)`: an instant on the wall clock of the business, to the second. */
export function formatMoment(instant: string, timeZone: string): string {
  const at = Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone)
  const time = at.toPlainTime().toString({ smallestUnit: 'second' })
  return words.moment(formatLongDay(wallClock(timeZone, instant).day), time, at.offset)
}
