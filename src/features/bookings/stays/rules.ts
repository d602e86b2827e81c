import { openingHours } from '#features/settings/rules.ts'
import type { Vehicle } from '#features/vehicles/contract.ts'
import { isLet, leastNights } from '#features/vehicles/rules.ts'
import { addDays, type Day, daysBetween, localDateTime } from '#kit/shared/day.ts'
import type { Extra } from '../contract.ts'
import { isOffered } from '../rules/prices.ts'
import { type Business, lastBookableDay, type Refusal, refusal } from '../rules.ts'
import { mostNights, type StayDay } from './contract.ts'

/** Hours on the wall clock at which stays begin and end. */
export const checkIn = 14
export const checkOut = 10

/** Which nights; the same day twice is a day without a night. */
export type Stay = { start: Day; end: Day }

export const nightsOf = ({ start, end }: Stay): number => daysBetween(start, end)

/** Every day of a stay, its first and its last included. */
export const daysOf = ({ start, end }: Stay): Day[] =>
  Array.from({ length: daysBetween(start, end) + 1 }, (_, i) => addDays(start, i))

/**
 * Start and end of a stay as `YYYY-MM-DDTHH:MM` on the wall clock: from 2 pm to 10 am, and without a night from 2 pm to
 * closing time.
 */
export function stayInterval(stay: Stay, { settings }: Pick<Business, 'settings'>) {
  const until = nightsOf(stay) > 0 ? checkOut : (openingHours(settings, stay.start)?.closes ?? 24)
  return { startsAt: localDateTime(stay.start, checkIn), endsAt: localDateTime(stay.end, until) }
}

export type StaySelection = {
  vehicle: Vehicle
  stay: Stay
  extras: readonly Extra[]
  /** Staff may book a day without a night, and for today whatever the time. */
  isStaff: boolean
}

/** Why a stay cannot be booked, or undefined. Whether the vehicle is still free is for the bookings to say. */
export function stayRefusal(
  { vehicle, stay, extras, isStaff }: StaySelection,
  business: Business,
  isBlocked: (day: Day) => boolean,
): Refusal | undefined {
  if (vehicle.blocked) return refusal('VEHICLE_BLOCKED')
  if (!isLet(vehicle, 'days')) return refusal('NOT_OVER_DAYS')
  if (!extras.every((extra) => isOffered(vehicle, extra, 'days', business.extras))) return refusal('EXTRA_NOT_OFFERED')
  const code = lengthRefusal(nightsOf(stay), isStaff) ?? stayDaysRefusal(stay, isStaff, business, isBlocked)
  return code && refusal(code)
}

function lengthRefusal(nights: number, isStaff: boolean) {
  if (nights < (isStaff ? 0 : leastNights)) return 'MINIMUM_NIGHTS'
  return nights > mostNights ? 'TOO_MANY_NIGHTS' : undefined
}

/** Why nobody can stay on these days, whatever the vehicle. */
export function stayDaysRefusal(
  stay: Stay,
  isStaff: boolean,
  { settings, now }: Business,
  isBlocked: (day: Day) => boolean,
) {
  if (stay.start < now.day || (stay.start === now.day && !isStaff && now.hour >= checkIn)) return 'PAST'
  if (stay.end > lastBookableDay(now.day)) return 'TOO_FAR_AHEAD'
  const days = daysOf(stay)
  if (days.some((day) => !openingHours(settings, day))) return 'CLOSED'
  if (nightsOf(stay) === 0 && !isOpenAfterCheckIn(stay.start, { settings })) return 'CLOSED'
  return days.some(isBlocked) ? 'DAY_BLOCKED' : undefined
}

/** A day without a night ends when we close. */
const isOpenAfterCheckIn = (day: Day, { settings }: Pick<Business, 'settings'>) =>
  (openingHours(settings, day)?.closes ?? 0) > checkIn

/** What the calendar of one vehicle is drawn and chosen by. */
export type StayCalendar = {
  vehicleId: number
  /** Days with bookings or blocked, by date. */
  days: ReadonlyMap<Day, StayDay>
  business: Business
  isStaff: boolean
}

const parts = ['nine_am', 'midday', 'two_pm'] as const

/** The calendar of a vehicle that is booked with others: a day is taken where one of them is. */
export function calendarOfAll(calendar: StayCalendar, mates: readonly number[]): StayCalendar {
  if (mates.length === 0) return calendar
  const { vehicleId, days } = calendar
  const asOne = (day: StayDay) => ({
    ...day,
    ...Object.fromEntries(
      parts.map((part) => [part, mates.some((id) => day[part].includes(id)) ? [...day[part], vehicleId] : day[part]]),
    ),
  })
  return { ...calendar, days: new Map([...days].map(([date, day]) => [date, asOne(day)])) }
}

/**
 * `arrival`, `departure`: free for the half of the day in which a stay begins or ends. `last`, `useless`: free in that in
 * which one begins, and yet too few nights are free from then on, so that a stay at most ends on it, or not even that.
 */
export type StayDayState = 'past' | 'closed' | 'booked' | 'useless' | 'arrival' | 'departure' | 'last' | 'free'

