import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Vehicle } from '#features/vehicles/contract.ts'
import { localDateTime } from '#kit/shared/day.ts'
import { someBusiness, someVehicle } from '#testing/rental.ts'
import {
  type Boat,
  clash,
  type Party,
  type Place,
  placesOn,
  propose,
  type Spot,
  type Taken,
  type Water,
} from './places.ts'

const seed = Number(process.env.SEED ?? Math.trunc(Math.random() * 2 ** 31))
const day = '2026-06-03'
const business = someBusiness()

const someBoat = (changes: Partial<Boat> = {}): Boat => ({
  bookingId: 1,
  isConcerned: true,
  kind: 'hours',
  vehicleId: 1,
  startsAt: `${day}T10:00`,
  endsAt: `${day}T12:00`,
  people: 4,
  hasLicense: null,
  extras: [],
  isPaid: false,
  isHeld: false,
  progress: 'none',
  voucherAmount: 0,
  ...changes,
})
const alone = (changes: Partial<Boat> = {}): Party => {
  const boat = someBoat(changes)
  return { bookingId: boat.bookingId, boats: [boat] }
}
const fleet = [
  someVehicle({ id: 1, name: 'Eider', passengers: 6 }),
  someVehicle({ id: 2, name: 'Heron', passengers: 8 }),
  someVehicle({ id: 3, name: 'Teal', passengers: 6 }),
  someVehicle({ id: 4, name: 'Wren', passengers: 3 }),
  someVehicle({ id: 5, name: 'Kayak', type: 'canoes', passengers: 6 }),
]
const shut: Taken = { vehicleId: 1, startsAt: `${day}T00:00`, endsAt: `${day}T24:00`, bookingId: null }
const water = (taken: readonly Taken[] = [shut], boats: readonly Vehicle[] = fleet): Water => ({
  fleet: boats,
  business,
  isBlocked: () => false,
  taken,
})
const names = (places: readonly Place[]) =>
  places.map(({ spots, start }) => [
    spots.map(({ vehicleId }) => fleet.find(({ id }) => id === vehicleId)?.name).join('+'),
    start,
  ])
const all = { canAsk: () => true, asks: false }

describe('where a booking can go', () => {
  test('to a boat of its kind at its time, the one most like its own first; never to one that is too small', () => {
    const places = placesOn(alone(), day, water())
    expect(names(places).slice(0, 2)).toEqual([
      ['Teal', 10],
      ['Heron', 10],
    ])
    expect(names(places).some(([boats]) => boats === 'Wren')).toBe(false)
    expect(names(places).at(-1)).toEqual(['Kayak', 10])
  })

  test('else to the nearest time of its day, the later one of equals', () => {
    const busy = [2, 3].map((vehicleId) => ({
      vehicleId,
      startsAt: `${day}T10:00`,
      endsAt: `${day}T12:00`,
      bookingId: 9,
    }))
    const [first, second] = placesOn(alone(), day, water([shut, ...busy]))
    expect([first?.start, second?.start]).toEqual([12, 12.5])
    expect(first?.isSameTime).toBe(false)
  })

  test('to its own boat once that is open again', () => {
    const till = { ...shut, endsAt: `${day}T14:00` }
    const [place] = placesOn(alone(), day, water([till], fleet.slice(0, 1)))
    expect(names(place ? [place] : [])).toEqual([['Eider', 14]])
  })

  test('before others to what they may steer, and to a boat that needs a licence only with one, or from another such', () => {
    const strict = fleet.map((one) =>
      one.name === 'Teal' ? { ...one, license: 'yes' as const, charter_license: 50 } : one,
    )
    const known = (boats: readonly Vehicle[]) => water([shut], boats)
    const sameTime = (party: Party, boats = strict) =>
      placesOn(party, day, known(boats)).flatMap(({ spots, lacksLicense, isSameTime, isSameKind }) =>
        isSameTime && isSameKind ? [[spots[0]?.vehicleId, lacksLicense]] : [],
      )
    expect(sameTime(alone())).toEqual([
      [2, false],
      [3, true],
    ])
    expect(sameTime(alone({ hasLicense: true }))[0]).toEqual([3, false])
    const both = strict.map((one) => (one.id === 1 ? { ...one, license: 'yes' as const } : one))
    expect(sameTime(alone({ hasLicense: false }), both)[0]).toEqual([3, false])

    const onlyTeal = strict.filter(({ id }) => id === 1 || id === 3)
    expect(propose([alone()], known(onlyTeal), all).get(1)).toMatchObject({ decision: 'ask', place: undefined })
    const till = { ...shut, endsAt: `${day}T14:00` }
    expect(propose([alone()], water([till], onlyTeal), all).get(1)?.place).toMatchObject({ start: 14 })
  })

  test('over nights to another boat on the same days only', () => {
    const houses = [1, 2].map((id) => someVehicle({ id, type: 'houseboats', name: `House ${id}`, price_night: 200 }))
    const stay = alone({ kind: 'days', startsAt: `${day}T14:00`, endsAt: '2026-06-05T10:00' })
    expect(placesOn(stay, day, water([shut], houses)).map(({ spots }) => spots[0])).toEqual([
      { bookingId: 1, vehicleId: 2, startsAt: `${day}T14:00`, endsAt: '2026-06-05T10:00' },
    ])
  })
})

