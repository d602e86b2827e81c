import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#testing/app.ts'
import type { Browser } from '#testing/browser.ts'
import { insertProduct } from '#testing/products.ts'
import { record, someLine, someSale } from '#testing/till.ts'
import type { Goods, StockCount } from '../contract.ts'

let it: TestApp
let cola: number
let mate: number
const staff = {} as Record<'admin' | 'employee' | 'demo', Browser>

beforeAll(async () => {
  it = await buildTestApp()
  for (const role of ['admin', 'employee', 'demo'] as const) staff[role] = await it.signedIn(role)
})

beforeEach(async () => {
  it.setNow('2026-06-01T22:30:00Z')
  await it.sql`TRUNCATE products, stock_counts, stock_reservations, audit_log, idempotent_answers CASCADE`
  cola = await insertProduct(it.sql, { name: 'Cola', actual_stock: 10 })
  mate = await insertProduct(it.sql, { name: 'Mate', actual_stock: 2 })
})

const receive = (who: Browser, body: Record<string, unknown>, headers = {}) =>
  who.post('/api/rere_receive_goods/', body, headers)
const goods = async (who = staff.employee) => (await who.get('/api/rere_stock/?days=28')).json.goods as never as Goods[]
const counts = async (who = staff.admin) =>
  (await who.get('/api/rere_stock_counts/')).json.counts as never as StockCount[]
const openId = async () => (await counts())[0]?.id as number
const count = (product_id: number, counted: unknown, who = staff.employee) =>
  who.post('/api/rere_count_product/', { product_id, counted })
const sayWhy = (product_id: number, why: unknown, who = staff.employee) =>
  who.post('/api/rere_count_product/', { product_id, why })
const close = async (more = {}, who = staff.admin) => {
  const [open] = await counts()
  return who.post('/api/rere_close_count/', { count_id: open?.id, seen: open?.version, ...more })
}
const stockOf = async (id: number) => (await it.sql`SELECT actual_stock AS n FROM products WHERE id = ${id}`)[0]?.n
const moved = async (id: number) =>
  (
    await it.sql`SELECT kind || ' ' || change || ' ' || moved_by AS said FROM stock_movements WHERE product_id = ${id} ORDER BY id`
  ).map(({ said }) => said)

describe('goods that come', () => {
  test('are in the stock, once however often they are sent, and the price is for admins', async () => {
    const key = { 'idempotency-key': 'a-delivery-of-this-day' }
    for (let i = 0; i < 2; i++)
      expect((await receive(staff.employee, { product_id: cola, quantity: '12' }, key)).status).toBe(200)
    expect(await stockOf(cola)).toBe(22)
    const refused = await receive(staff.employee, { product_id: cola, quantity: 1, purchase_price: '1,50' })
    expect([refused.status, refused.json.errors]).toMatchObject([403, [{ field: 'purchase_price' }]])
    expect((await receive(staff.admin, { product_id: cola, quantity: 0, purchase_price: '1,50' })).status).toBe(200)
    expect(await it.sql`SELECT purchase_price FROM products WHERE id = ${cola}`).toMatchObject([
      { purchase_price: 150 },
    ])
    expect(await moved(cola)).toEqual(['correction 10 ', 'received 12 Jonas Pier'])
  })

  test('are refused beside the field, for what is no product, and to visitors', async () => {
    for (const [body, field] of [
      [{ quantity: -1 }, 'quantity'],
      [{ quantity: 1.5 }, 'quantity'],
      [{ quantity: 99_999 }, 'quantity'],
      [{ quantity: 1, purchase_price: '1.505' }, 'purchase_price'],
    ] as const) {
      const reply = await receive(staff.admin, { product_id: cola, ...body })
      expect([reply.status, reply.json.errors]).toMatchObject([422, [{ field }]])
    }
    const service = await insertProduct(it.sql, { type: 'services', name: 'Shower' })
    for (const product_id of [service, 999_999])
      expect((await receive(staff.admin, { product_id, quantity: 1 })).status).toBe(404)
    expect((await receive(it.visitor(), { product_id: cola, quantity: 1 })).status).toBe(401)
    expect((await receive(staff.demo, { product_id: cola, quantity: 1 })).status).toBe(403)
    expect(await stockOf(cola)).toBe(10)
  })
})

