import { describe, expect, test } from 'vitest'
import { insertBooking } from '#testing/fleet.ts'
import { insertVoucher, openPier, stayFields } from '#testing/stay.ts'

const pier = openPier()
const { request, hold, stored, mails } = pier

const code = 'ABCDEFGHJKLMNPQR'
const balance = async () => {
  const [row] = await pier.it.sql<{ left: number; entries: number }[]>`
    SELECT amount - redeemed AS left, (SELECT coalesce(sum(e.amount), 0)::int FROM voucher_entries e) AS entries FROM vouchers`
  return row
}

describe('a stay paid by bank transfer', () => {
  test('is booked from 2 pm to 10 am at the price per night, due in five days, and confirmed by mail', async () => {
    const reply = await request({ extra_bbq: true, extra_bed_linen_and_towel: true, price: 1160 })
    expect(reply.status).toBe(201)
    expect(reply.json).toMatchObject({
      vehicle_name: 'Heron',
      booked_day: '2026-06-10',
      booked_day_end: '2026-06-12',
      booked_duration: 2,
      price: 1160,
      voucher_amount: 0,
      open_amount: 1160,
      payment_method: 'transfer',
      due_on: '2026-06-06',
    })
    const [booking] = await stored()
    expect(booking).toMatchObject({ kind: 'days', price: 116_000, people: 2, paid_at: null, employee: '' })
    expect(booking?.comment).toContain('Extras: barbecue grill, bed linen and towel')
    const [mail] = await mails()
    expect(mail?.subject).toBe('Booked: Heron from Wednesday, June 10, 2026, 2 nights')
    expect(mail?.body_text).toMatch(/Bed linen and towel, 2 persons [. ]*\$50/)
    expect(mail?.body_text).toContain(String(reply.json.reference))
  })

  test('that begins sooner is due on its first day', async () => {
    expect((await request({ booked_day: '2026-06-03' })).json.due_on).toBe('2026-06-03')
  })

  test('repeated with its key is booked once, repeated without it finds the boat taken', async () => {
    const key = { 'idempotency-key': 'a-key-of-this-very-stay' }
    const [first, again] = [await request({}, key), await request({}, key)]
    expect(again.json).toEqual(first.json)
    expect((await request()).json).toEqual({ type: 'ALREADY_BOOKED' })
    expect(await stored()).toHaveLength(1)
    expect(await mails()).toHaveLength(1)
  })

  test('may begin at 2 pm when another ended at 10 am, and end at 10 am when another begins at 2 pm', async () => {
    await insertBooking(pier.it.sql, pier.houseboat, '2026-06-08T14:00', '2026-06-10T10:00', 'days')
    await insertBooking(pier.it.sql, pier.houseboat, '2026-06-12T14:00', '2026-06-14T10:00', 'days')
    expect((await request()).status).toBe(201)
    expect((await request({ booked_day: '2026-06-11' })).json).toEqual({ type: 'ALREADY_BOOKED' })
  })

  test('meets bookings by the hour under the same constraint', async () => {
    await insertBooking(pier.it.sql, pier.houseboat, '2026-06-11T11:00', '2026-06-11T12:00')
    expect((await request()).json).toEqual({ type: 'ALREADY_BOOKED' })
    await insertBooking(pier.it.sql, pier.houseboat, '2026-06-20T11:00', '2026-06-20T14:00')
    expect((await request({ booked_day: '2026-06-20' })).status).toBe(201)
  })
})

describe('a stay entered by staff', () => {
  test('is booked at once without a payment, under the name of who is signed in', async () => {
    const employee = await pier.it.signedIn('employee')
    const reply = await request({ employee: 'Somebody Else', banktransfer: false }, {}, employee)
    expect(reply.json).toMatchObject({ payment_method: 'on_site', open_amount: 1080, due_on: null })
    expect((await stored())[0]?.employee).toBe('Jonas Pier')
  })

  test('may be a day without a night, which costs its extras only and ends at closing time', async () => {
    const employee = await pier.it.signedIn('employee')
    const reply = await request({ booked_duration: 0, extra_sonar: true, price: 35, banktransfer: false }, {}, employee)
    expect(reply.json).toMatchObject({ booked_day_end: '2026-06-10', booked_duration: 0, price: 35 })
    const [row] = await pier.it.sql`SELECT ends_at::text FROM bookings`
    expect(row?.ends_at).toBe('2026-06-10 19:00:00')
  })

  test('is refused to the test account', async () => {
    expect((await request({}, {}, await pier.it.signedIn('demo'))).json.code).toBe('DEMO_ACCOUNT')
  })
})

