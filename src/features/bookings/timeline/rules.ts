import type { BusinessSettings } from '#features/settings/contract.ts'
import { hoursOf, openingHours } from '#features/settings/rules.ts'
import {
  addDays,
  type Day,
  formatDay,
  formatHour,
  fromLocalDateTime,
  type Hour,
  hoursBetween,
  localDateTime,
  type WallClock,
} from '#kit/shared/day.ts'
import { type Cents, formatMoney, toCents } from '#kit/shared/money.ts'
import { courseOf, type Handled, handoverLabel, handoverState, takenSpan } from '../rules/handover.ts'
import { openAmount } from '../rules/prices.ts'
import { mostNights } from '../stays/contract.ts'
import { type TimelineBooking, timelineDays } from './contract.ts'
import { words } from './words.ts'

/** `hours`: one day by the half hour. `days`: two weeks. */
export type TimelineView = 'hours' | 'days'

/** Who has which boat when. Times are `YYYY-MM-DDTHH:MM`. */
export type Span = Pick<TimelineBooking, 'starts_at' | 'ends_at'>

/** A day on the time axis, as wide as every other: it shows the hours `from` to `to`, and the nights between are nothing. */
export type DayColumn = {
  day: Day
  from: Hour
  to: Hour
  opens: Hour
  closes: Hour
  isOpen: boolean
  isBlocked: boolean
}

/** The columns of the timeline, side by side. A position on it goes from 0, its beginning, to 1, its end. */
export type TimeAxis = readonly DayColumn[]

export const daysOfView = (view: TimelineView, first: Day): Day[] =>
  Array.from({ length: view === 'hours' ? 1 : timelineDays }, (_, i) => addDays(first, i))

/**
 * The axis over some days: each from opening to closing time, and beyond where somebody has a boat by the hour then. A
 * day without opening hours shows the general ones.
 */
export function axisOf(
  days: readonly Day[],
  settings: BusinessSettings,
  { bookings, isBlocked }: { bookings: readonly (Span & { kind: string })[]; isBlocked: (day: Day) => boolean },
): TimeAxis {
  const usual = hoursOf(settings, 'general') ?? { opens: 0, closes: 24 }
  return days.map((day) => {
    const hours = openingHours(settings, day)
    const { opens, closes } = hours ?? usual
    const here = bookings.filter(({ kind, starts_at }) => kind === 'hours' && starts_at.startsWith(day))
    const from = Math.min(opens, ...here.map(({ starts_at }) => Math.floor(fromLocalDateTime(starts_at).hour)))
    const to = Math.max(closes, ...here.map(({ ends_at }) => Math.ceil(hourOn(day, ends_at))))
    return { day, from, to, opens, closes, isOpen: hours !== undefined, isBlocked: isBlocked(day) }
  })
}

/** A time as an hour of a day: 24 and more for the days after it, below 0 for those before. */
function hourOn(day: Day, text: string): Hour {
  const { day: that, hour } = fromLocalDateTime(text)
  if (that === day) return hour
  return that > day ? 24 : 0
}

/** Where on the axis a time is; at its ends for what is before or after it. */
export function positionOf(axis: TimeAxis, time: string): number {
  const { day, hour } = fromLocalDateTime(time)
  const index = axis.findIndex((column) => column.day >= day)
  if (index < 0) return 1
  const column = axis[index] as DayColumn
  const part = column.day > day ? 0 : (hour - column.from) / (column.to - column.from)
  return (index + Math.min(Math.max(part, 0), 1)) / axis.length
}

/** The time at a position of the axis, to the nearest half hour that a booking can begin at. */
export function timeAt(axis: TimeAxis, position: number): { day: Day; hour: Hour } {
  const along = Math.min(Math.max(position, 0), 1) * axis.length
  // A sum of fractions may end up a hair below the border of a day.
  const index = Math.min(Math.floor(along + 1e-9), axis.length - 1)
  const { day, from, to } = axis[index] as DayColumn
  const hour = Math.round((from + (along - index) * (to - from)) * 2) / 2
  return { day, hour: Math.min(Math.max(hour, from), to - 0.5) }
}

/**
 * The half hour that somebody points at, or in the view of days the day alone: there an hour is a hair's breadth.
 */
