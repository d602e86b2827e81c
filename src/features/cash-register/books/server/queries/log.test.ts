import { beforeAll, expect, test } from 'vitest'
import type { Db, Transaction } from '#kit/server/postgres/db.ts'
import { buildTestApp } from '#testing/app.ts'
import { processorTime } from '#testing/processor-time.ts'
import { record, someSale } from '#testing/till.ts'
import { OpenPeriods } from '../../../closing/server/queries/report.ts'
import { paymentLogStatement, tillLogStatement, voucherLogStatement } from './log.ts'
import { CashPositions, onlineStatement, takenStatement } from './position.ts'

const it = await buildTestApp()
const zone = 'Europe/Berlin'

type Plan = {
  'Node Type': string
  'Relation Name'?: string
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  Plans?: Plan[]
}
const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

async function planOf(statement: unknown, db: Db = it.sql) {
  const [row] = await db<{ 'QUERY PLAN': [{ Plan: Plan }] }[]>`
    EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${statement as ReturnType<Db>}`
  if (!row) throw new Error('no plan')
  const [{ Plan: plan }] = row['QUERY PLAN']
  const scanned = nodesOf(plan).filter((node) => node['Node Type'] === 'Seq Scan')
  return {
    scanned: scanned.map((node) => node['Relation Name']),
    blocks: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
  }
}

/** A season of 20,000 receipts in one period that nobody closed, and as many payments online. */
beforeAll(async () => {
  const content = JSON.stringify(someSale().content)
  await it.sql.begin(async (tx) => {
    await tx`SET LOCAL session_replication_role = replica`
    await tx`
      INSERT INTO till_entries (business, position, kind, receipt, closing, at, day, cashier, cash, income, content, previous_hash, hash)
      SELECT 'rental', n, CASE n WHEN 1 THEN 'opening' ELSE 'sale' END, n, 1,
             timestamptz '2026-06-15 08:00Z' - (20000 - n) * interval '4 minutes',
             (timestamptz '2026-06-15 08:00Z' - (20000 - n) * interval '4 minutes')::date,
             'Ada', 350, 350, ${content}, '', ''
      FROM generate_series(1, 20000) n`
    await tx`UPDATE tills SET last_position = 20000, last_receipt = 20000 WHERE business = 'rental'`
    await tx`
      INSERT INTO payments (id, voucher_id, provider, amount, description, expires_at)
      VALUES ('a payment of many moves', 1, 'test', 1, '', now())`
    await tx`
      INSERT INTO payment_moves (payment_id, amount, at)
      SELECT 'a payment of many moves', 100, timestamptz '2026-06-15 08:00Z' - (20000 - n) * interval '4 minutes'
      FROM generate_series(1, 20000) n`
  })
  await it.sql`VACUUM ANALYZE till_entries, payment_moves, bookings, payments`
})

test('The logbook reads the 14 days and nothing else.', async () => {
  const till = await planOf(tillLogStatement(it.sql, '2026-06-02', zone))
  expect(till.scanned).not.toContain('till_entries')
  expect(till.blocks).toBeLessThan(900)
  const since = '2026-06-01T22:00:00Z'
  expect((await planOf(paymentLogStatement(it.sql, since, zone))).scanned).not.toContain('payment_moves')
  await it.sql.begin(async (tx) => {
    // The table is empty, so that nothing else would be cheaper.
    await tx`SET LOCAL enable_seqscan = off`
    const plan = await planOf(voucherLogStatement(tx as Transaction, since, zone), tx as Transaction)
    expect(plan.scanned).not.toContain('bookings')
  })
})

test('A period of a whole season is added up once, then only what is new is read.', async () => {
  const periods = new OpenPeriods()
  const { report } = await periods.read(it.appSql, 'rental')
  expect(report.receipts).toBe(20_000)
  await record(it, someSale())
  const adding = await processorTime(async () =>
    expect((await periods.read(it.appSql, 'rental')).report.receipts).toBe(20_001),
  )
  expect(adding).toBeLessThan(150)
})

test('So is the cash position.', async () => {
  const positions = new CashPositions()
  const [first] = await positions.read(it.appSql, 'rental', zone)
  const taken = await planOf(takenStatement(it.sql, 'rental', 19_990))
  expect(taken.scanned).toEqual([])
  expect(taken.blocks).toBeLessThan(20)
  await record(it, someSale(), { now: '2026-06-15T09:00:00Z' })
  expect((await positions.read(it.appSql, 'rental', zone))[0]?.cash).toBe((first?.cash ?? 0) + 350)
  const online = await planOf(onlineStatement(it.sql, zone, '2026-06-14T00:00:00Z'))
  expect(online.blocks).toBeLessThan(30)
})
