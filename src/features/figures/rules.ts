import type { BusinessSettings } from '#features/settings/contract.ts'
import { openingHours } from '#features/settings/rules.ts'
import { vehicleTypes } from '#features/vehicles/contract.ts'
import { addDays, type Day, existsOnClock, skippedHour } from '#kit/shared/day.ts'
import type { Figures } from './contract.ts'

/** Minutes of a day's wall clock for which the business is open, and what they are counted for: a weekday, a week. */
export type OpenSpan = { day: Day; bucket: number; opens: number; closes: number }

/** When the business is open from a day to another, both counted; a time that the clock jumps over is not there. */
export function openSpans(
  settings: BusinessSettings,
  { from, until, timeZone }: { from: Day; until: Day; timeZone: string },
  bucketOf: (day: Day) => number,
): OpenSpan[] {
  const spans: OpenSpan[] = []
  for (let day = from; day <= until; day = addDays(day, 1)) {
    const hours = openingHours(settings, day)
    if (!hours) continue
    const { opens, closes } = hours
    const skipped = skippedHour(day, opens, closes, timeZone)
    const again = skipped === undefined ? closes : firstAfter(day, skipped, timeZone)
    const parts =
      skipped === undefined
        ? [[opens, closes]]
        : [
            [opens, skipped],
            [again, closes],
          ]
    for (const [begin = 0, end = 0] of parts)
      if (begin < end)
        spans.push({ day, bucket: bucketOf(day), opens: Math.round(begin * 60), closes: Math.round(end * 60) })
  }
  return spans
}

/** When the clock goes on after it jumped. */
function firstAfter(day: Day, skipped: number, timeZone: string): number {
  let hour = skipped
  while (!existsOnClock(day, hour, timeZone)) hour += 0.5
  return hour
}

/** Weeks that are looked ahead, and back to the same of the year before: whole weeks, so that weekdays meet. */
export const weeksAhead = 12
export const weeksBack = 52

/** From 0 to 1; undefined where nothing was open. */
export const shareOf = ({ let: taken, open }: Pick<Figures, 'let' | 'open'>): number | undefined =>
  open > 0 ? taken / open : undefined

/** The same by kind, of those that have any boat, in their order. */
export const byKind = (boats: Figures['boats']) =>
  vehicleTypes.flatMap((type) => {
    const of = boats.filter((boat) => boat.type === type)
    const sumOf = (key: 'bookings' | 'income' | 'let' | 'open') => of.reduce((sum, boat) => sum + boat[key], 0)
    const sums = { bookings: sumOf('bookings'), income: sumOf('income'), let: sumOf('let'), open: sumOf('open') }
    return of.length === 0 ? [] : [{ type, ...sums }]
  })
