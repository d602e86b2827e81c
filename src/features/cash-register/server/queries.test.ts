import { expect, test } from 'vitest'
import { openCashRegister } from '#testing/cash-register.ts'
import { insertVehicle } from '#testing/fleet.ts'
import { insertVoucher } from '#testing/voucher.ts'
import { receiptsStatement } from '../receipts/server/queries.ts'
import { unpaidBookingsStatement, unpaidVouchersStatement, unsettledStatement } from './queries.ts'

const till = openCashRegister()
const idsOf = (rows: unknown) => (rows as { id: number }[]).map(({ id }) => id)

test('Unpaid are the bookings that begin on the day, are under way or come back, and one more that is asked for.', async () => {
  const houseboat = await insertVehicle(till.it.sql, { type: 'houseboats', name: 'Heron' })
  const stay = { kind: 'days' as const, vehicle: houseboat }
  const late = await till.booking({ startsAt: '2026-06-03T18:00', endsAt: '2026-06-04T00:00' })
  const early = await till.booking({ startsAt: '2026-06-03T09:00', endsAt: '2026-06-03T10:30' })
  const back = await till.booking({ ...stay, startsAt: '2026-06-01T14:00', endsAt: '2026-06-03T10:00' })
  const out = await till.booking({ ...stay, startsAt: '2026-06-03T14:00', endsAt: '2026-06-05T10:00' })
  const tomorrow = await till.booking({ startsAt: '2026-06-04T09:00', endsAt: '2026-06-04T10:00' })
  await till.booking({ paid: true, startsAt: '2026-06-03T13:00', endsAt: '2026-06-03T14:00' })
  const { json } = await till.unpaid()
  expect(json.day).toBe('2026-06-03')
  expect(idsOf(json.bookings)).toEqual([back, early, out, late])
  expect((json.bookings as object[])[1]).toMatchObject({
    vehicle_name: 'Eider',
    name: 'Mira Keller',
    booked_day: '2026-06-03',
    booked_start: 9,
    booked_hours: 1.5,
    price: 50,
    voucher_amount: 0,
    open: 50,
    held: false,
  })
  expect(idsOf((await till.unpaid(`?booking=${tomorrow}`)).json.bookings)).toEqual([back, early, out, late, tomorrow])
  expect(idsOf((await till.unpaid(`?booking=${out}`)).json.bookings)).toEqual([back, early, out, late])
  expect(idsOf((await till.unpaid('?selectedDay=2026-06-04')).json.bookings)).toEqual([out, tomorrow])
  expect((await till.unpaid('?selectedDay=2026-02-30')).status).toBe(422)
})

test('Unpaid vouchers are listed newest first, without those that are paid or canceled.', async () => {
  const first = await insertVoucher(till.it.sql, { paid: false })
  await insertVoucher(till.it.sql)
  await insertVoucher(till.it.sql, { paid: false, canceled: true })
  const second = await insertVoucher(till.it.sql, { paid: false, amount: 7500 })
  const { vouchers } = (await till.unpaid()).json
  expect(idsOf(vouchers)).toEqual([second.id, first.id])
  expect((vouchers as object[])[0]).toMatchObject({ reference: second.reference, name: 'Mira Keller', amount: 75 })
})

type Plan = { 'Node Type': string; 'Relation Name'?: string; 'Shared Hit Blocks': number; Plans?: Plan[] }
const withParts = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(withParts)]

test('What is unpaid is found in a handful of pages among 50,000 bookings and 10,000 receipts.', async () => {
  const { sql } = till.it
  await sql`ALTER TABLE bookings DROP CONSTRAINT no_double_booking`
  await sql`
    INSERT INTO bookings (reference, vehicle_id, kind, starts_at, ends_at, name, email, phone, price, paid_at, canceled_at, settlement)
    SELECT n, ${till.boat}, 'hours', '2024-01-01'::timestamp + n * interval '30 minutes', '2024-01-01'::timestamp + n * interval '30 minutes' + interval '30 minutes',
           '', '', '', 5000, CASE WHEN n % 50 > 0 AND n % 20 > 0 THEN now() END, CASE WHEN n % 20 = 0 THEN now() END,
           CASE WHEN n % 20 = 0 THEN jsonb_build_object('handBack', CASE WHEN n % 2000 = 0 THEN 100 ELSE 0 END, 'owed', 0) END
    FROM generate_series(1, 50000) n`
  await sql.begin(async (tx) => {
    await tx`SET LOCAL session_replication_role = replica`
    await tx`
      INSERT INTO till_entries (business, position, kind, receipt, closing, at, day, cashier, content, previous_hash, hash)
      SELECT 'rental', n, CASE WHEN n % 50 = 0 THEN 'closing' ELSE 'sale' END, CASE WHEN n % 50 > 0 THEN n END, n / 50 + 1, now(),
             '2026-06-03', 'Ada', '{}', '', '' FROM generate_series(1, 10000) n`
    await tx`UPDATE tills SET last_position = 10000, last_closing = 200 WHERE business = 'rental'`
  })
  await sql`ANALYZE bookings, till_entries`
  const plans = [
    unpaidBookingsStatement(sql, '2026-06-03', 4711),
    unpaidVouchersStatement(sql),
    unsettledStatement(sql),
    receiptsStatement(sql, 'rental', undefined),
    receiptsStatement(sql, 'rental', 5000),
  ]
  for (const statement of plans) {
    const [row] = await sql<{ 'QUERY PLAN': [{ Plan: Plan }] }[]>`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${statement}`
    const plan = row?.['QUERY PLAN'][0].Plan as Plan
    const scanned = withParts(plan)
      .filter((part) => part['Node Type'] === 'Seq Scan')
      .map((part) => part['Relation Name'])
    expect(scanned.filter((name) => name === 'bookings' || name === 'till_entries')).toEqual([])
    expect(plan['Shared Hit Blocks']).toBeLessThan(400)
  }
  await sql`TRUNCATE bookings CASCADE`
  await sql`
    ALTER TABLE bookings ADD CONSTRAINT no_double_booking
    EXCLUDE USING gist (vehicle_id WITH =, during WITH &&) WHERE (canceled_at IS NULL)`
})
