import { beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#testing/app.ts'
import { insertVehicle } from '#testing/fleet.ts'
import { countStatement, deskStatement, logStatement, unfinishedStatement } from './queries.ts'

let it: TestApp

/** Ten years of two boats: 40,000 bookings by the hour and 1,000 over days, and among the last of them some unpaid. */
beforeAll(async () => {
  it = await buildTestApp()
  const boat = await insertVehicle(it.sql, { name: 'Eider' })
  const houseboat = await insertVehicle(it.sql, { name: 'Heron', type: 'houseboats' })
  await it.sql`
    INSERT INTO bookings (reference, vehicle_id, kind, starts_at, ends_at, name, email, phone, price, paid_at, canceled_at)
    SELECT kind || n, boat, kind, '2016-06-01'::timestamp + n * pause, '2016-06-01'::timestamp + n * pause + length,
           'Somebody', 'else@guests.example', '1234', 0,
           CASE WHEN n % 50 > 0 THEN '2016-06-01'::timestamptz END,
           CASE WHEN n % 40 = 1 THEN '2016-06-01'::timestamptz + n * pause END
    FROM (VALUES (${boat}::int, 'hours', interval '2 hours', interval '1 hour'),
                 (${houseboat}::int, 'days', interval '4 days', interval '2 days')) AS plan (boat, kind, pause, length),
         generate_series(1, 40000) n
    WHERE n * pause < interval '3650 days'`
  await it.sql`INSERT INTO blocked_days (day, blocked_by) SELECT '2016-06-01'::date + n, 'Ada' FROM generate_series(1, 2000) n`
  await it.sql`
    INSERT INTO handovers (booking_id, out_at, out_by, back_at, back_by)
    SELECT id, starts_at, '', ends_at, '' FROM bookings WHERE canceled_at IS NULL AND ends_at < '2025-06-01'`
  await it.sql`VACUUM ANALYZE bookings, blocked_days, handovers`
})

type Plan = {
  'Node Type': string
  'Relation Name'?: string
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  Plans?: Plan[]
}
const withParts = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(withParts)]

/** Which of the large tables are read from end to end, and how many pages are read in all. */
async function costOf(
  statement: ReturnType<
    typeof deskStatement | typeof countStatement | typeof unfinishedStatement | typeof logStatement
  >,
) {
  const [row] = await it.sql<{ 'QUERY PLAN': [{ Plan: Plan }] }[]>`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${statement}`
  const plan = row?.['QUERY PLAN'][0].Plan as Plan
  return {
    scanned: withParts(plan)
      .filter((part) => part['Node Type'] === 'Seq Scan' && part['Relation Name'] !== 'vehicles')
      .map((part) => part['Relation Name']),
    pages: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
  }
}

test('A day, a month, what nobody settled and the logbook are read by indexes, a page or so for each booking shown.', async () => {
  const today = { today: '2018-06-14', timeZone: 'Europe/Berlin' }
  const [month = { bookings: [] }] = await deskStatement(it.sql, '2018-06-01', '2018-06-30', today)
  expect(month.bookings.length).toBeGreaterThan(350)
  const since = { since: '2025-06-01', now: '2025-06-08T12:00', timeZone: 'Europe/Berlin' }
  const log = {
    since: '2025-05-25',
    today: '2025-06-08',
    after: '2025-05-24T22:00:00Z',
    page: 0,
    timeZone: 'Europe/Berlin',
  }
  const costs = {
    day: await costOf(deskStatement(it.sql, '2018-06-14', '2018-06-14', today)),
    month: await costOf(deskStatement(it.sql, '2018-06-01', '2018-06-30', today)),
    counts: await costOf(countStatement(it.sql, '2018-06-01', '2018-06-30', '2018-06-14')),
    unfinished: await costOf(unfinishedStatement(it.sql, since)),
    log: await costOf(logStatement(it.sql, log)),
  }
  expect(Object.values(costs).flatMap(({ scanned }) => scanned)).toEqual([])
  expect(await unfinishedStatement(it.sql, since)).toHaveLength(2)
  expect(await logStatement(it.sql, log)).toHaveLength(100)
  // The handover of each booking is three pages away, from its index to its row.
  expect(costs.day.pages).toBeLessThanOrEqual(20 + 3 * 14)
  expect(costs.month.pages).toBeLessThanOrEqual(60 + 3 * month.bookings.length)
  expect(costs.counts.pages).toBeLessThanOrEqual(60)
  expect(costs.unfinished.pages).toBeLessThanOrEqual(30 + 3 * 2)
  expect(costs.log.pages).toBeLessThanOrEqual(500 + 3 * 100)
})
