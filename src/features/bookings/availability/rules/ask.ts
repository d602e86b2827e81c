import { openingHours } from '#features/settings/rules.ts'
import { sentenceOn } from '#features/settings/special-days/rules.ts'
import { addDays, type Day, type Hour } from '#kit/shared/day.ts'
import { type Business, calendarDayState } from '../../rules.ts'
import { checkIn } from '../../stays/rules.ts'
import type { Ask } from '../rules.ts'

/** How long: so many hours, from opening to closing, or so many nights. */
export const lengths = ['1h', '2h', '3h', '4h', '6h', 'day', '2n', '3n', '4n', '7n'] as const
export type Length = (typeof lengths)[number]

export const nightsIn = (length: Length): number | undefined =>
  length.endsWith('n') ? Number.parseInt(length, 10) : undefined

/** What was chosen so far; null is left to what is best. */
export type Wish = { day: Day | null; start: Hour | null; length: Length; people: number }

export const noWish: Wish = { day: null, start: null, length: '2h', people: 2 }

/** The most that can be chosen; whoever is more is told how many a boat takes. */
export const mostPeople = 20

/** How many hours it is on a day: a whole one is as long as we are open. */
export function hoursOn(day: Day, length: Length, { settings }: Business): number {
  const open = openingHours(settings, day)
  return length === 'day' ? (open ? open.closes - open.opens : 0) : Number.parseInt(length, 10)
}

/** The hours at which so long a time can begin on a day, none that has passed; at check-in over nights. */
export function startsOn(day: Day, length: Length, business: Business): Hour[] {
  const open = openingHours(business.settings, day)
  const { now } = business
  if (!open || calendarDayState({ date: day, blocked: false }, business) !== 'open') return []
  const isAhead = (start: Hour) => day > now.day || start > now.hour
  if (nightsIn(length) !== undefined) return [checkIn].filter(isAhead)
  const last = open.closes - hoursOn(day, length, business)
  const first = length === 'day' ? open.opens : Math.ceil(open.opens)
  return Array.from({ length: Math.max(Math.floor(last - first) + 1, 0) }, (_, i) => first + i).filter(isAhead)
}

/** The next days on which so long a time can begin, from today or another day on; fewer where we are closed for long. */
export function daysAhead(length: Length, business: Business, count: number, from = business.now.day): Day[] {
  const days: Day[] = []
  for (let ahead = 0; ahead <= 366 && days.length < count; ahead++) {
    const day = addDays(from, ahead)
    if (startsOn(day, length, business).length > 0) days.push(day)
  }
  return days
}

/** Where nobody said when: early in the afternoon. */
const usualStart = 14

/** A day that has passed meanwhile is today. */
const wishedDay = ({ day }: Wish, { now }: Business): Day => (day !== null && day > now.day ? day : now.day)

/** Why the day of a wish is not the one that is asked about; `left`: the longest that it still has room for; `note`: what is said of it. */
export type Instead = { wished: Day; why: 'late' | 'closed' | 'short'; left?: Length; note?: string }

export function insteadOf(wish: Wish, business: Business): Instead | undefined {
  const { length } = wish
  const wished = wishedDay(wish, business)
  if (startsOn(wished, length, business).length > 0) return undefined
  if (calendarDayState({ date: wished, blocked: false }, business) !== 'open') {
    const note = sentenceOn(business.settings, wished)
    return { wished, why: 'closed', ...(note && { note }) }
  }
  const atMidnight = { ...business, now: { day: wished, hour: -1 } }
  if (startsOn(wished, length, atMidnight).length === 0) return { wished, why: 'short' }
  const left = lengths.findLast((one) => one.endsWith('h') && startsOn(wished, one, business).length > 0)
  return { wished, why: 'late', ...(left && nightsIn(length) === undefined && { left }) }
}

/** What is asked of a wish: what was left open is the next day, and the hour nearest to the one that most people come at. */
export function askOf(wish: Wish, business: Business): Ask | undefined {
  const { length, people } = wish
  const [day] = [...daysAhead(length, business, 1, wishedDay(wish, business)), ...daysAhead(length, business, 1)]
  if (!day) return undefined
  const nights = nightsIn(length)
  if (nights !== undefined) return { day, people, nights }
  const wanted = wish.start ?? usualStart
  const [start] = startsOn(day, length, business).toSorted(
    (a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || a - b,
  )
  return start === undefined ? undefined : { day, people, start, hours: hoursOn(day, length, business) }
}
