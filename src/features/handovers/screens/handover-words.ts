import type { Course } from '#features/bookings/rules/handover.ts'
import { wholeWords } from '#features/bookings/rules/prices.ts'
import { words as bookingWords } from '#features/bookings/words.ts'
import { formatDay, formatHour, formatShortDay, fromLocalDateTime, wallClock, weekdayName } from '#kit/shared/day.ts'
import { formatMoney } from '#kit/shared/money.ts'
import type { Handover } from '../contract.ts'
import { words } from '../words.ts'

/** The wall clock to the minute that has begun. */
function clockAt(dateTime: string, timeZone: string) {
  const { day, hour } = wallClock(timeZone, dateTime)
  return { day, time: formatHour(Math.floor(hour * 60) / 60) }
}

/** `12:10 pm` of an instant, and the day before it where that is another one than `seenOn`. */
export function timeText(dateTime: string, timeZone: string, seenOn?: string): string {
  const { day, time } = clockAt(dateTime, timeZone)
  return seenOn === undefined || seenOn === day ? time : `${formatDay(day)}, ${time}`
}

/** When a booking begins and ends: `{ day: 'Monday 06/01/26', times: '10 am – 12 pm' }`, over days with their dates. */
export function spanOf({ starts_at, ends_at }: Pick<Handover['booking'], 'starts_at' | 'ends_at'>) {
  const [start, end] = [fromLocalDateTime(starts_at), fromLocalDateTime(ends_at)]
  const name = (day: string) => words.dayNamed(weekdayName(day), formatDay(day))
  return {
    day: start.day === end.day ? name(start.day) : `${name(start.day)} – ${name(end.day)}`,
    times:
      start.day === end.day
        ? bookingWords.timeSpan(formatHour(start.hour), formatHour(end.hour))
        : [start, end].map(({ day, hour }) => `${formatShortDay(day)}, ${formatHour(hour)}`).join(' – '),
    due: start.day === end.day ? formatHour(end.hour) : `${formatDay(end.day)}, ${formatHour(end.hour)}`,
  }
}

/** How far it is, for the one rule that says it. */
export const handoverCourse = ({ booking, out, back }: Pick<Handover, 'booking' | 'out' | 'back'>): Course => ({
  startsAt: booking.starts_at,
  endsAt: booking.ends_at,
  outAt: out?.dateTime ?? null,
  backAt: back?.dateTime ?? null,
})

/** The address of a booking's check-out and return. */
export const handoverAddress = (bookingId: number): string => `/RentalRevolution/handover/${bookingId}`

/** `Price $123.50, $65.50 of it on site; deposit $300 apart`. */
export function priceText({ booking, fees, deposit }: Pick<Handover, 'booking' | 'fees' | 'deposit'>): string {
  const onSite = fees.reduce((sum, { amount }) => sum + amount, 0)
  const price = wholeWords(booking.price, onSite)
  return deposit > 0 ? words.priceAndDeposit(price, formatMoney(deposit)) : words.price(price)
}
