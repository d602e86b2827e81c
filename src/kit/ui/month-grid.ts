import { addDays, addMonths, columnOf, type Day, daysInMonth, firstDayOfWeek, firstOfMonth } from '#kit/shared/day.ts'

export type DayRange = { from: Day; to: Day }

/** The month of a day as six weeks, from `firstDayOfWeek` on; undefined where another month's days would be. */
export function monthWeeks(month: Day): readonly (readonly (Day | undefined)[])[] {
  const first = firstOfMonth(month)
  const blanks = columnOf(first, firstDayOfWeek())
  const length = daysInMonth(first)
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, column) => {
      const offset = week * 7 + column - blanks
      return offset >= 0 && offset < length ? addDays(first, offset) : undefined
    }),
  )
}

/** Where a key leads from a day: arrows by days and weeks, Home and End within the week, PageUp and PageDown by months (with shift: years). */
export function dayByKey(day: Day, key: string, shift = false): Day | undefined {
  const column = columnOf(day, firstDayOfWeek())
  const days = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7, Home: -column, End: 6 - column }[key]
  if (days !== undefined) return addDays(day, days)
  const months = { PageUp: -1, PageDown: 1 }[key]
  return months === undefined ? undefined : addMonths(day, months * (shift ? 12 : 1))
}

export function clampDay(day: Day, min: Day | undefined, max: Day | undefined): Day {
  if (min !== undefined && day < min) return min
  return max !== undefined && day > max ? max : day
}

export const isWithin = (day: Day, range: DayRange | undefined) =>
  range !== undefined && day >= range.from && day <= range.to

/** The first day of each month shown, beginning with the month of `first`. */
export const shownMonths = (first: Day, count: number): readonly Day[] =>
  Array.from({ length: count }, (_, i) => addMonths(firstOfMonth(first), i))

/** The first days of the months from one day to another; always with the month of `shown`. */
export function monthsToChoose(shown: Day, min: Day, max: Day): readonly Day[] {
  const [first, last] = [firstOfMonth(shown < min ? shown : min), shown > max ? shown : max]
  const count =
    (Number(last.slice(0, 4)) - Number(first.slice(0, 4))) * 12 + Number(last.slice(5, 7)) - Number(first.slice(5, 7))
  return shownMonths(first, count + 1)
}
