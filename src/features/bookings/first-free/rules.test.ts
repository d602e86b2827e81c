import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bookableDurations } from '#features/vehicles/rules.ts'
import { addDays, localDateTime } from '#kit/shared/day.ts'
import { someBusiness, someSettings, someVehicle } from '#testing/rental.ts'
import { selectionRefusal } from '../rules.ts'
import { firstFreeOf, type Taken } from './rules.ts'

const today = '2026-06-01'
const eider = someVehicle({ id: 7 }, { 1: 50, 2: 90 })
const from = (day: string, start: number, end: number): Taken => ({
  startsAt: localDateTime(day, start),
  endsAt: localDateTime(day, end),
})

type More = {
  vehicle?: typeof eider
  taken?: Taken[]
  blocked?: string[]
  hour?: number
  settings?: object
  day?: string
}
const firstFree = ({ vehicle = eider, taken = [], blocked = [], hour = 6, settings = {}, day = today }: More = {}) =>
  firstFreeOf({
    vehicle,
    taken,
    isBlocked: (one) => blocked.includes(one),
    business: someBusiness({ settings: someSettings(settings), now: { day, hour } }),
  })

test('by the hour it is free from the next start that can be booked, until its next booking', () => {
  expect(firstFree()).toEqual({ today, hours: { day: today, start: 9, hours: 10 }, nights: null })
  expect(firstFree({ hour: 13.2, taken: [from(today, 14, 15.5), from(today, 18, 19)] }).hours).toEqual({
    day: today,
    start: 16,
    hours: 2,
  })
  // What begins now has passed.
  expect(firstFree({ hour: 9 }).hours).toMatchObject({ start: 10 })
})

test('a day that is full, over, blocked or closed leads to the next one', () => {
  const tomorrow = { day: '2026-06-02', start: 9, hours: 10 }
  expect(firstFree({ taken: [from(today, 9, 19)] }).hours).toEqual(tomorrow)
  expect(firstFree({ hour: 18.5 }).hours).toEqual(tomorrow)
  expect(firstFree({ blocked: [today] }).hours).toEqual(tomorrow)
  expect(firstFree({ settings: { off_season_start: today, off_season_end: today } }).hours).toEqual(tomorrow)
})

test('a stay takes the boat over nights, and over the end of a year', () => {
  const taken = [{ startsAt: '2026-12-30T14:00', endsAt: '2027-01-02T10:00' }]
  expect(firstFree({ day: '2026-12-30', hour: 14.5, taken }).hours).toEqual({ day: '2027-01-02', start: 10, hours: 9 })
})

test('half an hour that the clock jumps over is never offered', () => {
  const settings = { general_opening_hour: 2, general_closing_hour: 12 }
  const jetski = someVehicle({ type: 'jetskis' }, { 0.5: 20 })
  expect(firstFree({ day: '2026-03-29', hour: 0, settings, vehicle: jetski }).hours).toMatchObject({
    day: '2026-03-29',
    start: 3,
  })
})

const houseboat = { ...someVehicle({ id: 8, type: 'houseboats' }, {}), price_night: 200 }

test('nights are free from the first day on which the shortest stay fits', () => {
  expect(firstFree({ vehicle: houseboat })).toEqual({ today, hours: null, nights: { day: today } })
  expect(firstFree({ vehicle: houseboat, hour: 14 }).nights).toEqual({ day: '2026-06-02' })
  const stays = [
    { startsAt: '2026-05-31T14:00', endsAt: '2026-06-02T10:00' },
    { startsAt: '2026-06-03T14:00', endsAt: '2026-06-05T10:00' },
  ]
  expect(firstFree({ vehicle: houseboat, taken: stays }).nights).toEqual({ day: '2026-06-05' })
  expect(firstFree({ vehicle: houseboat, blocked: ['2026-06-03'] }).nights).toEqual({ day: '2026-06-04' })
})

test('a blocked boat is never free, nor one that is booked as far as can be', () => {
  expect(firstFree({ vehicle: { ...eider, blocked: true } })).toEqual({ today, hours: null, nights: null })
  const forever = [{ startsAt: '2026-05-01T00:00', endsAt: '2029-01-01T00:00' }]
  expect(firstFree({ taken: forever }).hours).toBeNull()
  expect(firstFree({ vehicle: houseboat, taken: forever }).nights).toBeNull()
})

test('whatever is taken, what is named can be booked, and nothing earlier that day', () => {
  const some = fc.array(
    fc.record({
      ahead: fc.integer({ min: 0, max: 3 }),
      start: fc.integer({ min: 0, max: 46 }),
      length: fc.integer({ min: 1, max: 30 }),
    }),
    { maxLength: 8 },
  )
  fc.assert(
    fc.property(some, fc.double({ min: 0, max: 23.9, noNaN: true }), (many, hour) => {
      const taken = many.map(({ ahead, start, length }) =>
        from(addDays(today, ahead), start / 2, Math.min(start + length, 48) / 2),
      )
      const business = someBusiness({ now: { day: today, hour } })
      const { hours } = firstFreeOf({ vehicle: eider, taken, isBlocked: () => false, business })
      const isFree = (day: string, start: number, length: number) =>
        !selectionRefusal(
          { vehicle: eider, day: { date: day, blocked: false }, start, hours: length, extras: [] },
          business,
        ) &&
        !taken.some(
          ({ startsAt, endsAt }) => startsAt < localDateTime(day, start + length) && endsAt > localDateTime(day, start),
        )
      const [shortest = 0] = bookableDurations(eider, 24)
      const day = hours?.day ?? today
      expect(hours && isFree(day, hours.start, shortest)).toBe(true)
      for (let start = 0; start < (hours?.start ?? 0); start++) expect(isFree(day, start, shortest)).toBe(false)
      for (let one = today; one < day; one = addDays(one, 1))
        for (let start = 0; start < 24; start++) expect(isFree(one, start, shortest)).toBe(false)
    }),
    { verbose: true },
  )
})