export function emptyAt(axis: TimeAxis, position: number, view: TimelineView): { day: Day; hour: Hour | undefined } {
  const along = Math.min(Math.max(position, 0), 1 - 1e-9) * axis.length
  const { day, from, to } = axis[Math.floor(along)] as DayColumn
  if (view === 'days') return { day, hour: undefined }
  const hour = Math.floor((from + (along % 1) * (to - from)) * 2 + 1e-9) / 2
  return { day, hour }
}

/** A bar on the axis. What begins before it or goes on after it is cut. */
export type Bar = { start: number; end: number; isCutAtStart: boolean; isCutAtEnd: boolean }

/** Where a booking is on the axis; undefined when none of it is. */
export function barOf(axis: TimeAxis, { starts_at, ends_at }: Span): Bar | undefined {
  const [first, last] = [axis[0], axis.at(-1)]
  if (!first || !last) return undefined
  const start = positionOf(axis, starts_at)
  const end = positionOf(axis, ends_at)
  const isCutAtStart = starts_at < localDateTime(first.day, first.from)
  const isCutAtEnd = ends_at > localDateTime(last.day, last.to)
  return end > start ? { start, end, isCutAtStart, isCutAtEnd } : undefined
}

/** Where now is on the axis; undefined when it shows another time. */
export function nowOn(axis: TimeAxis, { day, hour }: WallClock): number | undefined {
  const column = axis.find((one) => one.day === day)
  if (!column || hour < column.from || hour > column.to) return undefined
  return positionOf(axis, localDateTime(day, hour))
}

/**
 * When a booking begins that is dragged along the axis by a part of its length: to the half hour within a day, by whole
 * days over several. Bookings over days keep their hour.
 */
export function draggedTo(
  axis: TimeAxis,
  { kind, starts_at, ends_at }: Pick<TimelineBooking, 'kind' | 'starts_at' | 'ends_at'>,
  by: number,
): { day: Day; hour: Hour } {
  const start = fromLocalDateTime(starts_at)
  if (axis.length > 1) return { day: addDays(start.day, Math.round(by * axis.length)), hour: start.hour }
  if (kind === 'days') return start
  const from = positionOf(axis, starts_at)
  const latest = 1 - (positionOf(axis, ends_at) - from)
  return timeAt(axis, Math.min(from + by, latest))
}

/** Whether the end of a booking can be dragged: of one that is held or over it stays; by the hour there are hours to see. */
export const hasMovableEnd = (
  { kind, is_held, ...booking }: Handled & Pick<TimelineBooking, 'kind' | 'is_held'>,
  days: number,
  now: WallClock,
): boolean =>
  !is_held &&
  booking.back_at === null &&
  (kind === 'days' || days === 1) &&
  (booking.out_at !== null || booking.ends_at > localDateTime(now.day, now.hour))

/**
 * When a booking ends whose end is dragged along the axis by a part of it: within a day after the nearest of the hours that
 * its boat is let for, by whole days over several, never before the day it begins on. Over days it ends at its hour.
 */
export function endDraggedTo(
  axis: TimeAxis,
  { kind, starts_at, ends_at }: Pick<TimelineBooking, 'kind' | 'starts_at' | 'ends_at'>,
  by: number,
  letFor: (longest: number) => readonly number[],
): string {
  const [start, end] = [fromLocalDateTime(starts_at), fromLocalDateTime(ends_at)]
  if (kind === 'days') {
    const day = addDays(end.day, Math.round(by * axis.length))
    const longest = addDays(start.day, mostNights)
    return localDateTime(day < start.day ? start.day : day > longest ? longest : day, end.hour)
  }
  const [column] = axis
  if (!column || axis.length > 1) return ends_at
  const booked = hoursBetween(start, end)
  const length = booked + by * (column.to - column.from)
  const offBy = (hours: number) => Math.abs(hours - length)
  const nearest = letFor(24 - start.hour).reduce((best, one) => (offBy(one) < offBy(best) ? one : best), booked)
  return localDateTime(start.day, start.hour + nearest)
}

/** When a booking has its boat, for who else wants it: late ones for the rest of the day, those back until they came. */
export function asTaken<B extends Handled>(booking: B, now: WallClock): B {
  const { startsAt, endsAt } = takenSpan(courseOf(booking), now)
  return { ...booking, starts_at: startsAt, ends_at: endsAt }
}

