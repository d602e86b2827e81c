import { describe, expect, test } from 'vitest'
import { insertBooking } from '#testing/fleet.ts'
import { openHouseboats } from '#testing/houseboats.ts'
import { insertVoucher } from '#testing/stay.ts'

const { pier, page, boats, three, request, addPromo, withShare } = openHouseboats()
const { stored, mails } = pier
const nils = 'nils@guests.example'
const code = 'ABCDEFGHJKLMNPQR'

describe('the transfer of several boats', () => {
  const at = async (instant: string) => {
    pier.it.setNow(instant)
    await pier.it.runJob('booking-transfers')
    await pier.it.runJob('booking-transfers')
  }

  test('is reminded of once, of the whole, and when it never comes all are free again with one mail', async () => {
    await insertVoucher(pier.it.sql, code, 150_000)
    await request({ voucher: code, voucher_amount: 1500 })
    await at('2026-06-06T08:00:00Z')
    await at('2026-06-09T08:00:00Z')
    const told = (await mails()).slice(1)
    expect(told.map(({ subject }) => subject)).toEqual([
      'Your transfer for Heron and Teal is due',
      'Released: Heron and Teal from Wednesday, June 10, 2026',
    ])
    expect(told[0]?.body_text).toContain('$380')
    expect(told[0]?.body_text.replace(/\s+/g, ' ')).toContain('Heron and Teal stay yours until')
    expect(told[1]?.body_text).toMatch(/Heron and Teal are free for others again/i)
    expect((await stored()).map(({ canceled_reason }) => canceled_reason)).toEqual(['Not paid', 'Not paid'])
    expect(await page.balance()).toBe(150_000)
  })

  test('is taken at the till on one receipt, and taken back', async () => {
    await request()
    const [first, mate] = await stored()
    const staff = await pier.it.signedIn('admin')
    const list = await staff.get('/api/rere_get_unpaid_bookings_and_vouchers_for_cashregister/?selectedDay=2026-06-11')
    expect(list.json.bookings).toMatchObject([{ id: first?.id, vehicle_name: 'Heron and Teal', open: 1880 }])
    const sold = await staff.post('/api/rere_save_cashregister/', {
      income: 1880,
      voucher: '',
      voucher_used: 0,
      main_item: JSON.stringify({ type: 'booking', id: mate?.id }),
      method: 'card',
    })
    expect(sold.status, sold.text).toBe(201)
    expect((await stored()).every(({ paid_at }) => paid_at !== null)).toBe(true)
    const back = { position: sold.json.position, reason: 'Wrong boat', total: 1880 }
    expect((await staff.post('/api/rere_reverse_receipt/', back)).status).toBe(201)
    expect((await stored()).every(({ paid_at }) => paid_at === null)).toBe(true)
  })

  test('is of the whole also where staff change the price of one of them', async () => {
    await request()
    const [first, mate] = await stored()
    const staff = await pier.it.signedIn('employee')
    const price = { booking_id: mate?.id, new_price: 700, price_change_reason: 'A damaged bunk' }
    expect((await staff.post('/api/rere_change_price/', price)).status).toBe(200)
    const mail = (await mails()).at(-1)
    expect(mail?.subject).toBe('New price: Heron and Teal on Wednesday, June 10, 2026')
    const text = mail?.body_text.replace(/\s+/g, ' ')
    expect(text).toContain('$1,790')
    expect(text).toContain('$1,890')
    expect(text).toContain(String(first?.reference))
    expect(text).not.toContain(String(mate?.reference))
  })
})

