import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Server } from '#kit/server/http/http.ts'
import { createDatabase } from '#testing/app.ts'
import { Browser } from '#testing/browser.ts'
import type { SignedEvent } from '#testing/fake-provider.ts'
import { connectTill, expectBooksToAgree, letTimePass, sell, startTill } from '#testing/payments.ts'
import { startFakePaypal } from '#testing/paypal.ts'
import { prepareTill } from '#testing/sold-vouchers.ts'
import type { Payments } from './commands/payments.ts'

let till: Awaited<ReturnType<typeof connectTill>>
let app: Server
let payments: Payments
const { paypal, settings } = await startFakePaypal()

beforeAll(async () => {
  till = await connectTill(await createDatabase())
  await prepareTill(till.sql)
  const started = await startTill(till, settings)
  app = started.app
  payments = started.payments
})

beforeEach(() => till.sql`TRUNCATE throttles`)
afterEach(() => paypal.faults.clear())

const visitor = () => new Browser(app)
const capture = (payment: string) => visitor().post(`/api/payments/${payment}/capture/`)

async function opened() {
  const { payment } = await sell(till.sql)
  return { payment, order: (await payments.open(payment)).order_id }
}

describe('the calls of the payer', () => {
  test('show, take and give up a payment', async () => {
    const { payment, order } = await opened()
    const seen = await visitor().get(`/api/payments/${payment}/`)
    expect(seen.status).toBe(200)
    expect(seen.json).toMatchObject({ payment, order_id: order, amount: 60, state: 'open', approve_url: null })
    paypal.approve(order)
    expect((await capture(payment)).json).toMatchObject({ state: 'paid' })
    expect((await capture(payment)).json).toMatchObject({ state: 'paid' })
    const refused = await visitor().post(`/api/payments/${payment}/abandon/`)
    expect([refused.status, refused.json.code]).toEqual([409, 'PAYMENT_MOVING'])
    const other = await opened()
    const abandoned = await visitor().post(`/api/payments/${other.payment}/abandon/`)
    expect([abandoned.status, abandoned.json.state]).toEqual([200, 'failed'])
  })

  test('answer 402 when PayPal refuses, and 404 and 422 for what does not exist', async () => {
    const { payment, order } = await opened()
    paypal.approve(order)
    paypal.fail('capture', 'declined')
    const reply = await capture(payment)
    expect(reply).toMatchObject({
      status: 402,
      json: { code: 'PAYMENT_FAILED', detail: 'The payment via PayPal failed' },
    })
    expect((await capture('0123456789012345678901234')).status).toBe(404)
    expect((await visitor().get('/api/payments/short/')).status).toBe(422)
    expect((await visitor().post('/api/payments/0123456789012345678901234/abandon/')).status).toBe(404)
  })

  test('are for browsers on our pages only', async () => {
    const { payment } = await opened()
    const reply = await app.inject({ method: 'POST', url: `/api/payments/${payment}/capture/` })
    expect(reply.statusCode).toBe(403)
  })

  test('are throttled', async () => {
    const { payment } = await opened()
    const replies = await Promise.all(Array.from({ length: 61 }, () => capture(payment)))
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(1)
  })
})

describe("PayPal's events", () => {
  const deliver = async ({ body, headers }: SignedEvent) => {
    const { statusCode } = await app.inject({ method: 'POST', url: '/api/paypal_webhook/', payload: body, headers })
    return statusCode
  }

  test('settle what the payer approved although their browser is gone, and come again without harm', async () => {
    const { payment, order } = await opened()
    paypal.approve(order)
    const event = paypal.event('CHECKOUT.ORDER.APPROVED', order)
    expect(await Promise.all([1, 2, 3].map(() => deliver(event)))).toEqual([200, 200, 200])
    expect(await expectBooksToAgree(till.sql, paypal, payment)).toBe('captured')
    expect(await deliver(paypal.event('PAYMENT.CAPTURE.COMPLETED', order))).toBe(200)
    expect(await deliver(event)).toBe(200)
    expect(await expectBooksToAgree(till.sql, paypal, payment)).toBe('captured')
  })

  test('come late: what was released is taken if it is still there', async () => {
    const { payment, order } = await opened()
    await letTimePass(till.sql, payment, { past: true })
    await payments.settleDue()
    expect((await payments.read(payment)).state).toBe('expired')
    paypal.approve(order)
    expect(await deliver(paypal.event('CHECKOUT.ORDER.APPROVED', order))).toBe(200)
    expect(await expectBooksToAgree(till.sql, paypal, payment)).toBe('captured')
  })

  test('are believed only when they are signed, to the byte', async () => {
    const { payment, order } = await opened()
    paypal.approve(order)
    const { body, headers } = paypal.event('CHECKOUT.ORDER.APPROVED', order)
    const { 'paypal-transmission-sig': _, ...unsigned } = headers
    const before = paypal.calls.get('verify') ?? 0
    expect(await deliver({ body, headers: unsigned })).toBe(400)
    expect(await deliver({ body: 'nonsense', headers })).toBe(400)
    expect(await deliver({ body: '{}', headers })).toBe(400)
    expect(await deliver({ body: body.slice(0, -1), headers })).toBe(400)
    expect(paypal.calls.get('verify') ?? 0).toBe(before)
    expect(await deliver({ body: body.replace('1.50', '1.5'), headers })).toBe(400)
    expect(await deliver({ body: `${body} `, headers })).toBe(400)
    expect(await deliver({ body, headers: { ...headers, 'paypal-transmission-id': 't-other' } })).toBe(400)
    expect(await deliver({ body: JSON.stringify(JSON.parse(body)), headers })).toBe(400)
    expect(await payments.read(payment)).toMatchObject({ state: 'open' })
    expect(await deliver({ body, headers })).toBe(200)
    expect(await payments.read(payment)).toMatchObject({ state: 'paid' })
  })

  test('lie about nothing: PayPal is asked, whatever an event says', async () => {
    const { payment, order } = await opened()
    expect(await deliver(paypal.event('PAYMENT.CAPTURE.COMPLETED', order))).toBe(200)
    expect(await payments.read(payment)).toMatchObject({ state: 'open' })
  })

  test('about other things are taken note of', async () => {
    expect(await deliver(paypal.event('CHECKOUT.ORDER.APPROVED', 'UNKNOWN'))).toBe(200)
    expect(await deliver(paypal.event('CUSTOMER.DISPUTE.CREATED', 'UNKNOWN'))).toBe(200)
  })

  test('come again when we could not ask: errors of ours are 5xx', async () => {
    const { order } = await opened()
    paypal.fail('verify', 'error before', 'error before', 'error before')
    expect(await deliver(paypal.event('CHECKOUT.ORDER.APPROVED', order))).toBe(500)
    expect(await deliver(paypal.event('CHECKOUT.ORDER.APPROVED', order))).toBe(200)
  })
})