/** The same to be drawn: who is late has the boat until now. */
export function asSeen<B extends Handled>(booking: B, now: WallClock): B {
  if (booking.out_at === null) return booking
  const isLate = handoverState(courseOf(booking), now) === 'late'
  const taken = asTaken(booking, now)
  return isLate ? { ...taken, ends_at: localDateTime(now.day, now.hour) } : taken
}

/** Of a booking: how its boat looks on the bar, what the pier says of it, and whether it is paid. */
export type BarState = {
  time: 'ahead' | 'missed' | 'out' | 'late' | 'over'
  label: string
  /** `partly`: a down payment was made. */
  money: 'unpaid' | 'partly' | 'paid' | 'held'
}

const looks = { planned: 'ahead', not_arrived: 'missed', out: 'out', late: 'late', back: 'over' } as const

export function barState(
  { is_paid, is_held, advance, ...booking }: Handled & Pick<TimelineBooking, 'is_paid' | 'is_held' | 'advance'>,
  now: WallClock,
): BarState {
  const course = courseOf(booking)
  return {
    time: looks[handoverState(course, now)],
    label: handoverLabel(course, now) ?? '',
    money: is_paid ? 'paid' : is_held ? 'held' : advance > 0 ? 'partly' : 'unpaid',
  }
}

/** In cents: what is still to be paid of the price, as everywhere at the desk; what is paid on site is none of it. */
export function openOf({ price, voucher_amount, advance, is_paid }: TimelineBooking): Cents {
  const agreed = { quote: { total: toCents(price) }, voucherAmount: toCents(voucher_amount), advance: toCents(advance) }
  return is_paid ? 0 : openAmount(agreed)
}

/** The price beside a state: what is open of it, where something is, else the whole. */
export function priceBeside(booking: TimelineBooking): string {
  const open = booking.is_held ? 0 : openOf(booking)
  const whole = toCents(booking.price) + toCents(booking.fees)
  return open === 0 ? formatMoney(whole) : booking.advance > 0 ? words.open(formatMoney(open)) : formatMoney(open)
}

/** `Unpaid`, `Out, paid`, `2 h late, paid`, `Not arrived, unpaid`. */
export function stateWords({ label, money }: BarState): string {
  const said = [label, words.money[money]].filter((word) => word !== '').join(', ')
  return said.charAt(0).toUpperCase() + said.slice(1)
}

/** The first booking of a boat that touches a time, besides the one that is to go there. */
export const clashOf = <B extends Span & { id: number; vehicle_id: number }>(
  bookings: readonly B[],
  { vehicleId, startsAt, endsAt, except }: { vehicleId: number; startsAt: string; endsAt: string; except?: number },
): B | undefined =>
  bookings.find(
    ({ id, vehicle_id, starts_at, ends_at }) =>
      id !== except && vehicle_id === vehicleId && starts_at < endsAt && ends_at > startsAt,
  )

/** `10 am to 12 pm`, or with the days where there are two: `06/10/26, 2 pm to 06/12/26, 10 am`. */
export function formatSpan({ starts_at, ends_at }: Span): string {
  const [start, end] = [fromLocalDateTime(starts_at), fromLocalDateTime(ends_at)]
  if (isOneDay(starts_at, ends_at)) return words.span(formatHour(start.hour), formatHour(end.hour))
  return words.spanOfDays(formatDay(start.day), formatHour(start.hour), formatDay(end.day), formatHour(end.hour))
}

/** Midnight at the end of a day is still that day. */
const isOneDay = (startsAt: string, endsAt: string) => {
  const { day } = fromLocalDateTime(startsAt)
  return endsAt.startsWith(day) || endsAt === localDateTime(day, 24)
}

/** `Heron is taken from 2 pm to 4 pm by Mira Keller`, or why it is closed. */
export const takenSentence = (vehicleName: string, clash: Span & { name: string; reason?: string | null }): string =>
  clash.reason
    ? words.closedThen(vehicleName, formatSpan(clash), clash.reason)
    : words.takenBy(vehicleName, formatSpan(clash), clash.name)
