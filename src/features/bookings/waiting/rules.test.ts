import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { durationStep } from '#features/vehicles/rules.ts'
import { fromLocalDateTime } from '#kit/shared/day.ts'
import * as some from '#testing/rental.ts'
import type { Interval } from '../rules.ts'
import type { StayDay } from '../stays/contract.ts'
import { type Free, firstChance, mayOffer, nextTurn, type Wish, wishRefusal } from './rules.ts'

const day = '2026-06-10'
const eider = some.someVehicle({ id: 1, name: 'Eider', passengers: 4 })
const heron = some.someVehicle({ id: 2, name: 'Heron' }, { 1: 40, 2: 80 })
const jet = some.someVehicle({ id: 3, name: 'Swift', type: 'jetskis', passengers: 2 }, { 0.5: 30, 1: 55 })
const home = some.someVehicle({ id: 4, name: 'Home', type: 'houseboats', price_night: 200 }, {})
const fleet = [eider, heron, jet, home]

const wish = (changes: Partial<Wish> = {}): Wish => ({
  kind: 'hours',
  vehicleId: null,
  type: 'motorboats',
  day,
  from: 9,
  until: 19,
  hours: 2,
  nights: 0,
  people: 2,
  ...changes,
})
const nights = (changes: Partial<Wish> = {}) =>
  wish({ kind: 'days', type: 'houseboats', from: 0, until: 0, hours: 0, nights: 3, ...changes })

const free = (changes: Partial<Free> = {}): Free => ({
  fleet,
  business: some.someBusiness(),
  isBlocked: () => false,
  busy: () => [],
  stays: new Map(),
  ...changes,
})
const busy = (taken: Readonly<Record<number, readonly Interval[]>>) => ({
  busy: (_: string, id: number) => taken[id] ?? [],
})
const said = (wanted: Wish, given: Free) => {
  const chance = firstChance(wanted, given)
  return chance && `${chance.vehicle.name} ${chance.startsAt} ${chance.endsAt}`
}

describe('what fits hours that are waited for', () => {
  test('is the first time, and of the boats that are free then the cheapest', () => {
    expect(said(wish(), free())).toBe('Heron 2026-06-10T09:00 2026-06-10T11:00')
    expect(said(wish({ vehicleId: 1 }), free())).toBe('Eider 2026-06-10T09:00 2026-06-10T11:00')
    const heronIsOut = busy({ 2: [{ start: 9, end: 12 }] })
    expect(said(wish(), free(heronIsOut))).toBe('Eider 2026-06-10T09:00 2026-06-10T11:00')
    expect(said(wish({ people: 5 }), free(heronIsOut))).toBe('Heron 2026-06-10T12:00 2026-06-10T14:00')
  })

  test.each<[string, Partial<Wish>, Partial<Free>, string | undefined]>([
    [
      'a gap that is as long as wished',
      {},
      busy({
        1: [{ start: 9, end: 19 }],
        2: [
          { start: 9, end: 13 },
          { start: 15, end: 19 },
        ],
      }),
      'Heron 2026-06-10T13:00 2026-06-10T15:00',
    ],
    [
      'a shorter one not',
      {},
      busy({
        1: [{ start: 9, end: 19 }],
        2: [
          { start: 9, end: 14 },
          { start: 15, end: 19 },
        ],
      }),
      undefined,
    ],
    [
      'one that begins on the half hour counts from the next hour',
      {},
      busy({
        1: [{ start: 9, end: 19 }],
        2: [
          { start: 9, end: 12.5 },
          { start: 15, end: 19 },
        ],
      }),
      'Heron 2026-06-10T13:00 2026-06-10T15:00',
    ],
    [
      'jet skis go by the half hour',
      { type: 'jetskis', hours: 0.5, from: 9.5, until: 10 },
      {},
      'Swift 2026-06-10T09:30 2026-06-10T10:00',
    ],
    [
      'none beside the span',
      { from: 9, until: 11 },
      busy({ 1: [{ start: 9, end: 11 }], 2: [{ start: 10, end: 11 }] }),
      undefined,
    ],
    ['none for too many', { people: 7 }, {}, undefined],
    ['none for a duration that is not let', { hours: 3 }, {}, undefined],
    ['none of a boat that is blocked', { vehicleId: 2 }, { fleet: [{ ...heron, blocked: true }] }, undefined],
    ['none on a day that is blocked', {}, { isBlocked: () => true }, undefined],
    [
      'none that begins before the hour of the offer is over',
      { from: 9, until: 12 },
      { business: some.someBusiness({ now: { day, hour: 9.25 } }) },
      undefined,
    ],
    [
      'on the day itself from an hour on',
      { from: 9, until: 13 },
      { business: some.someBusiness({ now: { day, hour: 9.25 } }) },
      'Heron 2026-06-10T11:00 2026-06-10T13:00',
    ],
  ])('%s', (_, changes, given, expected) => {
    expect(said(wish(changes), free(given))).toBe(expected)
  })

  test('is nothing that the clock skips in spring, and something in autumn, when it shows an hour twice', () => {
    const always = some.someSettings({ general_opening_hour: 0, general_closing_hour: 24 })
    const business = some.someBusiness({ settings: always, now: { day: '2026-03-01', hour: 9 } })
    const night = (date: string) => said(wish({ day: date, from: 1, until: 3, hours: 2 }), free({ business }))
    expect(night('2026-03-29')).toBeUndefined()
    expect(night('2026-10-25')).toBe('Heron 2026-10-25T01:00 2026-10-25T03:00')
    expect(night('2028-02-29')).toBe('Heron 2028-02-29T01:00 2028-02-29T03:00')
  })
})

