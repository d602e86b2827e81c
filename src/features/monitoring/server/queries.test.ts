import { beforeAll, describe, expect, test } from 'vitest'
import { readEnv } from '#kit/server/settings/env.ts'
import { buildTestApp, type TestApp } from '#testing/app.ts'
import { businessReadings, businessStatement } from './queries.ts'

let it: TestApp
beforeAll(async () => {
  it = await buildTestApp()
})

const jobs = [{ name: 'clearing', everySeconds: 600, run: async () => {} }]
const readNow = (settings: NodeJS.ProcessEnv = {}) =>
  businessReadings({ sql: it.appSql, env: readEnv({ PUBLIC_URL: 'http://localhost:3000', ...settings }) }, jobs).read()

test('of an empty business everything is 0, and what never was is not there', async () => {
  const { sternsinger_sessions, sternsinger_backups_on, sternsinger_job_interval_seconds, ...others } = await readNow()
  expect([sternsinger_sessions, sternsinger_backups_on, sternsinger_job_interval_seconds]).toEqual([
    0,
    1,
    { clearing: 600 },
  ])
  expect(
    Object.values(others)
      .flatMap((value) => (typeof value === 'object' && value ? Object.values(value) : value))
      .filter((value) => value !== 0),
  ).toEqual([])
  expect(others.sternsinger_backup_size_bytes).toEqual({})
  expect((await readNow({ BACKUPS: 'off' })).sternsinger_backups_on).toBe(0)
})

describe('what waits', () => {
  test('mails: those that are due, since when, and those given up or unclear', async () => {
    const mail = (state: string, due: string, created = '0') => it.sql`
      INSERT INTO mails (recipient, subject, body_text, body_html, state, due_at, created_at)
      VALUES ('a@b.example', '', '', '', ${state}, now() - ${due}::interval, now() - ${created}::interval)`
    await mail('waiting', '10 minutes')
    await mail('waiting', '1 minute')
    await mail('waiting', '-1 hour')
    await mail('sent', '1 hour')
    await mail('failed', '1 hour', '1 hour')
    await mail('failed', '2 days', '2 days')
    await mail('unclear', '2 days', '2 days')
    const read = await readNow()
    expect(read).toMatchObject({
      sternsinger_mails_due: 2,
      sternsinger_mails_failed_last_day: 1,
      sternsinger_mails_unclear: 1,
    })
    expect(Math.round(read.sternsinger_mails_oldest_due_seconds as number)).toBeCloseTo(600, -1)
  })

  test('money on its way, but not a payment that nobody has made yet', async () => {
    await it.sql`
      INSERT INTO vouchers (id, reference, code, amount, name, email, background, payment_method, due_on, paid_at) OVERRIDING SYSTEM VALUE
      VALUES (7, 'r', 'ABCDEFGHJKMNPQRS', 5000, '', '', 1, 'provider', '2020-01-01', now())`
    const payment = (id: string, state: string, ago: string, capture: string | null) => it.sql`
      INSERT INTO payments (id, voucher_id, provider, amount, description, state, capture_id, captured, expires_at, changed_at)
      VALUES (${id.padEnd(20, '0')}, 7, 'test', 5000, '', ${state}, ${capture}, ${capture ? 5000 : 0}, now(), now() - ${ago}::interval)`
    await payment('a', 'created', '1 hour', null)
    expect(await readNow()).toMatchObject({ sternsinger_payments_oldest_unsettled_seconds: 0 })
    await payment('b', 'capturing', '5 minutes', null)
    await payment('c', 'refunding', '1 minute', 'c')
    await payment('d', 'captured', '1 day', 'd')
    const read = await readNow()
    expect(read).toMatchObject({
      sternsinger_payments_open: { created: 1, capturing: 1, refunding: 1 },
      sternsinger_online_income_last_day_dollars: 100,
      sternsinger_vouchers_sold_last_day: 1,
      sternsinger_transfers_overdue: 0,
    })
    expect(Math.round(read.sternsinger_payments_oldest_unsettled_seconds as number)).toBeCloseTo(300, -1)
  })

  test('the till at the pier from its first entry after a closing', async () => {
    const entry = (position: number, kind: string, closing: number, ago: string) => it.sql`
      INSERT INTO till_entries (business, position, kind, closing, at, day, cashier, content, previous_hash, hash)
      VALUES ('rental', ${position}, ${kind}, ${closing}, now() - ${ago}::interval, '2026-06-01', '', '{}', '', '')`
    await entry(1, 'opening', 1, '3 hours')
    await entry(2, 'cash_in', 1, '2 hours')
    const open = await readNow()
    expect(Math.round(open.sternsinger_till_oldest_unclosed_seconds as number)).toBeCloseTo(3 * 3600, -2)
    await entry(3, 'closing', 1, '0')
    expect(await readNow()).toMatchObject({ sternsinger_till_oldest_unclosed_seconds: 0 })
  })
})

test('backups: the last one kept of each machine', async () => {
  const backup = (machine: string, kind: string, state: string, bytes: number, ago: string) => it.sql`
    INSERT INTO backups (kind, day, state, machine, started_by, bytes, started_at, ended_at)
    VALUES (${kind}, '2026-06-01', ${state}, ${machine}, '', ${bytes}, now() - ${ago}::interval, now() - ${ago}::interval)`
  await backup('one', 'nightly', 'done', 10, '2 days')
  await backup('one', 'nightly', 'done', 20, '1 day 1 hour')
  await backup('one', 'nightly', 'failed', 1, '1 hour')
  await backup('two', 'kept', 'done', 30, '3 days')
  await backup('two', 'download', 'done', 40, '1 hour')
  await backup('gone', 'nightly', 'done', 50, '31 days')
  const read = await readNow()
  expect(read).toMatchObject({
    sternsinger_backup_size_bytes: { one: 20, two: 30 },
    sternsinger_backups_failed_last_day: 1,
  })
})

test('no table that grows is read from one end to the other', async () => {
  const small = ['job_runs', 'sessions', 'tills']
  const plan = await it.sql.begin(async (tx) => {
    // What is still read whole then has no index that could be walked instead.
    await tx`SET LOCAL enable_seqscan = off`
    return tx<{ 'QUERY PLAN': string }[]>`EXPLAIN ${businessStatement(tx, 'Europe/Berlin')}`
  })
  const whole = plan.flatMap((row) => /Seq Scan on (\w+)/.exec(row['QUERY PLAN'])?.[1] ?? [])
  expect(whole.filter((table) => !small.includes(table))).toEqual([])
})