describe('a stay with a voucher', () => {
  test('that pays a part leaves the rest to be transferred, and keeps nothing back of itself', async () => {
    await insertVoucher(pier.it.sql, code, 50_000)
    const reply = await request({ voucher: 'abcd-efgh-jklm-npqr', voucher_amount: 500 })
    expect(reply.json).toMatchObject({ price: 1080, voucher_amount: 500, open_amount: 580, payment_method: 'transfer' })
    expect(await balance()).toEqual({ left: 0, entries: 50_000 })
  })

  test('that pays all is paid at once, whatever payment was chosen, and keeps its balance', async () => {
    await insertVoucher(pier.it.sql, code, 150_000)
    const reply = await request({ voucher: code, voucher_amount: 1080, banktransfer: false, paypal: true })
    expect(reply.json).toMatchObject({ open_amount: 0, payment_method: 'voucher', due_on: null })
    expect((await stored())[0]?.paid_at).not.toBeNull()
    expect(await balance()).toEqual({ left: 42_000, entries: 108_000 })
  })

  test('that pays less than shown books nothing and says what it pays now', async () => {
    await insertVoucher(pier.it.sql, code, 50_000)
    const reply = await request({ voucher: code, voucher_amount: 600 })
    expect([reply.status, reply.json.code, reply.json.voucher_amount]).toEqual([409, 'VOUCHER_CHANGED', 500])
    expect((await request({ voucher_amount: 600 })).json.code).toBe('VOUCHER_CHANGED')
    expect((await request({ voucher: 'ZZZZZZZZZZZZZZZZ', voucher_amount: 600 })).json.code).toBe('VOUCHER_CHANGED')
    expect(await stored()).toEqual([])
    expect(await balance()).toEqual({ left: 50_000, entries: 0 })
  })

  test('finds the boat taken without losing anything of it', async () => {
    await insertVoucher(pier.it.sql, code, 50_000)
    await request()
    const reply = await request({ voucher: code, voucher_amount: 500 })
    expect(reply.json).toEqual({ type: 'ALREADY_BOOKED' })
    expect(await balance()).toEqual({ left: 50_000, entries: 0 })
  })

  test('many at once never take more than there is', async () => {
    await insertVoucher(pier.it.sql, code, 150_000)
    const days = Array.from({ length: 12 }, (_, i) => `2026-07-${String(2 * i + 2).padStart(2, '0')}`)
    const replies = await Promise.all(
      days.map((booked_day, i) =>
        request({ booked_day, voucher: code, voucher_amount: 1080, email: `c${i}@guests.example` }),
      ),
    )
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(replies.filter(({ json }) => json.code === 'VOUCHER_CHANGED')).toHaveLength(11)
    expect(await balance()).toEqual({ left: 42_000, entries: 108_000 })
    expect(await stored()).toHaveLength(1)
  })
})

