import { addDays, addMonths, type Day, daysInMonth, firstOfMonth, monthName, weekday } from '#kit/shared/day.ts'
import { words } from './words.ts'

/** Hours are whole tenths inside (75 is 7.5 hours), so that sums are exact, and text with a dot outside. */
export type Tenths = number
/** `YYYY-MM`. */
export type Month = string

/** Hours of one day. */
export const mostHours = 24
export const hoursMessage = () => words.noHours(mostHours)

const pattern = /^\d{1,2}(?:\.\d)?$/

/** `7.5` is 75, with a comma too. Undefined for what is no number of at most 24 with at most one decimal digit. */
export function tenthsOf(text: string): Tenths | undefined {
  const written = text.replace(',', '.')
  if (!pattern.test(written)) return undefined
  const [whole = '', tenth = '0'] = written.split('.')
  const tenths = Number(whole) * 10 + Number(tenth)
  return tenths <= mostHours * 10 ? tenths : undefined
}

/** 75 is `7.5`, 80 is `8`. */
export const hoursText = (tenths: Tenths): string =>
  tenths % 10 === 0 ? String(tenths / 10) : `${Math.trunc(tenths / 10)}.${tenths % 10}`

/** `7.5 hours`, `0 hours`, and `1 hour` for exactly one. */
export const hoursWords = (tenths: Tenths): string => words.hours(hoursText(tenths))

/** What a field keeps after somebody typed, right or wrong: the text with a dot for a comma. */
export const typedHours = (text: string): string => text.trim().replace(',', '.')

/** What is sent of a field: a dot that nothing followed is dropped, as `7.` is on its way to `7.5`. */
export const finishedHours = (text: string): string => text.replace(/(?<=\d)\.$/, '')

/** Whether a field holds hours of a day, or none. */
export const areHours = (typed: string): boolean =>
  finishedHours(typed) === '' || tenthsOf(finishedHours(typed)) !== undefined

/**
 * The days whose hours may be changed: today and the two before, on the business's wall clock. The rental says "the last
 * three days up to today", the agency "days newer than 3 days before today"; both mean a day d with
 * today - 3 < d <= today. Whose they are, and whether the month is signed off, is asked beside it.
 */
export const isEditable = (day: Day, today: Day): boolean => day > addDays(today, -3) && day <= today

/** Newest first. */
export const editableDays = (today: Day): readonly Day[] => [today, addDays(today, -1), addDays(today, -2)]

/** Where the table begins: the first day of the month two months ago. */
export const firstShownDay = (today: Day): Day => firstOfMonth(addMonths(firstOfMonth(today), -2))

/** Every day of the table, from the first up to today. */
export function shownDays(today: Day): readonly Day[] {
  const days: Day[] = []
  for (let day = firstShownDay(today); day <= today; day = addDays(day, 1)) days.push(day)
  return days
}

export const monthOf = (day: Day): Month => day.slice(0, 7)
export const firstDayOf = (month: Month): Day => `${month}-01`
export const lastDayOf = (month: Month): Day => `${month}-${daysInMonth(firstDayOf(month))}`

/** Every day of a month. */
export const daysOf = (month: Month): readonly Day[] =>
  Array.from({ length: daysInMonth(firstDayOf(month)) }, (_, i) => addDays(firstDayOf(month), i))

/** `November 2026`. */
export const monthTitle = (month: Month): string => `${monthName(firstDayOf(month))} ${month.slice(0, 4)}`

/** The months of the table, newest first. */
export const shownMonths = (today: Day): readonly Month[] =>
  [0, -1, -2].map((months) => monthOf(addMonths(firstOfMonth(today), months)))

/** A month can be signed off from its last day on. */
export const maySignOff = (month: Month, today: Day): boolean => lastDayOf(month) <= today

export const isWeekend = (day: Day): boolean => [0, 6].includes(weekday(day))

/** The exact sum; what is missing or no number counts as nothing. */
export const sumOf = (texts: Iterable<string | undefined>): Tenths =>
  [...texts].reduce((sum, text) => sum + (tenthsOf(text ?? '') ?? 0), 0)