describe('paid online, several boats', () => {
  const pay = async (changes: Record<string, unknown> = {}) => {
    const held = await pier.hold(three(changes))
    expect(held.status, held.text).toBe(201)
    const { payment, amount } = held.json.payment as { payment: string; amount: number }
    await pier.approve(held)
    const booked = await pier.request(three({ ...changes, payment, banktransfer: false, paypal: true }))
    return { held, amount, booked }
  }

  test('are held and booked by one payment, in whatever way, and it goes back once', async () => {
    const { amount, booked } = await pay({ pay_with: 'card' })
    expect(amount).toBe(2480.1)
    expect(booked.json).toMatchObject({ payment_method: 'provider', open_amount: 0, price: 2480.1 })
    expect((await stored()).map((row) => [row.held_until, row.paid_at !== null])).toEqual(
      Array.from({ length: 3 }, () => [null, true]),
    )
    const [, , last] = await stored()
    const staff = await pier.it.signedIn('admin')
    await staff.post('/api/rere_cancel_booking_EN/', { booking_id: last?.id, canceled_reason: 'Storm' })
    expect((await stored()).every(({ canceled_reason }) => canceled_reason === 'Storm')).toBe(true)
    await pier.it.runJob('payments')
    expect(await page.refunds()).toEqual([248_010])
  })

  test('left unpaid are free again together; staff let them go at any of them', async () => {
    await pier.hold(three())
    const [, mate] = await stored()
    const staff = await pier.it.signedIn('employee')
    expect((await staff.post('/api/rere_release_hold/', { booking_id: mate?.id })).status).toBe(200)
    expect((await stored()).every(({ canceled_at }) => canceled_at !== null)).toBe(true)
    expect((await pier.hold(three())).status).toBe(201)
  })

  test('to the cent with share, voucher and promo code at once: what is paid, left, and given back', async () => {
    await withShare()
    await addPromo()
    await insertVoucher(pier.it.sql, code, 109_333)
    // $972, $720 and $540.09: the voucher pays Heron and $121.33 of Teal; of $1138.76 a quarter is $284.69.
    const order = { promo_code: 'LAKE10', voucher: code, voucher_amount: 1093.33, price: 2232.09 }
    const refused = await pier.request(three(order))
    expect([refused.status, refused.json.detail]).toEqual([
      402,
      'Please pay the down payment of $284.69 online to book',
    ])
    const { amount, booked } = await pay(order)
    expect(amount).toBe(284.69)
    expect(booked.json).toMatchObject({
      payment_method: 'transfer',
      open_amount: 854.07,
      due_on: '2026-06-06',
    })
    const rows = await stored()
    expect(
      rows.map(({ price, voucher_amount, advance, payment_method }) => [
        price,
        voucher_amount,
        advance,
        payment_method,
      ]),
    ).toEqual([
      [97_200, 97_200, 0, 'voucher'],
      [72_000, 12_133, 14_967, 'transfer'],
      [54_009, 0, 13_502, 'transfer'],
    ])
    expect(rows.map(({ due_on }) => due_on !== null)).toEqual([false, true, true])
    expect(await pier.it.sql`SELECT uses FROM promo_codes`).toMatchObject([{ uses: 1 }])
    const link = await page.linkFor(nils)
    expect((await page.read(link)).json).toMatchObject({
      voucher_amount: 1093.33,
      paid_amount: 284.69,
      open_amount: 854.07,
      transfer: { price: 854.07 },
    })
    // What was left is paid, and all of it settled once.
    const opened = await page.pay(link)
    expect(opened.json).toMatchObject({ amount: 854.07 })
    await page.settle(opened)
    expect((await page.read(link)).json).toMatchObject({ paid_amount: 1138.76, open_amount: 0 })
    const { settlement } = (await page.read(link)).json.cancellation as {
      settlement: { fee: number; voucher_back: number; provider_back: number }
    }
    expect((await page.cancel(link, settlement.fee)).status).toBe(200)
    await pier.it.runJob('payments')
    const refunded = (await page.refunds()).reduce((sum, one) => sum + one, 0)
    expect(refunded).toBe(Math.round(settlement.provider_back * 100))
    expect(await page.balance()).toBe(Math.round(settlement.voucher_back * 100))
    expect(settlement.fee + settlement.provider_back + settlement.voucher_back).toBeCloseTo(2232.09, 6)
    expect(await pier.it.sql`SELECT uses FROM promo_codes`).toMatchObject([{ uses: 0 }])
  })

  test('all at once where the customer wants to, and a rest that never comes gives the down payment back', async () => {
    await withShare()
    expect((await pier.hold(three({ pay_all: true, booked_day: '2026-07-10' }))).json.payment).toMatchObject({
      amount: 2480.1,
    })
    const { amount } = await pay()
    expect(amount).toBe(620.03)
    for (const day of ['06', '09']) {
      pier.it.setNow(`2026-06-${day}T08:00:00Z`)
      await pier.it.runJob('booking-transfers')
    }
    expect((await stored()).filter(({ canceled_reason }) => canceled_reason === 'Not paid')).toHaveLength(3)
    await pier.it.runJob('payments')
    expect(await page.refunds()).toEqual([62_003])
  })

  test('that somebody has when the money comes late give it back, as one', async () => {
    const held = await pier.hold(three())
    await pier.it
      .sql`UPDATE bookings SET canceled_at = now(), canceled_reason = 'Not paid in time' WHERE leader_id IS NULL`
    await insertBooking(pier.it.sql, boats.gadwall, '2026-06-10T14:00', '2026-06-12T10:00', 'days')
    await pier.approve(held)
    const { payment } = held.json.payment as { payment: string }
    const late = await pier.request(three({ payment, banktransfer: false, paypal: true }))
    expect(late.json).toEqual({ type: 'ALREADY_BOOKED' })
    expect((await stored()).map(({ canceled_at }) => canceled_at === null)).toEqual([false, false, false, true])
    await pier.it.runJob('payments')
    expect(await page.refunds()).toEqual([248_010])
  })
})
