import { expect, test } from 'vitest'
import { fillPath } from '#kit/shared/endpoint.ts'
import { buildTestApp, type TestApp } from '#testing/app.ts'
import { askForCode, bookingFields } from '#testing/booking.ts'
import { Browser } from '#testing/browser.ts'
import { insertVehicle } from '#testing/fleet.ts'
import { ForgingBrowser, forged } from '#testing/forging.ts'
import { staffWrites } from '#testing/staff-writes.ts'
import { voucherFields } from '#testing/voucher.ts'

const someParams = { id: 1_999_999_999, payment: 'x', order: 'x', token: 'x' }

type Dump = Record<string, string[]>

/** Every write that the tests know to make, and what visitors write, by browsers of one kind; then all that is stored. */
async function makeAll(Kind: typeof Browser): Promise<Dump> {
  const it = await buildTestApp()
  it.setNow('2026-06-03T08:00:00Z')
  const kept = async (browser: Browser) => {
    const other = new Kind(it.app)
    for (const [name, value] of browser.cookies) other.cookies.set(name, value)
    return other
  }
  const steps = await staffWrites(it, async (role) => kept(await it.signedIn(role)))
  await asVisitors(it, new Kind(it.app))
  for (const [path, , send] of steps) {
    const reply = await send(path)
    expect([path, reply.status < 300], reply.text).toEqual([path, true])
  }
  return dump(it)
}

async function asVisitors({ sql }: TestApp, visitor: Browser): Promise<void> {
  const [boat] = await sql<{ id: number; type: string }[]>`
    SELECT id, type FROM vehicles WHERE deleted_at IS NULL ORDER BY id LIMIT 1`
  const fields = bookingFields({ vehicle: boat?.id, booked_day: '2026-06-10' })
  const code = await askForCode(sql, visitor, fields)
  const replies = [
    await visitor.post('/api/rere_send_booking_request/', { ...fields, code }),
    await visitor.post('/api/rere_send_voucher_request/', voucherFields()),
  ]
  for (const reply of replies) expect(reply.status < 300, reply.text).toBe(true)
}

/** Without what chance and the clock of the machine decide. */
async function dump({ sql }: TestApp): Promise<Dump> {
  const tables = await sql<{ name: string }[]>`
    SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`
  const stored: Dump = {}
  for (const { name } of tables.filter((table) => !byChance.has(table.name))) {
    const rows = await sql<{ row: string }[]>`SELECT to_jsonb(t)::text AS row FROM ${sql(name)} t`
    stored[name] = rows.map(({ row }) => plain(row)).toSorted()
  }
  return stored
}

/** Sessions, counters of guesses, and turns of jobs. */
const byChance = new Set(['sessions', 'throttles', 'job_runs', 'migrations'])

const plain = (row: string) =>
  row
    .replace(/\\\\x[0-9a-f]+/g, '<bytes>')
    .replace(/\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d[.\d]*(?:\+\d\d:\d\d|Z)?/g, '<instant>')
    // Numbers that the tests give on and on, as in phones below.
    .replace(/(corrib|seewind)( boats)?[ -]\d+/gi, '<business>')
    .replace(/[\w+/=.-]{20,}/g, '<token>')
    .replace(/\bErased [0-9A-F]{8}\b/g, '<somebody erased>')
    // Of the letters that references and codes are made of, which may all be digits: a forged one has others.
    .replace(/\b(?!555)(?:[2-9A-HJ-NP-Z]{8}){1,2}\b/g, '<reference>')
    .replace(/555\d+/g, '<phone>')
    .replace(/\b\d\d:\d\d:\d\d\b/g, '<time>')
    // The code that is mailed.
    .replace(/\b\d{5}\b/g, '<code>')

test('What chance decides is known however it falls, and what a forger sends is not taken for it.', () => {
  const references = ['K7Q2M9XA', '23456789', 'X5559Q2M', 'K7Q2M9XAV4QX9M2K', '2345678923456789']
  expect(references.map(plain)).toEqual(references.map(() => '<reference>'))
  const erased = ['Erased 7F3A91C2', 'Erased 12345678', 'Erased 00000000']
  expect(erased.map(plain)).toEqual(erased.map(() => '<somebody erased>'))
  expect(plain('5f5551e09c4b7a2d8f5551e0')).toBe('<token>')
  expect([plain('5552345'), plain('55523456')]).toEqual(['<phone>', '<phone>'])
  expect(plain(forged.reference ?? '')).toBe(forged.reference)
})

test('No write believes a field that its contract does not have.', { timeout: 180_000 }, async () => {
  const honest = await makeAll(Browser)
  const forging = await makeAll(ForgingBrowser)
  expect(Object.keys(honest).length).toBeGreaterThan(40)
  expect(ForgingBrowser.fieldsAdded).toBeGreaterThan(2000)
  const believed = Object.entries(honest).map(([table, rows]) => [
    table,
    forging[table]?.filter((row) => !rows.includes(row)),
    rows.filter((row) => !forging[table]?.includes(row)),
  ])
  expect(believed.filter(([, more, less]) => more?.length !== 0 || less?.length !== 0)).toEqual([])
  expect(({} as Record<string, unknown>).admin).toBeUndefined()
})

test('Where a field is known, the server compares it or knows better: a price, a name, a state.', async () => {
  const it = await buildTestApp()
  const boat = await insertVehicle(it.sql, { name: 'Eider' })
  const fields = bookingFields({ vehicle: boat, employee: 'Somebody', price: 0.01 })
  const code = await askForCode(it.sql, it.visitor(), fields)
  const book = (changes: object) =>
    it.visitor().post('/api/rere_send_booking_request/', { ...fields, code, ...changes })
  expect((await book({})).status).toBe(409)
  expect((await book({ price: 50 })).status).toBe(201)
  expect(await it.sql`SELECT price, employee, paid_at FROM bookings`).toEqual([
    { price: 5000, employee: '', paid_at: null },
  ])
})

test('JSON whose names could reach the prototype of all objects is refused by every write.', async () => {
  const it = await buildTestApp()
  const root = await it.signedIn('root')
  const writes = it.app.endpoints.filter(({ method, foreign }) => method === 'POST' && !foreign)
  expect(writes.length).toBeGreaterThan(80)
  for (const { path } of writes) {
    for (const payload of ['{"__proto__":{"admin":true}}', '{"a":{"constructor":{"prototype":{"admin":true}}}}']) {
      const url = fillPath(path, someParams)
      const reply = await root.send({ method: 'POST', url, payload, headers: { 'content-type': 'application/json' } })
      expect([path, reply.status]).toEqual([path, 400])
    }
  }
  expect(({} as Record<string, unknown>).admin).toBeUndefined()
})
