import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { transaction } from '#kit/server/postgres/db.ts'
import { buildTestApp, type TestApp } from '#testing/app.ts'
import type { Browser } from '#testing/browser.ts'
import { insertProduct } from '#testing/products.ts'
import { putBackInStock, takeFromStock, takeReserved } from '../commands.ts'

let it: TestApp
let employee: Browser
let cola = 0
let trip = 0
const cart = 'a-cart-of-this-till'

beforeAll(async () => {
  it = await buildTestApp()
  employee = await it.signedIn('employee')
})

beforeEach(async () => {
  it.setNow('2026-06-01T10:00:00Z')
  await it.sql`TRUNCATE products, stock_reservations CASCADE`
  cola = await insertProduct(it.sql, { name: 'Cola', actual_stock: 3 })
  trip = await insertProduct(it.sql, { name: 'Boat wash', type: 'services', price: 1500 })
})

const reserve = (changes: Record<string, unknown> = {}, browser = employee) =>
  browser.post('/api/rere_reserve_product/', { cart, product_id: cola, quantity: 1, ...changes })
const held = async (of = cart) =>
  ((await employee.get(`/api/rere_get_cart/?cart=${of}`)).json.lines as { name: string; quantity: number }[]).map(
    ({ name, quantity }) => `${quantity} ${name}`,
  )
const stock = async () => (await it.sql`SELECT actual_stock FROM products WHERE id = ${cola}`)[0]?.actual_stock

describe('putting into a cart', () => {
  test('takes off the stock, and taking out puts back', async () => {
    expect((await reserve({ quantity: 2 })).json).toEqual({ quantity: 2, actual_stock: 1 })
    expect((await reserve({ quantity: 3 })).json).toEqual({ quantity: 3, actual_stock: 0 })
    expect((await reserve({ quantity: 1 })).json).toEqual({ quantity: 1, actual_stock: 2 })
    expect([await stock(), await held()]).toEqual([2, ['1 Cola']])
    expect((await reserve({ quantity: 0 })).json).toEqual({ quantity: 0, actual_stock: 3 })
    expect([await stock(), await held()]).toEqual([3, []])
  })

  test('said twice counts once', async () => {
    await Promise.all(Array.from({ length: 5 }, () => reserve({ quantity: 2 })))
    expect([await stock(), await held()]).toEqual([1, ['2 Cola']])
  })

  test('is refused with what is left when there are not as many', async () => {
    await reserve({ quantity: 1 })
    const more = await reserve({ cart: 'another-cart-beside', quantity: 3 })
    expect([more.status, more.json]).toMatchObject([
      409,
      { code: 'SOLD_OUT', detail: 'Only 2 more of Cola left', actual_stock: 2, quantity: 0 },
    ])
    await reserve({ quantity: 3 })
    expect((await reserve({ cart: 'another-cart-beside' })).json.detail).toBe('Cola is sold out')
    expect([await stock(), await held('another-cart-beside')]).toEqual([0, []])
  })

  test('knows no limit for services', async () => {
    expect((await reserve({ product_id: trip, quantity: 500 })).json).toEqual({ quantity: 500, actual_stock: null })
  })

  test('shows in the offer how many are in carts, and in the cart what they cost', async () => {
    await reserve({ quantity: 2 })
    const { json } = await employee.get('/api/rere_get_all_products/')
    expect(json.product_data).toMatchObject([{ name: 'Boat wash' }, { name: 'Cola', actual_stock: 1, in_carts: 2 }])
    const lines = (await employee.get(`/api/rere_get_cart/?cart=${cart}`)).json.lines
    expect(lines).toMatchObject([{ name: 'Cola', quantity: 2, price: 3.5, price_total: 7 }])
  })

  test('needs a product, a quantity and a cart', async () => {
    for (const wrong of [{ quantity: -1 }, { quantity: 1.5 }, { quantity: 1000 }, { cart: 'x' }, { cart: "'; DROP" }]) {
      expect((await reserve(wrong)).status).toBe(422)
    }
    expect((await reserve({ product_id: 999_999 })).status).toBe(404)
    expect(await stock()).toBe(3)
  })

  test('of a removed product is over, but it can be given back', async () => {
    await reserve({ quantity: 2 })
    await it.sql`UPDATE products SET deleted_at = now()`
    expect((await reserve({ quantity: 3 })).status).toBe(404)
    expect((await reserve({ quantity: 1 })).status).toBe(200)
    expect(await stock()).toBe(2)
  })

  test('is for staff, and the test account only seems to', async () => {
    expect((await reserve({}, it.visitor())).status).toBe(401)
    expect((await reserve({}, await it.signedIn('demo'))).json.code).toBe('DEMO_ACCOUNT')
    expect(await stock()).toBe(3)
  })
})

