import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  daysBetween,
  daysInMonth,
  existsOnClock,
  firstOfMonth,
  formatDay,
  formatDuration,
  formatHour,
  formatLongDay,
  fromLocalDateTime,
  hoursBetween,
  instantOf,
  localDateTime,
  monthDay,
  monthName,
  skippedHour,
  wallClock,
  weekday,
  weekdayName,
  weekOf,
} from './day.ts'

const berlin = 'Europe/Berlin'
const springForward = '2026-03-29'
const fallBack = '2026-10-25'

const anyDay = fc
  .integer({ min: -3000, max: 6000 })
  .map((days) => new Date(Date.UTC(2024, 0, 1 + days)).toISOString().slice(0, 10))
const halfHours = Array.from({ length: 48 }, (_, i) => i / 2)
const anyZone = fc.constantFrom(
  berlin,
  'UTC',
  'America/New_York',
  'Australia/Lord_Howe',
  'Africa/Cairo',
  'Asia/Kolkata',
)

test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2027-01-01', -1, '2026-12-31'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2027-02-28', 1, '2027-03-01'],
  [springForward, 1, '2026-03-30'],
  [fallBack, 1, '2026-10-26'],
])('%s and %i days is %s', (day, days, result) => {
  expect(addDays(day, days)).toBe(result)
})

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2028-02-29', 24, '2030-02-28'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-01-15', -1, '2025-12-15'],
])('%s and %i months is %s', (day, months, result) => {
  expect(addMonths(day, months)).toBe(result)
})

test('days between two days are those to add to come from one to the other', () => {
  expect(daysBetween('2026-12-31', '2027-01-01')).toBe(1)
  expect(daysBetween('2027-01-01', '2026-12-31')).toBe(-1)
  expect(daysBetween('2028-01-01', '2029-01-01')).toBe(366)
  fc.assert(
    fc.property(anyDay, anyDay, (a, b) => {
      expect(addDays(a, daysBetween(a, b))).toBe(b)
    }),
  )
})

test('half hours that begin at any minute are as long as they are, over midnight and the year end too', () => {
  expect(hoursBetween(fromLocalDateTime('2026-11-24T03:25'), fromLocalDateTime('2026-11-24T04:25'))).toBe(1)
  expect(hoursBetween({ day: '2026-12-31', hour: 23 + 55 / 60 }, { day: '2027-01-01', hour: 25 / 60 })).toBe(0.5)
  fc.assert(
    fc.property(anyDay, fc.nat({ max: 1439 }), fc.integer({ min: 1, max: 48 }), (day, minute, halves) => {
      const end = localDateTime(
        addDays(day, minute + halves * 30 >= 1440 ? 1 : 0),
        ((minute + halves * 30) % 1440) / 60,
      )
      expect(hoursBetween({ day, hour: minute / 60 }, fromLocalDateTime(end))).toBe(halves / 2)
    }),
  )
})

test('the weekday is the one the calendar of UTC says, Sunday being 0', () => {
  expect([weekday('2026-11-22'), weekday('2026-11-21')]).toEqual([0, 6])
  fc.assert(
    fc.property(anyDay, (day) => {
      expect(weekday(day)).toBe(new Date(`${day}T00:00:00Z`).getUTCDay())
    }),
  )
})

test('a week runs from Sunday to Saturday and holds its day', () => {
  expect(weekOf('2026-12-31')).toEqual([
    '2026-12-27',
    '2026-12-28',
    '2026-12-29',
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
  ])
  expect(weekOf('2026-11-22')[0]).toBe('2026-11-22')
  expect(weekOf('2026-11-21')[6]).toBe('2026-11-21')
  fc.assert(
    fc.property(anyDay, (day) => {
      const week = weekOf(day)
      expect(week.map(weekday)).toEqual([0, 1, 2, 3, 4, 5, 6])
      expect(week).toContain(day)
      expect(week.toSorted()).toEqual(week)
    }),
  )
})

