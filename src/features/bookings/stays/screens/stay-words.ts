import {
  type Day,
  daysBetween,
  formatDayOfYear,
  formatHour,
  formatShortDay,
  shortWeekday,
  weekdayName,
} from '#kit/shared/day.ts'
import { type Cents, formatMoney } from '#kit/shared/money.ts'
import { words as bookingWords } from '../../words.ts'
import { checkIn, checkOut, type StayChoice, type StayDayState } from '../rules.ts'
import { words } from '../words.ts'

/** `Wednesday, June 3` */
export const dayWords = (day: Day): string => `${weekdayName(day)}, ${formatDayOfYear(day)}`

/** `Wed, Jun 3` */
export const shortDay = (day: Day): string => `${shortWeekday(day)}, ${formatShortDay(day)}`

/** Which days are still to be chosen. */
export const missingDates = ({ start }: StayChoice): string => (start === undefined ? words.noDates : words.noLastDay)

/** What the calendar says about a choice when it changes; `price` of the nights in cents. */
export function choiceWords({ start, end, oneNight }: StayChoice, price: Cents | undefined): string {
  if (start === undefined) return words.nothingSelected
  if (oneNight !== undefined) return words.tooFewFrom(dayWords(start))
  if (end === undefined) return words.selectLast(dayWords(start))
  const nights = bookingWords.nights(daysBetween(start, end))
  return [words.fromTo(dayWords(start), dayWords(end)), nights, price !== undefined && formatMoney(price)]
    .filter(Boolean)
    .join(', ')
}

/** What is heard of a day after its date. */
export const dayStateWords = {
  past: words.past,
  closed: words.closed,
  booked: words.booked,
  useless: words.noFirstDay,
  arrival: words.freeFrom(formatHour(checkIn)),
  departure: words.freeUntil(formatHour(checkOut)),
  last: words.noFirstDay,
  free: undefined,
} satisfies Readonly<Record<StayDayState, string | undefined>>

/** Takes the room of a date, so that nothing moves when there is one. */
const noDetail = '\u00a0'

/** The four steps with what was chosen in them, and which one is in hand. */
export function staySteps({ start, end }: StayChoice, isPaying: boolean) {
  return {
    steps: [
      { label: words.stepFirst, detail: start ? shortDay(start) : noDetail },
      { label: words.stepLast, detail: end ? shortDay(end) : noDetail },
      { label: words.stepCheck },
      { label: words.stepPay },
    ],
    current: isPaying ? 3 : end !== undefined ? 2 : start !== undefined ? 1 : 0,
  }
}
