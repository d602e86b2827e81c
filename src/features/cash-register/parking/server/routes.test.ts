import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { connect } from '#kit/server/postgres/db.ts'
import { asRole } from '#kit/server/postgres/db-role.ts'
import { Signer } from '#kit/server/security/device.ts'
import { Simulator } from '#kit/server/tse/simulator.ts'
import { afterFile } from '#testing/after-file.ts'
import { buildTestApp, createDatabase } from '#testing/app.ts'
import type { Browser } from '#testing/browser.ts'
import { templates } from '#testing/database.ts'
import { insertProduct } from '#testing/products.ts'
import { applicationRole } from '../../server/tables.ts'

const connection = await createDatabase(templates.withAccounts)
const outside = connect(asRole(connection, applicationRole.name), { max: 3 })
afterFile(() => outside.end())
const signer = new Signer(new Simulator(outside, 'sternsinger-rental'), { outside, rest: 0 })
const it = await buildTestApp({}, { signer }, { connection })
let employee: Browser
let admin: Browser
let drink: number

beforeAll(async () => {
  employee = await it.signedIn('employee')
  admin = await it.signedIn('admin')
})
beforeEach(async () => {
  it.setNow('2026-06-03T08:00:00Z')
  await it.sql`TRUNCATE products, parked_receipts, audit_log, idempotent_answers CASCADE`
  drink = await insertProduct(it.sql, { name: 'Spezi', actual_stock: 10 })
})

/** A cart of two drinks, put aside. */
async function park(more: object = {}, who = employee, headers: Record<string, string> = {}) {
  const cart = crypto.randomUUID()
  await who.post('/api/rere_reserve_product/', { cart, product_id: drink, quantity: 2 })
  const body = { name: 'Jetty', total: 7, cart, sale: '{"mode":"checkout"}', ...more }
  return { cart, body, reply: await who.post('/api/rere_park_receipt/', body, headers) }
}
type Listed = { id: number; name: string; total: number; parked_at: string; parked_by: string }
const list = async (who = employee) => (await who.get('/api/rere_parked_receipts/')).json.parked as unknown as Listed[]
const idOf = async () => (await list())[0]?.id as number
const take = (id: number, who = employee, headers: Record<string, string> = {}) =>
  who.post('/api/rere_take_parked_receipt/', { id }, headers)
const discard = (id: number, who = employee) => who.post('/api/rere_discard_parked_receipt/', { id })
const stock = async () =>
  (await it.sql<{ left: number }[]>`SELECT actual_stock AS left FROM products WHERE id = ${drink}`)[0]?.left
const log = () => it.sql`SELECT action, details FROM audit_log ORDER BY id`

describe('parking', () => {
  test('puts a receipt aside for everybody, with its sum and who did it', async () => {
    const { reply } = await park()
    expect([reply.status, reply.json]).toEqual([201, { status: 'success' }])
    const listed = { name: 'Jetty', total: 7, parked_by: 'Jonas Pier', id: expect.any(Number) }
    const [one] = await list(admin)
    expect(one).toMatchObject(listed)
    expect(Temporal.Instant.from(one?.parked_at ?? '').toString()).toBe('2026-06-03T08:00:00Z')
    expect(await log()).toEqual([{ action: 'till.park', details: { name: 'Jetty', total: 7 } }])
  })

  test('keeps the products for as long as it takes, also over a night', async () => {
    await park()
    it.setNow('2026-06-04T08:00:00Z')
    await it.runJob('forgotten-carts')
    expect(await stock()).toBe(8)
    expect((await take(await idOf())).status).toBe(201)
    it.setNow('2026-06-04T09:00:00Z')
    await it.runJob('forgotten-carts')
    expect(await stock()).toBe(10)
  })

  test('is done once, however often it is sent', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const { body } = await park({}, employee, headers)
    expect((await employee.post('/api/rere_park_receipt/', body, headers)).status).toBe(201)
    const again = await admin.post('/api/rere_park_receipt/', body)
    expect([again.status, again.json.code]).toEqual([409, 'CART_GONE'])
    expect(await list()).toHaveLength(1)
  })

  test('of a cart that holds nothing, or was sold meanwhile, is refused, and of a booking alone it needs none', async () => {
    expect((await park({ cart: crypto.randomUUID() })).reply.json.code).toBe('CART_GONE')
    expect((await park({ cart: '' })).reply.status).toBe(201)
  })

  test.each<[object, string]>([
    [{ name: '' }, 'name'],
    [{ name: 'x'.repeat(41) }, 'name'],
    [{ total: 'much' }, 'total'],
    [{ sale: '' }, 'sale'],
    [{ sale: 'x'.repeat(9001) }, 'sale'],
    [{ transaction: 'no' }, 'transaction'],
  ])('refuses %j beside the field', async (wrong, field) => {
    const { reply } = await park(wrong)
    expect([reply.status, (reply.json.errors as { field: string }[])[0]?.field]).toEqual([422, field])
    expect(await list()).toEqual([])
  })

  test('is for staff', async () => {
    const visitor = it.visitor()
    expect((await visitor.get('/api/rere_parked_receipts/')).status).toBe(401)
    for (const url of ['park', 'take_parked', 'discard_parked'].map((name) => `/api/rere_${name}_receipt/`))
      expect([url, (await visitor.post(url, { id: 1 })).status]).toEqual([url, 401])
    const artist = await it.signedIn('artist')
    expect((await artist.post('/api/rere_take_parked_receipt/', { id: 1 })).status).toBe(403)
  })
})

