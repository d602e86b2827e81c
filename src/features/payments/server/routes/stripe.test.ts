import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Server } from '#kit/server/http/http.ts'
import { buildTestApp, createDatabase } from '#testing/app.ts'
import { Browser } from '#testing/browser.ts'
import type { SignedEvent } from '#testing/fake-provider.ts'
import { connectTill, expectBooksToAgree, giveBackPart, letTimePass, sell, startTill } from '#testing/payments.ts'
import { prepareTill } from '#testing/sold-vouchers.ts'
import { startFakeStripe } from '#testing/stripe.ts'
import type { Payments } from '../commands/payments.ts'

let till: Awaited<ReturnType<typeof connectTill>>
let app: Server
let payments: Payments
const { stripe, settings } = await startFakeStripe()

beforeAll(async () => {
  till = await connectTill(await createDatabase())
  await prepareTill(till.sql)
  const started = await startTill(till, settings)
  app = started.app
  payments = started.payments
})

beforeEach(() => till.sql`TRUNCATE throttles`)
afterEach(() => stripe.faults.clear())

async function opened(options: Parameters<typeof sell>[1] = {}) {
  const { payment, voucherId } = await sell(till.sql, { ...options, provider: 'stripe' })
  const { order_id: order, approve_url } = await payments.open(payment)
  return { payment, voucherId, order, page: approve_url }
}

const deliver = async ({ body, headers }: SignedEvent) => {
  const { statusCode } = await app.inject({ method: 'POST', url: '/api/stripe_webhook/', payload: body, headers })
  return statusCode
}
const books = (payment: string) => expectBooksToAgree(till.sql, stripe, payment)
const intentOf = (order: string) => stripe.orders.get(order)?.intent?.status

test('A payment names the page of Stripe that it is made on, which is gone once the session is spent.', async () => {
  const { payment, order, page } = await opened()
  expect(page).toBe(`${stripe.pages}/pay/${order}`)
  stripe.approve(order)
  stripe.fail('capture', 'declined')
  await expect(payments.settle(payment)).rejects.toMatchObject({
    status: 402,
    message: 'The payment by card failed',
  })
  const now = await payments.read(payment)
  expect([now.state, now.declined, now.approve_url]).toEqual(['open', 1, `${stripe.pages}/pay/${now.order_id}`])
  expect(now.order_id).not.toBe(order)
  expect(intentOf(order)).toBe('canceled')
})

describe('What ends', () => {
  test('in its time is closed at Stripe before it is released: nobody pays for what is not held.', async () => {
    const { payment, voucherId, order } = await opened()
    stripe.fail('expire', 'error before', 'error before', 'error before')
    await letTimePass(till.sql, payment, { past: true })
    await payments.settleDue()
    const heldOf = () => till.sql`SELECT canceled_at IS NULL AS held FROM vouchers WHERE id = ${voucherId}`
    expect([(await payments.read(payment)).state, await heldOf()]).toEqual(['open', [{ held: true }]])
    await letTimePass(till.sql, payment)
    await payments.settleDue()
    expect([(await payments.read(payment)).state, await heldOf()]).toEqual(['expired', [{ held: false }]])
    expect(stripe.orders.get(order)?.status).toBe('expired')
  })

  test('although it was paid between the question and the closing is taken.', async () => {
    const { payment, order } = await opened()
    await letTimePass(till.sql, payment, { past: true })
    stripe.onCall = (step, when) => {
      if (step === 'expire' && when === 'before') stripe.approve(order)
    }
    await payments.settleDue()
    stripe.onCall = undefined
    expect((await payments.read(payment)).state).toBe('open')
    await letTimePass(till.sql, payment)
    await payments.settleDue()
    expect(await books(payment)).toBe('captured')
  })

  test('because it is given up is closed, and what was reserved is free again.', async () => {
    const [open, agreed] = [await opened(), await opened()]
    stripe.approve(agreed.order)
    for (const { payment } of [open, agreed]) expect((await payments.abandon(payment)).state).toBe('failed')
    expect(stripe.orders.get(open.order)?.status).toBe('expired')
    expect(intentOf(agreed.order)).toBe('canceled')
    expect(await books(agreed.payment)).toBe('failed')
  })

  test('while Stripe is away is let go once it tells of the payer.', async () => {
    const { payment, order } = await opened()
    stripe.fail('read', 'cut before', 'cut before', 'cut before')
    expect((await payments.abandon(payment)).state).toBe('failed')
    stripe.approve(order)
    expect(intentOf(order)).toBe('requires_capture')
    expect(await deliver(stripe.event('checkout.session.completed', order))).toBe(200)
    expect(intentOf(order)).toBe('canceled')
    expect(await books(payment)).toBe('failed')
  })

  test('for another amount than was asked for is not taken.', async () => {
    const { payment, order } = await opened()
    stripe.approve(order)
    const intent = stripe.orders.get(order)?.intent
    if (intent) intent.amount = 5999
    await expect(payments.settle(payment)).rejects.toMatchObject({ status: 402 })
    expect(stripe.books(order)).toEqual({ captured: 0, refunded: 0 })
    expect(intentOf(order)).toBe('canceled')
  })
})

