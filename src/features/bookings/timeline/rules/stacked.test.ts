import fc from 'fast-check'
import { expect, test } from 'vitest'
import { localDateTime } from '#kit/shared/day.ts'
import { someBusiness } from '#testing/rental.ts'
import { axisOf, daysOfView } from '../rules.ts'
import { shortName, stacked } from './stacked.ts'

const seed = Number(process.env.SEED ?? Math.trunc(Math.random() * 2 ** 31))
const now = { day: '2026-06-01', hour: 10 }
const axis = axisOf(daysOfView('days', '2026-06-01'), someBusiness({}).settings, {
  bookings: [],
  isBlocked: () => false,
})
const handed = { out_at: null, back_at: null }
const hours = (day: string, from: number, to: number) => ({
  ...{ kind: 'hours' as const, starts_at: localDateTime(day, from), ends_at: localDateTime(day, to), ...handed },
})
const stay = (from: string, to: string) => ({
  ...{ kind: 'days' as const, starts_at: `${from}T14:00`, ends_at: `${to}T10:00`, ...handed },
})
const linesOf = (...bookings: ReturnType<typeof hours | typeof stay>[]) =>
  stacked(axis, bookings, now).map(({ line }) => line)

test('Bookings of a day stand below each other, as wide as the day; those of another day begin above.', () => {
  const placed = stacked(
    axis,
    [hours('2026-06-02', 9, 10), hours('2026-06-02', 12, 13), hours('2026-06-03', 9, 18)],
    now,
  )
  expect(placed.map(({ line, bar }) => [line, Math.round(bar.start * 14), Math.round(bar.end * 14)])).toEqual([
    [0, 1, 2],
    [1, 1, 2],
    [0, 2, 3],
  ])
})

test('A stay is on the first line along its days, and what is by the hour on them comes below it.', () => {
  expect(
    linesOf(stay('2026-06-02', '2026-06-04'), hours('2026-06-04', 12, 13), stay('2026-06-04', '2026-06-06')),
  ).toEqual([0, 1, 0])
  expect(linesOf(stay('2026-05-29', '2026-06-02'), hours('2026-06-03', 9, 10))).toEqual([0, 0])
})

test('What is on no day that is shown is not there.', () => {
  expect(linesOf(hours('2026-05-31', 9, 10), hours('2026-06-15', 9, 10))).toEqual([])
})

test('People are told apart by the last part of their name, and others by all of it.', () => {
  expect(['Mira Keller', 'Finn', 'Anna Maria von Berg', 'Ruderclub Röbel e.V.', 'Li Wu'].map(shortName)).toEqual([
    ...['Keller', 'Finn', 'Berg', 'Ruderclub Röbel e.V.', 'Li Wu'],
  ])
})

test(`No two bookings of some hours lie on each other (SEED=${seed})`, () => {
  const some = fc.record({ day: fc.integer({ min: 1, max: 14 }), from: fc.integer({ min: 9, max: 17 }) })
  fc.assert(
    fc.property(fc.array(some, { maxLength: 40 }), (all) => {
      const bookings = all.map(({ day, from }) => hours(`2026-06-${String(day).padStart(2, '0')}`, from, from + 1))
      const places = stacked(axis, bookings, now).map(({ line, bar }) => `${Math.round(bar.start * 14)}/${line}`)
      expect(new Set(places).size).toBe(bookings.length)
    }),
    { seed },
  )
})