export function stayDayState(day: Day, calendar: StayCalendar): StayDayState {
  const { business, vehicleId, days } = calendar
  if (hasPassed(day, calendar)) return 'past'
  if (isClosed(day, calendar)) return 'closed'
  const taken = days.get(day)
  const isFreeBefore = !taken?.nine_am.includes(vehicleId)
  const mayEnd = isFreeBefore && day > business.now.day
  if (taken?.two_pm.includes(vehicleId)) return mayEnd ? 'departure' : 'booked'
  if (!fitsFrom(day, calendar)) return mayEnd ? 'last' : 'useless'
  return isFreeBefore ? 'free' : 'arrival'
}

const hasPassed = (day: Day, { business: { now }, isStaff }: StayCalendar) =>
  day < now.day || (day === now.day && !isStaff && now.hour >= checkIn)

/** Whether the shortest stay is free from a day on: a longer one is free only where that is. */
const fitsFrom = (start: Day, calendar: StayCalendar) =>
  (calendar.isStaff ? [0, 1] : [leastNights]).some((nights) =>
    isFreeStay({ start, end: addDays(start, nights) }, calendar),
  )

const isClosed = (day: Day, { business: { settings, now }, days }: StayCalendar) =>
  !openingHours(settings, day) || days.get(day)?.blocked === true || day > lastBookableDay(now.day)

/** Whether a stay may begin on a day: open, the vehicle not booked in its afternoon, and free for long enough. */
export const mayStart = (day: Day, calendar: StayCalendar): boolean =>
  ['free', 'arrival'].includes(stayDayState(day, calendar))

/** Whether the vehicle is free from 2 pm of the first day to 10 am of the last, every day is open and none too many. */
export function isFreeStay(stay: Stay, calendar: StayCalendar): boolean {
  const nights = nightsOf(stay)
  if (nights < 0 || nights > mostNights || hasPassed(stay.start, calendar)) return false
  const { vehicleId, days } = calendar
  return daysOf(stay).every((day) => {
    if (isClosed(day, calendar)) return false
    const taken = days.get(day)
    const has = (half: 'nine_am' | 'midday' | 'two_pm') => taken?.[half].includes(vehicleId) ?? false
    const isFirst = day === stay.start
    const isLast = day === stay.end
    if (isFirst) return !has('two_pm') && (!isLast || isOpenAfterCheckIn(day, calendar.business))
    return isLast ? !has('nine_am') : !has('nine_am') && !has('midday') && !has('two_pm')
  })
}

/** What is selected in the calendar; `oneNight` is the day after the start that a customer clicked: a night is too few. */
export type StayChoice = { start?: Day; end?: Day; oneNight?: Day }

/** The choice after a click on a day (spec 2, section 4). Clicks that mean nothing leave it as it is. */
export function chooseDay(choice: StayChoice, day: Day, calendar: StayCalendar): StayChoice {
  const restart = mayStart(day, calendar) ? { start: day } : choice
  const { start } = choice
  if (start === undefined || choice.end !== undefined || day < start) return restart
  if (day === start)
    return calendar.isStaff && isFreeStay({ start, end: day }, calendar) ? { start, end: day } : { start }
  if (!isFreeStay({ start, end: day }, calendar)) return restart
  if (!calendar.isStaff && daysBetween(start, day) < leastNights) return { start, oneNight: day }
  return { start, end: day }
}

/** What is left of a choice that was made before others booked, time went on or somebody signed out; itself when all is. */
export function leftOfChoice(choice: StayChoice, calendar: StayCalendar): StayChoice {
  const { start, end, oneNight } = choice
  if (start === undefined) return choice
  if (!mayStart(start, calendar)) return {}
  if (end !== undefined) {
    const isLongEnough = calendar.isStaff || daysBetween(start, end) >= leastNights
    return isLongEnough && isFreeStay({ start, end }, calendar) ? choice : { start }
  }
  return oneNight === undefined || (!calendar.isStaff && isFreeStay({ start, end: oneNight }, calendar))
    ? choice
    : { start }
}

/** The range to show while a day is pointed at: from the start to it, where that could be chosen. */
export function previewStay({ start, end }: StayChoice, day: Day, calendar: StayCalendar): Stay | undefined {
  if (start === undefined || end !== undefined || day <= start) return undefined
  return isFreeStay({ start, end: day }, calendar) ? { start, end: day } : undefined
}

/** Days after a first one within which somebody else's stay is in the way of the own one. */
const nearDays = 7

/**
 * The day for which a place on the waiting list makes sense: of a stay that somebody else has its first, of a first day
 * with others soon after it that one, else the first that is taken at all. Undefined where what is chosen can be had.
 */
export function dayToWaitFor(choice: StayChoice, lost: Stay | undefined, calendar: StayCalendar): Day | undefined {
  const { start, end } = choice
  if (end !== undefined) return undefined
  if (lost) return lost.start
  const taken = [...calendar.days.values()]
    .filter(({ two_pm }) => two_pm.includes(calendar.vehicleId))
    .map(({ date }) => date)
    .toSorted()
  if (start === undefined) return taken[0]
  return taken.some((day) => day > start && day <= addDays(start, nearDays)) ? start : undefined
}
