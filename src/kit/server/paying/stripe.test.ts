import { afterEach, describe, expect, test } from 'vitest'
import { startFakeStripe } from '#testing/stripe.ts'
import { PaymentRefused, PaymentUnclear } from './payment-provider.ts'
import { Stripe } from './stripe.ts'
import { orderOf, readSession } from './stripe-answers.ts'

const { stripe: fake, settings } = await startFakeStripe()
const client = (timeout = 5000) => new Stripe(settings, timeout)

afterEach(() => fake.faults.clear())

const soon = () => Temporal.Now.instant().add({ minutes: 15 }).toString({ smallestUnit: 'second' })

let number = 0
const newOrder = (amount = 8950) => ({
  key: `key-${number++}`,
  amount,
  currency: 'USD' as const,
  description: 'Eider, 2 nights',
  language: 'en' as 'en' | 'de',
  reference: 'a payment',
  until: soon(),
  returnUrl: 'http://localhost:3000/RentalRevolution/payment/1',
})

async function approvedOrder(stripe: Stripe, amount = 8950): Promise<string> {
  const { orderId } = await stripe.createOrder(newOrder(amount))
  fake.approve(orderId)
  return orderId
}

const askedOf = (orderId: string) => Object.fromEntries(fake.orders.get(orderId)?.asked ?? [])

test('A session is for the amount, the currency and the language that are said, reserves only, and comes back to us.', async () => {
  const until = soon()
  const { orderId, approveUrl, state } = await client().createOrder({ ...newOrder(), language: 'de', until })
  expect([state, approveUrl]).toEqual(['open', `${fake.pages}/pay/${orderId}`])
  expect(askedOf(orderId)).toMatchObject({
    mode: 'payment',
    'payment_method_types[0]': 'card',
    'line_items[0][price_data][unit_amount]': '8950',
    'line_items[0][price_data][currency]': 'usd',
    'line_items[0][price_data][product_data][name]': 'Eider, 2 nights',
    'payment_intent_data[capture_method]': 'manual',
    'adaptive_pricing[enabled]': 'false',
    client_reference_id: 'a payment',
    locale: 'de',
    success_url: 'http://localhost:3000/RentalRevolution/payment/1',
    cancel_url: 'http://localhost:3000/RentalRevolution/payment/1',
    expires_at: String(Temporal.Instant.from(until).epochMilliseconds / 1000 + 31 * 60),
  })
})

test('An order is created, approved, captured and given back, in exact amounts.', async () => {
  const stripe = client()
  for (const amount of [50, 99, 100, 8950, 1_000_05, 999_999_99]) {
    const orderId = await approvedOrder(stripe, amount)
    expect(await stripe.readOrder(orderId)).toEqual({ orderId, state: 'approved', amount, currency: 'USD' })
    const { state, capture } = await stripe.capture(orderId, `c-${orderId}`)
    expect([state, capture?.amount, capture?.currency, capture?.refunded]).toEqual(['captured', amount, 'USD', 0])
    const refund = await stripe.refund(capture?.id ?? '', { key: `r-${orderId}`, amount })
    expect(refund.state).toBe('done')
    expect((await stripe.readOrder(orderId))?.capture?.refunded).toBe(amount)
  }
})

test('The same key is the same write, and under another content it is none.', async () => {
  const stripe = client()
  const order = newOrder()
  const ids = await Promise.all([1, 2, 3].map(() => stripe.createOrder(order)))
  expect(new Set(ids.map(({ orderId }) => orderId)).size).toBe(1)
  await expect(stripe.createOrder({ ...order, amount: 1 })).rejects.toThrow(PaymentUnclear)
})

test('What is wrong in itself is refused, a key of ours that is not taken is not the payer’s fault.', async () => {
  await expect(client().createOrder({ ...newOrder(), until: '2026-01-01T00:00:00Z' })).rejects.toThrow(PaymentRefused)
  const stranger = new Stripe({ ...settings, secretKey: 'sk_test_wrong_key' })
  await expect(stranger.createOrder(newOrder())).rejects.toThrow(PaymentUnclear)
})

describe('What a capture can be answered with', () => {
  test('refused by the bank: the session is spent, nothing stays reserved', async () => {
    const stripe = client()
    const orderId = await approvedOrder(stripe)
    fake.fail('capture', 'declined')
    expect((await stripe.capture(orderId, 'one')).state).toBe('refused')
    expect(fake.orders.get(orderId)?.intent?.status).toBe('canceled')
  })

  test('captured before, under another key: the order as it is', async () => {
    const stripe = client()
    const orderId = await approvedOrder(stripe)
    const first = await stripe.capture(orderId, `a-${orderId}`)
    expect(await stripe.capture(orderId, `b-${orderId}`)).toEqual(first)
  })

  test('not approved: nobody knows of money', async () => {
    const stripe = client()
    const { orderId } = await stripe.createOrder(newOrder())
    await expect(stripe.capture(orderId, orderId)).rejects.toThrow(PaymentUnclear)
  })

  test('under way', async () => {
    const stripe = client()
    const orderId = await approvedOrder(stripe)
    fake.fail('capture', 'pending')
    expect(await stripe.capture(orderId, orderId)).toMatchObject({ state: 'pending' })
    fake.decidePending(orderId, 'DECLINED')
    expect(await stripe.readOrder(orderId)).toMatchObject({ state: 'refused' })
  })
})

