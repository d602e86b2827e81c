import { type Cents, formatPlain } from '#kit/shared/money.ts'
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
import { issuesOf, readOrder, readRefund, readToken, readVerification } from './paypal-answers.ts'
import { type Answer, askUntilAnswered, isSuccess, send } from './service-call.ts'

type Settings = NonNullable<Env['paypal']>

type Call = {
  method: 'GET' | 'POST'
  path: string
  /** PayPal-Request-Id: with it a write may be sent again, and is the same write to PayPal. */
  key?: string
  /** JSON text. */
  body?: string
}

/** `until`: on the clock of the process. */
type Token = { text: string; until: number }

/** The headers of a webhook event that its signature is made of, under the names of PayPal's API. */
export type WebhookSignature = {
  auth_algo: string
  cert_url: string
  transmission_id: string
  transmission_sig: string
  transmission_time: string
}

/** The payer's bank or PayPal says no to this way of paying. Anything else that fails is unclear and asked about again. */
const refusals = new Set([
  'INSTRUMENT_DECLINED',
  'TRANSACTION_REFUSED',
  'PAYER_CANNOT_PAY',
  'PAYER_ACCOUNT_RESTRICTED',
  'PAYER_ACCOUNT_LOCKED_OR_CLOSED',
  'PAYEE_BLOCKED_TRANSACTION',
  'DECLINED_DUE_TO_RELATED_TXN',
  'MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED',
  'COMPLIANCE_VIOLATION',
  'CARD_EXPIRED',
])

/** How the order stands says more than the error. */
const readInstead = new Set(['ORDER_ALREADY_CAPTURED', 'ORDER_NOT_APPROVED', 'PAYER_ACTION_REQUIRED'])

/** PayPal's REST API (orders v2, payments v2, webhook signatures), see developer.paypal.com/api/rest. */
export class Paypal implements PaymentProvider {
  readonly name = 'paypal'
  readonly way = 'paypal'
  readonly #settings: Settings
  readonly #timeout: number
  readonly #circuit: Circuit
  #token: Promise<Token> | undefined

  /** `timeout`: milliseconds after which a call counts as unanswered. Without a circuit every call is made. */
  constructor(
    settings: Settings,
    timeout = 10_000,
    circuit = new Circuit('paypal', { rules: { mostFailures: Number.POSITIVE_INFINITY } }),
  ) {
    this.#settings = settings
    this.#timeout = timeout
    this.#circuit = circuit
  }

  /** Without the id of a webhook no event can be verified. */
  get takesWebhooks(): boolean {
    return this.#settings.webhookId !== undefined
  }

  async createOrder({ key, amount, currency, description, language, reference }: NewOrder): Promise<ProviderOrder> {
    const body = {
      intent: 'CAPTURE',
      purchase_units: [
        { custom_id: reference, description: description.slice(0, 127), amount: moneyOf(amount, currency) },
      ],
      application_context: {
        shipping_preference: 'NO_SHIPPING',
        user_action: 'PAY_NOW',
        // In English PayPal goes by the payer's own country.
        ...(language === 'de' && { locale: 'de-DE' }),
      },
    }
    const answer = await this.#call({ method: 'POST', path: '/v2/checkout/orders', key, body: JSON.stringify(body) })
    if (isSuccess(answer)) return readOrder(answer.json)
    throw answer.status === 400 || answer.status === 422 ? refusedAs(answer) : unclearAs(answer)
  }

  async readOrder(orderId: string): Promise<ProviderOrder | undefined> {
    const answer = await this.#call({ method: 'GET', path: `/v2/checkout/orders/${encodeURIComponent(orderId)}` })
    if (isSuccess(answer)) return readOrder(answer.json)
    if (answer.status === 404 && issuesOf(answer.json).includes('RESOURCE_NOT_FOUND')) return undefined
    throw unclearAs(answer)
  }

  async capture(orderId: string, key: string): Promise<ProviderOrder> {
    const path = `/v2/checkout/orders/${encodeURIComponent(orderId)}/capture`
    const answer = await this.#call({ method: 'POST', path, key, body: '{}' })
    // What was just captured comes without the amount of the order.
    const known = isSuccess(answer) || issuesOf(answer.json).some((issue) => readInstead.has(issue))
    const order = known ? await this.readOrder(orderId) : undefined
    if (order) return order
    throw issuesOf(answer.json).some((issue) => refusals.has(issue)) ? refusedAs(answer) : unclearAs(answer)
  }