describe('boats of one booking', () => {
  const trip: Party = {
    bookingId: 1,
    boats: [someBoat(), someBoat({ bookingId: 2, vehicleId: 3, isConcerned: false })],
  }
  const own = [1, 3].map((vehicleId) => ({
    ...shut,
    vehicleId,
    startsAt: `${day}T10:00`,
    endsAt: `${day}T12:00`,
    bookingId: vehicleId === 1 ? 1 : 2,
  }))

  test('stay together: the one that is fine stays where it is', () => {
    expect(names(placesOn(trip, day, water([shut, ...own]))).slice(0, 1)).toEqual([['Heron', 10]])
  })

  test('or all of them go at another time', () => {
    const busy = { vehicleId: 2, startsAt: `${day}T10:00`, endsAt: `${day}T12:00`, bookingId: 9 }
    const till = { ...shut, endsAt: `${day}T12:00` }
    const [place] = placesOn(trip, day, water([till, busy, ...own]))
    expect(place?.start).toBe(12)
    expect(place?.spots.map(({ bookingId }) => bookingId)).toEqual([1, 2])
  })
})

describe('what is proposed', () => {
  test('gives nobody the place of another', () => {
    const parties = [alone(), alone({ bookingId: 2, people: 7 })]
    const proposals = propose(parties, water(), all)
    expect(names([proposals.get(2)?.place as Place, proposals.get(1)?.place as Place])).toEqual([
      ['Heron', 10],
      ['Teal', 10],
    ])
  })

  test('is a question where there is no place, or the water is closed, and a call where nobody can write', () => {
    const nothing = water([shut], fleet.slice(0, 1))
    expect(propose([alone()], nothing, all).get(1)).toMatchObject({ decision: 'ask', place: undefined })
    expect(propose([alone()], water(), { ...all, asks: true }).get(1)).toMatchObject({ decision: 'ask' })
    expect(propose([alone()], nothing, { canAsk: () => false, asks: false }).get(1)?.decision).toBe('keep')
  })

  const times = fc.tuple(fc.integer({ min: 9, max: 16 }), fc.constantFrom(1, 2))
  const bookings = fc.array(fc.tuple(fc.integer({ min: 1, max: 5 }), times, fc.integer({ min: 1, max: 8 })), {
    maxLength: 14,
  })
  const span = ([start, hours]: readonly [number, number]) => ({
    startsAt: localDateTime(day, start),
    endsAt: localDateTime(day, start + hours),
  })
  const overlap = (a: Omit<Taken, 'bookingId'>, b: Omit<Taken, 'bookingId'>) =>
    a.vehicleId === b.vehicleId && a.startsAt < b.endsAt && a.endsAt > b.startsAt

  test(`never lies in what anybody has or what is closed, is never given twice, and fits (seed ${seed})`, () => {
    let moved = 0
    fc.assert(
      fc.property(bookings, fc.constantFrom(null, 1, 2), times, (wanted, boat, closed) => {
        const closure = (boat === null ? fleet.map(({ id }) => id) : [boat]).map(
          (vehicleId): Taken => ({ vehicleId, ...span(closed), bookingId: null }),
        )
        // As the database keeps them: no two of one boat overlap.
        const there: (Taken & { bookingId: number; people: number })[] = []
        for (const [vehicleId, time, people] of wanted) {
          const one = {
            vehicleId,
            ...span(time),
            bookingId: there.length + 1,
            people: Math.min(people, fleet.find(({ id }) => id === vehicleId)?.passengers ?? 1),
          }
          if (!there.some((other) => overlap(one, other))) there.push(one)
        }
        const parties = there
          .filter((one) => closure.some((other) => overlap(one, other)))
          .map(({ bookingId, ...one }) => alone({ ...one, bookingId }))
        const known = water([...there, ...closure])
        const proposals = propose(parties, known, all)
        const given: Spot[] = []
        for (const { boats, bookingId } of parties) {
          const { place, places } = proposals.get(bookingId) ?? { place: undefined, places: [] }
          for (const { spots } of places)
            for (const spot of spots)
              expect(known.taken.some((one) => one.bookingId !== spot.bookingId && overlap(one, spot))).toBe(false)
          if (!place) continue
          moved++
          expect(place.isSameKind).toBe(true)
          expect(clash(place.spots, given)).toBe(false)
          given.push(...place.spots)
          for (const { vehicleId } of place.spots)
            expect(fleet.find(({ id }) => id === vehicleId)?.passengers).toBeGreaterThanOrEqual(boats[0].people)
        }
      }),
      { numRuns: 300, seed },
    )
    expect(moved).toBeGreaterThan(50)
  })
})