describe('a cart', () => {
  const post = (what: string, of = cart) => employee.post(`/api/rere_${what}_cart/`, { cart: of })

  test('that is given up gives everything back, once', async () => {
    await reserve({ quantity: 2 })
    await reserve({ product_id: trip })
    expect((await post('release')).json).toEqual({ status: 'success' })
    expect((await post('release')).status).toBe(200)
    expect([await stock(), await held()]).toEqual([3, []])
  })

  test('that nobody touches for 15 minutes is released, as a whole', async () => {
    await reserve({ quantity: 2 })
    it.setNow('2026-06-01T10:10:00Z')
    await reserve({ product_id: trip })
    it.setNow('2026-06-01T10:24:59Z')
    await it.runJob('forgotten-carts')
    expect(await held()).toEqual(['2 Cola', '1 Boat wash'])
    it.setNow('2026-06-01T10:25:00Z')
    await it.runJob('forgotten-carts')
    expect([await stock(), await held()]).toEqual([3, []])
    expect((await post('renew')).json).toEqual({ held: false })
  })

  test('of an open screen is kept by renewing it', async () => {
    await reserve({ quantity: 2 })
    it.setNow('2026-06-01T10:14:00Z')
    expect((await post('renew')).json).toEqual({ held: true })
    it.setNow('2026-06-01T10:28:00Z')
    await it.runJob('forgotten-carts')
    expect(await held()).toEqual(['2 Cola'])
  })
})

describe('the till', () => {
  const sell = () => transaction(it.sql, (tx) => takeReserved(tx, cart))

  test('sells a cart at the current prices, once', async () => {
    await reserve({ quantity: 2 })
    await reserve({ product_id: trip })
    await it.sql`UPDATE products SET price = 400 WHERE id = ${cola}`
    const lines = [
      { productId: cola, type: 'drinks', name: 'Cola', quantity: 2, unitPrice: 400, vatPercent: 19, amount: 800 },
      {
        productId: trip,
        type: 'services',
        name: 'Boat wash',
        quantity: 1,
        unitPrice: 1500,
        vatPercent: 19,
        amount: 1500,
      },
    ]
    expect((await Promise.all([sell(), sell()])).toSorted((a, b) => b.length - a.length)).toEqual([lines, []])
    expect([await stock(), await held()]).toEqual([1, []])
  })

  test('sells nothing when its transaction comes to nothing', async () => {
    await reserve({ quantity: 2 })
    const failing = transaction(it.sql, async (tx) => {
      await takeReserved(tx, cart)
      throw new Error('no paper')
    })
    await expect(failing).rejects.toThrow('no paper')
    expect(await held()).toEqual(['2 Cola'])
  })

  test('sells from the shelf all or nothing', async () => {
    const take = (quantity: number) =>
      transaction(it.sql, (tx) =>
        takeFromStock(tx, [
          { productId: trip, quantity: 1 },
          { productId: cola, quantity },
          { productId: cola, quantity: 1 },
        ]),
      )
    expect(await take(3)).toEqual({ soldOut: ['Cola'] })
    expect(await stock()).toBe(3)
    expect(await take(2)).toMatchObject([{ quantity: 3, amount: 1050 }, { name: 'Boat wash' }])
    expect(await stock()).toBe(0)
  })

  test('sells no removed products from the shelf, none that never were, and no odd quantities', async () => {
    await it.sql`UPDATE products SET deleted_at = now() WHERE id = ${cola}`
    const take = (productId: number, quantity: number) =>
      transaction(it.sql, (tx) => takeFromStock(tx, [{ productId, quantity }]))
    expect(await take(cola, 1)).toEqual({ soldOut: ['Cola'] })
    await expect(take(999_999, 1)).rejects.toThrow('This product does not exist')
    for (const quantity of [0, -1, 0.5]) await expect(take(trip, quantity)).rejects.toThrow(RangeError)
  })

  test('puts a reversed sale back', async () => {
    const lines = [
      { productId: cola, quantity: 2 },
      { productId: trip, quantity: 1 },
    ]
    await transaction(it.sql, (tx) => putBackInStock(tx, lines))
    expect(await stock()).toBe(5)
  })
})
