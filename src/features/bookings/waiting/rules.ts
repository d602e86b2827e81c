import type { Vehicle, VehicleType } from '#features/vehicles/contract.ts'
import { durationStep, nightPrice, priceOf } from '#features/vehicles/rules.ts'
import { addDays, type Day, type WallClock } from '#kit/shared/day.ts'
import {
  type Business,
  freeHours,
  hoursToInterval,
  type Interval,
  openUntil,
  type Refusal,
  refusal,
  selectionRefusal,
} from '../rules.ts'
import type { StayDay } from '../stays/contract.ts'
import { checkIn, isFreeStay, stayInterval, stayRefusal } from '../stays/rules.ts'

/** What somebody waits for: `hours` within a span of a day, or `nights` from a day on. */
export type Wish = {
  kind: 'hours' | 'days'
  /** One boat; else any of the type. */
  vehicleId: number | null
  type: VehicleType | 'all'
  day: Day
  from: number
  until: number
  hours: number
  nights: number
  people: number
}

/** Minutes for which what is offered is held. */
export const offerMinutes = 60

/** Nobody is written to at night: offers go out between these hours of the wall clock. */
export const offersFrom = 8
export const offersUntil = 21

export const mayOffer = ({ hour }: WallClock): boolean => hour >= offersFrom && hour < offersUntil

/** What is free, by the rows that bookings are decided on. */
export type Free = {
  fleet: readonly Vehicle[]
  business: Business
  isBlocked: (day: Day) => boolean
  /** When a boat is taken on a day. */
  busy: (day: Day, vehicleId: number) => readonly Interval[]
  /** Days with bookings or blocked, by date. */
  stays: ReadonlyMap<Day, StayDay>
}

/** A boat and times on the wall clock, `YYYY-MM-DDTHH:MM`. */
export type Chance = { vehicle: Vehicle; startsAt: string; endsAt: string }

/** The boats that a wish is about, cheapest first. */
const boatsFor = ({ vehicleId, type, people, hours }: Wish, fleet: readonly Vehicle[]): Vehicle[] => {
  const price = (vehicle: Vehicle) =>
    (hours > 0 ? priceOf(vehicle, hours) : nightPrice(vehicle)) ?? Number.MAX_SAFE_INTEGER
  return fleet
    .filter((vehicle) => vehicleId === null || vehicle.id === vehicleId)
    .filter((vehicle) => type === 'all' || vehicle.type === type)
    .filter(({ passengers }) => passengers >= people)
    .toSorted((a, b) => price(a) - price(b) || a.id - b.id)
}

/** Starts at which the hours lie within the span, as a boat of this step begins. */
function startsOf({ from, until, hours }: Wish, step: number): number[] {
  const first = Math.ceil(from / step) * step
  const count = Math.floor((until - hours - first) / step + 1e-6) + 1
  return Array.from({ length: Math.max(count, 0) }, (_, i) => first + i * step)
}

/** Whether an offer would still be open when its time begins: whoever gets one has the whole of it. */
const leavesTime = (day: Day, start: number, { now }: Business) =>
  day > now.day || (day === now.day && start >= now.hour + offerMinutes / 60)

/** The first time at which a wish can be had, and of the boats that are free then the cheapest. Undefined where it cannot. */
export const firstChance = (wish: Wish, free: Free): Chance | undefined =>
  wish.kind === 'hours' ? firstHours(wish, free) : firstStay(wish, free)

function firstHours(wish: Wish, { fleet, business, isBlocked, busy }: Free): Chance | undefined {
  const { day: date, hours } = wish
  const day = { date, blocked: isBlocked(date) }
  const chances = boatsFor(wish, fleet).flatMap((vehicle) => {
    const step = durationStep(vehicle.type)
    const taken = busy(date, vehicle.id)
    const start = startsOf(wish, step).find((one) => {
      if (!leavesTime(date, one, business)) return false
      if (selectionRefusal({ vehicle, day, start: one, hours, extras: [] }, business)) return false
      const until = openUntil(day, one, step, business)
      return until !== undefined && freeHours({ start: one, until, step }, taken) >= hours
    })
    return start === undefined ? [] : [{ vehicle, start }]
  })
  const [best] = chances.toSorted((a, b) => a.start - b.start)
  return best && { vehicle: best.vehicle, ...hoursToInterval(date, best.start, hours) }
}

function firstStay(wish: Wish, { fleet, business, isBlocked, stays }: Free): Chance | undefined {
  const stay = stayOf(wish)
  if (!leavesTime(wish.day, checkIn, business)) return undefined
  const vehicle = boatsFor(wish, fleet).find(
    (one) =>
      !stayRefusal({ vehicle: one, stay, extras: [], isStaff: false }, business, isBlocked) &&
      isFreeStay(stay, { vehicleId: one.id, days: stays, business, isStaff: false }),
  )
  return vehicle && { vehicle, ...stayInterval(stay, business) }
}

export const stayOf = ({ day, nights }: Pick<Wish, 'day' | 'nights'>) => ({ start: day, end: addDays(day, nights) })

/**
 * Why nobody need wait for this: no boat could ever give it on that day. That boats or the day are blocked or booked now
 * is none of it, since that is what waiting is for.
 */
export function wishRefusal(wish: Wish, fleet: readonly Vehicle[], business: Business): Refusal | undefined {
  const boats = boatsFor(wish, fleet).map((vehicle) => ({ ...vehicle, blocked: false }))
  const [first] = boats
  if (!first) return refusal('VEHICLE_BLOCKED')
  const free: Free = { fleet: boats, business, isBlocked: () => false, busy: () => [], stays: new Map() }
  if (firstChance(wish, free)) return undefined
  if (wish.kind === 'days')
    return (
      stayRefusal({ vehicle: first, stay: stayOf(wish), extras: [], isStaff: false }, business, () => false) ??
      refusal('PAST')
    )
  const day = { date: wish.day, blocked: false }
  const refusals = boats.flatMap((vehicle) =>
    startsOf(wish, durationStep(vehicle.type)).map((start) =>
      selectionRefusal({ vehicle, day, start, hours: wish.hours, extras: [] }, business),
    ),
  )
  return refusals.find((one) => one !== undefined) ?? refusal(refusals.length > 0 ? 'PAST' : 'DURATION_NOT_OFFERED')
}

/** Whose turn it is, and for what: the first in line for whom something is free. Nobody before them could have it. */
export function nextTurn<P extends Wish>(line: readonly P[], free: Free): { place: P; chance: Chance } | undefined {
  for (const place of line) {
    const chance = firstChance(place, free)
    if (chance) return { place, chance }
  }
  return undefined
}
