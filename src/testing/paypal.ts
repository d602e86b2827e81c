import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { sha256 } from '#kit/server/security/secret.ts'
import { formatPlain, parseCents } from '#kit/shared/money.ts'
import { afterFile } from './after-file.ts'
import { type Answer, FakeProvider, type Fault, type SignedEvent, type Step } from './fake-provider.ts'

type Money = { currency_code: string; value: string }
type Capture = { id: string; status: string; amount: Money }
type Refund = { id: string; status: string; amount: Money; captureId: string }
type Order = {
  id: string
  status: string
  amount: Money
  customId: string
  /** In which the payer sees it; PayPal decides where nothing is said. */
  locale: string | undefined
  captures: Capture[]
  refunds: Refund[]
}
type Asked = { purchase_units: [{ amount: Money; custom_id: string }]; application_context: { locale?: string } }

export const fakeSettings = { clientId: 'client', clientSecret: 'a secret of the client', webhookId: 'WH1TEST' }

/** A PayPal on a random port. */
export class FakePaypal extends FakeProvider {
  readonly name = 'paypal'
  readonly webhook = {
    path: '/api/paypal_webhook/',
    signature: 'paypal-transmission-sig',
    events: {
      approved: 'CHECKOUT.ORDER.APPROVED',
      captured: 'PAYMENT.CAPTURE.COMPLETED',
      pending: 'PAYMENT.CAPTURE.PENDING',
    },
  }
  readonly orders = new Map<string, Order>()
  protected readonly keyHeader = 'paypal-request-id'
  protected readonly misused = undefined
  #token = randomBytes(16).toString('hex')
  readonly #signingKey = randomBytes(16).toString('hex')

  /** The token that was given out is not taken any more. */
  forgetToken(): void {
    this.#token = randomBytes(16).toString('hex')
  }

  approve(orderId: string): void {
    const order = this.#order(orderId)
    if (order.status === 'CREATED') order.status = 'APPROVED'
  }

