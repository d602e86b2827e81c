import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays, type Day, localDateTime } from '#kit/shared/day.ts'
import { buildTestApp, type TestApp } from '#testing/app.ts'
import { insertBooking, insertVehicle } from '#testing/fleet.ts'
import { someSettings } from '#testing/rental.ts'
import type { StayDay } from '../contract.ts'
import { daysOf, isFreeStay, type StayCalendar } from '../rules.ts'

let it: TestApp
let boat: number
let other: number

beforeAll(async () => {
  it = await buildTestApp()
})

beforeEach(async () => {
  await it.sql`TRUNCATE bookings, blocked_days, vehicles CASCADE`
  boat = await insertVehicle(it.sql, { name: 'Heron', type: 'houseboats' })
  other = await insertVehicle(it.sql, { name: 'Bittern', type: 'houseboats' })
})

async function read(): Promise<StayDay[]> {
  await it.live.changed('bookings', 'blocked-days')
  return (await it.visitor().get('/api/haha_get_future_bookings_for_calendar/')).rows as StayDay[]
}
const taken = (day: StayDay | undefined) => [day?.date, day?.nine_am, day?.midday, day?.two_pm]

describe('the calendar of stays', () => {
  test('says for each part of a day who is taken: until 10 am, until 2 pm, and after', async () => {
    await insertBooking(it.sql, boat, '2026-06-10T14:00', '2026-06-12T10:00', 'days')
    await insertBooking(it.sql, other, '2026-06-12T09:30', '2026-06-12T10:30')
    const days = await read()
    expect(days.map(taken)).toEqual([
      ['2026-06-10', [], [], [boat]],
      ['2026-06-11', [boat], [boat], [boat]],
      ['2026-06-12', [boat, other], [other], []],
    ])
  })

  test('begins today, with what began before and still goes on', async () => {
    await insertBooking(it.sql, boat, '2026-05-05T14:00', '2026-06-02T10:00', 'days')
    await insertBooking(it.sql, other, '2026-05-20T14:00', '2026-05-31T10:00', 'days')
    expect((await read()).map(taken)).toEqual([
      ['2026-06-01', [boat], [boat], [boat]],
      ['2026-06-02', [boat], [], []],
    ])
  })

  test('has blocked days, with or without bookings, and leaves canceled ones out', async () => {
    await it.sql`INSERT INTO blocked_days (day, blocked_by) VALUES ('2026-06-10', 'Ada'), ('2026-06-20', 'Ada'), ('2026-05-20', 'Ada')`
    await insertBooking(it.sql, boat, '2026-06-10T14:00', '2026-06-11T00:00', 'days')
    await insertBooking(it.sql, other, '2026-06-15T14:00', '2026-06-17T10:00', 'days')
    await it.sql`UPDATE bookings SET canceled_at = now() WHERE vehicle_id = ${other}`
    expect((await read()).map(({ date, blocked, two_pm }) => [date, blocked, two_pm])).toEqual([
      ['2026-06-10', true, [boat]],
      ['2026-06-20', true, []],
    ])
  })

  test('is not sent again while nothing changed', async () => {
    const { headers } = await it.visitor().get('/api/haha_get_future_bookings_for_calendar/')
    const again = await it
      .visitor()
      .get('/api/haha_get_future_bookings_for_calendar/', { 'if-none-match': String(headers.etag) })
    expect(again.status).toBe(304)
  })
})

/** Numbers that come again with the same seed. */
function numbers(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}

test('a stay that the calendar shows as free can be written, and one that it does not cannot', async () => {
  const next = numbers(20_260_601)
  for (let n = 0; n < 60; n++) {
    const day = addDays('2026-06-02', next(40))
    const hour = 8 + next(12)
    const [start, end] = next(2) ? [14, addDays(day, 1 + next(4))] : [hour, day]
    const ends = end === day ? localDateTime(day, hour + 1) : localDateTime(end, 10)
    await insertBooking(it.sql, boat, localDateTime(day, start), ends, end === day ? 'hours' : 'days').catch(() => {})
  }
  const days = new Map((await read()).map((entry) => [entry.date, entry]))
  const business = {
    settings: someSettings({}),
    timeZone: 'Europe/Berlin',
    now: { day: '2026-06-01', hour: 7 },
    priceRules: [],
    terms: [],
    extras: [],
  }
  const calendar: StayCalendar = { vehicleId: boat, days, business, isStaff: true }
  const seen = { free: 0, taken: 0 }
  for (const start of daysOf({ start: '2026-06-02', end: '2026-07-10' })) {
    for (const nights of [1, 2, 3]) {
      const end: Day = addDays(start, nights)
      const isFree = isFreeStay({ start, end }, calendar)
      const isWritten = await it.sql
        .begin(async (tx) => {
          await tx`
            INSERT INTO bookings (reference, vehicle_id, kind, starts_at, ends_at, name, email, phone, price)
            VALUES ('probe', ${boat}, 'days', ${localDateTime(start, 14)}, ${localDateTime(end, 10)}, 'P', 'p@x', '1', 0)`
          throw new Error('fits')
        })
        .catch((error: Error) => error.message === 'fits')
      expect([start, nights, isFree]).toEqual([start, nights, isWritten])
      seen[isFree ? 'free' : 'taken']++
    }
  }
  expect(seen.free).toBeGreaterThan(5)
  expect(seen.taken).toBeGreaterThan(5)
})
