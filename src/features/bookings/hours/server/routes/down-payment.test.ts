import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { book } from '#testing/booking.ts'
import { postJson } from '#testing/cash-register.ts'
import { insertVehicle } from '#testing/fleet.ts'
import { openPayingDesk } from '#testing/hours.ts'
import { testLinks } from '#testing/own-booking.ts'
import { openChange } from '#testing/own-change.ts'
import { saveTerms } from '#testing/prices.ts'
import { insertVoucher } from '#testing/stay.ts'
import { beyondVoucher, openAmount } from '../../../rules/prices.ts'

const desk = openPayingDesk()
const { hold, approve, confirm, heldOf, letTimePass } = desk

const code = 'ABCDEFGHJKLMNPQR'

beforeEach(async () => {
  await saveTerms(desk)
})

const row = async () => {
  const [found] = await desk.it.sql<Record<string, unknown>[]>`
    SELECT id::int, advance, paid_at IS NOT NULL AS paid, held_until IS NOT NULL AS held, payment_method AS method,
           canceled_at IS NOT NULL AS canceled, settlement FROM bookings ORDER BY id DESC LIMIT 1`
  return found
}
async function paidAhead(changes: Record<string, unknown> = {}) {
  const held = await hold(changes)
  await approve(held)
  const booked = await confirm(held)
  expect(booked.status).toBe(201)
  return { held, booked, link: String(booked.json.own_page).split('#')[1] ?? '' }
}
const own = async (link: string) => (await desk.it.visitor().post('/api/rere_my_booking/', { link })).json

describe('where the terms ask for a down payment', () => {
  test('nobody books by the hour without it, but staff do', async () => {
    const refused = await book(desk.it.sql, desk.it.visitor(), { vehicle: desk.boat })
    expect([refused.status, refused.json.code, refused.json.detail]).toEqual([
      402,
      'PAYMENT_REQUIRED',
      'Please pay the down payment of $15 online to book',
    ])
    const employee = await desk.it.signedIn('employee')
    expect((await book(desk.it.sql, employee, { vehicle: desk.boat })).status).toBe(201)
  })

  test('a voucher that pays all needs none', async () => {
    await insertVoucher(desk.it.sql, code, 6000)
    const whole = { vehicle: desk.boat, voucher: code, voucher_amount: 50 }
    expect((await book(desk.it.sql, desk.it.visitor(), whole)).status).toBe(201)
  })

  test('the share is paid, the rest stays open on site, and everybody is told so', async () => {
    const held = await hold()
    expect(heldOf(held)).toMatchObject({ amount: 15 })
    const [{ description } = { description: '' }] = await desk.it.sql<{ description: string }[]>`
      SELECT description FROM test_orders`
    expect(description).toContain('Down payment, $35 more on site, $50 in all')
    await approve(held)
    const booked = await confirm(held)
    expect(await row()).toMatchObject({ advance: 1500, paid: false, held: false, method: 'on_site', canceled: false })

    const link = String(booked.json.own_page).split('#')[1] ?? ''
    expect(await own(link)).toMatchObject({
      ...{ state: 'booked', paid_amount: 15, open_amount: 35, payment_method: 'on_site' },
      paying: [
        'Your down payment of $15 is here.',
        'You pay $35 on arrival, or online before that on the page of your booking.',
      ],
    })
    const [mail] = await desk.it.sql<{ body_text: string }[]>`SELECT body_text FROM mails`
    expect(mail?.body_text).toMatch(/Down payment\s+.*\$15/)
    expect(mail?.body_text).toContain('Your down payment of $15 is here.')
    expect(mail?.body_text).toContain('80%')

    const employee = await desk.it.signedIn('employee')
    const day = await employee.get('/api/rere_get_day_bookings/?day=2026-06-03')
    expect(day.json.bookings).toMatchObject([{ advance: 15, open_amount: 35, paid: false, held: false }])
  })

  test('all of it may be paid at once', async () => {
    const held = await hold({ pay_all: true })
    expect(heldOf(held)).toMatchObject({ amount: 50 })
    await approve(held)
    expect((await confirm(held)).status).toBe(201)
    expect(await row()).toMatchObject({ advance: 0, paid: true, method: 'provider' })
  })

  test('a voucher pays first, and the share is one of what is left', async () => {
    await insertVoucher(desk.it.sql, code, 2000)
    const held = await hold({ voucher: code, voucher_amount: 20 })
    expect(heldOf(held)).toMatchObject({ amount: 9 })
    await approve(held)
    const booked = await confirm(held)
    const link = String(booked.json.own_page).split('#')[1] ?? ''
    expect(await own(link)).toMatchObject({ voucher_amount: 20, paid_amount: 9, open_amount: 21 })
  })

  test('the rest is paid online later, and then it is paid', async () => {
    const { link } = await paidAhead()
    const opened = await desk.it.visitor().post('/api/rere_pay_my_booking/', { link })
    expect(opened.json).toMatchObject({ amount: 35 })
    await desk.it.visitor().post(`/api/test_payment/${opened.json.order_id as string}/approve/`)
    await desk.it.visitor().post(`/api/payments/${opened.json.payment as string}/capture/`)
    expect(await row()).toMatchObject({ advance: 1500, paid: true, method: 'provider' })
    expect(await own(link)).toMatchObject({ paid_amount: 50, open_amount: 0 })
    expect((await desk.mails()).at(-1)).toContain('Paid')
  })

  test('the share paid twice comes back once, the booking stands', async () => {
    const { held } = await paidAhead()
    const { payment } = heldOf(held)
    await desk.it.sql`
      INSERT INTO payments (id, booking_id, provider, amount, description, expires_at, next_look_at)
      SELECT 'a-second-payment-of-it', booking_id, provider, amount, description, now() + interval '9 minutes', now()
      FROM payments WHERE id = ${payment}`
    await desk.it.runJob('payments')
    const second = await desk.it.visitor().get('/api/payments/a-second-payment-of-it/')
    await desk.it.visitor().post(`/api/test_payment/${second.json.order_id as string}/approve/`)
    await desk.it.visitor().post('/api/payments/a-second-payment-of-it/capture/')
    await desk.it.runJob('payments')
    expect(await desk.refunds()).toEqual([{ amount: 1500 }])
    expect(await row()).toMatchObject({ advance: 1500, paid: false, canceled: false })
  })

  test('paid too late it is booked again where nobody has the boat', async () => {
    const held = await hold()
    await letTimePass()
    await approve(held)
    expect((await confirm(held)).status).toBe(201)
    expect(await row()).toMatchObject({ advance: 1500, paid: false, held: false, canceled: false, method: 'on_site' })
  })

  test('while it is held the own page shows what is to be paid now', async () => {
    const held = await hold()
    const reference = String(held.json.reference)
    const link = testLinks.sign({ kind: 'booking', id: reference }, Temporal.Instant.from('2030-01-01T00:00:00Z'))
    expect(await own(link)).toMatchObject({ state: 'held', paid_amount: 0, open_amount: 15 })
    const opened = await desk.it.visitor().post('/api/rere_pay_my_booking/', { link })
    expect(opened.json).toMatchObject({ payment: heldOf(held).payment, amount: 15 })
  })
})

