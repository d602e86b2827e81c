import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sha256 } from '#kit/server/security/secret.ts'
import { formatPlain, parseCents } from '#kit/shared/money.ts'
import { afterFile } from './after-file.ts'

export const steps = ['token', 'create', 'read', 'capture', 'refund', 'verify'] as const
export type Step = (typeof steps)[number]

/**
 * What goes wrong with one call. `before` and `after`: whether what was asked for is done all the same. `slow` is longer
 * than anybody waits, `twice` is a network that delivers a call twice.
 */
export const faults = [
  'slow before',
  'slow after',
  'cut before',
  'cut after',
  'error before',
  'error after',
  'nonsense after',
  'twice',
] as const
export type Fault =
  | (typeof faults)[number]
  | 'declined'
  | 'declined for good'
  | 'pending'
  | 'wrong amount'
  | 'wrong currency'

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
type Answer = { status: number; json: object }

type Asked = { purchase_units: [{ amount: Money; custom_id: string }]; application_context: { locale?: string } }

/** An event as PayPal sends it: the body to the byte, and the headers with its signature. */
export type SignedEvent = { body: string; headers: Record<string, string> }

export const fakeSettings = { clientId: 'client', clientSecret: 'a secret of the client', webhookId: 'WH1TEST' }

/** A PayPal on a random port that keeps books, signs events, and fails as it is told. */
export class FakePaypal {
  readonly orders = new Map<string, Order>()
  readonly faults = new Map<Step, Fault[]>()
  /** How often each step was asked for. */
  readonly calls = new Map<Step, number>()
  /** Milliseconds of what is slow. */
  slowness = 1500
  /** The real one does both. Without them it shows what they are good for. */
  honoursKeys = true
  capturesOnce = true
  /** Is called before a call is obeyed, and before its answer is sent; the answer waits for it. */
  onCall: ((step: Step, when: 'before' | 'after') => Promise<void> | void) | undefined
  readonly #answers = new Map<string, Answer>()
  #token = randomBytes(16).toString('hex')
  readonly #signingKey = randomBytes(16).toString('hex')
  readonly #server = createServer((request, response) => void this.#serve(request, response))

  async start(): Promise<string> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done))
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  stop(): Promise<void> {
    this.#server.closeAllConnections()
    return new Promise((done) => this.#server.close(() => done()))
  }

  /** The next calls of a step fail, each in its way. */
  fail(step: Step, ...next: Fault[]): void {
    this.faults.set(step, [...(this.faults.get(step) ?? []), ...next])
  }

  /** The token that was given out is not taken any more. */
  forgetToken(): void {
    this.#token = randomBytes(16).toString('hex')
  }

  /** The payer agrees in PayPal's window. */
  approve(orderId: string): void {
    const order = this.#order(orderId)
    if (order.status === 'CREATED') order.status = 'APPROVED'
  }

  /** What PayPal was still looking at comes, or does not. */
  decidePending(orderId: string, status: 'COMPLETED' | 'DECLINED'): void {
    for (const capture of this.#order(orderId).captures) if (capture.status === 'PENDING') capture.status = status
  }

  /** Cents taken and given back for one order. */
  books(orderId: string): { captured: number; refunded: number } {
    const { captures, refunds } = this.#order(orderId)
    const taken = captures.filter(({ status }) => status !== 'DECLINED' && status !== 'PENDING')
    return { captured: sumOf(taken), refunded: sumOf(refunds) }
  }

  /** A signed event about an order. Numbers and spaces in it would not survive being read and written again. */
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

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      await this.#obey(request, Buffer.concat(chunks).toString('utf8'), response)
    } catch {
      response.destroy()
    }
  }

  async #obey(request: IncomingMessage, body: string, response: ServerResponse): Promise<void> {
    const [step, orderId] = stepOf(request)
    this.calls.set(step, (this.calls.get(step) ?? 0) + 1)
    const fault = this.faults.get(step)?.shift()
    await this.onCall?.(step, 'before')
    if (fault === 'cut before') return void response.destroy()
    if (fault === 'slow before') await pause(this.slowness)
    const act = () => this.#once(request, () => this.#act(step, orderId, body, fault))
    const answer = fault === 'error before' ? { status: 503, json: {} } : (this.#authorized(step, request) ?? act())
    if (fault === 'twice') act()
    await this.onCall?.(step, 'after')
    if (fault === 'cut after') return void response.destroy()
    if (fault === 'slow after') await pause(this.slowness)
    const status = fault === 'error after' ? 500 : answer.status
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(fault === 'nonsense after' ? '<html>busy' : JSON.stringify(status === 500 ? {} : answer.json))
  }

  #authorized(step: Step, { headers }: IncomingMessage): Answer | undefined {
    const { clientId, clientSecret } = fakeSettings
    const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`
    const right = step === 'token' ? basic : `Bearer ${this.#token}`
    return headers.authorization === right ? undefined : { status: 401, json: { error: 'invalid_token' } }
  }

  /** A write that comes under the same key again gets the answer it got before. */
  #once({ url, headers }: IncomingMessage, act: () => Answer): Answer {
    const key = headers['paypal-request-id']
    if (key === undefined || !this.honoursKeys) return act()
    const name = `${url} ${key}`
    const answer = this.#answers.get(name) ?? act()
    this.#answers.set(name, answer)
    return answer
  }

  #act(step: Step, id: string, body: string, fault: Fault | undefined): Answer {
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

function stepOf({ method, url = '' }: IncomingMessage): [Step, string] {
  const id = url.split('/')[4] ?? ''
  if (url === '/v1/oauth2/token') return ['token', '']
  if (url === '/v1/notifications/verify-webhook-signature') return ['verify', '']
  if (url === '/v2/checkout/orders') return ['create', '']
  if (url.endsWith('/capture')) return ['capture', id]
  if (url.endsWith('/refund')) return ['refund', id]
  if (method === 'GET') return ['read', id]
  throw new Error(`the fake PayPal does not know ${method} ${url}`)
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

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))