describe('taking a receipt up', () => {
  test('gives it to one, again where they ask again, and tells the next who has it', async () => {
    await park()
    const id = await idOf()
    const headers = { 'idempotency-key': crypto.randomUUID() }
    expect((await take(id, admin, headers)).json).toEqual({ sale: '{"mode":"checkout"}' })
    expect((await take(id, admin, headers)).json).toEqual({ sale: '{"mode":"checkout"}' })
    const late = await take(id)
    expect([late.status, late.json.code, late.json.detail]).toEqual([
      409,
      'TAKEN_ALREADY',
      'Jonas Pier has taken this receipt up',
    ])
    expect(await list()).toEqual([])
    expect((await log()).map(({ action }) => action)).toEqual(['till.park', 'till.take-up'])
    expect((await discard(id)).json.code).toBe('TAKEN_ALREADY')
  })

  test('of none says so, as does one of which nobody knows any more', async () => {
    expect((await take(4711)).status).toBe(404)
    await park()
    const id = await idOf()
    await take(id)
    it.setNow('2026-06-05T08:00:00Z')
    await park()
    expect((await take(id)).status).toBe(404)
    expect((await take(0)).status).toBe(422)
  })

  test('of many at once is one', async () => {
    for (let round = 0; round < 3; round++) {
      await park()
      const id = await idOf()
      const replies = await Promise.all(Array.from({ length: 12 }, (_, n) => take(id, n % 2 ? employee : admin)))
      expect(replies.map(({ status }) => status).toSorted()).toEqual([201, ...Array.from({ length: 11 }, () => 409)])
    }
  })

  test('would be several if it was only looked at before: that is what the test above sees', async () => {
    await park()
    const id = await idOf()
    const naive = async () => {
      const free = await it.sql`SELECT FROM parked_receipts WHERE id = ${id} AND taken_at IS NULL`
      if (free.length === 0) return false
      await it.sql`UPDATE parked_receipts SET taken_at = now() WHERE id = ${id}`
      return true
    }
    const done = await Promise.all(Array.from({ length: 12 }, naive))
    expect(done.filter(Boolean).length).toBeGreaterThan(1)
  })
})

describe('deleting one', () => {
  test('puts its products back and stands in the log', async () => {
    await park()
    const id = await idOf()
    expect((await discard(id)).status).toBe(201)
    expect([await stock(), await list()]).toEqual([10, []])
    expect((await log()).at(-1)).toEqual({ action: 'till.discard', details: { name: 'Jetty', total: 7 } })
    expect((await discard(id)).status).toBe(404)
  })
})

describe('the security device', () => {
  const transaction = crypto.randomUUID()
  const begin = async () => {
    const id = crypto.randomUUID()
    await employee.post('/api/rere_begin_receipt/', { transaction: id })
    return id
  }
  const state = async (id: string) =>
    (await it.sql<{ state: string }[]>`SELECT state FROM till_transactions WHERE id = ${id}`)[0]?.state

  test('goes on with a receipt that is put aside, and ends what is paid later under the same number', async () => {
    const id = await begin()
    const { cart } = await park({ transaction: id })
    it.setNow('2026-06-03T14:00:00Z')
    await it.runJob('tse-transactions')
    expect(await state(id)).toBe('open')
    await take(await idOf())
    await it.runJob('tse-transactions')
    expect(await state(id)).toBe('open')
    const sale = { income: 7, main_item: null, products: [{ id: drink, quantity: 2 }], cart, transaction: id }
    const sold = await employee.send({
      method: 'POST',
      url: '/api/rere_save_cashregister/',
      payload: JSON.stringify(sale),
      headers: { 'content-type': 'application/json' },
    })
    expect(sold.status, sold.text).toBe(201)
    expect(await state(id)).toBe('finished')
  })

  test('hears the end of one that is deleted, and of one that was taken up and left for an hour', async () => {
    const [deleted, left] = [await begin(), await begin()]
    await park({ transaction: deleted })
    await discard(await idOf())
    expect(await state(deleted)).toBe('canceled')
    await park({ transaction: left })
    await take(await idOf())
    it.setNow('2026-06-03T09:01:00Z')
    await it.runJob('tse-transactions')
    expect(await state(left)).toBe('canceled')
  })

  test('has none of a receipt without one', async () => {
    await park()
    expect((await discard(await idOf())).status).toBe(201)
    expect(await state(transaction)).toBeUndefined()
  })
})
