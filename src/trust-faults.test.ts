import { once } from 'node:events'
import { type AddressInfo, connect as connectTo, createServer, type Socket } from 'node:net'
import { describe, expect, test, vi } from 'vitest'
import { connect, isDatabaseAway, type Sql } from '#kit/server/postgres/db.ts'
import { startJobs } from '#kit/server/work/jobs.ts'
import { afterFile } from '#testing/after-file.ts'
import { buildTestApp } from '#testing/app.ts'
import type { Browser, Reply } from '#testing/browser.ts'
import { insertVehicle } from '#testing/fleet.ts'
import { insertProduct } from '#testing/products.ts'
import { stayFields, withCode } from '#testing/stay.ts'
import { voucherFields } from '#testing/voucher.ts'

const it = await buildTestApp()
const { sql, appSql } = it
const [employee, admin] = await Promise.all([it.signedIn('employee'), it.signedIn('admin')])
const houseboat = await insertVehicle(sql, { type: 'houseboats', name: 'Heron' }, { 2: 54_000 })
const drink = await insertProduct(sql, { name: 'Lemonade' })
await it.live.changed('vehicles', 'products')

const sale = { income: 3.5, main_item: null, products: [{ id: drink, quantity: 1 }] }
const sell = (key: string) => sendJson(employee, '/api/rere_save_cashregister/', sale, key)
const sendJson = (who: Browser, url: string, fields: object, key: string) =>
  who.send({
    method: 'POST',
    url,
    payload: JSON.stringify(fields),
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
  })

const stayOn = (booked_day: string) => withCode(sql, stayFields({ vehicle: houseboat, booked_day }))
const [stay, another] = [await stayOn('2026-06-10'), await stayOn('2026-07-10')]

describe('while the disk of the database is full', () => {
  /** What is written, the last table that it writes to, and how. */
  const writes: [what: string, into: string, send: (key: string) => Promise<Reply>][] = [
    ['a stay', 'mails', (key) => sendJson(it.visitor(), '/api/haha_send_booking_request/', stay, key)],
    ['a voucher', 'mails', (key) => sendJson(it.visitor(), '/api/rere_send_voucher_request/', voucherFields(), key)],
    ['a sale', 'idempotent_answers', sell],
    ['a sale', 'till_entries', sell],
  ]
  const kept = async () => {
    const tables = ['bookings', 'vouchers', 'mails', 'till_entries', 'idempotent_answers', 'audit_log', 'files']
    const counts = tables.map((table) => sql`SELECT ${table} AS name, count(*)::int AS rows FROM ${sql(table)}`)
    const [stock] = await sql`SELECT actual_stock FROM products WHERE id = ${drink}`
    return [...(await Promise.all(counts)).flat(), stock]
  }

  test.each(writes)(
    '%s that cannot be kept whole (%s) is refused for now, and taken under its key later',
    async (_, into, send) => {
      const key = `full-${into}-${crypto.randomUUID()}`
      const before = await kept()
      await fill(into)
      const refused = await send(key)
      expect([refused.status, refused.json.code, refused.headers['retry-after']]).toEqual([503, 'NO_ROOM', '30'])
      expect(refused.text).not.toMatch(/53100|disk|room left/i)
      expect(await kept()).toEqual(before)
      expect((await admin.get('/api/rere_get_day_bookings/')).status).toBe(200)
      expect((await it.visitor().get('/api/haha_get_future_bookings_for_calendar/')).status).toBe(200)
      await empty(into)
      expect((await send(key)).status).toBe(201)
      expect((await send(key)).status).toBe(201)
      expect(await sql`SELECT FROM idempotent_answers WHERE key = ${key}`).toHaveLength(1)
    },
  )

  test('writes that are refused one after the other are one line of the log', async () => {
    const told = vi.spyOn(it.app.log, 'error')
    await fill('mails')
    for (let i = 0; i < 10; i++)
      expect(
        (await sendJson(it.visitor(), '/api/haha_send_booking_request/', another, `line-${crypto.randomUUID()}`))
          .status,
      ).toBe(503)
    await empty('mails')
    // The first was told when the disk of another test was full.
    expect(told.mock.calls.length).toBeLessThanOrEqual(1)
    told.mockRestore()
  })

  /** PostgreSQL says it as it does when a table cannot grow. */
  async function fill(table: string) {
    await sql`
      CREATE OR REPLACE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$`
    await sql`CREATE TRIGGER no_room BEFORE INSERT ON ${sql(table)} EXECUTE FUNCTION no_room()`
  }
  const empty = (table: string) => sql`DROP TRIGGER no_room ON ${sql(table)}`
})