describe('A refund', () => {
  async function captured(stripe: Stripe) {
    const orderId = await approvedOrder(stripe)
    const { capture } = await stripe.capture(orderId, orderId)
    return { orderId, capture: capture?.id ?? '' }
  }

  test('goes out once, even after Stripe has forgotten its key', async () => {
    const stripe = client()
    const { orderId, capture } = await captured(stripe)
    const refund = { key: `r-${orderId}`, amount: 1000 }
    const first = await stripe.refund(capture, refund)
    fake.honoursKeys = false
    expect(await stripe.refund(capture, refund)).toEqual(first)
    fake.honoursKeys = true
    expect(fake.books(orderId).refunded).toBe(1000)
  })

  test('that the bank did not take goes out again, and does not count', async () => {
    const stripe = client()
    const { orderId, capture } = await captured(stripe)
    const refund = { key: `r-${orderId}`, amount: 1000 }
    await stripe.refund(capture, refund)
    fake.failRefunds(orderId)
    expect((await stripe.readOrder(orderId))?.capture?.refunded).toBe(0)
    await stripe.refund(capture, refund)
    expect(fake.books(orderId).refunded).toBe(1000)
  })

  test('of more than is left is refused', async () => {
    const stripe = client()
    const { orderId, capture } = await captured(stripe)
    await expect(stripe.refund(capture, { key: orderId, amount: 8951 })).rejects.toThrow(PaymentRefused)
  })
})

test('What is let go cannot be paid any more, and nothing of it stays reserved; what was captured stays.', async () => {
  const stripe = client()
  const open = await stripe.createOrder(newOrder())
  await stripe.letGo(open)
  fake.approve(open.orderId)
  expect(await stripe.readOrder(open.orderId)).toMatchObject({ state: 'refused' })
  const approved = await approvedOrder(stripe)
  await stripe.letGo({ orderId: approved, state: 'approved', amount: 8950, currency: 'USD' })
  expect(fake.orders.get(approved)?.intent?.status).toBe('canceled')
  const taken = await stripe.capture(await approvedOrder(stripe), 'taken')
  await stripe.letGo(taken)
  expect(fake.books(taken.orderId).captured).toBe(8950)
})

test('A session that was approved at the very moment is not let go by mistake.', async () => {
  const stripe = client()
  const open = await stripe.createOrder(newOrder())
  fake.approve(open.orderId)
  await expect(stripe.letGo(open)).rejects.toThrow(PaymentUnclear)
  expect(await stripe.readOrder(open.orderId)).toMatchObject({ state: 'approved' })
})

test('A session that nobody made is no order, and an answer that makes no sense is unclear.', async () => {
  const stripe = client()
  expect(await stripe.readOrder('cs_nothing')).toBeUndefined()
  fake.fail('read', 'nonsense after')
  await expect(stripe.readOrder('cs_nothing')).rejects.toThrow(PaymentUnclear)
  const right = {
    id: 'cs_1',
    object: 'checkout.session',
    mode: 'payment',
    status: 'complete',
    payment_status: 'paid',
    amount_total: 100,
    currency: 'usd',
    payment_intent: { id: 'pi_1', status: 'succeeded', amount: 100, amount_received: 100, currency: 'usd' },
    url: null,
  }
  expect(orderOf(readSession(right))).toMatchObject({ state: 'captured', capture: { amount: 100, currency: 'USD' } })
  const strange = [
    {},
    { ...right, id: '../cs_1' },
    { ...right, object: 'charge' },
    { ...right, mode: 'setup' },
    { ...right, amount_total: 1.5 },
    { ...right, amount_total: -1 },
    { ...right, payment_status: 'no_payment_required' },
    { ...right, payment_intent: null },
    { ...right, payment_intent: 'pi_1' },
    { ...right, payment_intent: { ...right.payment_intent, status: 'requires_action' } },
    { ...right, payment_intent: { ...right.payment_intent, amount_received: '100' } },
    { ...right, status: 'open', url: 'javascript:alert(1)' },
  ]
  for (const json of strange) expect(() => orderOf(readSession(json)), JSON.stringify(json)).toThrow(PaymentUnclear)
})
