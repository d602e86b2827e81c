import { type Day, formatDay, formatHour } from '#kit/shared/day.ts'
import { formatMoney, toCents } from '#kit/shared/money.ts'
import { type Fact, factsOf } from '../../rules/party.ts'
import type { DayBooking } from '../contract.ts'
import { endMoment, type PaymentLabel, type Side } from '../rules.ts'

/** Dollars as people read them. */
export const dollars = (amount: number): string => formatMoney(toCents(amount))

const some = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`

/** `3 departures, 1 other boat out`; undefined where there is nothing. */
export function countWords(departures: number, others: number): string | undefined {
  const words = [
    departures > 0 && some(departures, 'departure', 'departures'),
    others > 0 && some(others, 'other boat out', 'other boats out'),
  ].filter(Boolean)
  return words.length > 0 ? words.join(', ') : undefined
}

export const bookingsWords = (count: number): string => some(count, 'booking', 'bookings')

type Times = Pick<DayBooking, 'booked_day' | 'booked_start' | 'booked_day_end' | 'booked_end' | 'back_at'>

const moment = (day: Day, hour: number, seenOn: Day) =>
  day === seenOn ? formatHour(hour) : `${formatDay(day)}, ${formatHour(hour)}`

/**
 * When the other end of a booking is, seen from a day: `back at 12 pm`, `back 06/12/26, 10 am`, `out since …`. As agreed
 * until the boat is back, then as it was.
 */
export function otherEnd(booking: Times, side: Side | 'underWay', day: Day): string {
  const agreed = { day: booking.booked_day_end, hour: booking.booked_end }
  const end = booking.back_at === null ? agreed : endMoment(booking.back_at)
  const back = moment(end.day, end.hour, day)
  if (side !== 'arrival') return end.day === day ? `back at ${back}` : `back ${back}`
  const out = moment(booking.booked_day, booking.booked_start, day)
  return booking.booked_day === day ? `out at ${out}` : `out since ${out}`
}

export const labelWords: Readonly<Record<PaymentLabel, string>> = { held: 'Held', paid: 'Paid', unpaid: 'Unpaid' }

/** What is said of a booking; extras that are none are left out. */
export const commentLines = (comment: string): Fact[] =>
  factsOf(comment).filter(({ label, words }) => label !== 'Extras' || words !== 'none')

export const telLink = (phone: string): string => `tel:${phone.replaceAll(' ', '')}`

export const whoBooked = ({ employee }: Pick<DayBooking, 'employee'>): string =>
  employee === '' ? 'Booked online' : `Booked by ${employee}`
