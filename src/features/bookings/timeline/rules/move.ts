import type { PromoTerms } from '#features/price-rules/contract.ts'
import type { Vehicle } from '#features/vehicles/contract.ts'
import { bookableDurations } from '#features/vehicles/rules.ts'
import {
  addDays,
  type Day,
  daysBetween,
  fromLocalDateTime,
  type Hour,
  hoursBetween,
  localDateTime,
} from '#kit/shared/day.ts'
import { type Cents, toCents } from '#kit/shared/money.ts'
import type { Closure } from '../../closures/contract/closure.ts'
import { closureAt } from '../../closures/rules.ts'
import type { Extra } from '../../contract.ts'
import type { NoShow } from '../../day/contract.ts'
import { detailsErrors, withoutCaptain } from '../../rules/details.ts'
import { type Progress, planRefusal, progressOf } from '../../rules/handover.ts'
import { type License, licenseOf, type Party } from '../../rules/party.ts'
import {
  canTake,
  extraName,
  hasExtra,
  needsCharterLicense,
  type Quote,
  quote,
  stayQuote,
  withCaptain,
} from '../../rules/prices.ts'
import { type Business, hoursToInterval, type PricedBy, pricingOf, selectionRefusal } from '../../rules.ts'
import { checkIn, stayInterval, stayRefusal } from '../../stays/rules.ts'
import { words as bookingWords } from '../../words.ts'
import type { TimelineBooking } from '../contract.ts'
import { asTaken, clashOf, draggedTo, endDraggedTo, type Span, type TimeAxis, takenSentence } from '../rules.ts'
import { words } from '../words.ts'

/** What of a booking decides where it can go. Times are `YYYY-MM-DDTHH:MM`. */
export type Movable = {
  kind: 'hours' | 'days'
  vehicleId: number
  startsAt: string
  endsAt: string
  people: number
  /** Null where nobody was asked. */
  hasLicense: boolean | null
  extras: readonly string[]
  isPaid: boolean
  isHeld: boolean
  progress: Progress
  voucherAmount: Cents
  advance?: Cents
  /** The code it was booked with goes on counting. */
  promo?: PromoTerms | undefined
}

export const movableOf = (booking: TimelineBooking): Movable => ({
  kind: booking.kind,
  vehicleId: booking.vehicle_id,
  startsAt: booking.starts_at,
  endsAt: booking.ends_at,
  people: booking.people,
  hasLicense: booking.has_license,
  extras: booking.extras,
  isPaid: booking.is_paid,
  isHeld: booking.is_held,
  progress: progressOf({ outAt: booking.out_at, backAt: booking.back_at }),
  voucherAmount: toCents(booking.voucher_amount),
  advance: toCents(booking.advance),
  promo: booking.promo,
})

/** Where a booking is to go; `from` is the boat it is on, undefined when that is not in the fleet any more. */
export type Target = { vehicle: Vehicle; from: Vehicle | undefined; day: Day; start: Hour }

/** Hours, or nights: what a booking keeps wherever it goes. */
export function lengthOf({ kind, startsAt, endsAt }: Pick<Movable, 'kind' | 'startsAt' | 'endsAt'>): number {
  const [start, end] = [fromLocalDateTime(startsAt), fromLocalDateTime(endsAt)]
  return kind === 'days' ? daysBetween(start.day, end.day) : hoursBetween(start, end)
}

const stayOf = (booking: Movable, day: Day) => ({ start: day, end: addDays(day, lengthOf(booking)) })

/** When a booking begins and ends after the move. Bookings over days begin at 2 pm and end at 10 am, as always. */
export const movedInterval = (booking: Movable, { day, start }: Pick<Target, 'day' | 'start'>, business: Business) =>
  booking.kind === 'days'
    ? stayInterval(stayOf(booking, day), business)
    : hoursToInterval(day, start, lengthOf(booking))

/** The extras after the move. A captain that only the former boat asked for stays where there is one. */
export function movedExtras({ kind, extras: chosen }: Movable, { vehicle, from }: Target): Extra[] {
  if (kind === 'days') return chosen.filter((extra) => extra !== 'captain')
  const isOwnWish = (extra: Extra) => extra !== 'captain' || from?.license !== 'captain' || hasExtra(vehicle, 'captain')
  return withCaptain(vehicle, chosen.filter(isOwnWish))
}

/** What was booked can be had further on, also where it was put away meanwhile. */
export const asBooked = <B extends Pick<Business, 'extras'>>(business: B, chosen: readonly Extra[]): B => ({
  ...business,
  extras: business.extras.map((one) => (chosen.includes(one.key) ? { ...one, active: true } : one)),
})

const answerOf = (hasLicense: boolean | null) => (hasLicense ? 'yes' : 'no')