describe('a count', () => {
  test('takes differences into the stock, each with its reason, what is sold meanwhile stays sold', async () => {
    await receive(staff.admin, { product_id: cola, quantity: 0, purchase_price: '0.5' })
    expect((await count(cola, 8)).status).toBe(200)
    await count(mate, 2)
    await it.sql`UPDATE products SET actual_stock = actual_stock - 3 WHERE id = ${cola}`
    expect((await sayWhy(cola, 'breakage')).status).toBe(200)
    const [mine] = await counts(staff.employee)
    expect(mine?.lines).toMatchObject([
      { name: 'Cola', counted: 8, expected: 10, cost: null, why: 'breakage' },
      { expected: 2, why: null },
    ])
    expect((await counts())[0]?.lines[0]).toMatchObject({ cost: 0.5 })
    expect((await close()).status).toBe(200)
    expect([await stockOf(cola), await stockOf(mate)]).toEqual([5, 2])
    expect(await moved(cola)).toEqual(['correction 10 ', 'sale -3 ', 'count -2 Jonas Pier'])
    const [closed] = await counts()
    expect(closed).toMatchObject({
      closed_by: 'Jonas Pier',
      lines: [{ why: 'breakage' }, {}],
    })
    expect((await close()).json.code).toBe('COUNT_CLOSED')
    expect((await sayWhy(cola, 'theft')).status).toBe(404)
    expect(await counts()).toHaveLength(1)
    await count(cola, 1)
    expect((await counts()).map(({ closed_by }) => closed_by)).toEqual([null, 'Jonas Pier'])
  })

  test('expects what there should be when a line is counted, carts included', async () => {
    const cart = { cart: 'a-cart-of-this-till', product_id: cola, quantity: 4 }
    await staff.employee.post('/api/rere_reserve_product/', cart)
    await count(cola, 10)
    await it.sql`UPDATE products SET actual_stock = 3 WHERE id = ${mate}`
    await count(mate, 3)
    expect((await counts())[0]?.lines.map(({ expected }) => expected)).toEqual([10, 3])
    await count(cola, 5)
    await sayWhy(cola, 'theft')
    await staff.employee.post('/api/rere_reserve_product/', { ...cart, quantity: 8 })
    const refused = await close()
    expect([refused.status, refused.json.code, refused.json.detail]).toEqual([
      ...[409, 'STOCK_IN_CARTS', expect.stringContaining('Cola')],
    ])
    await staff.employee.post('/api/rere_release_cart/', { cart: cart.cart })
    expect((await close()).status).toBe(200)
    expect(await stockOf(cola)).toBe(5)
  })

  test('refuses what is not seen any more or has no reason, and what is no product', async () => {
    const service = await insertProduct(it.sql, { type: 'services', name: 'Shower' })
    for (const id of [service, 999_999]) expect((await count(id, 1)).status).toBe(404)
    expect(await counts()).toEqual([])
    expect((await sayWhy(cola, 'other')).status).toBe(404)
    await count(cola, 8)
    await count(cola, 9)
    expect((await close({ seen: 0 })).json.code).toBe('COUNT_CHANGED')
    const missing = await close()
    expect([missing.status, missing.json.code]).toEqual([409, 'COUNT_WITHOUT_REASON'])
    expect((await sayWhy(cola, 'x')).json.errors).toMatchObject([{ field: 'why' }])
    expect((await count(cola, 'many')).json.errors).toMatchObject([{ field: 'counted' }])
    expect((await count(cola, -1)).json.errors).toMatchObject([{ field: 'counted' }])
    await sayWhy(cola, 'other')
    expect((await close({}, staff.employee)).status).toBe(403)
    expect((await close({}, it.visitor())).status).toBe(401)
    for (const [who, status] of [
      [it.visitor(), 401],
      [staff.demo, 403],
    ] as const)
      expect((await count(cola, 9, who)).status).toBe(status)
    expect(await stockOf(cola)).toBe(10)
  })

  test('of two people at once keeps the lines of both', async () => {
    const [a, b] = [await count(cola, 9, staff.admin), await count(mate, 1, staff.employee)]
    await Promise.all([count(cola, 8, staff.admin), count(mate, 0, staff.employee)])
    expect([a.status, b.status]).toEqual([200, 200])
    expect((await counts())[0]?.lines.map(({ counted, counted_by }) => [counted, counted_by])).toEqual([
      [8, 'Jonas Pier'],
      [0, 'Jonas Pier'],
    ])
  })

  test('is a file, as orders and margins are, in the language of the link, with what goods cost for admins alone', async () => {
    await receive(staff.admin, { product_id: cola, quantity: 0, purchase_price: '0.5' })
    await count(cola, 8)
    await sayWhy(cola, 'breakage')
    const id = await openId()
    const file = async (query: string, who = staff.admin) => who.get(`/api/rere_export_stock/?${query}`)
    expect((await file(`table=count&count=${id}&language=en`)).text).toBe(
      '\ufeffProduct,Expected,Counted,Difference,Worth,Reason,By,When\r\n' +
        'Cola,10,8,-2,-1.00,Breakage,Jonas Pier,2026-06-02 00:30\r\n',
    )
    expect((await file(`table=count&count=${id}&language=de`, staff.employee)).text).toContain('Cola;10;8;-2;;Bruch;')
    expect((await file('table=margins&days=7&language=en')).text).toContain('Cola,0.00,0.00,0,3.50,0.50,2.44,83.0\r\n')
    expect((await file('table=margins&language=en', staff.employee)).text).toContain('Cola,,,0,3.50,,,\r\n')
    expect((await file('table=orders&language=en', staff.employee)).text).toBe(
      '\ufeffProduct,Order,There,Sold in 4 weeks\r\nMate,22,2 of 24,0\r\n',
    )
    expect((await file('table=count&count=999')).status).toBe(404)
    expect((await file('table=bills')).status).toBe(422)
    expect((await file('table=orders', it.visitor())).status).toBe(401)
  })
})

