import { type Day, formatDay, formatHour, fromLocalDateTime } from '#kit/shared/day.ts'
import { formatMoney, toCents } from '#kit/shared/money.ts'
import { type Fact, factsOf } from '../../rules/party.ts'
import type { DayBooking } from '../contract.ts'
import { endMoment, type Side } from '../rules.ts'
import { words } from '../words.ts'

/** An amount as people read it. */
export const money = (amount: number): string => formatMoney(toCents(amount))

/** `3 departures, 1 other boat out`; undefined where there is nothing. */
export function countWords(departures: number, others: number): string | undefined {
  const counts = [departures > 0 && words.departures(departures), others > 0 && words.otherBoats(others)].filter(
    Boolean,
  )
  return counts.length > 0 ? counts.join(', ') : undefined
}

type Times = Pick<DayBooking, 'booked_day' | 'booked_start' | 'booked_day_end' | 'booked_end' | 'back_at'>

/**
 * When the other end of a booking is, seen from a day: `back at 12 pm`, `back 06/12/26, 10 am`, `out since …`. As agreed
 * until the boat is back, then as it was.
 */
export function otherEnd(booking: Times, side: Side | 'underWay', day: Day): string {
  const agreed = { day: booking.booked_day_end, hour: booking.booked_end }
  const end = booking.back_at === null ? agreed : endMoment(booking.back_at)
  const back = formatHour(end.hour)
  if (side !== 'arrival') return end.day === day ? words.backAt(back) : words.backOn(formatDay(end.day), back)
  const out = formatHour(booking.booked_start)
  return booking.booked_day === day ? words.outAt(out) : words.outSince(formatDay(booking.booked_day), out)
}

/** What is said of a booking; extras that are none are left out. */
export const commentLines = (comment: string): Fact[] =>
  factsOf(comment).filter((fact) => fact.label !== 'Extras' || fact.words !== 'none')

export const whoBooked = ({ employee }: Pick<DayBooking, 'employee'>): string =>
  employee === '' ? words.bookedOnline : words.bookedBy(employee)

/** That and when the customer changed it themselves. */
export function whenChanged(time: string): string {
  const { day, hour } = fromLocalDateTime(time)
  return words.changedByCustomer(formatDay(day), formatHour(Math.floor(hour * 60) / 60))
}
