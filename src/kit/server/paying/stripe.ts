import type { Cents } from '#kit/shared/money.ts'
import { Circuit } from '../outbound/circuit.ts'
import type { Env } from '../settings/env.ts'
import {
  type NewOrder,
  type PaymentProvider,
  PaymentRefused,
  PaymentUnclear,
  type ProviderOrder,
  type ProviderRefund,
} from './payment-provider.ts'
import { type Answer, askUntilAnswered, isSuccess, send } from './service-call.ts'
import {
  errorOf,
  goesBack,
  orderOf,
  type Refund,
  readIntent,
  readRefund,
  readRefunds,
  readSession,
} from './stripe-answers.ts'

type Settings = NonNullable<Env['stripe']>

type Call = { method: 'GET' | 'POST'; path: string; key?: string; fields?: Record<string, string> }

/** What Stripe's answers are read as; a newer one may look different. */
const apiVersion = '2024-06-20'

/** Seconds that a session is open longer than its payment: Stripe takes no end that is less than half an hour away. */
const longerThanPayment = 31 * 60

/**
 * Stripe Checkout: a session of Stripe's own page is the order. The payer's bank only reserves the money there
 * (`capture_method: manual`), and it is taken once what is paid for is certain; see docs.stripe.com/api.
 */
export class Stripe implements PaymentProvider {
  readonly name = 'stripe'
  readonly way = 'card'
  readonly #settings: Settings
  readonly #timeout: number
  readonly #circuit: Circuit

  /** `timeout`: milliseconds after which a call counts as unanswered. Without a circuit every call is made. */
  constructor(
    settings: Settings,
    timeout = 10_000,
    circuit = new Circuit('stripe', { rules: { mostFailures: Number.POSITIVE_INFINITY } }),
  ) {
    this.#settings = settings
    this.#timeout = timeout
    this.#circuit = circuit
  }

  async createOrder(order: NewOrder): Promise<ProviderOrder> {
    const fields = sessionFields(order)
    const answer = await this.#call({ method: 'POST', path: '/v1/checkout/sessions', key: order.key, fields })
    if (isSuccess(answer)) return orderOf(readSession(answer.json))
    throw isRefusal(answer) ? refusedAs(answer) : unclearAs(answer)
  }

  async readOrder(orderId: string): Promise<ProviderOrder | undefined> {
    const answer = await this.#readSession(orderId)
    if (isSuccess(answer)) return this.#withRefunds(orderOf(readSession(answer.json)))
    if (answer.status === 404 && errorOf(answer.json).code === 'resource_missing') return undefined
    throw unclearAs(answer)
  }

  /** A payment intent is captured once, whatever key it is asked under; how the session stands says what became of it. */
  async capture(orderId: string, key: string): Promise<ProviderOrder> {
    const intent = await this.#intentOf(orderId)
    const answer = await this.#call({ method: 'POST', path: `/v1/payment_intents/${intent}/capture`, key })
    // Nobody can pay a session twice: where the bank takes back what it had reserved, a new one is needed.
    if (answer.status === 402) await this.#cancelIntent(intent)
    else if (!isSuccess(answer) && errorOf(answer.json).code !== 'payment_intent_unexpected_state')
      throw unclearAs(answer)
    const order = await this.readOrder(orderId)
    if (!order) throw new PaymentUnclear('Stripe does not know a session whose money it took')
    return order
  }

  /**
   * Before money goes back, Stripe is asked whether it did so under this key: it forgets keys after a day, but not what
   * stands in a refund.
   */
  async refund(captureId: string, { key, amount }: { key: string; amount: Cents }): Promise<ProviderRefund> {
    const earlier = (await this.#listRefunds(captureId)).filter(({ metadata }) => metadata?.key === key)
    const made = earlier.find(goesBack)
    if (made) return presentRefund(made)
    const fields = { payment_intent: captureId, amount: String(amount), 'metadata[key]': key }
    // A key is answered with what was answered first: after a refund that failed it takes another.
    const fresh = earlier.length === 0 ? key : `${key}-${earlier.length}`
    const answer = await this.#call({ method: 'POST', path: '/v1/refunds', key: fresh, fields })
    if (isSuccess(answer)) {
      const refund = readRefund(answer.json)
      if (goesBack(refund)) return presentRefund(refund)
    }
    throw isSuccess(answer) || isRefusal(answer) ? refusedAs(answer) : unclearAs(answer)
  }

  async letGo({ orderId, state }: ProviderOrder): Promise<void> {
    if (state === 'approved') return this.#cancelIntent(await this.#intentOf(orderId))
    if (state !== 'open') return
    const path = `/v1/checkout/sessions/${encodeURIComponent(orderId)}/expire`
    const answer = await this.#call({ method: 'POST', path, fields: expanded })
    if (isSuccess(answer) && readSession(answer.json).status === 'expired') return
    throw unclearAs(answer)
  }

  async #cancelIntent(intent: string): Promise<void> {
    const path = `/v1/payment_intents/${intent}/cancel`
    const answer = await this.#call({ method: 'POST', path, fields: { 'expand[0]': 'latest_charge' } })
    if (!isSuccess(answer) || readIntent(answer.json).status !== 'canceled') throw unclearAs(answer)
  }