/** How the licence is there after the move: as before on the same boat, and nobody's where the person was erased. */
export function movedLicense(booking: Movable & Pick<Party, 'license'>, target: Target): License | null {
  const { vehicleId, license, hasLicense } = booking
  if (vehicleId === target.vehicle.id || license === null) return license
  return licenseOf(hasLicense === null ? undefined : answerOf(hasLicense), target.vehicle, movedExtras(booking, target))
}

/** Whether nobody aboard may steer the boat it moves to, for all that is known. What holds on such a boat already goes along. */
export const lacksLicense = (booking: Movable, target: Target): boolean =>
  target.from?.license !== 'yes' &&
  needsCharterLicense(target.vehicle, answerOf(booking.hasLicense), movedExtras(booking, target))

/** What the booking costs at its new place, as if it was made now; undefined when it cannot be had there. */
export function movedQuote(booking: Movable, target: Target, business: PricedBy): Quote | undefined {
  const chosen = movedExtras(booking, target)
  const hasLicense = answerOf(booking.hasLicense)
  const pricing = pricingOf(business, target.day, booking.promo)
  return booking.kind === 'days'
    ? stayQuote(target.vehicle, lengthOf(booking), { extras: chosen, people: booking.people, hasLicense }, pricing)
    : quote(target.vehicle, lengthOf(booking), { extras: chosen, people: booking.people, hasLicense }, pricing)
}

/** The agreed price, under the name of the boat it is for now. */
export const keptQuote = (agreed: Quote, moved: Quote): Quote => ({
  ...agreed,
  lines: agreed.lines.map((line, i) => (i === 0 ? { ...line, label: moved.lines[0]?.label ?? line.label } : line)),
})

/** Whether the price may follow the move: not where something was paid already, also in advance or by a voucher. */
export const mayTakeNewPrice = ({
  isPaid,
  voucherAmount,
  advance = 0,
}: Pick<Movable, 'isPaid' | 'voucherAmount' | 'advance'>): boolean => !isPaid && voucherAmount === 0 && advance === 0

/** Why a booking cannot go somewhere: a code for programs, a sentence for people. */
export type MoveRefusal = { code: string; detail: string }

const refuse = (code: string, detail: string): MoveRefusal => ({ code, detail })

/** The half hour that now is in. */
export const currentHalfHour = ({ now }: Pick<Business, 'now'>): Hour => Math.floor(now.hour * 2) / 2

/**
 * Why a booking cannot be moved there, or undefined. Whether the boat is still free is for the bookings to say. Any boat
 * will do that has room, the extras, a price for the duration, and whose licence rule is kept. What is over stays where
 * it was; what is under way may change the boat, or begin anew from the current half hour on.
 */
export function moveRefusal(
  booking: Movable,
  target: Target,
  business: Business,
  isBlocked: (day: Day) => boolean,
): MoveRefusal | undefined {
  const { vehicle } = target
  const { startsAt } = movedInterval(booking, target, business)
  return (
    stateRefusal(booking, business) ??
    (startsAt === booking.startsAt && vehicle.id === booking.vehicleId
      ? refuse('UNCHANGED', words.isThere)
      : undefined) ??
    (startsAt !== booking.startsAt && startsAt < earliest(booking, business)
      ? refuse('PAST', bookingWords.refusals.PAST)
      : undefined) ??
    boatRefusal(booking, target, business) ??
    timeRefusal(booking, target, business, isBlocked)
  )
}

/** Why a booking cannot be moved at all. */
export function stateRefusal(
  { endsAt, isHeld, progress }: Pick<Movable, 'endsAt' | 'isHeld' | 'progress'>,
  { now }: Pick<Business, 'now'>,
): MoveRefusal | undefined {
  const handedOver = planRefusal(progress)
  if (handedOver) return handedOver
  if (isHeld) return refuse('HELD', words.isHeld)
  return endsAt <= localDateTime(now.day, now.hour) ? refuse('OVER', words.isOver) : undefined
}

/** Stays may begin today whatever the time, as staff may book them. */
export const earliest = ({ kind }: Pick<Movable, 'kind'>, { now }: Pick<Business, 'now'>) =>
  localDateTime(now.day, kind === 'days' ? checkIn : currentHalfHour({ now }))

function boatRefusal(booking: Movable, target: Target, { extras }: Business): MoveRefusal | undefined {
  const { people, hasLicense } = booking
  const vehicle = booking.kind === 'days' ? withoutCaptain(target.vehicle) : target.vehicle
  const { name, passengers } = vehicle
  if (people > passengers) return refuse('TOO_MANY_PEOPLE', words.noRoom(name, passengers, people))
  const chosen = movedExtras(booking, target)
  const missing = chosen.find((extra) => !canTake(target.vehicle, extra, booking.kind, extras))
  if (missing) return refuse('EXTRA_NOT_OFFERED', words.lacks(name, extraName(missing, extras)))
  const party = { adults: people, children: 0, ageFrom: undefined, ageTo: undefined, hasLicense: answerOf(hasLicense) }
  const [error] = detailsErrors(party as Parameters<typeof detailsErrors>[0], vehicle, chosen)
  return error && refuse('LICENSE_MISSING', error.message)
}

