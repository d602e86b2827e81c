import type { PriceRule, PromoTerms } from '#features/price-rules/contract.ts'
import type { ExtraRow } from '#features/price-rules/extras/contract.ts'
import type { Pricing } from '#features/price-rules/rules.ts'
import type { Terms } from '#features/price-rules/terms/contract.ts'
import type { BusinessSettings } from '#features/settings/contract.ts'
import { openingHours } from '#features/settings/rules.ts'
import type { Vehicle } from '#features/vehicles/contract.ts'
import { durationStep, isLet, priceOf } from '#features/vehicles/rules.ts'
import { addMonths, type Day, type Hour, localDateTime, skippedHour, type WallClock } from '#kit/shared/day.ts'
import { type Extra, slotKeys, type TimetableDay } from './contract.ts'
import { isOffered, withCaptain } from './rules/prices.ts'
import { words } from './words.ts'

/**
 * What decides whether a time can be had, and at which price: the opening hours, the time zone of the wall clock, what it
 * shows now, the price rules and terms, and the extras.
 */
export type Business = {
  settings: BusinessSettings
  timeZone: string
  now: WallClock
  priceRules: readonly PriceRule[]
  terms: readonly Terms[]
  extras: readonly ExtraRow[]
}

/** What of it decides on prices. */
export type PricedBy = Pick<Business, 'priceRules' | 'terms' | 'extras' | 'now'>

/** How a booking that begins on a day is priced when it is made now. */
export const pricingOf = (
  { priceRules: rules, terms, extras, now }: PricedBy,
  day: Day,
  promo?: PromoTerms | undefined,
): Pricing => ({ rules, terms, extras, promo, day, booked: now.day })

/** A day and whether staff blocked it, as the calendar and the timetable carry it. */
export type CalendarDay = { date: Day; blocked: boolean }

/** Hours of one day, the end not included. */
export type Interval = { start: Hour; end: Hour }

/** What is known of some days: when boats are taken, in hours since midnight of the first day, and which days are blocked. */
export type Known = { from: Day; busy: ReadonlyMap<number, readonly Interval[]>; blocked: ReadonlySet<Day> }

export const bookableMonthsAhead = 24

export const lastBookableDay = (today: Day): Day => addMonths(today, bookableMonthsAhead)

export type CalendarDayState = 'past' | 'closed' | 'open'

/** `closed` is off-season, blocked, or later than can be booked yet. */
export function calendarDayState(
  { date, blocked }: CalendarDay,
  { settings, now }: Pick<Business, 'settings' | 'now'>,
): CalendarDayState {
  if (date < now.day) return 'past'
  return blocked || !openingHours(settings, date) || date > lastBookableDay(now.day) ? 'closed' : 'open'
}

/**
 * The start hours a timetable shows: every `step` from the earliest opening of its days to their latest closing.
 * Empty when no day is open.
 */
export function timetableRows(settings: BusinessSettings, days: readonly Day[], step: 0.5 | 1): Hour[] {
  const open = days.flatMap((day) => openingHours(settings, day) ?? [])
  const first = Math.ceil(Math.min(...open.map(({ opens }) => opens)) / step)
  const end = Math.floor(Math.max(...open.map(({ closes }) => closes)) / step)
  return open.length === 0 ? [] : Array.from({ length: Math.max(end - first, 0) }, (_, i) => (first + i) * step)
}

/** Why something cannot be booked: a code for programs, a sentence for people. */
export type Refusal = { code: keyof typeof words.refusals; detail: string }

export const refusal = (code: Refusal['code']): Refusal => ({ code, detail: words.refusals[code] })

function timeRefusal(day: CalendarDay, start: Hour, hours: number, business: Business) {
  const { now } = business
  if (day.date < now.day || (day.date === now.day && start <= now.hour)) return 'PAST'
  return hoursRefusal(day, start, hours, business)
}

/** Whether these hours of a day can be had by anybody, passed or not. */
function hoursRefusal(
  { date, blocked }: CalendarDay,
  start: Hour,
  hours: number,
  { settings, timeZone, now }: Business,
) {
  if (date > lastBookableDay(now.day)) return 'TOO_FAR_AHEAD'
  const open = openingHours(settings, date)
  if (!open) return 'CLOSED'
  if (start < open.opens || start + hours > open.closes) return 'OUTSIDE_OPENING_HOURS'
  if (skippedHour(date, start, start + hours, timeZone) !== undefined) return 'SKIPPED_HOUR'
  return blocked ? 'DAY_BLOCKED' : undefined
}

/** What a customer wants to book; `hours` is the duration. */
export type Selection = {
  vehicle: Vehicle
  day: CalendarDay
  start: Hour
  hours: number
  extras: readonly Extra[]
  /** Staff start any boat on the half hour, and the rules of their screens say what has passed. */
  isStaff?: boolean
  /** Hours between the starts on offer, where they are others. */
  startStep?: number | undefined
}

/** Why a selection cannot be booked, or undefined. Whether the vehicle is still free is for the bookings to say. */
export function selectionRefusal(
  { vehicle, day, start, hours, extras, isStaff = false, startStep }: Selection,
  business: Business,
): Refusal | undefined {
  const step = startStep ?? (isStaff ? 0.5 : durationStep(vehicle.type))
  const refuseTime = isStaff ? hoursRefusal : timeRefusal
  const code =
    vehicleRefusal(vehicle, hours, isStep(start, step)) ??
    extrasRefusal(vehicle, extras, business) ??
    refuseTime(day, start, hours, business)
  return code && refusal(code)
}

