import {
  addDays,
  type Day,
  formatDay,
  formatHour,
  formatLongDay,
  fromLocalDateTime,
  instantOf,
  wallClock,
} from '#kit/shared/day.ts'
import { type Cents, formatMoney } from '#kit/shared/money.ts'
import type { ItemType } from './contract.ts'

const daysOfLog = 14

/** The instant that the logbook begins with: 14 days ago, at the start of the day. */
export const logbookSince = (now: Temporal.Instant, timeZone: string): Temporal.Instant =>
  instantOf(addDays(wallClock(timeZone, now).day, -daysOfLog), 0, timeZone)

/** Whose logbooks somebody may read: admins all but the confirmations, which are root's. */
export const readableLogs = ({ admin, root }: { admin: boolean; root: boolean }): readonly ItemType[] => {
  if (root) return ['todo', 'contact', 'confirmation', 'cancellation']
  return admin ? ['todo', 'contact', 'cancellation'] : []
}

/** As whom somebody signs: root as the agency. */
export const signatureOf = (
  { root, firstName, lastName }: { root: boolean; firstName: string; lastName: string },
  agencyName: string,
): string => (root ? agencyName : `${firstName} ${lastName}`.trim())

/** `Ticked off by Jonas Pier (06/01/26)`. */
export const tickedOffText = (by: string, day: Day): string => `Ticked off by ${by} (${formatDay(day)})`

/**
 * `Canceled by Jonas Pier (06/01/26): Storm warning`. `by` is `customer` for the customer, whose reason is nothing more
 * than that, and null where a booking was released because nobody paid.
 */
export function canceledText({ by, day, reason }: { by: string | null; day: Day; reason: string }): string {
  if (by === 'customer') return `Canceled by the customer (${formatDay(day)})`
  const what = by === null ? 'Released' : `Canceled by ${by}`
  return `${what} (${formatDay(day)})${reason === '' ? '' : `: ${reason}`}`
}

export type BookedTrip = {
  vehicleName: string
  /** Wall clock, `YYYY-MM-DDTHH:MM`. */
  startsAt: string
  endsAt: string
  price: Cents
  reference: string
  /** The member of staff who entered it, or empty. */
  employee: string
}

/** What was booked, in three lines. */
export function tripText({ vehicleName, startsAt, endsAt, price, reference, employee }: BookedTrip): string {
  const [start, end] = [fromLocalDateTime(startsAt), fromLocalDateTime(endsAt)]
  const isSameDay = start.day === end.day || (end.hour === 0 && addDays(start.day, 1) === end.day)
  const until = isSameDay ? formatHour(end.hour) : `${formatDay(end.day)}, ${formatHour(end.hour)}`
  return [
    `${vehicleName}, ${formatMoney(price)}, reference ${reference}`,
    `${formatLongDay(start.day)}, ${formatHour(start.hour)} – ${until}`,
    ...(employee === '' ? [] : [`Booked by ${employee}`]),
  ].join('\n')
}

/** `06/01/26, 7:05 am` of an instant, on the wall clock of the business. */
export function momentText(dateTime: string, timeZone: string): string {
  const { day, hour } = wallClock(timeZone, dateTime)
  return `${formatDay(day)}, ${formatHour(hour)}`
}
