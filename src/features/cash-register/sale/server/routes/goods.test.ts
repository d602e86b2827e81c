import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { openCashRegister } from '#testing/cash-register.ts'
import { insertProduct } from '#testing/products.ts'
import { insertVoucher } from '#testing/voucher.ts'

const till = openCashRegister()

const reserve = (cart: string, product_id: number, quantity: number) =>
  till.employee.post('/api/rere_reserve_product/', { cart, product_id, quantity })

describe('products', () => {
  test('from the shelf are taken off the stock at the price of the server', async () => {
    const drink = await insertProduct(till.it.sql, { name: 'Spezi', price: 320 })
    const briefing = await insertProduct(till.it.sql, { name: 'Briefing', type: 'services', price: 1500 })
    const products = [
      { id: drink, name: 'Spezi', quantity: 2, price: 3.2, price_total: 6.4 },
      { id: drink, quantity: 1 },
      { id: briefing, quantity: 1, price: 15 },
    ]
    const sold = await till.sell({ income: 24.6, products, received: 50 })
    expect(sold.status, sold.text).toBe(201)
    expect(sold.json).toMatchObject({ total: 24.6, change: 25.4 })
    expect(await till.stock(drink)).toBe(21)
    const receipt = await till.receipt(sold.json.position)
    expect(receipt.json.lines).toMatchObject([
      { label: 'Spezi', quantity: 3, unit_price: 3.2, amount: 9.6 },
      { label: 'Briefing', quantity: 1, amount: 15 },
    ])
  })

  test('of which there are too few are refused by name, with how many are left, and nothing is taken', async () => {
    const drink = await insertProduct(till.it.sql, { name: 'Spezi', actual_stock: 2 })
    const food = await insertProduct(till.it.sql, { name: 'Bratwurst', type: 'foods', actual_stock: 0 })
    const reply = await till.sell({
      income: 14,
      products: [
        { id: drink, quantity: 3 },
        { id: food, quantity: 1 },
      ],
    })
    expect(reply.json).toMatchObject({
      status: 409,
      code: 'SOLD_OUT',
      detail: 'Bratwurst is sold out. Only 2 of Spezi left',
      sold_out: [
        { id: food, name: 'Bratwurst', left: 0 },
        { id: drink, name: 'Spezi', left: 2 },
      ],
    })
    expect(await till.stock(drink)).toBe(2)
    expect((await till.sell({ income: 1, products: [{ id: 999_999, quantity: 1 }] })).status).toBe(404)
  })

  test.each([
    ['price', { price: 3.4 }],
    ['name', { name: 'Lemonade' }],
  ])('with another %s than the server has are refused with what counts now', async (_, shown) => {
    const drink = await insertProduct(till.it.sql, { name: 'Spezi' })
    const reply = await till.sell({ income: 7, products: [{ id: drink, quantity: 2, ...shown }] })
    expect(reply.json).toMatchObject({
      status: 409,
      code: 'PRODUCTS_CHANGED',
      products: [{ id: drink, name: 'Spezi', quantity: 2, price: 3.5, price_total: 7 }],
    })
    expect(await till.stock(drink)).toBe(24)
  })

  test('in a cart are sold once, and only as they were shown', async () => {
    const drink = await insertProduct(till.it.sql, { name: 'Spezi' })
    const cart = randomUUID()
    await reserve(cart, drink, 3)
    const sale = (quantity: number) => ({ cart, income: 3.5 * quantity, products: [{ id: drink, quantity }] })
    expect((await till.sell(sale(2))).json).toMatchObject({ code: 'PRODUCTS_CHANGED', products: [{ quantity: 3 }] })
    expect((await till.sell(sale(3))).status).toBe(201)
    expect((await till.sell(sale(3))).json).toMatchObject({ status: 409, code: 'CART_GONE' })
    expect(await till.stock(drink)).toBe(21)
    expect((await till.employee.get(`/api/rere_get_cart/?cart=${cart}`)).json.lines).toEqual([])
  })
})