function timeRefusal(
  booking: Movable,
  target: Target,
  business: Business,
  isBlocked: (day: Day) => boolean,
): MoveRefusal | undefined {
  const { vehicle, day, start } = target
  const chosen = movedExtras(booking, target)
  if (booking.kind === 'days') {
    const stay = stayOf(booking, day)
    // A stay that is under way may change the boat, so that its first day is not past.
    const now = day < business.now.day ? { day, hour: 0 } : business.now
    const selection = { vehicle, stay, extras: chosen, isStaff: true }
    return stayRefusal(selection, { ...asBooked(business, chosen), now }, isBlocked)
  }
  const calendarDay = { date: day, blocked: isBlocked(day) }
  const selection = { vehicle, day: calendarDay, start, hours: lengthOf(booking), extras: chosen }
  const keeps = localDateTime(day, start).slice(11) === booking.startsAt.slice(11)
  const how = { isStaff: true, startStep: keeps ? 1 / 12 : undefined }
  return selectionRefusal({ ...selection, ...how }, asBooked(business, chosen))
}

/** The business decides when it is open: what is changed by staff is only warned of it. */
export const forTheBusiness: readonly string[] = ['CLOSED', 'OUTSIDE_OPENING_HOURS', 'DAY_BLOCKED']

/** Where somebody on the timeline wants a booking to be. Times are `YYYY-MM-DDTHH:MM`. */
export type Goal = Span & { vehicle_id: number }

/** What is known on the timeline: the whole fleet, and the bookings of the days shown. */
export type Scene = {
  fleet: readonly Vehicle[]
  bookings: readonly TimelineBooking[]
  business: Business
  isBlocked: (day: Day) => boolean
  /** What is closed in these days. */
  closures?: readonly Closure[]
  /** Who did not come in them. */
  noShows?: readonly NoShow[] | undefined
}

/** Where a booking goes that is dragged by a part of the axis, over a boat; by its end only that goes elsewhere. */
export function goalOf(
  booking: TimelineBooking,
  { by, vehicleId, isEnd }: { by: number; vehicleId: number; isEnd: boolean },
  { axis, business, fleet }: { axis: TimeAxis } & Pick<Scene, 'business' | 'fleet'>,
): Goal {
  const { vehicle_id, starts_at } = booking
  const vehicle = fleet.find(({ id }) => id === vehicle_id)
  const letFor = (longest: number) => (vehicle ? bookableDurations(vehicle, longest) : [])
  if (isEnd) return { vehicle_id, starts_at, ends_at: endDraggedTo(axis, booking, by, letFor) }
  const { day, hour: start } = draggedTo(axis, booking, by)
  const { startsAt, endsAt } = movedInterval(movableOf(booking), { day, start }, business)
  return { vehicle_id: vehicleId, starts_at: startsAt, ends_at: endsAt }
}

/** Why a booking that is dragged cannot go there, as far as the timeline knows; whether it can is for the server to say. */
export function goalRefusal(
  booking: TimelineBooking,
  goal: Goal,
  { fleet, bookings, business, isBlocked, closures = [] }: Scene,
): string | undefined {
  const vehicle = fleet.find(({ id }) => id === goal.vehicle_id)
  if (!vehicle) return words.notInFleet(booking.vehicle_name)
  const { day, hour: start } = fromLocalDateTime(goal.starts_at)
  const place = { vehicleId: vehicle.id, startsAt: goal.starts_at, endsAt: goal.ends_at }
  const others = bookings.filter(({ id, vehicle_id }) => vehicle_id === vehicle.id && id !== booking.id)
  const clash = clashOf(
    others.map((one) => asTaken(one, business.now)),
    place,
  )
  const shut = closureAt(closures, place)
  const target = { vehicle, from: fleet.find(({ id }) => id === booking.vehicle_id), day, start }
  const isMoved = goal.starts_at !== booking.starts_at || goal.vehicle_id !== booking.vehicle_id
  const against = isMoved ? moveRefusal(movableOf(booking), target, business, isBlocked) : undefined
  return (
    (clash && takenSentence(vehicle.name, clash)) ??
    (shut && takenSentence(vehicle.name, { ...shut, name: '' })) ??
    (against && !forTheBusiness.includes(against.code) ? against.detail : undefined)
  )
}