describe("Stripe's events", () => {
  const types = [
    'checkout.session.completed',
    'checkout.session.async_payment_succeeded',
    'checkout.session.async_payment_failed',
    'checkout.session.expired',
    'charge.refunded',
  ]

  test('each sent 25 times, in any order and five at once, take, fulfil and give back once', async () => {
    const { payment, order } = await opened()
    const replay = async () => {
      await till.sql`TRUNCATE throttles`
      const events = Array.from({ length: 25 }, () => types.map((type) => stripe.event(type, order))).flat()
      for (let i = 0; i < events.length; i += 5)
        expect(await Promise.all(events.slice(i, i + 5).map(deliver))).toEqual([200, 200, 200, 200, 200])
    }
    await replay()
    expect((await payments.read(payment)).state).toBe('open')
    stripe.approve(order)
    await replay()
    expect(await books(payment)).toBe('captured')
    expect(stripe.calls.get('capture')).toBeLessThan(10)
    await giveBackPart(till.sql, payment, 1000)
    await replay()
    await replay()
    expect(stripe.books(order)).toEqual({ captured: 6000, refunded: 1000 })
    const told = await till.sql`SELECT what, amount FROM told WHERE payment = ${payment} ORDER BY what`
    expect([...told]).toEqual([
      { what: 'fulfilled', amount: 6000 },
      { what: 'returned', amount: 1000 },
    ])
  })

  test('one and the same, repeated 25 times at once, too', async () => {
    const { payment, order } = await opened({ gone: true })
    stripe.approve(order)
    const event = stripe.event('checkout.session.completed', order)
    const replies = await Promise.all(Array.from({ length: 25 }, () => deliver(event)))
    expect(new Set(replies)).toEqual(new Set([200]))
    expect(await books(payment)).toBe('refunded')
    expect(stripe.books(order)).toEqual({ captured: 6000, refunded: 6000 })
  })

  test('are believed only when they are signed, to the byte, and fresh', async () => {
    const { payment, order } = await opened()
    stripe.approve(order)
    const type = 'checkout.session.completed'
    const { body, headers } = stripe.event(type, order)
    const { 'stripe-signature': _, ...unsigned } = headers
    const before = stripe.calls.get('read')
    expect(await deliver({ body, headers: unsigned })).toBe(400)
    expect(await deliver({ body: 'nonsense', headers })).toBe(400)
    expect(await deliver({ body: '{}', headers })).toBe(400)
    expect(await deliver({ body: body.replace('1.50', '1.5'), headers })).toBe(400)
    expect(await deliver({ body: `${body} `, headers })).toBe(400)
    expect(await deliver({ body: JSON.stringify(JSON.parse(body)), headers })).toBe(400)
    expect(await deliver(stripe.event(type, order, { secret: 'whsec_somebody_else' }))).toBe(400)
    const now = Math.floor(Date.now() / 1000)
    expect(await deliver(stripe.event(type, order, { time: now - 310 }))).toBe(400)
    expect(await deliver(stripe.event(type, order, { time: now + 310 }))).toBe(400)
    expect(stripe.calls.get('read')).toBe(before)
    expect((await payments.read(payment)).state).toBe('open')
    expect(await deliver(stripe.event(type, order, { time: now - 290 }))).toBe(200)
    expect((await payments.read(payment)).state).toBe('paid')
  })

  test('lie about nothing, and about others are taken note of', async () => {
    const { payment, order } = await opened()
    expect(await deliver(stripe.event('checkout.session.completed', order))).toBe(200)
    expect((await payments.read(payment)).state).toBe('open')
    expect(await deliver(stripe.event('checkout.session.completed', 'cs_unknown'))).toBe(200)
    expect(await deliver(stripe.event('charge.dispute.created', 'cs_unknown'))).toBe(200)
  })

  test('have no address where Stripe is not set up, and are limited where it is', async () => {
    const it = await buildTestApp()
    expect((await it.visitor().post('/api/stripe_webhook/')).status).toBe(404)
    const event = { body: '{}', headers: { 'content-type': 'application/json' } }
    const replies = await Promise.all(Array.from({ length: 301 }, () => deliver(event)))
    expect(replies.filter((status) => status === 429)).toHaveLength(1)
  })
})

test('A payment is shown, taken and given up by the same calls as one with PayPal.', async () => {
  const { payment, order, page } = await opened()
  const seen = await new Browser(app).get(`/api/payments/${payment}/`)
  expect(seen.json).toMatchObject({ provider: 'stripe', state: 'open', approve_url: page })
  stripe.approve(order)
  expect((await new Browser(app).post(`/api/payments/${payment}/capture/`)).json).toMatchObject({ state: 'paid' })
  stripe.fail('create', 'cut before', 'cut before', 'cut before')
  const { payment: other } = await sell(till.sql, { provider: 'stripe' })
  await expect(payments.open(other)).rejects.toMatchObject({
    code: 'PAYMENT_PROVIDER_AWAY',
    message: 'Stripe does not answer at the moment, please try again or pay by bank transfer',
  })
})