describe('a voucher at the till', () => {
  test('pays at most what is due, and the rest stays on it', async () => {
    const { id: voucher, code } = await insertVoucher(till.it.sql)
    const id = await till.booking()
    const drink = await insertProduct(till.it.sql, { price: 1000 })
    const sold = await till.payBooking(id, 0, {
      voucher: code,
      voucher_used: 60,
      products: [{ id: drink, quantity: 1 }],
    })
    expect(sold.status, sold.text).toBe(201)
    expect(sold.json).toMatchObject({ total: 60, change: 0, voucher_left: 40 })
    expect(await till.stored(id)).toMatchObject({
      paid: true,
      method: 'voucher',
      voucher_id: voucher,
      voucher_amount: 5000,
    })
    const entry = (await till.entries()).at(-1)
    expect(entry).toMatchObject({ cash: 0, income: 0 })
    expect(entry?.content.payments).toEqual([
      { method: 'voucher', amount: 6000, voucherId: voucher, label: `Voucher …${code.slice(-4)}` },
    ])
    const history = await till.it.sql`SELECT booking_id::int, amount FROM voucher_entries ORDER BY id`
    expect(history).toEqual([
      { booking_id: id, amount: 5000 },
      { booking_id: null, amount: 1000 },
    ])
  })

  test('and cash share a total to the cent, also of a price that was raised after booking', async () => {
    const { id: voucher, code } = await insertVoucher(till.it.sql, { redeemed: 1005 })
    const id = await till.booking({ newPrice: 9000 })
    const part = { voucher: code.toLowerCase(), voucher_used: 89.95, received: 1 }
    const sold = await till.payBooking(id, 0.05, part)
    expect(sold.status, sold.text).toBe(201)
    expect(sold.json).toMatchObject({ total: 90, change: 0.95, voucher_left: 0 })
    expect(await till.stored(id)).toMatchObject({ method: 'on_site', voucher_id: voucher, voucher_amount: 8995 })
  })

  test('that is none is refused beside its field, and guesses are counted', async () => {
    const id = await till.booking()
    const reply = await till.payBooking(id, 0, { voucher: 'ABCD-EFGH-JKLM-NPQR', voucher_used: 50 })
    expect(reply.json).toMatchObject({ status: 422, errors: [{ field: 'voucher', message: 'Voucher is invalid' }] })
    const unnamed = await till.payBooking(id, 0, { voucher: '', voucher_used: 50 })
    expect(unnamed.json).toMatchObject({ status: 422, errors: [{ field: 'voucher' }] })
    const guesses = await Promise.all(
      Array.from({ length: 25 }, () => till.payBooking(id, 0, { voucher: 'ABCD-EFGH-JKLM-NPQR' })),
    )
    expect(guesses.map(({ status }) => status)).toContain(429)
  })

  test('pays 50 sales at once, also where a visitor of the same network guessed', async () => {
    const { sql } = till.it
    const bottle = await insertProduct(sql, { price: 200, target_stock: 99, actual_stock: 99 })
    const { id, code } = await insertVoucher(sql, { amount: 10_000 })
    const guess = '/api/rere_check_voucher/?voucher=ABCDEFGHJKLMNPQR'
    for (let i = 0; i < 21; i++) await till.it.visitor().get(guess)
    const sale = { income: 0, voucher: code, voucher_used: 2, products: [{ id: bottle, quantity: 1 }] }
    const replies = await Promise.all(Array.from({ length: 50 }, () => till.sell(sale)))
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 201))
    expect(await till.balance(id)).toBe(0)
  })

  test('that pays less than was shown is refused with what it pays now', async () => {
    const { code } = await insertVoucher(till.it.sql, { redeemed: 7000 })
    const id = await till.booking()
    const reply = await till.payBooking(id, 0, { voucher: code, voucher_used: 50 })
    expect(reply.json).toMatchObject({ status: 409, code: 'VOUCHER_CHANGED', voucher_used: 30, income: 20, total: 50 })
    expect((await till.payBooking(id, 20, { voucher: code, voucher_used: 30 })).status).toBe(201)
  })

  test('adds to what the same one paid when booking; another one does not', async () => {
    const first = await insertVoucher(till.it.sql, { redeemed: 2000 })
    const other = await insertVoucher(till.it.sql)
    const id = await till.booking({ voucher: { id: first.id, amount: 2000 } })
    const reply = await till.payBooking(id, 0, { voucher: other.code, voucher_used: 30 })
    expect(reply.json).toMatchObject({ status: 409, code: 'OTHER_VOUCHER' })
    expect((await till.payBooking(id, 0, { voucher: first.code, voucher_used: 30 })).status).toBe(201)
    expect(await till.stored(id)).toMatchObject({ voucher_amount: 5000 })
    expect(await till.balance(first.id)).toBe(5000)
  })

  test('comes back as voucher value, not as cash, when the booking is canceled later', async () => {
    const { id: voucher, code } = await insertVoucher(till.it.sql, { redeemed: 7000 })
    const id = await till.booking()
    await till.payBooking(id, 20, { voucher: code, voucher_used: 30 })
    await till.admin.post('/api/rere_cancel_booking_EN/', { booking_id: id, canceled_reason: 'Storm' })
    expect(await till.balance(voucher)).toBe(3000)
    expect((await till.unpaid()).json.refunds).toMatchObject([{ id, amount: 20 }])
  })
})

