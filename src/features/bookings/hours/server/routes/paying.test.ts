import { describe, expect, test } from 'vitest'
import { insertBooking } from '#testing/fleet.ts'
import { openPayingDesk } from '#testing/hours.ts'
import { insertVoucher } from '#testing/stay.ts'

const desk = openPayingDesk()
const { hold, approve, confirm, heldOf, mails, letTimePass, stored } = desk

const code = 'ABCDEFGHJKLMNPQR'

describe('an hour paid while booking', () => {
  test('is held without a code, then paid, then booked and confirmed once', async () => {
    const held = await hold()
    expect(held.status).toBe(201)
    expect(heldOf(held)).toMatchObject({ provider: 'test', amount: 50, currency: 'USD', state: 'open' })
    expect((await hold({ email: 'other@guests.example' })).json).toEqual({ type: 'ALREADY_BOOKED' })
    expect(await mails()).toEqual([])
    const early = await confirm(held)
    expect([early.status, early.json.code]).toEqual([402, 'PAYMENT_REQUIRED'])
    await approve(held)
    const paid = await confirm(held)
    expect(paid.status).toBe(201)
    expect(paid.json).toMatchObject({
      ...{ reference: held.json.reference, vehicle_name: 'Eider', booked_day: '2026-06-03' },
      ...{ booked_start: 10, booked_hours: 1, price: 50, whole: 50 },
    })
    expect((await confirm(held)).json).toEqual(paid.json)
    expect(await mails()).toEqual([expect.stringContaining('Booked: Eider')])
    expect((await stored())[0]).toMatchObject({
      ...{ payment_method: 'provider', held_until: null, canceled_at: null, advance: 0 },
      paid_at: expect.anything(),
    })
  })

  test('can be paid by card, and not in a way that there is not', async () => {
    expect(heldOf(await hold({ pay_with: 'card' }))).toMatchObject({ provider: 'test-card' })
    const refused = await hold({ pay_with: 'cash', booked_start: 14 })
    expect([refused.status, refused.json.errors]).toEqual([
      422,
      [{ field: 'pay_with', message: 'One cannot pay so here, please choose another way' }],
    ])
  })

  test('tells the payer what is paid on site besides', async () => {
    await desk.it.sql`UPDATE vehicles SET cleaning_fee = 4000, deposit = 30000`
    await desk.it.live.changed('vehicles')
    await hold()
    expect(await desk.it.sql`SELECT amount, description FROM test_orders`).toEqual([
      { amount: 5000, description: expect.stringContaining('$40 more on site, $90 in all, plus the deposit') },
    ])
  })

  test('repeated with its key is held once, and with another body refused', async () => {
    const key = { 'idempotency-key': 'a-key-of-this-very-hour' }
    const [first, again] = [await hold({}, key), await hold({}, key)]
    expect(heldOf(again).payment).toBe(heldOf(first).payment)
    expect(await stored()).toHaveLength(1)
    expect((await hold({ comment: 'Later' }, key)).status).toBe(422)
  })

  test('is refused beside the field where something is wrong, and at another price', async () => {
    const wrong = await hold({ name: 'Al', privacy: false })
    expect((wrong.json.errors as { field: string }[]).map(({ field }) => field)).toEqual(['name', 'privacy'])
    const other = await hold({ price: 49 })
    expect([other.status, other.json.code, other.json.price]).toEqual([409, 'PRICE_CHANGED', 50])
    expect(await stored()).toEqual([])
  })

  test('is nothing for staff, whose customers pay on site', async () => {
    const refused = await hold({}, {}, await desk.it.signedIn('employee'))
    expect([refused.status, refused.json.code]).toEqual([422, 'NOTHING_TO_PAY'])
  })

  test('is not held for whom staff shut out', async () => {
    await desk.it.sql`
      INSERT INTO blocked_customers (name, email, phone, reason, blocked_by) VALUES ('', 'mira@guests.example', '', '', 'Ada')`
    await desk.it.live.changed('blocked-customers')
    expect((await hold()).status).toBe(403)
  })

  test('needs an amount: where a voucher pays all, there is nothing to hold', async () => {
    await insertVoucher(desk.it.sql, code, 6000)
    const refused = await hold({ voucher: code, voucher_amount: 50 })
    expect([refused.status, refused.json.code]).toEqual([422, 'NOTHING_TO_PAY'])
  })

  test('leaves what a voucher pays to it, and gives that back when it is given up', async () => {
    await insertVoucher(desk.it.sql, code, 2000)
    const held = await hold({ voucher: code, voucher_amount: 20 })
    expect(heldOf(held)).toMatchObject({ amount: 30 })
    expect(await desk.it.sql`SELECT amount - redeemed AS left FROM vouchers`).toEqual([{ left: 0 }])
    const given = await desk.it.visitor().post(`/api/payments/${heldOf(held).payment}/abandon/`)
    expect(given.json.state).toBe('failed')
    expect(await desk.it.sql`SELECT amount - redeemed AS left FROM vouchers`).toEqual([{ left: 2000 }])
    expect((await hold()).status).toBe(201)
  })

  test('cannot be had so often by one address that nobody else gets a boat', async () => {
    for (let n = 0; n < 20; n++) await hold({ booked_day: `2026-07-${String(n + 1).padStart(2, '0')}` })
    expect((await hold({ booked_day: '2026-08-01' })).status).toBe(429)
  })
})

