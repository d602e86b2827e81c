import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#testing/app.ts'
import { insertVehicle } from '#testing/fleet.ts'
import { openPier, stayFields } from '#testing/stay.ts'
import { startFakeStripe } from '#testing/stripe.ts'
import { voucherFields } from '#testing/voucher.ts'

const pier = openPier()
const { hold } = pier

describe('Where nobody is set up', () => {
  test('one pays a stay by card with the test provider for cards, and by PayPal where nothing is said', async () => {
    const card = await hold({ pay_with: 'card' })
    expect(card.json.payment).toMatchObject({ provider: 'test-card', amount: 1080, state: 'open' })
    const paypal = await hold({ booked_day: '2026-07-10', pay_with: 'paypal' })
    expect(paypal.json.payment).toMatchObject({ provider: 'test' })
    expect((await hold({ booked_day: '2026-07-20' })).json.payment).toMatchObject({ provider: 'test' })
    await pier.approve(card)
    const { payment } = card.json.payment as { payment: string }
    const booked = await pier.request({ payment, banktransfer: false, paypal: true, pay_with: 'card' })
    expect([booked.status, booked.json.payment_method]).toEqual([201, 'provider'])
  })

  test('a way that there is not is named beside the payment', async () => {
    const reply = await hold({ pay_with: 'cash' })
    expect([reply.status, reply.json.errors]).toEqual([
      422,
      [{ field: 'pay_with', message: 'One cannot pay so here, please choose another way' }],
    ])
  })
})

describe('Where Stripe alone is set up', () => {
  let it: TestApp
  let boat = 0
  let stripe: Awaited<ReturnType<typeof startFakeStripe>>['stripe']

  beforeAll(async () => {
    const fake = await startFakeStripe()
    stripe = fake.stripe
    const { secretKey, webhookSecret, apiBase } = fake.settings
    it = await buildTestApp({
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_BASE: apiBase,
    })
    boat = await insertVehicle(it.sql, { type: 'houseboats', name: 'Heron' }, { 2: 54_000 })
  })
  beforeEach(() => it.sql`TRUNCATE throttles`)

  const online = { banktransfer: false, paypal: true }
  const holdBoat = (changes: Record<string, unknown> = {}) =>
    it.visitor().post('/api/haha_hold_booking/', stayFields({ vehicle: boat, ...online, ...changes }))
  const event = async (type: string, order: string) => {
    // The clock of the application stands still.
    const time = Math.floor(it.clock().epochMilliseconds / 1000)
    const { body, headers } = stripe.event(type, order, { time })
    return (await it.app.inject({ method: 'POST', url: '/api/stripe_webhook/', payload: body, headers })).statusCode
  }

  test('it is the usual way, PayPal is none, and there is no test provider', async () => {
    expect((await it.visitor().get('/api/installation/')).json.payments).toEqual({
      provider: 'stripe',
      client_id: null,
      ways: ['card'],
    })
    const refused = await holdBoat({ pay_with: 'paypal' })
    expect([refused.status, refused.json.errors]).toEqual([
      422,
      [{ field: 'payment', message: 'One cannot pay so here, please choose another way' }],
    ])
    const voucher = await it.visitor().post('/api/rere_send_voucher_request/', voucherFields(online))
    expect(voucher.json.payment).toMatchObject({ provider: 'stripe', amount: 100 })
    const order = (voucher.json.payment as { order_id: string }).order_id
    expect((await it.visitor().get(`/api/test_payment/${order}/`)).status).toBe(404)
  })

  test('who paid and closed the tab has the boat by the webhook; canceled by staff the money goes back, once', async () => {
    const held = await holdBoat()
    const { order_id: order, approve_url } = held.json.payment as { order_id: string; approve_url: string }
    expect(approve_url).toBe(`${stripe.pages}/pay/${order}`)
    stripe.approve(order)
    expect(await event('checkout.session.completed', order)).toBe(200)
    const [booking] = await it.sql<{ id: number; reference: string; paid: boolean }[]>`
      SELECT id::int, reference, paid_at IS NOT NULL AS paid FROM bookings`
    expect(booking?.paid).toBe(true)
    expect(stripe.books(order)).toEqual({ captured: 108_000, refunded: 0 })
    const mails = await it.sql<{ subject: string }[]>`SELECT subject FROM mails WHERE recipient = 'nils@guests.example'`
    expect(mails).toHaveLength(1)

    const staff = await it.signedIn('admin')
    const canceled = await staff.post('/api/rere_cancel_booking_EN/', {
      booking_id: booking?.id,
      canceled_reason: 'The boat is damaged',
    })
    expect(canceled.status).toBe(200)
    for (let i = 0; i < 3; i++) {
      await it.sql`UPDATE payments SET next_look_at = now() WHERE state = 'refunding'`
      await it.runJob('payments')
      await event('charge.refunded', order)
    }
    expect(stripe.books(order)).toEqual({ captured: 108_000, refunded: 108_000 })
    expect(await it.sql`SELECT provider, state, refunded FROM payments WHERE order_id = ${order}`).toEqual([
      { provider: 'stripe', state: 'refunded', refunded: 108_000 },
    ])
  })
})
