import { openingHours } from '#features/settings/rules.ts'
import {
  addDays,
  type Day,
  formatDate,
  formatDay,
  formatDuration,
  formatHour,
  fromLocalDateTime,
  type Hour,
  localDateTime,
  type WallClock,
} from '#kit/shared/day.ts'
import { day as dayField, errorsOf } from '#kit/shared/fields.ts'
import { type Cents, includedTax } from '#kit/shared/money.ts'
import { type Course, progressOf } from '../rules/handover.ts'
import { type Quote, vatPercent } from '../rules/prices.ts'
import { type Business, lastBookableDay } from '../rules.ts'
import { nightsOf } from '../stays/rules.ts'
import { words as bookingWords } from '../words.ts'
import type { DayBooking, UnfinishedBooking } from './contract.ts'
import { words } from './words.ts'

/** Days that the logbook goes back, and past days that can still be opened by their address. */
export const logbookDays = 14
/** Days that the warning about bookings nobody settled goes back. */
export const unfinishedDays = 7

export type Moment = { day: Day; hour: Hour }

/** When a booking ends: at midnight that is hour 24 of its last day, not 0 of the next. `text` is `YYYY-MM-DDTHH:MM`. */
export function endMoment(text: string): Moment {
  const { day, hour } = fromLocalDateTime(text)
  return hour === 0 ? { day: addDays(day, -1), hour: 24 } : { day, hour }
}

type Times = Pick<DayBooking, 'booked_day' | 'booked_start' | 'booked_day_end' | 'booked_end' | 'out_at' | 'back_at'>

/** A booking of the desk with its handover. */
export const deskCourse = ({
  booked_day,
  booked_start,
  booked_day_end,
  booked_end,
  out_at,
  back_at,
}: Times): Course => ({
  startsAt: localDateTime(booked_day, booked_start),
  endsAt: localDateTime(booked_day_end, booked_end),
  outAt: out_at,
  backAt: back_at,
})

/** The two ways to look at a day: what goes out, or what comes back. */
export type Side = 'departure' | 'arrival'

/** When a booking departs or arrives: as planned, but where its boat came back on a day before, then. */
export function momentOf({ booked_day, booked_start, booked_day_end, booked_end, back_at }: Times, side: Side): Moment {
  if (side === 'departure') return { day: booked_day, hour: booked_start }
  return back_at !== null && back_at < booked_day_end ? endMoment(back_at) : { day: booked_day_end, hour: booked_end }
}

/** Whether a boat is expected or on the water on a day: today also the ones that should have been back before. */
export function touches(booking: Times, day: Day, today: Day = day): boolean {
  const isOut = progressOf({ outAt: booking.out_at, backAt: booking.back_at }) === 'out'
  const last = momentOf(booking, 'arrival').day
  return booking.booked_day <= day && (day <= last || (isOut && day <= today))
}

export type DayPlan<B> = {
  groups: readonly { hour: Hour; bookings: readonly B[] }[]
  /** What is on the water on the day and does not depart (or arrive, whichever is looked at) on it. */
  underWay: readonly B[]
}

type Listed = Times & Pick<DayBooking, 'id' | 'vehicle_name'>

/** The bookings of a day by the time they depart or arrive, in order, boats of one time by name; all others below. */
export function dayPlan<B extends Listed>(bookings: readonly B[], day: Day, side: Side): DayPlan<B> {
  const all = bookings.filter((booking) => touches(booking, day))
  const listed = all.filter((booking) => momentOf(booking, side).day === day)
  const hours = [...new Set(listed.map((booking) => momentOf(booking, side).hour))].sort((a, b) => a - b)
  return {
    groups: hours.map((hour) => ({
      hour,
      bookings: listed.filter((booking) => momentOf(booking, side).hour === hour).sort(byName),
    })),
    underWay: all.filter((booking) => momentOf(booking, side).day !== day).sort(byReturn),
  }
}

const byName = (a: Listed, b: Listed) => a.vehicle_name.localeCompare(b.vehicle_name, 'en') || a.id - b.id
const byReturn = (a: Listed, b: Listed) =>
  a.booked_day_end.localeCompare(b.booked_day_end) || a.booked_end - b.booked_end || byName(a, b)

/** Whether the wall clock has reached a moment. */
export const hasCome = (moment: Moment, now: WallClock): boolean =>
  moment.day < now.day || (moment.day === now.day && moment.hour <= now.hour)

export type PaymentLabel = 'held' | 'unpaid' | 'paid'

/**
 * The label of a booking: unpaid or paid once the time it is listed under has come, the departure or the arrival. A
 * booking that is only held says so at any time: nobody has promised to come.
 */
export function paymentLabel(
  booking: Times & Pick<DayBooking, 'paid' | 'held'>,
  side: Side,
  now: WallClock,
): PaymentLabel | undefined {
  if (booking.held && !booking.paid) return 'held'
  if (!hasCome(momentOf(booking, side), now)) return undefined
  return booking.paid ? 'paid' : 'unpaid'
}