describe('money and time', () => {
  test('not paid in time frees the boat, and on site it can be booked', async () => {
    await hold()
    await letTimePass()
    expect((await hold({ email: 'other@guests.example' })).status).toBe(201)
    expect(await stored()).toHaveLength(2)
  })

  test('paid too late is booked where the boat is still free', async () => {
    const held = await hold()
    await letTimePass()
    await approve(held)
    expect((await confirm(held)).status).toBe(201)
    expect((await stored())[0]).toMatchObject({ canceled_at: null, held_until: null })
    expect(await mails()).toHaveLength(1)
  })

  test('paid once its hour has begun it is no booking: the money goes back', async () => {
    const held = await hold({ booked_day: '2026-06-01', booked_start: 12 })
    await letTimePass()
    desk.it.setNow('2026-06-01T10:30:00Z')
    await approve(held)
    expect((await confirm(held)).json).toEqual({ type: 'ALREADY_BOOKED' })
    await desk.it.runJob('payments')
    expect(await desk.refunds()).toEqual([{ amount: 5000 }])
  })

  test('whose boat went to somebody else meanwhile is given back, with a mail', async () => {
    const held = await hold()
    await letTimePass()
    await insertBooking(desk.it.sql, desk.boat, '2026-06-03T10:00', '2026-06-03T12:00')
    await approve(held)
    expect((await confirm(held)).json).toEqual({ type: 'ALREADY_BOOKED' })
    await desk.it.runJob('payments')
    expect(await desk.refunds()).toEqual([{ amount: 5000 }])
    expect(await mails()).toEqual(['Your payment of $50 goes back to you'])
  })

  test('paid twice comes back once', async () => {
    const held = await hold()
    const { payment } = heldOf(held)
    const [{ id } = { id: 0 }] = await desk.it.sql<{ id: number }[]>`SELECT id::int FROM bookings`
    await approve(held)
    expect((await confirm(held)).status).toBe(201)
    // Another payment of the same booking, begun before the first one was through.
    await desk.it.sql`
      INSERT INTO payments (id, booking_id, provider, amount, description, expires_at, next_look_at)
      SELECT 'a-second-payment-of-it', ${id}, provider, amount, description, now() + interval '9 minutes', now()
      FROM payments WHERE id = ${payment}`
    await desk.it.runJob('payments')
    const second = await desk.it.visitor().get('/api/payments/a-second-payment-of-it/')
    await desk.it.visitor().post(`/api/test_payment/${second.json.order_id as string}/approve/`)
    await desk.it.visitor().post('/api/payments/a-second-payment-of-it/capture/')
    await desk.it.runJob('payments')
    expect(await desk.refunds()).toEqual([{ amount: 5000 }])
  })

  test('whose price is another one when the money comes is given back', async () => {
    const held = await hold()
    await desk.it.sql`UPDATE bookings SET quote = jsonb_set(quote, '{total}', '6000')`
    await approve(held)
    expect((await confirm(held)).json).toEqual({ type: 'ALREADY_BOOKED' })
    await desk.it.runJob('payments')
    expect(await desk.refunds()).toEqual([{ amount: 5000 }])
  })
})
