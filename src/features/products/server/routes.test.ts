import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#testing/app.ts'
import type { Browser } from '#testing/browser.ts'
import { insertProduct } from '#testing/products.ts'
import type { Product } from '../contract.ts'

let it: TestApp
const staff = {} as Record<'admin' | 'employee' | 'demo', Browser>

beforeAll(async () => {
  it = await buildTestApp()
  for (const role of ['admin', 'employee', 'demo'] as const) staff[role] = await it.signedIn(role)
})

beforeEach(async () => {
  it.setNow('2026-06-01T22:30:00Z')
  await it.sql`TRUNCATE products, stock_reservations, audit_log, idempotent_answers CASCADE`
})

const fields = (changes: Record<string, unknown> = {}) => ({
  id: 'None',
  type: 'drinks',
  name: 'Cola',
  target_stock: 24,
  actual_stock: 10,
  price: '3,50',
  added_or_changed_by: 'Somebody Else',
  ...changes,
})
const save = (browser: Browser, changes: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  browser.post('/api/rere_add_or_change_product/', fields(changes), headers)
const offered = async () =>
  (await staff.employee.get('/api/rere_get_all_products/')).json.product_data as unknown as Product[]
const cola = async () => (await offered())[0] as Product
const remove = (browser: Browser, id: number) =>
  browser.send({ method: 'DELETE', url: `/api/rere_delete_product/${id}/` })
const audit = async () =>
  (
    await it.sql<{ entry: string }[]>`
      SELECT actor || ' ' || action || ' ' || coalesce(details #>> '{old,price}', '-') || ' ' ||
             coalesce(details #>> '{new,price}', '-') AS entry
      FROM audit_log ORDER BY id`
  ).map(({ entry }) => entry)

describe('adding a product', () => {
  test('puts it into the offer under the name of who did it, on the day of the business', async () => {
    const reply = await save(staff.employee)
    expect([reply.status, reply.json]).toEqual([
      201,
      {
        id: expect.any(Number),
        type: 'drinks',
        name: 'Cola',
        target_stock: 24,
        actual_stock: 10,
        minimum_stock: null,
        in_carts: 0,
        price: 3.5,
        vat_percent: 19,
        barcode: '',
        added_or_changed_by: 'Added by Jonas Pier (06/02/26)',
      },
    ])
    expect(await offered()).toEqual([reply.json])
    expect(await audit()).toEqual(['Jonas Pier product.add - 3.5'])
  })

  test('says beside each field what is wrong', async () => {
    const reply = await save(staff.admin, { name: 'x'.repeat(21), price: '3.505', actual_stock: '-1' })
    expect([reply.status, reply.json.errors]).toEqual([
      422,
      [
        { field: 'name', message: 'The product name is too long' },
        { field: 'actual_stock', message: 'Please enter a whole number up to 99999' },
        { field: 'price', message: 'Please enter a price with at most two decimals' },
      ],
    ])
    expect((await save(staff.admin, { target_stock: '' })).json.errors).toMatchObject([{ field: 'target_stock' }])
    expect(await offered()).toEqual([])
  })

  test('of services keeps no stock', async () => {
    const reply = await save(staff.employee, { type: 'services', target_stock: '', actual_stock: '' })
    expect(reply.json).toMatchObject({ type: 'services', target_stock: null, actual_stock: null })
  })

  test('takes a name once in a category, whatever its capitals, until the product is removed', async () => {
    const { json } = await save(staff.employee)
    const again = await save(staff.employee, { name: 'COLA' })
    expect([again.status, again.json.errors]).toEqual([
      422,
      [{ field: 'name', message: 'There is a product of this name already' }],
    ])
    expect((await save(staff.employee, { type: 'foods' })).status).toBe(201)
    await remove(staff.admin, json.id as number)
    expect((await save(staff.employee)).status).toBe(201)
  })

  test('twice under one key adds it once, also at the same moment', async () => {
    const key = { 'idempotency-key': 'a-key-of-this-product' }
    const replies = await Promise.all(Array.from({ length: 6 }, () => save(staff.employee, {}, key)))
    replies.push(await save(staff.employee, {}, key))
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
    expect(replies.map(({ status }) => status)).toEqual(Array(7).fill(201))
    expect(await offered()).toHaveLength(1)
    expect((await save(staff.employee, { name: 'Mate' }, key)).json.code).toBe('IDEMPOTENCY_KEY_REUSED')
  })
})

describe('changing a product', () => {
  let id = 0
  beforeEach(async () => {
    id = await insertProduct(it.sql, { name: 'Cola', actual_stock: 10 })
  })

  test('is open to employees as long as nothing gets less', async () => {
    const reply = await save(staff.employee, { id, price: 4, actual_stock: 24, name: 'Cola zero' })
    expect(reply.json).toMatchObject({
      name: 'Cola zero',
      price: 4,
      actual_stock: 24,
      added_or_changed_by: 'Changed by Jonas Pier (06/02/26)',
    })
    expect(await audit()).toEqual(['Jonas Pier product.change 3.5 4'])
    for (const less of [{ price: 3.49 }, { actual_stock: 9 }, { target_stock: 23 }, { price: 9, actual_stock: 0 }]) {
      const refused = await save(staff.employee, { id, price: 4, actual_stock: 24, name: 'Cola zero', ...less })
      expect([refused.status, refused.json.detail]).toEqual([403, 'Employees can only increase price and stock'])
    }
    expect(await cola()).toEqual(reply.json)
  })

  test('is open to admins in every way', async () => {
    const reply = await save(staff.admin, { id, price: 1, actual_stock: 0, target_stock: 0, vat_percent: 7 })
    expect([reply.status, reply.json]).toMatchObject([201, { price: 1, actual_stock: 0, vat_percent: 7 }])
    expect((await save(staff.admin, { id })).json).toMatchObject({ vat_percent: 7 })
    const byEmployee = await save(staff.employee, { id, vat_percent: 19 })
    expect([byEmployee.status, byEmployee.json.detail]).toEqual([403, 'Only admins can choose the VAT'])
  })

  test('does not undo a sale in between', async () => {
    const seen = JSON.stringify({ name: 'Cola', target_stock: 24, actual_stock: 10, price: 3.5, vat_percent: 19 })
    await it.sql`UPDATE products SET actual_stock = 8`
    const priced = await save(staff.employee, { id, price: 4, seen })
    expect(priced.json).toMatchObject({ price: 4, actual_stock: 8 })
    const counted = await save(staff.employee, { id, price: 4, actual_stock: 24, seen })
    expect([counted.status, counted.json]).toMatchObject([
      409,
      { code: 'PRODUCT_CHANGED', fields: ['actual_stock'], product: { actual_stock: 8, price: 4 } },
    ])
    expect(await cola()).toMatchObject({ actual_stock: 8 })
  })

  test('needs a product that is there, and leaves its category', async () => {
    expect((await save(staff.admin, { id: 999_999 })).status).toBe(404)
    expect((await save(staff.admin, { id, type: 'foods' })).json.errors).toMatchObject([{ field: 'type' }])
    const german = await save(staff.admin, { id, type: 'foods' }, { 'accept-language': 'de' })
    expect(german.json.errors).toMatchObject([{ message: 'Ein Produkt behält seine Kategorie' }])
    await remove(staff.admin, id)
    const reply = await save(staff.admin, { id })
    expect([reply.status, reply.json.detail]).toEqual([404, 'This product does not exist any more'])
  })
})

describe('removing a product', () => {
  test('is for admins, once, and keeps its row', async () => {
    const id = await insertProduct(it.sql, { name: 'Cola' })
    expect((await remove(it.visitor(), id)).status).toBe(401)
    expect((await remove(staff.employee, id)).status).toBe(403)
    expect((await remove(staff.demo, id)).status).toBe(403)
    expect((await remove(staff.admin, id)).json).toEqual({ status: 'success' })
    expect((await remove(staff.admin, id)).status).toBe(404)
    expect(await offered()).toEqual([])
    expect((await it.sql`SELECT FROM products`).length).toBe(1)
    expect(await audit()).toEqual(['Jonas Pier product.remove 3.5 -'])
  })
})

test('visitors see and change nothing, and the test account only sees', async () => {
  await insertProduct(it.sql)
  expect((await it.visitor().get('/api/rere_get_all_products/')).status).toBe(401)
  expect((await save(it.visitor())).status).toBe(401)
  expect((await staff.demo.get('/api/rere_get_all_products/')).status).toBe(200)
  expect((await save(staff.demo)).json.code).toBe('DEMO_ACCOUNT')
})

test('the table itself keeps stock above zero, and services without one', async () => {
  const id = await insertProduct(it.sql, { actual_stock: 0 })
  await expect(it.sql`UPDATE products SET actual_stock = -1 WHERE id = ${id}`).rejects.toThrow('stock_never_below_zero')
  const service = it.sql`UPDATE products SET type = 'services' WHERE id = ${id}`
  await expect(service).rejects.toThrow('only_services_have_no_stock')
})

describe('a barcode', () => {
  const errorsOf = (reply: Awaited<ReturnType<typeof save>>) =>
    (reply.json.errors as { field: string; message: string }[])[0]

  test('is kept, stays where it is not sent, and goes where it is emptied', async () => {
    expect((await save(staff.employee, { barcode: '036000291452' })).json.barcode).toBe('0036000291452')
    const { id } = await cola()
    expect((await save(staff.employee, { id, price: 4 })).json.barcode).toBe('0036000291452')
    expect((await save(staff.employee, { id, price: 4, barcode: '' })).json.barcode).toBe('')
  })

  test('is of one product: the other is told at its field, also where both come at once', async () => {
    const both = ['Cola', 'Mate', 'Fizz'].map((name) => save(staff.employee, { name, barcode: '4006381333931' }))
    const replies = await Promise.all(both)
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 422, 422])
    const refused = replies.filter(({ status }) => status === 422).map(errorsOf)
    expect(refused).toEqual(refused.map(() => ({ field: 'barcode', message: 'Another product has this barcode' })))
    await remove(staff.admin, (await cola()).id)
    expect((await save(staff.employee, { name: 'New', barcode: '4006381333931' })).status).toBe(201)
  })

  test('would be of several without the index: that is what the test above sees', async () => {
    await it.sql`DROP INDEX products_barcode`
    const both = ['Cola', 'Mate'].map((name) => save(staff.employee, { name, barcode: 'BEER-1' }))
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual([201, 201])
    await it.sql`TRUNCATE products CASCADE`
    await it.sql`CREATE UNIQUE INDEX products_barcode ON products (barcode) WHERE deleted_at IS NULL AND barcode <> ''`
  })

  test('with a wrong last digit is refused beside the field', async () => {
    const reply = await save(staff.employee, { barcode: '4006381333932' })
    expect([reply.status, errorsOf(reply)?.field]).toEqual([422, 'barcode'])
  })
})
