import { describe, expect, test } from 'vitest'
import { openCashRegister } from '#testing/cash-register.ts'
import { insertProduct } from '#testing/products.ts'
import { insertVoucher } from '#testing/voucher.ts'
import type { TillReport } from '../../../closing/contract.ts'

const till = openCashRegister()
const last = async () => (await till.entries()).at(-1)
const mails = () => till.it.sql<{ recipient: string; subject: string; body_text: string }[]>`
  SELECT recipient, subject, body_text FROM mails ORDER BY id`

describe('a new voucher', () => {
  const sold = (amount: number, more: object = {}) =>
    till.sell({ income: amount, new_voucher: { amount, ...more }, received: 100 })

  test('of any worth is made, paid and on its receipt in one step, and pays from then on', async () => {
    const sale = await sold(33.5, { recipient: 'Ada' })
    expect(sale.status, sale.text).toBe(201)
    expect(sale.json).toMatchObject({ total: 33.5, change: 66.5, voucher_left: null })
    expect(sale.text).not.toMatch(/[2-9A-Z]{4}-[2-9A-Z]{4}-/)
    const receipt = (await till.receipt(sale.json.position)).json
    expect(receipt.lines).toMatchObject([{ kind: 'voucher', amount: 33.5, vat_percent: 0 }])
    expect(receipt.voucher_code).toMatch(/^(?:[2-9A-Z]{4}-?){4}$/)
    const pdf = await till.employee.get(`/api/rere_receipt_pdf/${sale.json.position}/`)
    expect(pdf.status).toBe(200)
    const drink = await insertProduct(till.it.sql, { price: 350 })
    const paid = await till.sell({
      ...{ income: 0, voucher: receipt.voucher_code, voucher_used: 3.5 },
      products: [{ id: drink, quantity: 1 }],
    })
    expect(paid.json).toMatchObject({ total: 3.5, voucher_left: 30 })
    expect(await mails()).toHaveLength(0)
    const log = await till.it.sql`SELECT details::text FROM audit_log`
    expect(JSON.stringify(log)).not.toContain(String(receipt.voucher_code).replaceAll('-', ''))
    await till.expectSoundLedger()
  })

  test('is mailed where there is an address, without a right of withdrawal', async () => {
    const sale = await sold(50, { name: 'Mira Keller', email: 'mira@guests.example' })
    expect(sale.status, sale.text).toBe(201)
    const [mail] = await mails()
    expect(mail).toMatchObject({ recipient: 'mira@guests.example', subject: 'Your $50 voucher' })
    expect(mail?.body_text).not.toContain('ithdraw')
  })

  test('is not told to the test account, nor to anybody once the till is closed', async () => {
    const { position } = (await sold(20)).json
    const demo = await till.it.signedIn('demo')
    expect((await till.receipt(position, demo)).json.voucher_code).toBeUndefined()
    const closing = { closing: 1, counted_cash: 20, counted_card: 0, withdrawn: 0 }
    expect((await till.admin.post('/api/rere_close_till/', closing)).status).toBe(201)
    expect((await till.receipt(position)).json.voucher_code).toBeUndefined()
  })

  test('is canceled when its receipt is taken back, and waits for nobody', async () => {
    const { position } = (await sold(20)).json
    expect((await till.reverse(position, 20)).status).toBe(201)
    expect((await till.unpaid()).json.vouchers).toEqual([])
    expect((await till.receipt(position)).json.voucher_code).toBeUndefined()
    await till.expectSoundLedger()
  })

  test.each([
    [{ new_voucher: { amount: 0 } }, 'new_voucher.amount'],
    [{ new_voucher: { amount: 100_000 } }, 'new_voucher.amount'],
    [{ new_voucher: { amount: '1.005' } }, 'new_voucher.amount'],
    [{ new_voucher: { amount: 5, email: 'nobody' } }, 'new_voucher.email'],
    [{ new_voucher: { amount: 5, email: 'mira@guests.example' } }, 'new_voucher.name'],
    [{ new_voucher: { amount: 5 }, main_item: { type: 'fee', id: 1 } }, 'new_voucher'],
    [{ parts: [{ method: 'cheque', amount: 5 }] }, 'parts.0.method'],
    [{ discounts: [{ percent: 101, reason: 'Group' }] }, 'discounts.0.percent'],
    [{ discounts: [{ percent: 5, amount: 5, reason: 'Group' }] }, 'discounts.0.percent'],
    [{ discounts: [{ percent: 5, reason: '' }] }, 'discounts.0.reason'],
  ])('%j is none', async (fields, field) => {
    const reply = await till.sell({ income: 5, ...fields })
    expect([reply.status, (reply.json.errors as { field: string }[])[0]?.field]).toEqual([422, field])
    expect(await till.entries()).toEqual([])
  })

  test('is not paid by another, and another amount makes none', async () => {
    const { code } = await insertVoucher(till.it.sql)
    const byVoucher = await till.sell({ income: 0, new_voucher: { amount: 50 }, voucher: code, voucher_used: 50 })
    expect(byVoucher.json).toMatchObject({ status: 422, errors: [{ field: 'voucher' }] })
    expect((await till.sell({ income: 40, new_voucher: { amount: 50 } })).json).toMatchObject({ code: 'PRICE_CHANGED' })
    expect(await till.it.sql`SELECT FROM vouchers`).toHaveLength(1)
  })

  test('sent twice is one', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() }
    const sale = { income: 20, new_voucher: { amount: 20 } }
    const replies = await Promise.all([till.sell(sale, key), till.sell(sale, key), till.sell(sale, key)])
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
    expect(await till.it.sql`SELECT FROM vouchers`).toHaveLength(1)
  })
})

