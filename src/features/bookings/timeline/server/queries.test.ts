import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#testing/app.ts'
import type { Browser } from '#testing/browser.ts'
import { insertBooking, insertVehicle } from '#testing/fleet.ts'
import type { Timeline } from '../contract.ts'
import { timelineStatement } from './queries.ts'

let it: TestApp
let staff: Browser
let boat: number
let house: number

beforeAll(async () => {
  it = await buildTestApp()
  staff = await it.signedIn('employee')
})

beforeEach(async () => {
  await it.sql`TRUNCATE bookings, blocked_days, vehicles CASCADE`
  boat = await insertVehicle(it.sql, { name: 'Eider' })
  house = await insertVehicle(it.sql, { name: 'Heron', type: 'houseboats' })
})

const read = (day: string, days = 1, who = staff) => who.get(`/api/rere_get_timeline/?day=${day}&days=${days}`)
const spans = async (day: string, days = 1) =>
  ((await read(day, days)).json as Timeline).bookings.map(({ vehicle_name, starts_at, ends_at }) => [
    vehicle_name,
    starts_at,
    ends_at,
  ])

describe('the timeline', () => {
  test('has what touches its days, in the order of time, and which are blocked', async () => {
    await insertBooking(it.sql, boat, '2026-06-03T14:00', '2026-06-03T16:00')
    await insertBooking(it.sql, boat, '2026-06-03T10:00', '2026-06-03T12:00')
    await insertBooking(it.sql, boat, '2026-06-04T10:00', '2026-06-04T12:00')
    await insertBooking(it.sql, house, '2026-05-05T14:00', '2026-06-03T10:00', 'days')
    await it.sql`INSERT INTO blocked_days (day, blocked_by) VALUES ('2026-06-04', 'Ada'), ('2026-06-20', 'Ada')`
    expect(await spans('2026-06-03')).toEqual([
      ['Heron', '2026-05-05T14:00', '2026-06-03T10:00'],
      ['Eider', '2026-06-03T10:00', '2026-06-03T12:00'],
      ['Eider', '2026-06-03T14:00', '2026-06-03T16:00'],
    ])
    expect((await read('2026-06-03')).json.blocked_days).toEqual([])
    expect((await read('2026-06-03', 14)).json.blocked_days).toEqual(['2026-06-04'])
    expect(await spans('2026-06-04', 2)).toEqual([['Eider', '2026-06-04T10:00', '2026-06-04T12:00']])
  })

  test('says what staff have to know of each, and leaves canceled ones out', async () => {
    await insertBooking(it.sql, boat, '2026-06-03T10:00', '2026-06-03T12:00')
    await insertBooking(it.sql, house, '2026-06-03T10:00', '2026-06-03T12:00')
    await it.sql`UPDATE bookings SET canceled_at = now() WHERE vehicle_id = ${house}`
    await it.sql`UPDATE bookings SET price = 9050, voucher_amount = 0, paid_at = now(), people = 4 WHERE vehicle_id = ${boat}`
    const { bookings } = (await read('2026-06-03')).json as Timeline
    expect(bookings).toHaveLength(1)
    expect(bookings[0]).toMatchObject({
      vehicle_id: boat,
      vehicle_type: 'motorboats',
      kind: 'hours',
      name: 'Somebody Else',
      people: 4,
      price: 90.5,
      is_paid: true,
      is_held: false,
      has_license: null,
    })
  })

  test('is for staff, and for days that exist', async () => {
    expect((await read('2026-06-03', 1, it.visitor())).status).toBe(401)
    expect((await read('2026-06-03', 1, await it.signedIn('demo'))).status).toBe(200)
    for (const [day, days] of [
      ['2026-06-31', 1],
      ['2026-06-03', 0],
      ['2026-06-03', 15],
    ] as const)
      expect((await read(day, days)).status).toBe(422)
  })
})

type Plan = { 'Node Type': string; 'Shared Hit Blocks': number; 'Shared Read Blocks': number; Plans?: Plan[] }
const withParts = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(withParts)]

test('Two weeks are read by index however many bookings there are.', async () => {
  await it.sql`
    INSERT INTO bookings (reference, vehicle_id, kind, starts_at, ends_at, name, email, phone, price)
    SELECT kind || n, boat, kind, '2010-01-01'::timestamp + n * pause, '2010-01-01'::timestamp + n * pause + length, '', '', '', 0
    FROM (VALUES (${boat}::int, 'hours', interval '2 hours', interval '1 hour'), (${house}::int, 'days', interval '4 days', interval '2 days'))
           AS plan (boat, kind, pause, length), generate_series(1, 20000) n
    WHERE n * pause < interval '4000 days'`
  await it.sql`INSERT INTO blocked_days (day, blocked_by) SELECT '2010-01-01'::date + n, 'Ada' FROM generate_series(1, 2000) n`
  await it.sql`
    INSERT INTO handovers (booking_id, out_at, out_by, back_at, back_by)
    SELECT id, starts_at, '', ends_at, '' FROM bookings WHERE ends_at < '2014-06-01'`
  await it.sql`VACUUM ANALYZE bookings, blocked_days, handovers`
  const [row] = await it.sql<{ 'QUERY PLAN': [{ Plan: Plan }] }[]>`
    EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${timelineStatement(it.sql, '2014-06-01', '2014-06-14', 'Europe/Berlin') as never}`
  const plan = row?.['QUERY PLAN'][0].Plan as Plan
  const scanned = withParts(plan).filter((part) => part['Node Type'] === 'Seq Scan') as (Plan & {
    'Relation Name': string
  })[]
  // The fleet is small and read at once.
  expect(scanned.map((part) => part['Relation Name']).filter((name) => name !== 'vehicles')).toEqual([])
  expect(plan['Shared Hit Blocks'] + plan['Shared Read Blocks']).toBeLessThanOrEqual(60 + 3 * 14 * 12)
})
