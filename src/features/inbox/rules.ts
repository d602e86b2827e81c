import {
  addDays,
  type Day,
  formatDate,
  formatDay,
  formatHour,
  formatLongDay,
  fromLocalDateTime,
  instantOf,
  wallClock,
} from '#kit/shared/day.ts'
import { type Cents, type Currency, formatMoney } from '#kit/shared/money.ts'
import type { Business, ItemType } from './contract.ts'
import { words } from './words.ts'

const daysOfLog = 14

/** The instant that the logbook begins with: 14 days ago, at the start of the day. */
export const logbookSince = (now: Temporal.Instant, timeZone: string): Temporal.Instant =>
  instantOf(addDays(wallClock(timeZone, now).day, -daysOfLog), 0, timeZone)

/** What of a business's logbooks somebody may read: admins all but the confirmations, which are root's. */
export const readableLogs = (
  { admin, root }: { admin: boolean; root: boolean },
  business: Business,
): readonly ItemType[] => {
  if (!admin) return []
  if (business === 'agency') return ['todo', 'contact', 'invoice']
  return root ? ['todo', 'contact', 'confirmation', 'cancellation'] : ['todo', 'contact', 'cancellation']
}

/** `Ticked off by Jonas Pier (06/01/26)`. */
export const tickedOffText = (by: string, day: Day): string => words.tickedOffBy(by, formatDay(day))

/**
 * `Canceled by Jonas Pier (06/01/26): Storm warning`. `by` is `customer` for the customer, whose reason is nothing more
 * than that, and null where a booking was released because nobody paid.
 */
export function canceledText({ by, day, reason }: { by: string | null; day: Day; reason: string }): string {
  if (by === 'customer') return words.canceledByCustomer(formatDay(day))
  const what = by === null ? words.released(formatDay(day)) : words.canceledBy(by, formatDay(day))
  return reason === '' ? what : words.because(what, reason)
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
  const [from, until] = [formatHour(start.hour), formatHour(end.hour)]
  return [
    words.trip(vehicleName, formatMoney(price), reference),
    isSameDay
      ? words.tripTime(formatLongDay(start.day), from, until)
      : words.stayTime(formatLongDay(start.day), from, formatDay(end.day), until),
    ...(employee === '' ? [] : [words.bookedBy(employee)]),
  ].join('\n')
}

export type SentInvoice = {
  reference: string
  gross: Cents
  currency: Currency
  dueOn: Day
  /** Signature of whoever sent it. */
  by: string
}

/** What was sent, in two lines. */
export const sentText = ({ reference, gross, currency, dueOn, by }: SentInvoice): string =>
  `Invoice ${reference} over ${formatMoney(gross, currency)}, due ${formatDate(dueOn)}\nSent by ${by}`

/** `Paid in full: Jonas Pier (06/01/26)`, by who took the last of the money. */
export const paidText = (by: string, day: Day): string => `Paid in full: ${by} (${formatDay(day)})`

/** `Taken back by credit note CN-2026-0001 (06/01/26)`. */
export const takenBackText = (reference: string, day: Day): string =>
  `Taken back by credit note ${reference} (${formatDay(day)})`

/** `06/01/26, 7:05 am` of an instant, on the wall clock of the business. */
export function momentText(dateTime: string, timeZone: string): string {
  const { day, hour } = wallClock(timeZone, dateTime)
  return `${formatDay(day)}, ${formatHour(hour)}`
}
