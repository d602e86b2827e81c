import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyDayAhead, someBusiness, someSettings, someVehicle } from '#testing/rental.ts'
import { freeBoats } from '../rules.ts'
import { askOf, daysAhead, hoursOn, insteadOf, lengths, noWish, startsOn, type Wish } from './ask.ts'

const today = '2026-06-01'
const business = someBusiness()
const winter = someSettings({ off_season_start: '2000-12-20', off_season_end: '2000-02-29' })

test('without a wish it is today, early in the afternoon, two hours, two people', () => {
  expect(askOf(noWish, business)).toEqual({ day: today, start: 14, hours: 2, people: 2 })
})

test.each([
  [{ day: today, hour: 14 }, '2026-06-01', 15],
  [{ day: today, hour: 16.5 }, '2026-06-01', 17],
  [{ day: today, hour: 17 }, '2026-06-02', 14],
] as const)('at %j the next time is on %s at %d', (now, day, start) => {
  expect(askOf(noWish, someBusiness({ now }))).toMatchObject({ day, start })
})

test('a wish keeps as much as can be had', () => {
  const wish = (changes: Partial<Wish>) => askOf({ ...noWish, ...changes }, business)
  expect(wish({ day: '2026-06-05', start: 18, length: '4h' })).toMatchObject({ day: '2026-06-05', start: 15, hours: 4 })
  expect(wish({ day: '2026-05-31' })).toMatchObject({ day: today })
  expect(wish({ length: 'day' })).toEqual({ day: today, start: 9, hours: 10, people: 2 })
  expect(wish({ length: '3n', people: 5 })).toEqual({ day: today, nights: 3, people: 5 })
})

test('a night begins at check-in, tomorrow once that has passed', () => {
  expect(startsOn(today, '2n', someBusiness({ now: { day: today, hour: 13.9 } }))).toEqual([14])
  expect(askOf({ ...noWish, length: '2n' }, someBusiness({ now: { day: today, hour: 14 } }))).toMatchObject({
    day: '2026-06-02',
  })
})

test('days on which we are closed are none to choose, over the year end too', () => {
  const closed = someBusiness({ settings: winter, now: { day: '2027-12-19', hour: 20 } })
  expect(daysAhead('1h', closed, 2)).toEqual(['2028-03-01', '2028-03-02'])
  expect(
    askOf(
      noWish,
      someBusiness({ settings: someSettings({ off_season_start: '2000-01-01', off_season_end: '2000-12-31' }) }),
    ),
  ).toBeUndefined()
})

describe('where the day of a wish has no room', () => {
  const wish = (changes: Partial<Wish>): Wish => ({ ...noWish, day: today, ...changes })
  const late = (hour: number) => someBusiness({ now: { day: today, hour } })

  test('nothing is said where it has', () => {
    expect(insteadOf(wish({}), business)).toBeUndefined()
    expect(insteadOf(wish({ day: null }), business)).toBeUndefined()
    expect(insteadOf(wish({ day: '2026-05-01' }), business)).toBeUndefined()
  })

  test('it is too late, and what is left of the day is named', () => {
    expect(insteadOf(wish({ length: 'day' }), late(10))).toEqual({ wished: today, why: 'late', left: '6h' })
    expect(insteadOf(wish({ day: null, length: '6h' }), late(14.5))).toEqual({ wished: today, why: 'late', left: '4h' })
    expect(insteadOf(wish({ length: '1h' }), late(18))).toEqual({ wished: today, why: 'late' })
    expect(insteadOf(wish({ length: '2n' }), late(14))).toEqual({ wished: today, why: 'late' })
  })

  test('it is closed, or not open for so long, and the next day after it is taken', () => {
    const closed = someBusiness({ settings: winter })
    const asked = wish({ day: '2026-12-24' })
    expect(insteadOf(asked, closed)).toEqual({ wished: '2026-12-24', why: 'closed' })
    expect(askOf(asked, closed)).toMatchObject({ day: '2027-03-01' })
    const brief = someBusiness({ settings: someSettings({ general_opening_hour: 10, general_closing_hour: 14 }) })
    expect(insteadOf(wish({ day: '2026-06-03', length: '6h' }), brief)).toEqual({ wished: '2026-06-03', why: 'short' })
  })

  test('beyond what can be booked it is the first day of all', () => {
    expect(askOf(wish({ day: '2031-06-03' }), business)).toMatchObject({ day: today })
  })
})

test('half hours of opening are kept: a whole day begins when we open', () => {
  const early = someBusiness({ settings: someSettings({ general_opening_hour: 9.5, general_closing_hour: 18 }) })
  expect([startsOn(today, '2h', early)[0], startsOn(today, '2h', early).at(-1)]).toEqual([10, 16])
  expect([startsOn(today, 'day', early), hoursOn(today, 'day', early)]).toEqual([[9.5], 8.5])
})

test('whatever is asked can be had where nobody has booked, but where the clock is put forward', () => {
  const everyHour = Object.fromEntries(Array.from({ length: 24 }, (_, i) => [i + 1, 10]))
  const boat = someVehicle({ price_night: 100 }, everyHour)
  const property = fc.property(
    anyDayAhead,
    fc.constantFrom(...lengths),
    fc.nat(23),
    ({ date, business: when }, length, start) => {
      const ask = askOf({ day: date, start, length, people: 2 }, when)
      if (
        !ask ||
        ask.start === undefined ||
        ask.start % 1 !== 0 ||
        ask.hours % 1 !== 0 ||
        when.timeZone !== 'Europe/Berlin'
      )
        return
      const isShort = ['03-29', '03-30', '03-31', '03-25', '03-26', '03-27', '03-28'].includes(ask.day.slice(5))
      const known = { from: ask.day, busy: new Map(), blocked: new Set<string>() }
      if (!isShort) expect(freeBoats(ask, [boat], when, known)).toEqual([boat])
    },
  )
  fc.assert(property, { seed: Date.now(), numRuns: 300 })
})