test('months have their first day, their length and their name', () => {
  expect(firstOfMonth('2028-02-29')).toBe('2028-02-01')
  expect([daysInMonth('2027-02-10'), daysInMonth('2028-02-10'), daysInMonth('2026-12-31')]).toEqual([28, 29, 31])
  expect(monthDay('2028-02-29')).toBe('02-29')
  expect([monthName('2026-01-31'), monthName('2026-12-01')]).toEqual(['January', 'December'])
  expect([weekdayName('2026-11-22'), weekdayName('2026-11-21')]).toEqual(['Sunday', 'Saturday'])
})

test('days are written as the product writes them', () => {
  expect(formatDay('2026-11-05')).toBe('11/05/26')
  expect(formatLongDay('2026-11-05')).toBe('Thursday, November 5, 2026')
  expect(formatLongDay('2026-11-21')).toBe('Saturday, November 21, 2026')
})

test.each([
  [0, '12 am'],
  [0.5, '12:30 am'],
  [9, '9 am'],
  [11.5, '11:30 am'],
  [12, '12 pm'],
  [12.5, '12:30 pm'],
  [13.5, '1:30 pm'],
  [23.5, '11:30 pm'],
  [24, '12 am'],
  [9.999, '10 am'],
  [9.004, '9 am'],
  [13 + 59 / 60, '1:59 pm'],
  [9.25, '9:15 am'],
])('hour %d is written %s', (hour, text) => {
  expect(formatHour(hour)).toBe(text)
})

test('durations are written in hours', () => {
  expect([0.5, 1, 1.5, 2, 24].map(formatDuration)).toEqual(['30 minutes', '1 hour', '1.5 hours', '2 hours', '24 hours'])
})

test.each([
  ['2026-06-01', 9, '2026-06-01T09:00'],
  ['2026-06-01', 13.5, '2026-06-01T13:30'],
  ['2026-06-01', 0, '2026-06-01T00:00'],
  ['2026-12-31', 24, '2027-01-01T00:00'],
  ['2028-02-28', 24, '2028-02-29T00:00'],
  ['2026-12-31', 23.9999, '2027-01-01T00:00'],
  ['2026-06-01', 9.9999, '2026-06-01T10:00'],
  ['2026-06-01', 9.004, '2026-06-01T09:00'],
  ['2026-06-01', 13 + 59 / 60, '2026-06-01T13:59'],
  ['2026-06-01', 23.75, '2026-06-01T23:45'],
])('%s at hour %d is %s', (day, hour, text) => {
  expect(localDateTime(day, hour)).toBe(text)
})

test('a wall-clock time reads back as its day and hour', () => {
  for (const hour of halfHours)
    expect(fromLocalDateTime(localDateTime('2028-02-29', hour))).toEqual({ day: '2028-02-29', hour })
  expect(fromLocalDateTime('2026-06-01 13:45:00')).toEqual({ day: '2026-06-01', hour: 13.75 })
  expect(fromLocalDateTime(localDateTime('2026-12-31', 24))).toEqual({ day: '2027-01-01', hour: 0 })
})

test('in spring one hour is not on the clock', () => {
  const missing = halfHours.filter((hour) => !existsOnClock(springForward, hour, berlin))
  expect(missing).toEqual([2, 2.5])
  expect(existsOnClock(springForward, 24, berlin)).toBe(true)
})

test('in autumn, and where the clock never changes, every hour is', () => {
  expect(halfHours.every((hour) => existsOnClock(fallBack, hour, berlin))).toBe(true)
  expect(halfHours.every((hour) => existsOnClock(springForward, hour, 'Asia/Kolkata'))).toBe(true)
})