describe('discounts', () => {
  const group = (percent: number, more: object = {}) => [{ percent, reason: 'Group', ...more }]

  test('of the receipt are spread over its rates, and stand on it, in the report and in the log', async () => {
    const id = await till.booking()
    const roll = await insertProduct(till.it.sql, { price: 350, vat_percent: 7 })
    const sale = { products: [{ id: roll, quantity: 2 }], discounts: group(10) }
    const sold = await till.payBooking(id, 51.3, sale)
    expect(sold.status, sold.text).toBe(201)
    const { lines, vat, total } = (await till.receipt(sold.json.position)).json
    expect(total).toBe(51.3)
    expect(lines).toMatchObject([
      { amount: 45, discount: { amount: 5, reason: 'Group', percent: 10 } },
      { amount: 6.3, quantity: 2, unit_price: 3.5, discount: { amount: 0.7, reason: 'Group' } },
    ])
    expect(vat).toMatchObject([
      { percent: 19, gross: 45 },
      { percent: 7, gross: 6.3 },
    ])
    const given = async () =>
      ((await till.employee.get('/api/rere_till/')).json as { report: TillReport }).report.discounts
    expect(await given()).toEqual([{ cashier: 'Jonas Pier', count: 1, amount: 5.7 }])
    const [log] = await till.it.sql`SELECT details ->> 'discount' AS off FROM audit_log WHERE action = 'till.sale'`
    expect(log).toEqual({ off: '5.7' })
    expect((await till.reverse(sold.json.position, 51.3)).status).toBe(201)
    expect(await given()).toBeUndefined()
    await till.expectSoundLedger()
  })

  test('of a booking are its price from then on, by which it is settled when it is canceled', async () => {
    const id = await till.booking()
    expect((await till.payBooking(id, 45, { discounts: group(10, { item: true }) })).status).toBe(201)
    const [stored] = await till.it.sql`
      SELECT new_price, price_change_reason AS reason, quote ->> 'total' AS total FROM bookings WHERE id = ${id}`
    expect(stored).toEqual({ new_price: 4500, reason: 'Group', total: '4500' })
    await till.admin.post('/api/rere_cancel_booking_EN/', { booking_id: id, canceled_reason: 'Storm' })
    expect((await till.unpaid()).json.refunds).toMatchObject([{ id, amount: 45 }])
  })

  test('above the limit are refused to employees, whatever they ask for, and not to admins', async () => {
    const drink = await insertProduct(till.it.sql, { price: 1000 })
    const sale = { income: 8, products: [{ id: drink, quantity: 1 }], discounts: [{ amount: 2, reason: 'Damaged' }] }
    expect((await till.sell(sale)).json).toMatchObject({ status: 403, code: 'DISCOUNT_TOO_HIGH', percent: 10 })
    expect(await till.stock(drink)).toBe(24)
    expect((await till.sell(sale, {}, till.admin)).status).toBe(201)
    const limit = (percent: unknown, who = till.admin) => who.post('/api/rere_set_discount_limit/', { percent })
    expect((await limit(20, till.employee)).status).toBe(403)
    expect((await limit(20, till.it.visitor())).status).toBe(401)
    expect((await limit(101)).json).toMatchObject({ status: 422, errors: [{ field: 'percent' }] })
    expect((await limit(20)).status).toBe(200)
    expect((await till.employee.get('/api/rere_till/')).json.discount_percent).toBe(20)
    expect((await till.sell(sale)).status).toBe(201)
    await limit(10)
  })

  test('that the customer was not told of change the amount, which is refused', async () => {
    const drink = await insertProduct(till.it.sql, { price: 1000 })
    const sale = { income: 10, products: [{ id: drink, quantity: 1 }], discounts: group(5) }
    expect((await till.sell(sale)).json).toMatchObject({ code: 'PRICE_CHANGED', income: 9.5 })
  })
})

