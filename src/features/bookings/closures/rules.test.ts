import { expect, test } from 'vitest'
import { closedFor, closedHoursOn, closingErrors, closureAt, formatClosedHour, lastMoment } from './rules.ts'

const now = { day: '2026-06-03', hour: 10.5 }
const closing = (changes: object = {}) => ({
  from_day: '2026-06-03',
  from: 9,
  until_day: '2026-06-03',
  until: 18,
  ...changes,
})
const closure = (changes: object = {}) => ({
  ...{ id: 1, vehicle_id: 7, vehicle_name: 'Eider', reason: 'Engine damage' },
  ...{ starts_at: '2026-06-03T09:00', ends_at: '2026-06-05T12:00' },
  ...changes,
})

test.each([
  [{}, []],
  [{ until: 24 }, []],
  [{ until: 9 }, ['until']],
  [{ until: 10.5 }, ['until']],
  [{ until: 11 }, []],
  [{ until_day: '2026-06-02' }, ['until']],
  [{ until_day: '2027-06-03' }, []],
  [{ until_day: '2027-06-04' }, ['until_day']],
  [{ from_day: '2028-02-29', until_day: '2029-02-28' }, []],
])('A closure %j is refused at %j.', (changes, fields) => {
  expect(closingErrors(closing(changes), now).map(({ field }) => field)).toEqual(fields)
})

test('A closure concerns its boat, or all of them.', () => {
  const all = [closure(), closure({ id: 2, vehicle_id: null })]
  expect(closedFor(all, 7).map(({ id }) => id)).toEqual([1, 2])
  expect(closedFor(all, 8).map(({ id }) => id)).toEqual([2])
  const at = (startsAt: string, endsAt: string) => closureAt([closure()], { vehicleId: 7, startsAt, endsAt })?.id
  expect([at('2026-06-03T08:00', '2026-06-03T09:00'), at('2026-06-03T08:00', '2026-06-03T09:30')]).toEqual([
    undefined,
    1,
  ])
})

test('It takes its hours of each day.', () => {
  const on = (day: string) => closedHoursOn(day, [closure()], 7)
  expect(on('2026-06-02')).toEqual([])
  expect(on('2026-06-03')).toEqual([{ start: 9, end: 24 }])
  expect(on('2026-06-04')).toEqual([{ start: 0, end: 24 }])
  expect(on('2026-06-05')).toEqual([{ start: 0, end: 12 }])
  expect(on('2026-06-06')).toEqual([])
})

test('Midnight at its end is of the day before.', () => {
  expect(lastMoment('2026-01-01T00:00')).toEqual({ day: '2025-12-31', hour: 24 })
  expect(lastMoment('2026-01-01T09:30')).toEqual({ day: '2026-01-01', hour: 9.5 })
})

test('The end of a day is said so that nobody takes it for the night before.', () => {
  expect([0, 12, 23.5, 24].map(formatClosedHour)).toEqual(['12 am', '12 pm', '11:30 pm', 'midnight'])
})