  #readSession(orderId: string): Promise<Answer> {
    const path = `/v1/checkout/sessions/${encodeURIComponent(orderId)}`
    return this.#call({ method: 'GET', path, fields: expanded })
  }

  async #intentOf(orderId: string): Promise<string> {
    const answer = await this.#readSession(orderId)
    const intent = isSuccess(answer) ? readSession(answer.json).payment_intent : undefined
    if (intent) return intent.id
    throw unclearAs(answer)
  }

  async #listRefunds(captureId: string): Promise<Refund[]> {
    const fields = { payment_intent: captureId, limit: '100' }
    const answer = await this.#call({ method: 'GET', path: '/v1/refunds', fields })
    if (isSuccess(answer)) return readRefunds(answer.json)
    throw unclearAs(answer)
  }

  /** What a charge says went back may since have failed. */
  async #withRefunds(order: ProviderOrder): Promise<ProviderOrder> {
    const { capture } = order
    if (!capture?.refunded) return order
    const refunds = (await this.#listRefunds(capture.id)).filter(goesBack)
    return { ...order, capture: { ...capture, refunded: refunds.reduce((sum, { amount }) => sum + amount, 0) } }
  }

  /** Every call only reads, carries a key, or does nothing the second time, so it may be sent again. */
  #call({ method, path, key, fields = {} }: Call): Promise<Answer> {
    const asked = { name: 'Stripe', timeout: this.#timeout, circuit: this.#circuit }
    const form = new URLSearchParams(fields).toString()
    const headers = {
      authorization: `Bearer ${this.#settings.secretKey}`,
      'stripe-version': apiVersion,
      ...(method === 'POST' && { 'content-type': 'application/x-www-form-urlencoded' }),
      ...(key !== undefined && { 'idempotency-key': key }),
    }
    const [address, body] = method === 'GET' ? [`${path}?${form}`, undefined] : [path, form]
    return askUntilAnswered(asked, (end) => send(this.#settings.apiBase, address, { method, headers, body, end }))
  }
}

const expanded = { 'expand[0]': 'payment_intent.latest_charge' }

/** Only what answers at once: cards, and with them Apple Pay and Google Pay. In the currency that was said, and no other. */
const sessionFields = ({ amount, currency, description, language, reference, until, returnUrl }: NewOrder) => ({
  mode: 'payment',
  'payment_method_types[0]': 'card',
  'line_items[0][quantity]': '1',
  'line_items[0][price_data][currency]': currency.toLowerCase(),
  'line_items[0][price_data][unit_amount]': String(amount),
  'line_items[0][price_data][product_data][name]': description.slice(0, 250),
  client_reference_id: reference,
  'payment_intent_data[capture_method]': 'manual',
  'payment_intent_data[description]': description.slice(0, 250),
  'payment_intent_data[metadata][payment]': reference,
  'adaptive_pricing[enabled]': 'false',
  submit_type: 'pay',
  locale: language,
  expires_at: String(Math.floor(Temporal.Instant.from(until).epochMilliseconds / 1000) + longerThanPayment),
  success_url: returnUrl,
  cancel_url: returnUrl,
  ...expanded,
})

const presentRefund = ({ id, status }: Refund): ProviderRefund => ({
  refundId: id,
  state: status === 'succeeded' ? 'done' : 'pending',
})

/** What was asked for is wrong, and would be the next time; but not where a key was used for something else. */
const isRefusal = ({ status, json }: Answer) => {
  const { type } = errorOf(json)
  return (status === 400 && type === 'invalid_request_error') || (status === 402 && type === 'card_error')
}

const said = ({ status, json }: Answer) => [status, ...Object.values(errorOf(json))].join(' ')
const refusedAs = (answer: Answer) => new PaymentRefused(`Stripe refused: ${said(answer)}`)
const unclearAs = (answer: Answer) => new PaymentUnclear(`Stripe answered ${said(answer)}`, { peace: answer.peace })