describe('what fits nights that are waited for', () => {
  const taken = (date: string, part: 'nine_am' | 'midday' | 'two_pm'): [string, StayDay] => [
    date,
    { date, blocked: false, nine_am: [], midday: [], two_pm: [], [part]: [4] },
  ]
  test.each<[string, Partial<Free>, string | undefined]>([
    ['all of them free', {}, 'Home 2026-06-10T14:00 2026-06-13T10:00'],
    ['one of them taken', { stays: new Map([taken('2026-06-11', 'two_pm')]) }, undefined],
    [
      'others before and after',
      { stays: new Map([taken(day, 'nine_am'), taken('2026-06-13', 'two_pm')]) },
      'Home 2026-06-10T14:00 2026-06-13T10:00',
    ],
    ['a day of them blocked', { isBlocked: (one) => one === '2026-06-12' }, undefined],
    ['too late to have an hour before 2 pm', { business: some.someBusiness({ now: { day, hour: 13.5 } }) }, undefined],
  ])('%s', (_, given, expected) => {
    expect(said(nights(), free(given))).toBe(expected)
  })
  test('a year ends between them', () => {
    expect(said(nights({ day: '2026-12-30' }), free())).toBe('Home 2026-12-30T14:00 2027-01-02T10:00')
  })
})

test('nobody need wait for what is never let; that all is taken or blocked is what waiting is for', () => {
  const code = (wanted: Wish, boats = fleet) => wishRefusal(wanted, boats, some.someBusiness())?.code
  expect(code(wish())).toBeUndefined()
  expect(code(nights())).toBeUndefined()
  expect(code(wish({ vehicleId: 2 }), [{ ...heron, blocked: true }])).toBeUndefined()
  expect(code(wish({ vehicleId: 9 }))).toBe('VEHICLE_BLOCKED')
  expect(code(wish({ people: 7 }))).toBe('VEHICLE_BLOCKED')
  expect(code(wish({ hours: 3 }))).toBe('DURATION_NOT_OFFERED')
  expect(code(wish({ from: 5, until: 7 }))).toBe('OUTSIDE_OPENING_HOURS')
  expect(code(wish({ day: '2026-05-31' }))).toBe('PAST')
  expect(code(wish({ day: '2029-01-01' }))).toBe('TOO_FAR_AHEAD')
  expect(code(nights({ nights: 1 }))).toBe('MINIMUM_NIGHTS')
  expect(code(nights({ day: '2026-05-30' }))).toBe('PAST')
})

test.each([
  [7.99, false],
  [8, true],
  [20.99, true],
  [21, false],
  [0, false],
])('at %d on the wall clock offers go out: %j', (hour, expected) => {
  expect(mayOffer({ day, hour })).toBe(expected)
})

/** A random half-hourly day of the fleet, and a line of wishes for it. */
const interval = fc
  .tuple(fc.integer({ min: 18, max: 38 }), fc.integer({ min: 1, max: 12 }))
  .map(([start, length]) => ({ start: start / 2, end: (start + length) / 2 }))
const anyFree = fc
  .tuple(...[1, 2, 3].map(() => fc.array(interval, { maxLength: 5 })))
  .map(([a = [], b = [], c = []]) => free(busy({ 1: a, 2: b, 3: c })))
const anyWish = fc
  .record({
    type: fc.constantFrom('all' as const, 'motorboats' as const, 'jetskis' as const),
    vehicleId: fc.constantFrom(null, null, 1, 2, 3),
    from: fc.integer({ min: 0, max: 40 }).map((half) => half / 2),
    length: fc.integer({ min: 1, max: 20 }),
    hours: fc.constantFrom(0.5, 1, 2),
    people: fc.integer({ min: 1, max: 7 }),
  })
  .map(({ length, ...rest }) => wish({ ...rest, until: Math.min(24, rest.from + length / 2) }))

test('Whatever is offered lies within the wish, is free all the while and can be booked; and no earlier time of the boat is.', () => {
  fc.assert(
    fc.property(anyFree, anyWish, (given, wanted) => {
      const chance = firstChance(wanted, given)
      if (!chance) return
      const start = fromLocalDateTime(chance.startsAt).hour
      const end = fromLocalDateTime(chance.endsAt).hour
      const taken = given.busy(day, chance.vehicle.id)
      expect(start >= wanted.from && end <= wanted.until && end - start === wanted.hours).toBe(true)
      expect(taken.some((one) => one.start < end && one.end > start)).toBe(false)
      expect(start % durationStep(chance.vehicle.type)).toBe(0)
      expect(chance.vehicle.passengers).toBeGreaterThanOrEqual(wanted.people)
      if (start > wanted.from) {
        const earlier = firstChance({ ...wanted, until: end - 0.5 }, given)
        expect(earlier).toBeUndefined()
      }
    }),
    { numRuns: 500, verbose: true },
  )
})

test('Whose turn it is nobody stands before who could have something; and if it is nobody’s, nobody could.', () => {
  fc.assert(
    fc.property(anyFree, fc.array(anyWish, { maxLength: 6 }), (given, line) => {
      const turn = nextTurn(line, given)
      const before = turn ? line.slice(0, line.indexOf(turn.place)) : line
      expect(before.map((one) => firstChance(one, given))).toEqual(before.map(() => undefined))
      if (turn) expect(turn.chance).toEqual(firstChance(turn.place, given))
    }),
    { numRuns: 300, verbose: true },
  )
})
