import type { Vehicle } from '#features/vehicles/contract.ts'
import { nightPrice, priceOf } from '#features/vehicles/rules.ts'
import { type Day, fromLocalDateTime, type Hour, localDateTime } from '#kit/shared/day.ts'
import { type Business, timetableRows } from '../../rules.ts'
import { lacksLicense, lengthOf, type Movable, movedInterval, moveRefusal } from '../../timeline/rules/move.ts'

/**
 * Where bookings can go that cannot stay: other boats of the same kind at the same time, else the nearest time of the day.
 * Boats of one booking go together. No place is proposed that anybody has, or twice, or whose boat they may not steer.
 */

/** One boat of a booking. */
export type Boat = Movable & { bookingId: number; isConcerned: boolean }

/** A booking with all its boats, the first one first. */
export type Party = { bookingId: number; boats: readonly [Boat, ...Boat[]] }

/** A time at which a boat is taken; `bookingId` is null where it is closed, or out. Times are `YYYY-MM-DDTHH:MM`. */
export type Taken = { vehicleId: number; startsAt: string; endsAt: string; bookingId: number | null }

/** What is known of the days in which places are looked for. */
export type Water = {
  fleet: readonly Vehicle[]
  business: Business
  isBlocked: (day: Day) => boolean
  taken: readonly Taken[]
}

/** Where one boat of a booking goes. */
export type Spot = { bookingId: number; vehicleId: number; startsAt: string; endsAt: string }

/** Where the boats of a booking go; those that stay are left out. `lacksLicense`: nobody aboard may steer one of them. */
export type Place = {
  spots: readonly Spot[]
  day: Day
  start: Hour
  isSameTime: boolean
  isSameKind: boolean
  lacksLicense: boolean
}

/** Other boats and times that are shown besides the best one. */
const mostOthers = 5

/** When a boat is taken, by its id. */
export type TakenOf = ReadonlyMap<number, readonly Taken[]>

export const takenOf = (taken: readonly Taken[]): TakenOf => Map.groupBy(taken, ({ vehicleId }) => vehicleId)

const isFree = (of: TakenOf, spot: Spot, besides: readonly Spot[], own: ReadonlySet<number>) =>
  (of.get(spot.vehicleId) ?? []).every(
    (one) => (one.bookingId !== null && own.has(one.bookingId)) || !overlaps(one, spot),
  ) && besides.every((one) => one.vehicleId !== spot.vehicleId || !overlaps(one, spot))

const overlaps = (a: Omit<Taken, 'bookingId'>, b: Omit<Taken, 'bookingId'>) =>
  a.startsAt < b.endsAt && a.endsAt > b.startsAt

/** Whether two places want the same boat at the same time. */
export const clash = (a: readonly Spot[], b: readonly Spot[]): boolean =>
  a.some((one) => b.some((other) => one.vehicleId === other.vehicleId && overlaps(one, other)))

/** Same kind first, then what they may steer, then the one whose size and price differ least; never one that is too small. */
function byLeastChange(vehicles: readonly Vehicle[], boat: Boat, from: Vehicle | undefined, at: Wanted['at']) {
  const length = lengthOf(boat)
  const priceThere = (vehicle: Vehicle) => (boat.kind === 'days' ? nightPrice(vehicle) : priceOf(vehicle, length)) ?? 0
  const before = from ? priceThere(from) : 0
  const changeOf = (vehicle: Vehicle) => [
    vehicle.id === boat.vehicleId ? 0 : 1,
    vehicle.type === from?.type ? 0 : 1,
    lacksLicense(boat, { vehicle, from, ...at }) ? 1 : 0,
    Math.abs(vehicle.passengers - (from?.passengers ?? boat.people)),
    Math.abs(priceThere(vehicle) - before),
  ]
  const changes = new Map(vehicles.map((vehicle) => [vehicle, changeOf(vehicle)]))
  return vehicles.toSorted((a, b) => {
    const [one = [], other = []] = [changes.get(a), changes.get(b)]
    const i = one.findIndex((value, at) => value !== other[at])
    return i < 0 ? a.name.localeCompare(b.name, 'en') : (one[i] ?? 0) - (other[i] ?? 0)
  })
}

type Search = { water: Water; of: TakenOf }

/** The boats of a booking that would leave their place: at their own time those that cannot stay. */
const leaving = (party: Party, at: { day: Day; start: Hour }): readonly Boat[] =>
  isSameStart(party, at) ? party.boats.filter(({ isConcerned }) => isConcerned) : party.boats

type Wanted = { at: { day: Day; start: Hour }; besides: readonly Spot[]; own: ReadonlySet<number> }

const ownOf = (boats: readonly Boat[]) => new Set(boats.map(({ bookingId }) => bookingId))

/** Where a boat of a booking can be at a time, the least change first. */
function spotsOf(boat: Boat, { at, besides, own }: Wanted, search: Search): Spot[] {
  const { fleet, business, isBlocked } = search.water
  const from = fleet.find(({ id }) => id === boat.vehicleId)
  const interval = movedInterval(boat, at, business)
  const free = fleet.filter((vehicle) => {
    const spot = { bookingId: boat.bookingId, vehicleId: vehicle.id, ...interval }
    if (vehicle.blocked || !isFree(search.of, spot, besides, own)) return false
    const isThere = vehicle.id === boat.vehicleId && interval.startsAt === boat.startsAt
    return !isThere && !moveRefusal(boat, { vehicle, from, ...at }, business, isBlocked)
  })
  const spotOn = ({ id }: Vehicle) => ({ bookingId: boat.bookingId, vehicleId: id, ...interval })
  return byLeastChange(free, boat, from, at).map(spotOn)
}

