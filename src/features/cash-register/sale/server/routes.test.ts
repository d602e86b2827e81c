import { describe, expect, test } from 'vitest'
import { openCashRegister } from '#testing/cash-register.ts'
import { insertProduct } from '#testing/products.ts'
import { insertVoucher } from '#testing/voucher.ts'

const till = openCashRegister()
const key = (letter: string) => ({ 'idempotency-key': letter.repeat(20) })
const mails = () => till.it.sql<{ recipient: string; subject: string; body_text: string }[]>`
  SELECT recipient, subject, body_text FROM mails ORDER BY id`

describe('a booking is paid at the till', () => {
  test('in cash with change: it is paid, has a receipt in the ledger, and its customer a mail', async () => {
    const id = await till.booking({ method: 'transfer' })
    const sold = await till.payBooking(id, 50, { received: 60 })
    expect(sold.status, sold.text).toBe(201)
    expect(sold.json).toMatchObject({ status: 'success', receipt: 1, total: 50, change: 10, voucher_left: null })
    expect(await till.stored(id)).toMatchObject({ paid: true, method: 'on_site', due_on: null })
    const entry = (await till.entries()).at(-1)
    expect(entry).toMatchObject({ kind: 'sale', cashier: 'Jonas Pier', cash: 5000, income: 5000, booking_id: id })
    expect(entry?.content).toMatchObject({
      lines: [{ kind: 'booking', quantity: 1, amount: 5000, vatPercent: 19 }],
      payments: [{ method: 'cash', amount: 5000 }],
      received: 6000,
      change: 1000,
      customer: 'Mira Keller',
    })
    expect(entry?.content.lines[0]?.label).toMatch(/^Eider, 1 hour on 06\/03\/26, \w{8}$/)
    const [mail] = await mails()
    expect(mail).toMatchObject({
      recipient: 'mira@guests.example',
      subject: 'Receipt 1: Eider on Wednesday, June 3, 2026',
    })
    expect(mail?.body_text).toContain('$7.98 VAT at 19%')
    const [audit] = await till.it.sql`SELECT actor, action, record FROM audit_log`
    expect(audit).toEqual({ actor: 'Jonas Pier', action: 'till.sale', record: 'receipt:1' })
    await till.expectSoundLedger()
  })

  test('by card there is no change, and nobody is mailed without an address', async () => {
    const id = await till.booking({ email: '' })
    const sold = await till.payBooking(id, 50, { method: 'card', received: 60 })
    expect(sold.json).toMatchObject({ total: 50, change: 0 })
    expect((await till.entries()).at(-1)).toMatchObject({ cash: 0, income: 5000 })
    expect(await mails()).toHaveLength(0)
  })

  test('together with drinks, as the price that staff changed it to', async () => {
    const id = await till.booking({ newPrice: 8000 })
    const drink = await insertProduct(till.it.sql, { price: 350, vat_percent: 7 })
    const sold = await till.payBooking(id, 87, { products: [{ id: drink, quantity: 2 }] })
    expect(sold.json).toMatchObject({ total: 87 })
    expect((await till.entries()).at(-1)?.content.lines.map(({ amount }) => amount)).toEqual([8000, 700])
    expect(await till.stock(drink)).toBe(22)
  })

  test('what a voucher paid when it was booked is not asked for again', async () => {
    const { id: voucher } = await insertVoucher(till.it.sql, { redeemed: 2000 })
    const id = await till.booking({ voucher: { id: voucher, amount: 2000 } })
    expect((await till.payBooking(id, 50)).json).toMatchObject({ code: 'PRICE_CHANGED', income: 30, voucher_used: 0 })
    const sold = await till.payBooking(id, 30)
    expect(sold.status).toBe(201)
    expect((await till.entries()).at(-1)?.content.lines[0]?.label).toContain('less $20 by voucher')
  })

  test.each([
    ['paid', { paid: true }, 409, 'BOOKING_PAID'],
    ['held by somebody who pays online', { held: true }, 409, 'BOOKING_HELD'],
  ])('not when it is %s', async (_, given, status, code) => {
    const id = await till.booking(given)
    expect((await till.payBooking(id)).json).toMatchObject({ status, code })
    expect(await till.entries()).toHaveLength(0)
  })

  test('not when it was canceled, nor one that never was', async () => {
    const id = await till.booking()
    await till.it.sql`UPDATE bookings SET canceled_at = now()`
    expect((await till.payBooking(id)).json).toMatchObject({ status: 409, code: 'BOOKING_CANCELED' })
    expect((await till.payBooking(999_999)).json).toMatchObject({ status: 404 })
  })

  test('not while its money is being taken online; an attempt that nobody finished is given up', async () => {
    const id = await till.booking()
    const pay = (state: string) => till.it.sql`
      INSERT INTO payments (id, booking_id, provider, amount, description, state, expires_at)
      VALUES (${`payment-${state}-0123456789`}, ${id}, 'test', 5000, 'Eider', ${state}, '2027-01-01')`
    await pay('capturing')
    expect((await till.payBooking(id)).json).toMatchObject({ code: 'BEING_PAID' })
    expect((await till.unpaid()).json.bookings).toMatchObject([{ id, held: true }])
    await till.it.sql`DELETE FROM payments`
    await pay('created')
    expect((await till.payBooking(id)).status).toBe(201)
    expect(await till.it.sql`SELECT state FROM payments`).toEqual([{ state: 'failed' }])
  })

  test('another amount than the server has is refused with the right one, and too little cash beside its field', async () => {
    const id = await till.booking()
    const wrong = await till.payBooking(id, 45)
    expect(wrong.json).toMatchObject({ status: 409, code: 'PRICE_CHANGED', income: 50, total: 50 })
    const little = await till.payBooking(id, 50, { received: 49.99 })
    expect(little.json).toMatchObject({
      status: 422,
      errors: [{ field: 'received', message: '$0.01 of $50 are missing' }],
    })
    const german = await till.payBooking(id, 50, { received: 49.99 }, { 'accept-language': 'de' })
    expect(german.json.detail).toBe('Von 50\u00a0$ fehlen 0,01\u00a0$')
    expect(await till.stored(id)).toMatchObject({ paid: false })
    expect(await till.entries()).toHaveLength(0)
  })

  test('sent twice it is one sale: the same key gets the same answer, another key is told that it is paid', async () => {
    const id = await till.booking()
    const twice = await Promise.all([till.payBooking(id, 50, {}, key('a')), till.payBooking(id, 50, {}, key('a'))])
    expect(twice.map(({ status }) => status)).toEqual([201, 201])
    expect(twice[0]?.json).toEqual(twice[1]?.json)
    expect((await till.payBooking(id, 50, {}, key('b'))).json).toMatchObject({ code: 'BOOKING_PAID' })
    expect((await till.payBooking(id, 50, { method: 'card' }, key('a'))).json).toMatchObject({ status: 422 })
    expect((await till.entries()).filter(({ kind }) => kind === 'sale')).toHaveLength(1)
  })
})