test.each([
  [springForward, 0, 24, berlin, 2],
  [springForward, 2, 3, berlin, 2],
  [springForward, 1, 3, berlin, 2],
  [springForward, 1, 2.5, berlin, 2],
  [springForward, 2.5, 10, berlin, 2.5],
  [springForward, 1, 2, berlin, undefined],
  [springForward, 3, 24, berlin, undefined],
  [springForward, 2, 2, berlin, undefined],
  ['2026-03-08', 0, 24, 'America/New_York', 2],
  ['2026-10-04', 0, 24, 'Australia/Lord_Howe', 2],
  ['2026-10-04', 2.5, 24, 'Australia/Lord_Howe', undefined],
  ['2026-04-24', 0, 24, 'Africa/Cairo', 0],
  [fallBack, 0, 24, berlin, undefined],
  ['2026-06-01', 0, 24, berlin, undefined],
])('%s from %d to %d in %s: the first skipped half hour', (day, from, to, zone, skipped) => {
  expect(skippedHour(day, from, to, zone)).toBe(skipped)
})

test('the skipped half hour is the first that is not on the clock', () => {
  const nearChange = fc.constantFrom(springForward, '2026-03-08', '2026-10-04', '2026-04-24', fallBack)
  fc.assert(
    fc.property(fc.oneof(anyDay, nearChange), anyZone, fc.nat(48), fc.nat(48), (day, zone, a, b) => {
      const [from, to] = [Math.min(a, b) / 2, Math.max(a, b) / 2]
      const first = halfHours.find((hour) => hour >= from && hour < to && !existsOnClock(day, hour, zone))
      expect(skippedHour(day, from, to, zone)).toBe(first)
    }),
  )
})

test('the wall clock shows day and hour of its time zone', () => {
  const at = Temporal.Instant.from('2026-12-31T23:30:36Z')
  expect(wallClock(berlin, at)).toEqual({ day: '2027-01-01', hour: 0.51 })
  expect(wallClock('America/New_York', at)).toEqual({ day: '2026-12-31', hour: 18.51 })
  expect(wallClock(berlin, Temporal.Instant.from('2026-03-29T00:59:00Z')).hour).toBeCloseTo(1 + 59 / 60)
  expect(wallClock(berlin, Temporal.Instant.from('2026-03-29T01:00:00Z'))).toEqual({ day: springForward, hour: 3 })
})

test('without an instant the wall clock shows now', () => {
  const [before, now, after] = [Temporal.Now.instant(), wallClock(berlin), Temporal.Now.instant()]
  const asNumber = (clock: { day: string; hour: number }) => daysBetween('2024-01-01', clock.day) * 24 + clock.hour
  expect(asNumber(now)).toBeGreaterThanOrEqual(asNumber(wallClock(berlin, before)))
  expect(asNumber(now)).toBeLessThanOrEqual(asNumber(wallClock(berlin, after)))
})

test('a time that is skipped is moved forward, one that comes twice is the first', () => {
  expect(instantOf(springForward, 2.5, berlin).toString()).toBe('2026-03-29T01:30:00Z')
  expect(instantOf(fallBack, 2.5, berlin).toString()).toBe('2026-10-25T00:30:00Z')
  expect(instantOf('2026-12-31', 24, berlin).toString()).toBe('2026-12-31T23:00:00Z')
})

test('a time that exists comes back from its instant', () => {
  fc.assert(
    fc.property(anyDay, fc.constantFrom(...halfHours), anyZone, (day, hour, zone) => {
      fc.pre(existsOnClock(day, hour, zone))
      expect(wallClock(zone, instantOf(day, hour, zone))).toEqual({ day, hour })
    }),
  )
})

const zoneOfTheMachine = process.env.TZ
afterEach(() => {
  if (zoneOfTheMachine === undefined) delete process.env.TZ
  else process.env.TZ = zoneOfTheMachine
})

test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kolkata', berlin])(
  'nothing depends on the time zone of the machine: %s',
  (zone) => {
    process.env.TZ = zone
    expect(wallClock(berlin, Temporal.Instant.from('2026-06-01T04:30:00Z'))).toEqual({ day: '2026-06-01', hour: 6.5 })
    expect(weekOf('2026-06-01')[0]).toBe('2026-05-31')
    expect(instantOf('2026-06-01', 9, berlin).toString()).toBe('2026-06-01T07:00:00Z')
    expect(existsOnClock(springForward, 2, berlin)).toBe(false)
    expect(formatLongDay('2026-06-01')).toBe('Monday, June 1, 2026')
  },
)