test('a connection that breaks while it is being opened fails what waits for it, and nothing else', async () => {
  const { connection } = it
  if (!('host' in connection)) throw new Error('the test server has a socket')
  let breaks = true
  const proxy = createServer((client) => {
    const server = connectTo(`${connection.host}/.s.PGSQL.${connection.port}`)
    for (const socket of [client, server]) socket.on('error', () => {})
    server.pipe(client)
    client.on('data', (said) =>
      breaks && said.includes('pg_catalog.pg_type') ? end(client, server) : server.write(said),
    )
    client.once('close', () => server.destroy())
  }).listen(0, '127.0.0.1')
  const end = (client: Socket, server: Socket) => void [client.resetAndDestroy(), server.destroy()]
  await once(proxy, 'listening')
  const pool: Sql = connect(
    { ...connection, host: '127.0.0.1', port: (proxy.address() as AddressInfo).port },
    { max: 1 },
  )
  afterFile(async () => {
    await pool.end({ timeout: 1 })
    proxy.close()
  })
  const unhandled: unknown[] = []
  const note = (error: unknown) => unhandled.push(error)
  process.on('unhandledRejection', note)
  expect(await pool`SELECT 1`.catch(isDatabaseAway)).toBe(true)
  await new Promise((done) => setTimeout(done, 20))
  process.off('unhandledRejection', note)
  expect(unhandled).toEqual([])
  breaks = false
  expect(await pool`SELECT ARRAY['a', 'b'] AS words`).toEqual([{ words: ['a', 'b'] }])
})

describe('a clock that jumps an hour', () => {
  test('back keeps no job waiting', async () => {
    await sql`INSERT INTO job_runs (name, runs, failures, started_at) VALUES ('often', 1, 0, now() + interval '1 hour')`
    let runs = 0
    const job = { name: 'often', everySeconds: 0.05, run: async () => void runs++ }
    const stop = startJobs([job], { locks: appSql, log: it.app.log })
    await expect.poll(() => runs, { timeout: 10_000 }).toBeGreaterThan(2)
    await stop()
  })

  test('keeps who is signed in when it goes back, and asks them to sign in again when it goes forward', async () => {
    const who = await it.signedIn('employee')
    const shift = (by: string) => sql`
      UPDATE sessions SET created_at = created_at + ${by}::interval, last_seen_at = last_seen_at + ${by}::interval
      WHERE created_at = (SELECT max(created_at) FROM sessions)`
    const status = async () => (await who.get('/api/rere_get_day_bookings/')).status
    await shift('1 hour')
    expect(await status()).toBe(200)
    await shift('-2 hours')
    expect(await status()).toBe(401)
  })

  test('leaves the order and the chain of the ledger as they are', async () => {
    const receipts: unknown[] = []
    for (const now of ['2026-10-25T00:30:00Z', '2026-10-24T23:30:00Z', '2026-10-25T01:30:00Z']) {
      it.setNow(now)
      const sold = await sell(`clock-${crypto.randomUUID()}`)
      expect(sold.status, sold.text).toBe(201)
      receipts.push(sold.json.receipt)
    }
    const [first] = receipts as number[]
    expect(receipts).toEqual([first, Number(first) + 1, Number(first) + 2])
    expect(await sql`SELECT * FROM till_breaks('rental')`).toHaveLength(0)
    const last = await sql<{ receipt: number }[]>`
      SELECT receipt FROM till_entries WHERE business = 'rental' ORDER BY position DESC LIMIT 3`
    expect(last.map(({ receipt }) => receipt)).toEqual(receipts.toReversed())
  })
})
