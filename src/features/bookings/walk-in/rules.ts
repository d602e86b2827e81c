import { openingHours } from '#features/settings/rules.ts'
import type { Vehicle } from '#features/vehicles/contract.ts'
import { bookableDurations, isLet, wholePriceOf } from '#features/vehicles/rules.ts'
import { type Day, fromLocalDateTime, type Hour, localDateTime, type WallClock } from '#kit/shared/day.ts'
import { type Cents, toCents } from '#kit/shared/money.ts'
import type { FieldError } from '#kit/shared/problem.ts'
import type { Extra } from '../contract.ts'
import { withPrice } from '../day/rules.ts'
import { detailsErrors, withoutCaptain } from '../rules/details.ts'
import { courseOf, type Handled, takenSpan } from '../rules/handover.ts'
import { type Quote, quote, stayQuote, withCaptain } from '../rules/prices.ts'
import {
  availableHours,
  type Business,
  type CalendarDay,
  freeUntil,
  type Interval,
  openUntil,
  type PricedBy,
  pricingOf,
} from '../rules.ts'
import type { LicenseAnswer } from './contract.ts'
import { words } from './words.ts'

/** Hours: starts of walk-ins are so far apart. */
export const walkInStep = 1 / 12

/**
 * From when on a walk-in has the boat: now, rounded up to five minutes, and before opening from the opening on; or from
 * when they chose, as long as that has not passed. On another day from the opening on, or as chosen.
 */
export function walkInStart(
  { settings, now }: Pick<Business, 'settings' | 'now'>,
  chosen?: Hour,
  day: Day = now.day,
): Hour {
  const opens = openingHours(settings, day)?.opens ?? 0
  if (day !== now.day) return chosen ?? opens
  const soonest = Math.max(Math.ceil(now.hour * 12 - 1e-6) / 12, opens)
  return Math.max(chosen ?? soonest, soonest)
}

/** Whether a chosen start has passed; the five minutes that run still count, for whoever is typing. */
export const hasPassed = (chosen: Hour, { now }: Pick<Business, 'now'>, day: Day = now.day): boolean =>
  day < now.day || (day === now.day && chosen <= now.hour - walkInStep)

/**
 * The starts to choose from: of today besides now, each quarter of an hour until the last that can be booked; of another
 * day each half hour.
 */
export function laterStarts({ settings, now }: Pick<Business, 'settings' | 'now'>, day: Day = now.day): Hour[] {
  const hours = openingHours(settings, day)
  const closes = hours?.closes ?? 0
  if (day !== now.day) {
    const opens = hours?.opens ?? 0
    return Array.from({ length: Math.max(0, Math.floor((closes - opens) * 2)) }, (_, i) => opens + i / 2)
  }
  const first = Math.floor(walkInStart({ settings, now }) * 4) + 1
  return Array.from({ length: Math.max(0, closes * 4 - 1 - first) }, (_, i) => (first + i) / 4)
}

/** What bookings and boats that are late take of a day, as hours of it. */
export function busyOn(
  day: string,
  bookings: readonly (Handled & { vehicle_id: number })[],
  { vehicleId, now }: { vehicleId: number; now: WallClock },
): Interval[] {
  return bookings
    .filter(({ vehicle_id }) => vehicle_id === vehicleId)
    .map((booking) => takenSpan(courseOf(booking), now))
    .filter(({ startsAt, endsAt }) => startsAt < endsAt && endsAt > `${day}T00:00` && startsAt < localDateTime(day, 24))
    .map(({ startsAt, endsAt }) => {
      const [start, end] = [fromLocalDateTime(startsAt), fromLocalDateTime(endsAt)]
      return { start: start.day < day ? 0 : start.hour, end: end.day > day ? 24 : end.hour }
    })
}

/** A boat that somebody can have right now, until when at most, and for which durations (hours). */
export type WalkInOffer = { vehicle: Vehicle; until: Hour; durations: readonly number[] }

/**
 * The boats that can be had right now, cheapest first. `busyOf` says when a boat is taken today. Empty when we are
 * closed, or the day is blocked.
 */
export function walkInOffers(
  fleet: readonly Vehicle[],
  {
    today,
    busyOf,
    chosen,
  }: { today: CalendarDay; busyOf: (vehicleId: number) => readonly Interval[]; chosen?: Hour | undefined },
  business: Business,
): WalkInOffer[] {
  const start = walkInStart(business, chosen, today.date)
  // These very minutes count as ahead.
  const isNow = today.date === business.now.day
  const asOfBefore = isNow ? { ...business, now: { ...business.now, hour: start - 1 / 60 } } : business
  const closes = openUntil(today, start, 0.5, asOfBefore, walkInStep) ?? start
  const offers = fleet.flatMap((vehicle) => {
    if (vehicle.blocked) return []
    const busy = busyOf(vehicle.id)
    const hours = availableHours({ day: today, start, step: 0.5, startStep: walkInStep, busy }, asOfBefore)
    const durations = bookableDurations(vehicle, hours)
    return durations.length > 0 ? [{ vehicle, until: freeUntil({ start, until: closes }, busy), durations }] : []
  })
  return offers.toSorted((a, b) => lowest(a) - lowest(b) || a.vehicle.name.localeCompare(b.vehicle.name, 'en'))
}

