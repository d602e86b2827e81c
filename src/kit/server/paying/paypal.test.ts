import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { startFakePaypal } from '#testing/paypal.ts'
import { PaymentRefused, PaymentUnclear } from './payment-provider.ts'
import { Paypal } from './paypal.ts'
import { readOrder } from './paypal-answers.ts'

const { paypal: fake, settings } = await startFakePaypal()
const client = (timeout = 5000) => new Paypal(settings, timeout)

afterEach(() => fake.faults.clear())

let number = 0
const newOrder = (amount = 8950) => ({
  key: `key-${number++}`,
  amount,
  currency: 'USD' as const,
  description: 'Eider, 2 nights',
  language: 'en' as const,
  reference: 'a payment',
  until: '2026-06-01T10:15:00Z',
  returnUrl: 'http://localhost:3000/RentalRevolution/payment/1',
})

async function approvedOrder(paypal: Paypal, amount = 8950): Promise<string> {
  const { orderId } = await paypal.createOrder(newOrder(amount))
  fake.approve(orderId)
  return orderId
}

test('a German order is shown in German; of others PayPal knows better', async () => {
  const localeOf = async (language: 'en' | 'de') => {
    const { orderId } = await client().createOrder({ ...newOrder(), language })
    return fake.orders.get(orderId)?.locale
  }
  expect([await localeOf('de'), await localeOf('en')]).toEqual(['de-DE', undefined])
})

test('an order is created, approved, captured and given back, in exact amounts', async () => {
  const paypal = client()
  for (const amount of [1, 10, 99, 100, 8950, 1_000_05, 999_999_99]) {
    const orderId = await approvedOrder(paypal, amount)
    expect(await paypal.readOrder(orderId)).toEqual({ orderId, state: 'approved', amount, currency: 'USD' })
    const { state, capture } = await paypal.capture(orderId, `c-${orderId}`)
    expect([state, capture?.amount, capture?.refunded]).toEqual(['captured', amount, 0])
    const refund = await paypal.refund(capture?.id ?? '', { key: `r-${orderId}`, amount, currency: 'USD' })
    expect(refund.state).toBe('done')
    expect((await paypal.readOrder(orderId))?.capture?.refunded).toBe(amount)
  }
})

test('the same key is the same write', async () => {
  const paypal = client()
  const order = newOrder()
  const ids = await Promise.all([1, 2, 3].map(() => paypal.createOrder(order)))
  expect(new Set(ids.map(({ orderId }) => orderId)).size).toBe(1)
})

test('the token is fetched once, however many ask, and again when PayPal forgot it', async () => {
  const paypal = client()
  const before = fake.calls.get('token') ?? 0
  await Promise.all(Array.from({ length: 10 }, () => paypal.createOrder(newOrder())))
  expect((fake.calls.get('token') ?? 0) - before).toBe(1)
  fake.forgetToken()
  await paypal.createOrder(newOrder())
  expect((fake.calls.get('token') ?? 0) - before).toBe(2)
  const thirdParty = new Paypal({ ...settings, clientSecret: 'wrong' })
  await expect(thirdParty.createOrder(newOrder())).rejects.toThrow(PaymentUnclear)
})

test('a call that is cut off or meets an error is sent again, one that takes too long is not waited for', async () => {
  const paypal = client()
  fake.fail('create', 'cut after', 'error before')
  await paypal.createOrder(newOrder())
  const hasty = client(300)
  await hasty.createOrder(newOrder())
  const usual = fake.slowness
  fake.slowness = 10_000
  onTestFinished(() => {
    fake.slowness = usual
  })
  fake.fail('create', 'slow before')
  const start = performance.now()
  await expect(hasty.createOrder(newOrder())).rejects.toThrow('TimeoutError')
  expect(performance.now() - start).toBeLessThan(fake.slowness)
})

describe('what a capture can be answered with', () => {
  test('refused by the bank', async () => {
    const paypal = client()
    const orderId = await approvedOrder(paypal)
    fake.fail('capture', 'declined')
    await expect(paypal.capture(orderId, 'one')).rejects.toThrow(PaymentRefused)
  })

  test('captured before, under another key: the order as it is', async () => {
    const paypal = client()
    const orderId = await approvedOrder(paypal)
    const first = await paypal.capture(orderId, `a-${orderId}`)
    expect(await paypal.capture(orderId, `b-${orderId}`)).toEqual(first)
  })

  test('not approved: still open', async () => {
    const paypal = client()
    const { orderId } = await paypal.createOrder(newOrder())
    expect(await paypal.capture(orderId, orderId)).toMatchObject({ orderId, state: 'open' })
  })

  test('under way', async () => {
    const paypal = client()
    const orderId = await approvedOrder(paypal)
    fake.fail('capture', 'pending')
    expect(await paypal.capture(orderId, orderId)).toMatchObject({ state: 'pending' })
    fake.decidePending(orderId, 'DECLINED')
    expect(await paypal.readOrder(orderId)).toMatchObject({ state: 'refused' })
  })
})

test('an order that nobody made is no order, and an answer that makes no sense is unclear', async () => {
  const paypal = client()
  expect(await paypal.readOrder('NOTHING')).toBeUndefined()
  fake.fail('read', 'nonsense after')
  await expect(paypal.readOrder('NOTHING')).rejects.toThrow(PaymentUnclear)
  const unit = { amount: { currency_code: 'USD', value: '1.00' } }
  const strange = [
    {},
    { id: 'A', status: 'COMPLETED', purchase_units: [unit] },
    { id: 'A', status: 'APPROVED', purchase_units: [unit, unit] },
    { id: 'A', status: 'APPROVED', purchase_units: [{ amount: { currency_code: 'USD', value: '1.0.0' } }] },
    { id: 'A', status: 'APPROVED', purchase_units: [{ amount: { currency_code: 'USD', value: '-1.00' } }] },
    { id: '../A', status: 'APPROVED', purchase_units: [unit] },
  ]
  for (const json of strange) expect(() => readOrder(json), JSON.stringify(json)).toThrow(PaymentUnclear)
})