/** Whether an hour is one of those that are so many hours apart; twelfths are not exact. */
const isStep = (hour: Hour, step: number) => Math.abs(hour / step - Math.round(hour / step)) < 1e-6

function vehicleRefusal(vehicle: Vehicle, hours: number, isStart: boolean) {
  if (vehicle.blocked) return 'VEHICLE_BLOCKED'
  if (!isLet(vehicle, 'hours')) return 'NOT_OVER_HOURS'
  if (!isStart) return 'START_NOT_OFFERED'
  return priceOf(vehicle, hours) === undefined ? 'DURATION_NOT_OFFERED' : undefined
}

const extrasRefusal = (vehicle: Vehicle, chosen: readonly Extra[], { extras }: Business) =>
  withCaptain(vehicle, chosen).every((extra) => isOffered(vehicle, extra, 'hours', extras))
    ? undefined
    : 'EXTRA_NOT_OFFERED'

/** `short`: open by then, but not for so long any more. */
export type SlotState = 'past' | 'closed' | 'short' | 'blocked' | 'booked' | 'free'

/** A cell of the timetable: `length` hours from `start`, for the vehicles that operate. */
export function slotState(
  day: TimetableDay,
  slot: { start: Hour; length: number; vehicleIds: readonly number[] },
  business: Business,
): SlotState {
  const refusal = timeRefusal(day, slot.start, slot.length, business)
  if (refusal === 'PAST') return 'past'
  if (refusal === 'DAY_BLOCKED') return 'blocked'
  if (refusal === 'OUTSIDE_OPENING_HOURS' && !hoursRefusal(day, slot.start, 0.5, business)) return 'short'
  if (refusal) return 'closed'
  return slot.vehicleIds.some((id) => isFree(day, id, slot.start, slot.length)) ? 'free' : 'booked'
}

/** The vehicles that nobody has during the `length` hours from `start`, in the order given. */
export const freeVehicles = <V extends { id: number }>(
  day: TimetableDay,
  start: Hour,
  length: number,
  vehicles: readonly V[],
): V[] => vehicles.filter(({ id }) => isFree(day, id, start, length))

const isFree = (day: TimetableDay, vehicleId: number, start: Hour, length: number) =>
  slotKeys.slice(start * 2, (start + length) * 2).every((key) => !day[key].includes(vehicleId))

/** When a vehicle is taken on a day of the timetable, in order, adjoining bookings as one. */
export function busyIntervals(day: TimetableDay, vehicleId: number): Interval[] {
  const busy: Interval[] = []
  for (const [i, key] of slotKeys.entries()) {
    if (!day[key].includes(vehicleId)) continue
    const last = busy.at(-1)
    if (last?.end === i / 2) last.end += 0.5
    else busy.push({ start: i / 2, end: (i + 1) / 2 })
  }
  return busy
}

/**
 * Until when a vehicle that nobody booked can be had from a start on; undefined when nothing can be booked then, or not
 * for one `step` of hours. It is the same for every vehicle of that step.
 */
export function openUntil(
  day: CalendarDay,
  start: Hour,
  step: 0.5 | 1,
  business: Business,
  startStep: number = step,
): Hour | undefined {
  const closes = openingHours(business.settings, day.date)?.closes
  if (closes === undefined || !isStep(start, startStep) || timeRefusal(day, start, step, business)) return undefined
  return skippedHour(day.date, start, closes, business.timeZone) ?? closes
}

/** Until when a vehicle is free from a start on: up to `until` or its next booking. The start itself when it is taken. */
export function freeUntil({ start, until }: { start: Hour; until: Hour }, busy: readonly Interval[]): Hour {
  let end = until
  for (const booking of busy) {
    if (booking.start > start) end = Math.min(end, booking.start)
    else if (start < booking.end) return start
  }
  return end
}

/** For how many hours, in whole steps, a vehicle is free from a start on: up to `until` or its next booking. 0 when taken. */
export const freeHours = (
  { start, until, step }: { start: Hour; until: Hour; step: 0.5 | 1 },
  busy: readonly Interval[],
): number => Math.floor((freeUntil({ start, until }, busy) - start) / step + 1e-6) * step

/**
 * For how many hours a vehicle can be had from a start on: until closing or its next booking, in whole steps.
 * 0 when it is taken, or when nothing can be booked then.
 */
export function availableHours(
  {
    day,
    start,
    step,
    startStep = step,
    busy,
  }: { day: CalendarDay; start: Hour; step: 0.5 | 1; startStep?: number; busy: readonly Interval[] },
  business: Business,
): number {
  const until = openUntil(day, start, step, business, startStep)
  return until === undefined ? 0 : freeHours({ start, until, step }, busy)
}

/** Start and end of a booking as `YYYY-MM-DDTHH:MM` on the wall clock. */
export const hoursToInterval = (day: Day, start: Hour, hours: number) => ({
  startsAt: localDateTime(day, start),
  endsAt: localDateTime(day, start + hours),
})