  decidePending(orderId: string, status: 'COMPLETED' | 'DECLINED'): void {
    for (const capture of this.#order(orderId).captures) if (capture.status === 'PENDING') capture.status = status
  }

  refundByHand(orderId: string): void {
    for (const capture of this.#order(orderId).captures) capture.status = 'REFUNDED'
  }

  books(orderId: string): { captured: number; refunded: number } {
    const { captures, refunds } = this.#order(orderId)
    const taken = captures.filter(({ status }) => status !== 'DECLINED' && status !== 'PENDING')
    return { captured: sumOf(taken), refunded: sumOf(refunds) }
  }

  event(type: string, orderId: string): SignedEvent {
    const capture = this.orders.get(orderId)?.captures[0]?.id ?? 'NONE'
    const resource = type.startsWith('CHECKOUT.ORDER.')
      ? `{ "id": "${orderId}", "fee": 1.50 }`
      : `{ "id": "${capture}", "fee": 1.50, "supplementary_data": { "related_ids": { "order_id": "${orderId}" } } }`
    const body = `{ "id": "WH-${randomBytes(6).toString('hex')}", "event_type": "${type}", "resource": ${resource} }`
    const transmission = { id: `t-${randomBytes(8).toString('hex')}`, time: '2026-06-01T05:00:00Z' }
    return {
      body,
      headers: {
        'content-type': 'application/json',
        'paypal-auth-algo': 'SHA256withRSA',
        'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/CERT-1',
        'paypal-transmission-id': transmission.id,
        'paypal-transmission-time': transmission.time,
        'paypal-transmission-sig': this.#sign(transmission.id, transmission.time, fakeSettings.webhookId, body),
      },
    }
  }

  protected stepOf({ method, url = '' }: IncomingMessage): [Step, string] {
    const id = url.split('/')[4] ?? ''
    if (url === '/v1/oauth2/token') return ['token', '']
    if (url === '/v1/notifications/verify-webhook-signature') return ['verify', '']
    if (url === '/v2/checkout/orders') return ['create', '']
    if (url.endsWith('/capture')) return ['capture', id]
    if (url.endsWith('/refund')) return ['refund', id]
    if (method === 'GET') return ['read', id]
    throw new Error(`the fake PayPal does not know ${method} ${url}`)
  }

  protected authorized(step: Step, { headers }: IncomingMessage): boolean {
    const { clientId, clientSecret } = fakeSettings
    const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`
    return headers.authorization === (step === 'token' ? basic : `Bearer ${this.#token}`)
  }

  protected act(step: Step, id: string, { body }: { body: string }, fault: Fault | undefined): Answer {
    if (step === 'token') return { status: 200, json: { access_token: this.#token, expires_in: 32_400 } }
    if (step === 'verify') return { status: 200, json: this.#verify(body) }
    if (step === 'create') return this.#create(JSON.parse(body))
    if (step === 'refund') return this.#refund(id, JSON.parse(body), fault)
    const order = this.orders.get(id)
    if (!order) return problem(404, 'RESOURCE_NOT_FOUND')
    return step === 'read' ? { status: 200, json: present(order) } : this.#capture(order, fault)
  }

  #create({ purchase_units: [unit], application_context: shown }: Asked): Answer {
    const id = randomBytes(9).toString('hex').toUpperCase()
    const { amount, custom_id: customId } = unit
    const order: Order = { id, status: 'CREATED', amount, customId, locale: shown.locale, captures: [], refunds: [] }
    this.orders.set(id, order)
    return { status: 201, json: present(order) }
  }

  #capture(order: Order, fault: Fault | undefined): Answer {
    if (this.capturesOnce && order.captures.length > 0) return problem(422, 'ORDER_ALREADY_CAPTURED')
    if (order.status !== 'APPROVED' && this.capturesOnce) return problem(422, 'ORDER_NOT_APPROVED')
    if (fault === 'declined') return problem(422, 'INSTRUMENT_DECLINED')
    const amount = { ...order.amount }
    if (fault === 'wrong amount') amount.value = formatPlain((parseCents(amount.value) ?? 0) - 1)
    if (fault === 'wrong currency') amount.currency_code = 'EUR'
    const status = fault === 'pending' ? 'PENDING' : fault === 'declined for good' ? 'DECLINED' : 'COMPLETED'
    order.captures.push({ id: randomBytes(8).toString('hex').toUpperCase(), status, amount })
    order.status = 'COMPLETED'
    return { status: 201, json: present(order) }
  }

  #refund(captureId: string, { amount }: { amount: Money }, fault: Fault | undefined): Answer {
    const order = [...this.orders.values()].find(({ captures }) => captures.some(({ id }) => id === captureId))
    const capture = order?.captures.find(({ id }) => id === captureId)
    if (!order || !capture) return problem(404, 'RESOURCE_NOT_FOUND')
    if (fault === 'declined') return problem(422, 'REFUND_NOT_ALLOWED')
    const before = sumOf(order.refunds.filter((refund) => refund.captureId === captureId))
    const after = before + (parseCents(amount.value) ?? 0)
    const limit = parseCents(capture.amount.value) ?? 0
    if (this.capturesOnce && before === limit) return problem(422, 'CAPTURE_FULLY_REFUNDED')
    if (this.capturesOnce && after > limit) return problem(422, 'REFUND_AMOUNT_EXCEEDED')
    capture.status = after === limit ? 'REFUNDED' : 'PARTIALLY_REFUNDED'
    const refund = { id: randomBytes(8).toString('hex'), status: 'COMPLETED', amount, captureId }
    order.refunds.push(refund)
    return { status: 201, json: { id: refund.id, status: fault === 'pending' ? 'PENDING' : 'COMPLETED' } }
  }

  #verify(body: string): object {
    const { transmission_id, transmission_time, webhook_id, transmission_sig } = JSON.parse(body)
    const raw = body.slice(body.indexOf('"webhook_event":') + '"webhook_event":'.length, -1)
    const right = this.#sign(transmission_id, transmission_time, webhook_id, raw) === transmission_sig
    return { verification_status: right ? 'SUCCESS' : 'FAILURE' }
  }

  #sign = (...parts: string[]) => sha256([this.#signingKey, ...parts].join('|')).toString('base64')

  #order(orderId: string): Order {
    const order = this.orders.get(orderId)
    if (!order) throw new Error(`the fake PayPal has no order ${orderId}`)
    return order
  }
}

/** A PayPal for the test file, and the settings to reach it. */
export async function startFakePaypal(): Promise<{
  paypal: FakePaypal
  settings: typeof fakeSettings & { apiBase: string }
}> {
  const paypal = new FakePaypal()
  const apiBase = await paypal.start()
  afterFile(() => paypal.stop())
  return { paypal, settings: { ...fakeSettings, apiBase } }
}

const present = ({ id, status, amount, customId, captures, refunds }: Order) => ({
  id,
  status,
  purchase_units: [
    {
      reference_id: 'default',
      custom_id: customId,
      amount: { ...amount },
      ...(captures.length > 0 && { payments: structuredClone({ captures, refunds }) }),
    },
  ],
})

const problem = (status: number, issue: string): Answer =>
  status === 404
    ? { status, json: { name: issue, details: [] } }
    : { status, json: { name: 'UNPROCESSABLE_ENTITY', details: [{ issue }] } }

const sumOf = (list: readonly { amount: Money }[]) =>
  list.reduce((sum, { amount }) => sum + (parseCents(amount.value) ?? 0), 0)