/** A place for all boats of a booking at a time; `first` is where one of them goes, if that is chosen. */
function placeAt(party: Party, at: { day: Day; start: Hour }, search: Search, first?: Spot): Place | undefined {
  const { fleet } = search.water
  const boats = leaving(party, at)
  const spots: Spot[] = first ? [first] : []
  for (const boat of boats) {
    if (boat.bookingId === first?.bookingId) continue
    const [best] = spotsOf(boat, { at, besides: spots, own: ownOf(boats) }, search)
    if (!best) return undefined
    spots.push(best)
  }
  const vehicleOf = (id: number | undefined) => fleet.find((vehicle) => vehicle.id === id)
  const steps = spots.map(({ bookingId, vehicleId }) => {
    const boat = party.boats.find((one) => one.bookingId === bookingId)
    return { boat, vehicle: vehicleOf(vehicleId), from: vehicleOf(boat?.vehicleId) }
  })
  return {
    ...{ spots, ...at, isSameTime: isSameStart(party, at) },
    isSameKind: steps.every(({ vehicle, from }) => vehicle?.type === from?.type),
    lacksLicense: steps.some(
      ({ boat, vehicle, from }) => boat && vehicle && lacksLicense(boat, { vehicle, from, ...at }),
    ),
  }
}

const isSameStart = ({ boats: [leader] }: Party, { day, start }: { day: Day; start: Hour }) => {
  const { startsAt, kind } = leader
  return kind === 'days' ? startsAt.startsWith(day) : startsAt === localDateTime(day, start)
}

/** The same time; by the hour then the others of that day, the nearest first and the later one of equals. */
function startsOn({ boats: [leader] }: Party, day: Day, { settings }: Business): { day: Day; start: Hour }[] {
  const { day: own, hour } = fromLocalDateTime(leader.startsAt)
  const exact = own === day ? [{ day, start: hour }] : []
  if (leader.kind === 'days') return own === day ? exact : [{ day, start: hour }]
  const others = timetableRows(settings, [day], 0.5)
    .filter((start) => !(own === day && start === hour))
    .toSorted((a, b) => Math.abs(a - hour) - Math.abs(b - hour) || b - a)
  return [...exact, ...others.map((start) => ({ day, start }))]
}

/** Boats of a booking that do not begin together stay together at their own time only. */
const beginTogether = ({ boats }: Party) => boats.every(({ startsAt }) => startsAt === boats[0].startsAt)

/** Where a booking can go on a day, the least change first: other boats at its time, then other times of the same kind. */
export function placesOn(party: Party, day: Day, water: Water, of = takenOf(water.taken)): Place[] {
  const search = { water, of }
  const [exact, ...others] = startsOn(party, day, water.business)
  const sameTime = exact ? placesThen(party, exact, search) : []
  const later: Place[] = []
  const [{ vehicleId }] = party.boats
  const type = water.fleet.find(({ id }) => id === vehicleId)?.type
  const kin = { of, water: { ...water, fleet: water.fleet.filter((vehicle) => vehicle.type === type) } }
  if (beginTogether(party) && (party.boats[0].kind === 'hours' || sameTime.length === 0))
    for (const at of others) {
      if (later.length === mostOthers) break
      const place = placeAt(party, at, kin)
      if (place?.isSameKind && !place.lacksLicense) later.push(place)
    }
  const [same, otherKind] = [sameTime.filter(({ isSameKind }) => isSameKind), sameTime.filter((one) => !one.isSameKind)]
  return [...same.slice(0, mostOthers + 1), ...later, ...otherKind.slice(0, mostOthers)]
}

/** All choices of a boat where one has to go; of several that have to, the best place for all. */
function placesThen(party: Party, at: { day: Day; start: Hour }, search: Search): Place[] {
  const boats = leaving(party, at)
  const [boat] = boats
  if (!boat) return []
  if (boats.length > 1) return [placeAt(party, at, search)].filter((one) => one !== undefined)
  return spotsOf(boat, { at, besides: [], own: ownOf(boats) }, search).flatMap(
    (spot) => placeAt(party, at, search, spot) ?? [],
  )
}

export type Proposal = {
  bookingId: number
  decision: 'move' | 'ask' | 'keep'
  place: Place | undefined
  places: Place[]
}

/** The day of a booking. */
export const dayOf = ({ boats: [leader] }: Party): Day => leader.startsAt.slice(0, 10)

/**
 * What is proposed for each booking, all of it at once: whoever has the fewest places comes first. Where there is none, the
 * customer is asked, or called where nobody can write to them. `asks`: the water is closed, and everybody chooses.
 */
export function propose(
  parties: readonly Party[],
  water: Water,
  { canAsk, asks }: { canAsk: (party: Party) => boolean; asks: boolean },
): Map<number, Proposal> {
  const of = takenOf(water.taken)
  const all = parties.map((party) => ({ party, places: placesOn(party, dayOf(party), water, of) }))
  const gone: Spot[] = []
  const proposals = new Map<number, Proposal>()
  const order = all.toSorted(
    (a, b) =>
      a.places.length - b.places.length ||
      a.party.boats[0].startsAt.localeCompare(b.party.boats[0].startsAt) ||
      a.party.bookingId - b.party.bookingId,
  )
  for (const { party, places } of order) {
    const { bookingId } = party
    const fits = (one: Place) => one.isSameKind && !one.lacksLicense && !clash(one.spots, gone)
    const place = asks ? undefined : places.find(fits)
    if (place) gone.push(...place.spots)
    const decision = place ? 'move' : canAsk(party) ? 'ask' : 'keep'
    proposals.set(bookingId, { bookingId, decision, place, places })
  }
  return proposals
}