describe('one receipt', () => {
  test('is paid by several people in cash and by card, each with their change', async () => {
    const id = await till.booking()
    const parts = [
      { method: 'cash', amount: 16.67, received: 20 },
      { method: 'cash', amount: 16.67 },
      { method: 'card', amount: 16.66 },
    ]
    const sold = await till.payBooking(id, 50, { parts })
    expect(sold.status, sold.text).toBe(201)
    expect(sold.json).toMatchObject({ total: 50, change: 3.33 })
    expect(await last()).toMatchObject({
      cash: 3334,
      content: {
        payments: [
          { method: 'cash', amount: 1667 },
          { method: 'cash', amount: 1667 },
          { method: 'card', amount: 1666 },
        ],
        ...{ received: 3667, change: 333 },
      },
    })
    expect((await till.employee.get(`/api/rere_receipt_pdf/${sold.json.position}/`)).status).toBe(200)
    await till.expectSoundLedger()
  })

  test('that was paid in part takes of a voucher only what is open after', async () => {
    const { id: voucher, code } = await insertVoucher(till.it.sql, { amount: 3000 })
    const id = await till.booking()
    const parts = [
      { method: 'cash', amount: 30 },
      { method: 'card', amount: 10 },
    ]
    const by = { parts, voucher: code }
    expect((await till.payBooking(id, 20, { ...by, voucher_used: 30 })).json).toMatchObject({ code: 'VOUCHER_CHANGED' })
    const sold = await till.payBooking(id, 40, { ...by, voucher_used: 10 })
    expect(sold.status, sold.text).toBe(201)
    expect(sold.json).toMatchObject({ total: 50, voucher_left: 20 })
    expect(await till.balance(voucher)).toBe(2000)
    expect((await last())?.content).toMatchObject({ payments: [{ amount: 1000 }, { amount: 3000 }, { amount: 1000 }] })
    await till.expectSoundLedger()
  })

  test.each([
    [[{ method: 'cash', amount: 49.99 }], 'parts'],
    [
      [
        { method: 'cash', amount: 30 },
        { method: 'card', amount: 20.01 },
      ],
      'parts',
    ],
    [
      [
        { method: 'cash', amount: 30, received: 20 },
        { method: 'card', amount: 20 },
      ],
      'received',
    ],
  ])('is not paid by parts that are not just what is due: %j', async (parts, field) => {
    const id = await till.booking()
    expect((await till.payBooking(id, 50, { parts })).json).toMatchObject({ status: 422, errors: [{ field }] })
    expect(await till.entries()).toEqual([])
  })

  test('is paid by several vouchers and money, and each gets back what it paid when it is taken back', async () => {
    const [one, two] = [
      await insertVoucher(till.it.sql, { amount: 3000 }),
      await insertVoucher(till.it.sql, { amount: 2500 }),
    ]
    const id = await till.booking()
    const drink = await insertProduct(till.it.sql, { price: 700 })
    const by = { voucher: one.code, more_vouchers: [two.code], voucher_used: 55, method: 'card' }
    const sold = await till.payBooking(id, 2, { products: [{ id: drink, quantity: 1 }], ...by })
    expect(sold.status, sold.text).toBe(201)
    expect(sold.json).toMatchObject({ total: 57, voucher_left: 0 })
    expect([await till.balance(one.id), await till.balance(two.id)]).toEqual([0, 0])
    expect(await till.stored(id)).toMatchObject({ voucher_id: one.id, voucher_amount: 5000 })
    expect((await till.reverse(sold.json.position, 57)).status).toBe(201)
    expect([await till.balance(one.id), await till.balance(two.id)]).toEqual([3000, 2500])
    expect(await till.stored(id)).toMatchObject({ voucher_id: null, voucher_amount: 0 })
    await till.expectSoundLedger()
  })

  test('that several vouchers paid gives each its value back when the booking is canceled', async () => {
    const [one, two] = [
      await insertVoucher(till.it.sql, { amount: 3000 }),
      await insertVoucher(till.it.sql, { amount: 2500 }),
    ]
    const id = await till.booking()
    await till.payBooking(id, 0, { voucher: two.code, more_vouchers: [one.code], voucher_used: 50 })
    expect([await till.balance(one.id), await till.balance(two.id)]).toEqual([500, 0])
    await till.admin.post('/api/rere_cancel_booking_EN/', { booking_id: id, canceled_reason: 'Storm' })
    expect([await till.balance(one.id), await till.balance(two.id)]).toEqual([3000, 2500])
  })

  test('cannot be paid with what another sale takes from the same voucher at this moment', async () => {
    const { id, code } = await insertVoucher(till.it.sql, { amount: 1000 })
    const drink = await insertProduct(till.it.sql, { price: 700 })
    const sale = { income: 0, voucher: code, voucher_used: 7, products: [{ id: drink, quantity: 1 }] }
    const replies = await Promise.all([till.sell(sale), till.sell(sale, {}, till.admin)])
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(await till.balance(id)).toBe(300)
    await till.expectSoundLedger()
  })

  test('takes no code that is none, in whatever place', async () => {
    const { code } = await insertVoucher(till.it.sql)
    const id = await till.booking()
    const more_vouchers = ['ABCD-EFGH-JKLM-NPQR']
    const reply = await till.payBooking(id, 0, { voucher: code, more_vouchers, voucher_used: 50 })
    expect(reply.json).toMatchObject({ status: 422, errors: [{ field: 'voucher' }] })
  })
})
