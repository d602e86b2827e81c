import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween, instantOf, wallClock } from '#kit/shared/day.ts'
import { remindedNow } from './reminder.ts'

test.each([
  [0, undefined],
  [9.99, undefined],
  [10, '2026-06-02'],
  [15.5, '2026-06-02'],
  [19.99, '2026-06-02'],
  [20, undefined],
] as const)('at %d hours the day to remind of is %s', (hour, day) => {
  expect(remindedNow({ day: '2026-06-01', hour })?.day).toBe(day)
})

test('who booked until the same hour of the day before is reminded, however late it is noticed', () => {
  expect(remindedNow({ day: '2026-06-01', hour: 19 })?.madeUntil).toEqual({ day: '2026-05-31', hour: 10 })
})

test.each([
  ['2026-12-31', '2027-01-01', '2026-12-30'],
  ['2028-02-28', '2028-02-29', '2028-02-27'],
  ['2028-02-29', '2028-03-01', '2028-02-28'],
  ['2027-02-28', '2027-03-01', '2027-02-27'],
])('on %s it is about %s', (today, day, madeOn) => {
  expect(remindedNow({ day: today, hour: 10 })).toEqual({ day, madeUntil: { day: madeOn, hour: 10 } })
})

test.each([
  // Clocks go forward on March 29 and back on October 25, 2026.
  ['2026-03-28', 8, 9],
  ['2026-03-29', 8, 8],
  ['2026-03-30', 8, 8],
  ['2026-10-24', 8, 8],
  ['2026-10-25', 8, 9],
  ['2026-10-26', 8, 9],
])('on %s it begins at 10 on the wall clock, not at %d UTC on all days but at %d', (day, _, utc) => {
  const at = (hour: number, minute: number) =>
    wallClock('Europe/Berlin', Temporal.Instant.from(`${day}T0${hour}:${minute === 0 ? '00' : minute}:00Z`))
  expect(remindedNow(at(utc - 1, 59))).toBeUndefined()
  expect(remindedNow(at(utc, 0))?.day).toBe(addDays(day, 1))
})

test('in every zone and year it is about the next day, and who booked a day before it begins is reminded', () => {
  const zones = ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Pacific/Apia', 'UTC', 'Asia/Kathmandu']
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20 * 365 * 24 * 60 }), fc.constantFrom(...zones), (minutes, zone) => {
      const now = Temporal.Instant.from('2020-01-01T00:00:00Z').add({ minutes })
      const clock = wallClock(zone, now)
      const reminded = remindedNow(clock)
      expect(reminded !== undefined).toBe(clock.hour >= 10 && clock.hour < 20)
      if (!reminded) return
      expect(daysBetween(clock.day, reminded.day)).toBe(1)
      const { day, hour } = reminded.madeUntil
      const before = now.since(instantOf(day, hour, zone)).total('hours')
      expect(before).toBeGreaterThanOrEqual(22)
      expect(before).toBeLessThan(36)
    }),
  )
})