/** How it is paid, or is to be, in words that hold at any time. */
export function paymentWords({
  paid,
  held,
  payment_method,
  due_on,
  held_until,
  unconfirmed,
}: Pick<DayBooking, 'paid' | 'held' | 'held_until' | 'unconfirmed' | 'payment_method' | 'due_on'>): string {
  if (paid) return words.paidBy[payment_method]
  if (held) return heldWords(unconfirmed, held_until)
  if (payment_method !== 'transfer') return words.toBePaid
  return due_on === null ? words.transferAwaited : words.transferDue(formatDate(due_on))
}

function heldWords(unconfirmed: boolean, until: string | null): string {
  if (until === null) return unconfirmed ? words.notConfirmed : words.beingPaid
  return (unconfirmed ? words.notConfirmedUntil : words.beingPaidUntil)(formatHour(fromLocalDateTime(until).hour))
}

/** `30 minutes`, `2.5 hours`; over days `3 nights`. */
export const durationWords = (booking: Times & Pick<DayBooking, 'kind' | 'booked_hours'>): string =>
  booking.kind === 'hours'
    ? formatDuration(booking.booked_hours)
    : bookingWords.nights(nightsOf({ start: booking.booked_day, end: booking.booked_day_end }))

/** Whether all staff may cancel, change the price or comment: as long as nothing was settled. */
export const isUnpaid = ({ paid }: Pick<DayBooking, 'paid'>): boolean => !paid

/** A day on the internal calendar. `past` cannot be chosen, `closed` is out of season and `blocked` closed by an admin. */
export type DeskDayState = 'past' | 'closed' | 'blocked' | 'open'

export function deskDayState(
  day: Day,
  blocked: boolean,
  { settings, now }: Pick<Business, 'settings' | 'now'>,
): DeskDayState {
  if (day < now.day) return 'past'
  if (blocked) return 'blocked'
  return openingHours(settings, day) ? 'open' : 'closed'
}

/** Whether a day can be opened by its address: bookings that nobody settled lead to days that have passed. */
export const mayOpenDay = (day: Day, today: Day): boolean =>
  day >= addDays(today, -logbookDays) && day <= lastBookableDay(today)

/**
 * The day that the desk shows: the one its address asks for, else the one last chosen unless that has passed, else
 * today. Whatever is no day, or cannot be opened, counts as not asked for.
 */
export function dayToShow({ asked, kept }: { asked: string | null; kept: string | null }, today: Day): Day {
  const canOpen = (day: string | null) =>
    day !== null && errorsOf(dayField(), day).length === 0 && mayOpenDay(day, today)
  if (asked !== null && canOpen(asked)) return asked
  return kept !== null && canOpen(kept) && kept >= today ? kept : today
}

/**
 * What nobody settled is asked for from this day on. Such a booking is neither paid nor canceled and not merely held, it
 * has begun by now, and it ended on this day or later, or has not ended yet. A stay counts until seven days after its
 * return, however long ago it departed.
 */
export const unfinishedSince = (today: Day): Day => addDays(today, -unfinishedDays)

/** The day on which a booking is found: where it departed, or where that is too long ago, where it comes back. */
export function dayToOpen(
  { booked_day, booked_day_end }: Pick<UnfinishedBooking, 'booked_day' | 'booked_day_end'>,
  today: Day,
): Day {
  if (mayOpenDay(booked_day, today)) return booked_day
  return booked_day_end < today ? booked_day_end : today
}

/** A quote whose last line makes its total the new price; undefined as price takes an earlier change away. */
export function withPrice(
  quote: Quote,
  { wasChanged, price, reason }: { wasChanged: boolean; price: Cents; reason: string },
): Quote {
  const lines = wasChanged ? quote.lines.slice(0, -1) : quote.lines
  const booked = lines.reduce((sum, { cents }) => sum + cents, 0)
  const change = { label: `Price change: ${reason}`, cents: price - booked }
  return {
    ...quote,
    lines: change.cents === 0 ? lines : [...lines, change],
    total: price,
    vat: includedTax(price, vatPercent),
  }
}

/** Who canceled a booking, when and why. `by` is `customer`, the member of staff, or null where nobody paid in time. */
export function canceledWords({ by, at, reason }: { by: string | null; at: WallClock; reason: string }): string {
  const when = [formatDay(at.day), formatHour(Math.floor(at.hour * 60) / 60)] as const
  // A customer who cancels gives no reason of their own.
  if (by === 'customer') return words.canceledByCustomer(...when)
  const what = by === null ? words.released(...when) : words.canceledBy(by, ...when)
  return reason === '' ? what : words.andWhy(what, reason)
}

/** What staff noted as the last line of what was said when booking. */
export const withStaffComment = (comment: string, noted: string): string =>
  [comment, noted === '' ? '' : `Staff: ${noted}`].filter((line) => line !== '').join('\n')

/** The note in one line, as all lines of a comment are. */
export const asOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** What the wall clock shows, to compare stored times with: `YYYY-MM-DDTHH:MM`, the minute not rounded up. */
export const minuteOf = ({ day, hour }: WallClock): string => localDateTime(day, Math.floor(hour * 60) / 60)