test('margins are what the till took without VAT, less what goods cost when they went, for admins alone', async () => {
  await receive(staff.admin, { product_id: cola, quantity: 0, purchase_price: '1' })
  await it.sql`UPDATE products SET actual_stock = actual_stock - 2 WHERE id = ${cola}`
  await it.sql`UPDATE stock_movements SET at = '2026-06-01T10:00:00Z' WHERE kind = 'sale'`
  await receive(staff.admin, { product_id: cola, quantity: 0, purchase_price: '2' })
  const line = someLine({ label: 'Cola', quantity: 2, productId: cola })
  await record(it, someSale([line]), { now: '2026-06-01T10:00:00Z' })
  const [first, second] = await goods(staff.admin)
  expect(first).toMatchObject({ name: 'Cola', purchase_price: 2, sold: 2, net: 5.88, earned: 3.88 })
  expect(second).toMatchObject({ name: 'Mate', purchase_price: null, sold: 0, earned: null })
  expect((await goods())[0]).toMatchObject({ sold: 2, purchase_price: null, net: null, earned: null })
  for (const path of ['/api/rere_stock/?days=28', '/api/rere_stock_counts/'])
    expect((await it.visitor().get(path)).status).toBe(401)
  expect((await staff.admin.get('/api/rere_stock/?days=0')).status).toBe(422)
  expect(JSON.stringify((await staff.employee.get('/api/rere_get_all_products/')).json)).not.toContain('purchase')
})

test('a minimum is of the product: kept where it is not sent, taken away where it is empty', async () => {
  const save = (more: object) =>
    staff.employee.post('/api/rere_add_or_change_product/', {
      ...{ id: cola, type: 'drinks', name: 'Cola', target_stock: 24, actual_stock: 10, price: '3.5' },
      ...more,
    })
  expect((await save({ minimum_stock: 12 })).json).toMatchObject({ minimum_stock: 12 })
  expect((await save({})).json).toMatchObject({ minimum_stock: 12 })
  expect((await save({ minimum_stock: '' })).json).toMatchObject({ minimum_stock: null })
  expect((await save({ minimum_stock: -1 })).json.errors).toMatchObject([{ field: 'minimum_stock' }])
})