describe('canceled after a down payment', () => {
  test('free of charge all of it goes back', async () => {
    const { link } = await paidAhead({ booked_day: '2026-06-20' })
    const canceled = await desk.it.visitor().post('/api/rere_cancel_my_booking/', { link, fee: 0 })
    expect(canceled.json.canceled).toMatchObject({ settlement: { fee: 0, kept: 0, provider_back: 15, owed: 0 } })
    await desk.it.runJob('payments')
    expect(await desk.refunds()).toEqual([{ amount: 1500 }])
  })

  test('at a fee above it all is kept, and the rest of the fee is owed', async () => {
    const { link } = await paidAhead()
    const canceled = await desk.it.visitor().post('/api/rere_cancel_my_booking/', { link, fee: 40 })
    expect(canceled.json.canceled).toMatchObject({ settlement: { fee: 40, kept: 15, provider_back: 0, owed: 25 } })
  })

  test('costs what it did when booked, whatever terms come later', async () => {
    const { link } = await paidAhead()
    desk.it.setNow('2026-06-02T08:00:00Z')
    await saveTerms(desk, { starts_on: '2026-06-02', steps: [{ before: 0, unit: 'days', percent: 10 }] })
    expect(await own(link)).toMatchObject({ cancellation: { settlement: { fee: 40 } } })
    expect((await desk.it.visitor().post('/api/rere_cancel_my_booking/', { link, fee: 5 })).json.code).toBe(
      'FEE_CHANGED',
    )
  })
})

describe('several boats', () => {
  const rows = () => desk.it.sql`
    SELECT advance, paid_at IS NOT NULL AS paid, held_until IS NOT NULL AS held, canceled_at IS NOT NULL AS canceled
    FROM bookings ORDER BY id`
  const two = async () => {
    const teal = await insertVehicle(desk.it.sql, { name: 'Teal', passengers: 4 }, { 2: 3005 })
    await desk.it.live.changed('vehicles')
    return { more_boats: teal, adults: 9, price: 80.05 }
  }

  test('have a share each, paid at once; then the rest of both', async () => {
    const { link, held, booked } = await paidAhead(await two())
    expect(booked.json).toMatchObject({ vehicle_name: 'Eider and Teal', price: 80.05 })
    expect(heldOf(held)).toMatchObject({ amount: 24.02 })
    const open = { held: false, paid: false, canceled: false }
    expect(await rows()).toEqual([
      { ...open, advance: 1500 },
      { ...open, advance: 902 },
    ])
    expect(await own(link)).toMatchObject({ paid_amount: 24.02, open_amount: 56.03, boats: [{}, {}], change: null })
    const opened = await desk.it.visitor().post('/api/rere_pay_my_booking/', { link })
    expect(opened.json).toMatchObject({ amount: 56.03 })
    await desk.it.visitor().post(`/api/test_payment/${opened.json.order_id as string}/approve/`)
    await desk.it.visitor().post(`/api/payments/${opened.json.payment as string}/capture/`)
    expect((await rows()).map(({ paid }) => paid)).toEqual([true, true])
    expect(await own(link)).toMatchObject({ paid_amount: 80.05, open_amount: 0 })
  })

  test('not paid in time all are free, and paid late all are had again', async () => {
    const held = await hold(await two())
    await letTimePass()
    expect((await rows()).map(({ canceled }) => canceled)).toEqual([true, true])
    await approve(held)
    expect((await confirm(held)).status).toBe(201)
    expect((await rows()).map(({ canceled, held: isHeld }) => [canceled, isHeld])).toEqual([
      [false, false],
      [false, false],
    ])
  })
})

