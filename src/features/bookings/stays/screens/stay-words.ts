import { type Day, daysBetween, formatHour, monthName, weekdayName } from '#kit/shared/day.ts'
import { type Cents, formatMoney } from '#kit/shared/money.ts'
import { words as bookingWords } from '../../words.ts'
import { checkIn, checkOut, type StayChoice, type StayDayState } from '../rules.ts'

/** `Wednesday, June 3` */
export const dayWords = (day: Day): string => `${weekdayName(day)}, ${monthName(day)} ${Number(day.slice(8))}`

/** `Wed, Jun 3` */
export const shortDay = (day: Day): string =>
  `${weekdayName(day).slice(0, 3)}, ${monthName(day).slice(0, 3)} ${Number(day.slice(8))}`

export const noDatesWarning = 'Please select the first and the last day of your stay'

export const oneNightWarning = 'Please choose at least two nights'

/** What the calendar says about a choice when it changes; `price` of the nights in cents. */
export function choiceWords({ start, end, oneNight }: StayChoice, price: Cents | undefined): string {
  if (start === undefined) return 'No dates selected'
  if (oneNight !== undefined) return `${oneNightWarning}. From ${dayWords(start)}, select a later day`
  if (end === undefined) return `From ${dayWords(start)}. Now select the day you leave`
  const nights = bookingWords.nights(daysBetween(start, end))
  return [`From ${dayWords(start)} to ${dayWords(end)}`, nights, price !== undefined && formatMoney(price)]
    .filter(Boolean)
    .join(', ')
}

/** What is heard of a day after its date. */
export const dayStateWords: Readonly<Record<StayDayState, string | undefined>> = {
  past: 'past',
  closed: 'closed',
  booked: 'booked',
  arrival: `free from ${formatHour(checkIn)}`,
  departure: `free until ${formatHour(checkOut)}`,
  free: undefined,
}

/** Takes the room of a date, so that nothing moves when there is one. */
const noDetail = '\u00a0'

/** The four steps with what was chosen in them, and which one is in hand. */
export function staySteps({ start, end }: StayChoice, isPaying: boolean) {
  return {
    steps: [
      { label: 'Select start date', detail: start ? shortDay(start) : noDetail },
      { label: 'Select end date', detail: end ? shortDay(end) : noDetail },
      { label: 'Check overview' },
      { label: 'Pay and book' },
    ],
    current: isPaying ? 3 : end !== undefined ? 2 : start !== undefined ? 1 : 0,
  }
}