describe('what a cancellation left open', () => {
  const canceled = async (settlement: object) => {
    const id = await till.booking()
    await till.it.sql`
      UPDATE bookings SET canceled_at = '2026-06-02T10:00Z', canceled_by = 'customer', canceled_reason = 'Ill',
                          settlement = ${JSON.stringify(settlement)}::text::jsonb WHERE id = ${id}`
    return id
  }
  const settlement = { fee: 0, kept: 0, voucherBack: 0, providerBack: 0, handBack: 0, owed: 0 }
  const settle = (type: string, id: number, income: number, more = {}) =>
    till.sell({ income, main_item: { type, id }, ...more })

  test('is given back in cash once, as far as the drawer goes', async () => {
    const id = await canceled({ ...settlement, handBack: 5000 })
    expect((await till.unpaid()).json).toMatchObject({
      refunds: [{ id, amount: 50, vehicle_name: 'Eider', canceled_day: '2026-06-02' }],
      fees: [],
    })
    const short = await settle('refund', id, 50)
    expect(short.json).toMatchObject({ status: 409, code: 'NOT_ENOUGH_CASH', cash: 0 })
    await till.sell({ income: 35, products: [{ id: await insertProduct(till.it.sql), quantity: 10 }] })
    expect((await settle('refund', id, 50)).json).toMatchObject({ detail: 'There are only $35 in the drawer' })
    await till.sell({ income: 35, products: [{ id: await insertProduct(till.it.sql), quantity: 10 }] })
    expect((await settle('refund', id, 40)).json).toMatchObject({ code: 'PRICE_CHANGED', income: 50 })
    const back = await settle('refund', id, 50)
    expect(back.json).toMatchObject({ total: -50, change: 0 })
    expect((await till.entries()).at(-1)).toMatchObject({ kind: 'refund', cash: -5000, income: -5000, booking_id: id })
    expect((await settle('refund', id, 50)).json).toMatchObject({ status: 409, code: 'SETTLED_ALREADY' })
    expect((await till.unpaid()).json.refunds).toEqual([])
    await till.expectSoundLedger()
  })

  test('is given back by card without a look into the drawer, and alone', async () => {
    const id = await canceled({ ...settlement, handBack: 5000 })
    const products = [{ id: await insertProduct(till.it.sql), quantity: 1 }]
    expect((await settle('refund', id, 50, { products })).json).toMatchObject({ status: 422 })
    expect((await settle('refund', id, 50, { method: 'card' })).status).toBe(201)
  })

  test('is a fee that is paid once, without VAT and not by voucher', async () => {
    const id = await canceled({ ...settlement, fee: 4500, owed: 4500 })
    const { code } = await insertVoucher(till.it.sql)
    expect((await till.unpaid()).json).toMatchObject({ refunds: [], fees: [{ id, amount: 45 }] })
    expect((await settle('fee', id, 0, { voucher: code, voucher_used: 45 })).json).toMatchObject({ status: 422 })
    expect((await settle('refund', id, 45)).json).toMatchObject({ code: 'NOTHING_TO_SETTLE' })
    expect((await settle('fee', id, 45, { received: 50 })).json).toMatchObject({ total: 45, change: 5 })
    expect((await till.entries()).at(-1)?.content.lines).toMatchObject([{ kind: 'cancellation_fee', vatPercent: 0 }])
    expect((await settle('fee', id, 45)).json).toMatchObject({ code: 'SETTLED_ALREADY' })
  })
})