/** Why nobody can have a boat right now: closed, closing too soon for any, all of them out, or none is let by the hour. */
export function whyNone(
  fleet: readonly Vehicle[],
  today: CalendarDay,
  business: Business,
): 'closed' | 'too late' | 'all out' | 'no boats' {
  const closes = openingHours(business.settings, today.date)?.closes
  if (today.blocked || closes === undefined || walkInStart(business, undefined, today.date) >= closes) return 'closed'
  if (!fleet.some((vehicle) => !vehicle.blocked && isLet(vehicle, 'hours'))) return 'no boats'
  return walkInOffers(fleet, { today, busyOf: () => [] }, business).length > 0 ? 'all out' : 'too late'
}

const lowest = ({ vehicle, durations }: WalkInOffer) =>
  wholePriceOf(vehicle, durations[0] ?? 0) ?? Number.MAX_SAFE_INTEGER

/** A boat that is out and comes back today, and when. */
export type Returning = { vehicle: Vehicle; at: Hour }

/** The boats that are out now and back before closing time, soonest first. */
export function returning(
  fleet: readonly Vehicle[],
  busyOf: (vehicleId: number) => readonly Interval[],
  business: Business,
): Returning[] {
  const start = walkInStart(business)
  const closes = openingHours(business.settings, business.now.day)?.closes ?? 0
  return fleet
    .filter((vehicle) => !vehicle.blocked && isLet(vehicle, 'hours'))
    .flatMap((vehicle) => {
      const busy = busyOf(vehicle.id).toSorted((a, b) => a.start - b.start)
      const at = busy.reduce((until, { start: from, end }) => (from <= until ? Math.max(until, end) : until), start)
      return at > start && at < closes ? [{ vehicle, at }] : []
    })
    .toSorted((a, b) => a.at - b.at || a.vehicle.name.localeCompare(b.vehicle.name, 'en'))
}

/** Over nights no captain goes along. */
const asLet = (vehicle: Vehicle, nights: number | undefined): Vehicle =>
  nights === undefined
    ? vehicle
    : { ...withoutCaptain(vehicle), license: vehicle.license === 'captain' ? 'no' : vehicle.license }

/** How the licence that a boat needs can be there, the one to begin with first; empty where none is needed. */
export function licenseChoices(boat: Vehicle, nights?: number): Exclude<LicenseAnswer, ''>[] {
  const vehicle = asLet(boat, nights)
  if (vehicle.license !== 'yes') return []
  return [
    ...(vehicle.charter_license > 0 ? (['briefing'] as const) : []),
    ...(vehicle.extra_captain === null ? [] : (['captain'] as const)),
    'seen',
  ]
}

/** Who comes, how the licence is there, what they take along besides a captain, and over how many nights if over any. */
type Told = { people: number; license: LicenseAnswer; extras?: readonly Extra[]; nights?: number | undefined }

/** The extras and the answer about the licence as every other booking has them. */
export function walkInParty(boat: Vehicle, { people, license, extras = [], nights }: Told) {
  const vehicle = asLet(boat, nights)
  const captain: Extra[] = vehicle.license === 'yes' && license === 'captain' ? ['captain'] : []
  const chosen = [...extras.filter((extra) => extra !== 'captain'), ...captain]
  const hasLicense = license === '' ? undefined : license === 'seen' ? ('yes' as const) : ('no' as const)
  return {
    extras: withCaptain(vehicle, chosen),
    party: { adults: people, children: 0, ageFrom: undefined, ageTo: undefined, hasLicense, comment: '' },
  }
}

/** What is wrong with people and licence in view of the boat, by the names of the fields here. */
export function walkInErrors(vehicle: Vehicle, given: Told): FieldError[] {
  const { extras, party } = walkInParty(vehicle, given)
  return detailsErrors(party, asLet(vehicle, given.nights), extras).map(({ field, message }) =>
    field === 'adults'
      ? { field: 'people', message: words.noRoom(vehicle.name, vehicle.passengers) }
      : { field: 'license', message: given.license === '' ? words.checkLicence : message },
  )
}

/** What a walk-in costs; undefined when this duration is not on offer. */
export function walkInQuote(
  vehicle: Vehicle,
  {
    hours = 0,
    day,
    ...told
  }: Omit<Told, 'people'> & { hours?: number | undefined; day?: Day | undefined; people?: number },
  business: PricedBy,
): Quote | undefined {
  const { people = 1, nights } = told
  const { extras, party } = walkInParty(vehicle, { ...told, people })
  const pricing = pricingOf(business, day ?? business.now.day)
  const order = { extras, people, hasLicense: party.hasLicense }
  return nights === undefined ? quote(vehicle, hours, order, pricing) : stayQuote(vehicle, nights, order, pricing)
}

/** The price that was agreed on instead, as a line of it with its reason; an empty one is the listed one. */
export function agreedInstead(listed: Quote, { price, reason }: { price: Cents | undefined; reason: string }): Quote {
  return price === undefined || price === listed.total
    ? listed
    : withPrice(listed, { wasChanged: false, price, reason })
}

/** The fee for the briefing that includes a charter licence. */
export const charterLicenseFee = (vehicle: Vehicle): Cents => toCents(vehicle.charter_license)