describe('changed by its customer after a down payment', () => {
  test('what is open is the rest; what is more than the new price comes back, and it is paid', async () => {
    await saveTerms(desk, { starts_on: '2026-06-02', hours_share: 80 })
    desk.it.setNow('2026-06-02T05:00:00Z')
    const { link } = await paidAhead({ booked_day: '2026-06-20', booked_hours: 2, price: 90 })
    const changing = openChange(desk as unknown as Parameters<typeof openChange>[0])
    const wish = { day: '2026-06-20', start: 11, hours: 1 }
    const { json } = await changing.preview(link, wish)
    expect(json.money).toMatchObject({ pay: 0, open_before: 18, open_after: 0, provider_back: 22 })
    const changed = await changing.change(link, wish)
    expect(changed.json.booking).toMatchObject({ paid_amount: 50, open_amount: 0 })
    expect(await row()).toMatchObject({ advance: 5000, paid: true, canceled: false })
    await desk.it.runJob('payments')
    expect(await desk.refunds()).toEqual([{ amount: 2200 }])
    const longer = { ...wish, hours: 2 }
    expect((await changing.preview(link, longer)).json.money).toMatchObject({ pay: 40, open_after: 0 })
  })
})

describe('staff', () => {
  test('see what is open, cannot go below what is paid, and give all free where nothing is left', async () => {
    await paidAhead()
    const { id } = (await row()) as { id: number }
    const employee = await desk.it.signedIn('employee')
    const price = (new_price: number) =>
      employee.post('/api/rere_change_price/', { booking_id: id, new_price, price_change_reason: 'Regular' })
    const below = await price(14)
    expect([below.status, (below.json.errors as { message: string }[])[0]?.message]).toEqual([
      422,
      '$15 are paid already: the price cannot be lower',
    ])
    expect((await price(40)).status).toBe(200)
    expect(await row()).toMatchObject({ advance: 1500, paid: false })
    expect((await price(15)).status).toBe(200)
    expect(await row()).toMatchObject({ advance: 1500, paid: true, method: 'provider' })
  })

  test('take the rest at the till, and a receipt taken back leaves the down payment', async () => {
    const { link } = await paidAhead()
    const { id } = (await row()) as { id: number }
    const employee = await desk.it.signedIn('employee')
    const open = await employee.get(`/api/rere_get_unpaid_bookings_and_vouchers_for_cashregister/?booking=${id}`)
    expect(open.json.bookings).toMatchObject([{ price: 50, advance: 15, open: 35 }])
    const sale = { main_item: { type: 'booking', id }, income: 35, method: 'card' }
    const sold = await postJson(employee, '/api/rere_save_cashregister/', sale)
    expect(sold.status, sold.text).toBe(201)
    expect(await row()).toMatchObject({ advance: 1500, paid: true, method: 'on_site' })
    const { json } = await employee.get(`/api/rere_receipt/${sold.json.position as number}/`)
    expect(JSON.stringify(json)).toContain('less $15 of down payment')
    const back = { position: sold.json.position, total: 35, reason: 'Rung up twice' }
    const admin = await desk.it.signedIn('admin')
    expect((await postJson(admin, '/api/rere_reverse_receipt/', back)).status).toBe(201)
    expect(await row()).toMatchObject({ advance: 1500, paid: false })
    expect((await own(link)).open_amount).toBe(35)
  })
})

test('whatever the price, the voucher and the share: voucher, down payment and rest are the price', () => {
  fc.assert(
    fc.property(fc.nat(200_000), fc.nat(200_000), fc.integer({ min: 0, max: 100 }), (total, balance, share) => {
      const quote = { total, terms: { share, steps: [] } }
      const voucherAmount = Math.min(balance, total)
      const beyond = beyondVoucher({ quote, voucherAmount })
      const agreed = { quote, voucherAmount }
      const advance = Math.min(beyond, Math.round((beyond * share) / 100))
      const rest = openAmount({ ...agreed, advance })
      expect(advance + rest).toBe(beyond)
      expect(openAmount({ ...agreed, advance, isHeld: true })).toBe(beyond)
      expect(Math.abs(voucherAmount + beyond - total)).toBeLessThan(10)
    }),
  )
})