  async refund(
    captureId: string,
    { key, amount, currency }: { key: string; amount: Cents; currency: string },
  ): Promise<ProviderRefund> {
    const path = `/v2/payments/captures/${encodeURIComponent(captureId)}/refund`
    const body = JSON.stringify({ amount: moneyOf(amount, currency) })
    const answer = await this.#call({ method: 'POST', path, key, body })
    if (isSuccess(answer)) {
      const refund = readRefund(answer.json)
      if (refund) return refund
    }
    throw isSuccess(answer) || answer.status === 422 ? refusedAs(answer) : unclearAs(answer)
  }

  /**
   * Whether PayPal signed an event for our webhook. `raw` is the body as it came: written anew, numbers and spaces
   * could differ from what was signed. It must be JSON.
   */
  async verifyWebhook(signature: WebhookSignature, raw: string): Promise<boolean> {
    const { webhookId } = this.#settings
    if (webhookId === undefined) return false
    const head = JSON.stringify({ ...signature, webhook_id: webhookId })
    const body = `${head.slice(0, -1)},"webhook_event":${raw}}`
    const path = '/v1/notifications/verify-webhook-signature'
    const answer = await this.#call({ method: 'POST', path, body })
    if (isSuccess(answer)) return readVerification(answer.json)
    if (answer.status === 400 || answer.status === 422) return false
    throw unclearAs(answer)
  }

  /** Every call only reads or carries a key, so it may be sent again. */
  #call(call: Call): Promise<Answer> {
    const asked = { name: 'PayPal', timeout: this.#timeout, circuit: this.#circuit }
    return askUntilAnswered(asked, (end) => this.#authorized(call, end))
  }

  async #authorized(call: Call, end: number): Promise<Answer> {
    const first = await this.#readToken()
    const used = this.#token
    const answer = await this.#send(call, `Bearer ${first}`, 'application/json', end)
    if (answer.status !== 401) return answer
    this.#forget(used)
    return this.#send(call, `Bearer ${await this.#readToken()}`, 'application/json', end)
  }

  /** Kept until a minute before it runs out, and fetched once however many wait for it. */
  async #readToken(): Promise<string> {
    this.#token ??= this.#fetchToken()
    const token = this.#token
    try {
      const { text, until } = await token
      if (until > performance.now()) return text
    } catch (error) {
      this.#forget(token)
      throw error
    }
    this.#forget(token)
    return this.#readToken()
  }

  #forget(token: Promise<Token> | undefined): void {
    if (this.#token === token) this.#token = undefined
  }

  async #fetchToken(): Promise<Token> {
    const { clientId, clientSecret } = this.#settings
    const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64')
    const call: Call = { method: 'POST', path: '/v1/oauth2/token', body: 'grant_type=client_credentials' }
    const answer = await this.#send(
      call,
      `Basic ${basic}`,
      'application/x-www-form-urlencoded',
      performance.now() + this.#timeout,
    )
    if (!isSuccess(answer)) throw unclearAs(answer)
    const { access_token, expires_in } = readToken(answer.json)
    return { text: access_token, until: performance.now() + Math.max(expires_in - 60, 1) * 1000 }
  }

  /** `end`: when an answer is not waited for any longer, on the clock of the process. */
  #send({ method, path, key, body }: Call, authorization: string, type: string, end: number): Promise<Answer> {
    const headers = {
      authorization,
      prefer: 'return=representation',
      ...(body !== undefined && { 'content-type': type }),
      ...(key !== undefined && { 'paypal-request-id': key }),
    }
    return send(this.#settings.apiBase, path, { method, headers, body, end })
  }
}

const moneyOf = (amount: Cents, currency: string) => ({ currency_code: currency, value: formatPlain(amount) })

const refusedAs = ({ status, json }: Answer) =>
  new PaymentRefused(`PayPal refused: ${status} ${issuesOf(json).join(' ')}`)
const unclearAs = ({ status, json, peace }: Answer) =>
  new PaymentUnclear(`PayPal answered ${status} ${issuesOf(json).join(' ')}`, { peace })