describe('who may sell', () => {
  test('visitors are asked to sign in, the test account is told that it changes nothing', async () => {
    const id = await till.booking()
    const sale = { income: 50, main_item: { type: 'booking', id } }
    expect((await till.sell(sale, {}, till.it.visitor())).status).toBe(401)
    expect((await till.unpaid('', till.it.visitor())).status).toBe(401)
    const demo = await till.it.signedIn('demo')
    expect((await till.sell(sale, {}, demo)).json).toMatchObject({ status: 403, code: 'DEMO_ACCOUNT' })
    expect((await till.unpaid('', demo)).status).toBe(200)
  })

  test.each([
    [{ main_item: null }, 'main_item'],
    [{ main_item: { type: 'boat', id: 1 } }, 'main_item.type'],
    [{ main_item: { type: 'booking', id: 0 } }, 'main_item.id'],
    [{ products: 'nonsense' }, 'products'],
    [{ products: [{ id: 1, quantity: 0 }] }, 'products.0.quantity'],
    [{ income: -1 }, 'income'],
    [{ income: '12.345' }, 'income'],
    [{ method: 'cheque' }, 'method'],
  ])('%j is no sale', async (fields, field) => {
    const reply = await till.sell({ income: 5, ...fields })
    expect([reply.status, (reply.json.errors as { field: string }[])[0]?.field]).toEqual([422, field])
  })

  test('the cashier is who is signed in, whatever the form says, also as text of a form', async () => {
    const drink = await insertProduct(till.it.sql)
    const sold = await till.employee.post('/api/rere_save_cashregister/', {
      income: '3.5',
      main_item: 'null',
      voucher: '',
      voucher_used: 0,
      products: JSON.stringify([{ id: drink, name: undefined, quantity: 1, price: 3.5, price_total: 3.5 }]),
      cashier: 'Somebody Else',
    })
    expect(sold.status, sold.text).toBe(201)
    expect((await till.entries()).at(-1)?.cashier).toBe('Jonas Pier')
  })
})

describe('a voucher that was ordered', () => {
  test('is paid at the till, counts from then on, and is mailed to its buyer', async () => {
    const { id } = await insertVoucher(till.it.sql, { paid: false })
    const sold = await till.sell({ income: 100, main_item: { type: 'voucher', id }, received: 100 })
    expect(sold.status, sold.text).toBe(201)
    expect((await till.entries()).at(-1)).toMatchObject({
      voucher_id: id,
      income: 10_000,
      content: { lines: [{ kind: 'voucher', vatPercent: 0, amount: 10_000 }] },
    })
    expect((await mails())[0]?.subject).toBe('Your $100 voucher for Ada')
    const again = await till.sell({ income: 100, main_item: { type: 'voucher', id } })
    expect(again.json).toMatchObject({ status: 409, code: 'VOUCHER_PAID' })
  })

  test('is not paid by a voucher, nor when it was canceled', async () => {
    const { id } = await insertVoucher(till.it.sql, { paid: false })
    const { code } = await insertVoucher(till.it.sql)
    const sale = { income: 0, main_item: { type: 'voucher', id } }
    const byVoucher = await till.sell({ ...sale, voucher: code, voucher_used: 100 })
    expect(byVoucher.json).toMatchObject({ status: 422, errors: [{ field: 'voucher' }] })
    await till.it.sql`UPDATE vouchers SET canceled_at = now() WHERE id = ${id}`
    expect((await till.sell({ ...sale, income: 100 })).json).toMatchObject({ code: 'VOUCHER_CANCELED' })
    expect((await till.sell({ income: 1, main_item: { type: 'voucher', id: 987_654 } })).status).toBe(404)
  })
})

describe('what became of a sale whose answer got lost', () => {
  const sold = (key: string, who = till.employee) => who.get(`/api/rere_sold/${key}/`)

  test('is its answer once it arrived, and nothing before', async () => {
    const id = await till.booking()
    const lost = crypto.randomUUID()
    expect((await sold(lost)).json).toEqual({ sold: null })
    const answered = await till.payBooking(id, 50, { received: 60 }, { 'idempotency-key': lost })
    expect(answered.status, answered.text).toBe(201)
    expect((await sold(lost)).json).toEqual({ sold: answered.json })
    expect((await sold(lost)).json).toEqual({ sold: answered.json })
  })

  test('is told to staff alone, and only of a key', async () => {
    expect((await sold(crypto.randomUUID(), till.it.visitor())).status).toBe(401)
    expect((await sold('short')).status).toBe(422)
  })
})