describe('a stay paid through the provider', () => {
  test('is held, then paid, then booked and confirmed', async () => {
    const held = await hold()
    expect(held.status).toBe(201)
    expect(held.json.payment).toMatchObject({ provider: 'test', amount: 1080, currency: 'USD', state: 'open' })
    expect((await request()).json).toEqual({ type: 'ALREADY_BOOKED' })
    expect(await mails()).toEqual([])
    const { payment } = held.json.payment as { payment: string }
    expect((await request({ payment })).json.code).toBe('PAYMENT_REQUIRED')
    await pier.approve(held)
    const booked = await request({ payment, banktransfer: false, paypal: true })
    expect(booked.status).toBe(201)
    expect(booked.json).toMatchObject({ reference: held.json.reference, open_amount: 0, payment_method: 'provider' })
    expect((await request({ payment })).json).toEqual(booked.json)
    expect(await mails()).toHaveLength(1)
    expect((await stored())[0]).toMatchObject({ held_until: null, canceled_at: null })
  })

  test('tells the payer the whole price, and that the deposit is apart', async () => {
    await pier.it.sql`UPDATE vehicles SET briefing_fee = 2500, cleaning_fee = 9500, deposit = 30000`
    await pier.it.live.changed('vehicles')
    const held = await hold()
    expect(held.json.payment).toMatchObject({ amount: 1080 })
    expect(await pier.it.sql`SELECT amount, description FROM test_orders`).toEqual([
      {
        amount: 108_000,
        description:
          'Heron, 2 nights from Wednesday, June 10, 2026: $120 more on site, $1,200 in all, plus the deposit',
      },
    ])
  })

  test('repeated with its key holds once', async () => {
    const key = { 'idempotency-key': 'a-key-of-this-very-hold' }
    const [first, again] = [await hold({}, key), await hold({}, key)]
    expect((again.json.payment as { payment: string }).payment).toBe(
      (first.json.payment as { payment: string }).payment,
    )
    expect(await stored()).toHaveLength(1)
  })

  test('is not booked without paying', async () => {
    const reply = await request({ banktransfer: false, paypal: true })
    expect([reply.status, reply.json.code]).toEqual([402, 'PAYMENT_REQUIRED'])
    expect(await stored()).toEqual([])
  })

  test('given up frees the boat and the voucher', async () => {
    await insertVoucher(pier.it.sql, code, 50_000)
    const held = await hold({ voucher: code, voucher_amount: 500 })
    expect(held.json.payment).toMatchObject({ amount: 580 })
    expect(await balance()).toEqual({ left: 0, entries: 50_000 })
    const { payment } = held.json.payment as { payment: string }
    expect((await pier.it.visitor().post(`/api/payments/${payment}/abandon/`)).json.state).toBe('failed')
    expect(await balance()).toEqual({ left: 50_000, entries: 0 })
    expect((await request()).status).toBe(201)
  })

  test('not paid in time frees the boat', async () => {
    await hold()
    await pier.it.sql`UPDATE payments SET expires_at = now() - interval '1 second', next_look_at = now()`
    await pier.it.runJob('payments')
    expect((await request()).status).toBe(201)
  })

  test('paid too late is booked when the boat is still free', async () => {
    const held = await hold()
    await pier.it.sql`UPDATE payments SET expires_at = now() - interval '1 second', next_look_at = now()`
    await pier.it.runJob('payments')
    await pier.approve(held)
    const { payment } = held.json.payment as { payment: string }
    expect((await request({ payment })).status).toBe(201)
    expect((await stored())[0]).toMatchObject({ canceled_at: null, held_until: null })
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      'Booked: Heron from Wednesday, June 10, 2026, 2 nights',
    ])
  })

  test('whose boat went to somebody else meanwhile is given back, with a mail', async () => {
    const held = await hold({ email: 'late@guests.example' })
    const { payment } = held.json.payment as { payment: string }
    await pier.it.sql`UPDATE bookings SET canceled_at = now(), canceled_reason = 'Not paid in time'`
    expect((await request()).status).toBe(201)
    await pier.approve(held)
    expect((await request({ payment })).json).toEqual({ type: 'ALREADY_BOOKED' })
    await pier.it.runJob('payments')
    expect(await pier.it.sql`SELECT amount FROM test_refunds`).toEqual([{ amount: 108_000 }])
    const told = (await mails()).filter(({ recipient }) => recipient === 'late@guests.example')
    expect(told.map(({ subject }) => subject)).toEqual(['Your payment of $1,080 goes back to you'])
  })

  test('needs an amount: with a voucher that pays all there is nothing to hold', async () => {
    await insertVoucher(pier.it.sql, code, 200_000)
    const reply = await hold({ voucher: code, voucher_amount: 1080 })
    expect([reply.status, reply.json.code]).toEqual([422, 'NOTHING_TO_PAY'])
  })
})

test('the confirmation call answers alike whether there is such a booking or not, and mails nothing', async () => {
  const { name, email, phone, booked_day, booked_duration } = stayFields()
  const fields = {
    name,
    email,
    phone,
    vehicle_name: 'Heron',
    booked_day,
    booked_day_end: '2026-06-12',
    booked_duration,
  }
  const reply = await pier.it.visitor().post('/api/haha_send_confirmation_email_EN/', fields)
  expect([reply.status, reply.json.status]).toEqual([200, 'success'])
  expect(await mails()).toEqual([])
})
