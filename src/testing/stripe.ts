import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { signStripe } from '#kit/server/paying/stripe-signature.ts'
import { afterFile } from './after-file.ts'
import { type Answer, FakeProvider, type Fault, type SignedEvent, type Step } from './fake-provider.ts'

type Intent = { id: string; status: string; amount: number; received: number; currency: string }
type Refund = { id: string; status: string; amount: number; metadata: Record<string, string> }
type Session = {
  id: string
  status: 'open' | 'complete' | 'expired'
  amount: number
  currency: string
  customId: string
  /** What was asked for, by the names of its fields. */
  asked: URLSearchParams
  intent: Intent | undefined
  refunds: Refund[]
}

export const fakeStripeSettings = { secretKey: 'sk_test_0123456789', webhookSecret: 'whsec_0123456789' }

/** A Stripe on a random port: Checkout Sessions with manual capture, and refunds, as docs.stripe.com/api has them. */
export class FakeStripe extends FakeProvider {
  readonly name = 'stripe'
  readonly webhook = {
    path: '/api/stripe_webhook/',
    signature: 'stripe-signature',
    events: {
      approved: 'checkout.session.completed',
      captured: 'checkout.session.async_payment_succeeded',
      pending: 'checkout.session.async_payment_failed',
    },
  }
  readonly orders = new Map<string, Session>()
  /** Where its pages are. */
  pages = ''
  protected readonly keyHeader = 'idempotency-key'
  protected readonly misused = problem(400, 'idempotency_error', '')

  override async start(): Promise<string> {
    const address = await super.start()
    this.pages = address
    return address
  }

  approve(orderId: string): void {
    const session = this.#session(orderId)
    if (session.status !== 'open') return
    session.status = 'complete'
    const { amount, currency } = session
    session.intent = { id: newId('pi'), status: 'requires_capture', amount, received: 0, currency }
  }

  decidePending(orderId: string, status: 'COMPLETED' | 'DECLINED'): void {
    const { intent } = this.#session(orderId)
    if (intent?.status !== 'processing') return
    Object.assign(
      intent,
      status === 'COMPLETED'
        ? { status: 'succeeded', received: intent.amount }
        : { status: 'requires_payment_method', received: 0 },
    )
  }

  refundByHand(orderId: string): void {
    const session = this.#session(orderId)
    const amount = (session.intent?.received ?? 0) - refundedOf(session)
    session.refunds.push({ id: newId('re'), status: 'succeeded', amount, metadata: {} })
  }

  /** What went back by a bank that did not take it: it is ours again. */
  failRefunds(orderId: string): void {
    for (const refund of this.#session(orderId).refunds) refund.status = 'failed'
  }

  books(orderId: string): { captured: number; refunded: number } {
    const session = this.#session(orderId)
    return { captured: session.intent?.received ?? 0, refunded: refundedOf(session) }
  }

  event(
    type: string,
    orderId: string,
    { time = Math.floor(Date.now() / 1000), secret = fakeStripeSettings.webhookSecret } = {},
  ): SignedEvent {
    const intent = this.orders.get(orderId)?.intent?.id ?? null
    const object = type.startsWith('checkout.session.')
      ? `"id": "${orderId}", "object": "checkout.session"`
      : `"id": "${newId('ch')}", "object": "charge"`
    const body = `{ "id": "${newId('evt')}", "type": "${type}", "data": { "object": { ${object}, "payment_intent": ${JSON.stringify(intent)}, "fee": 1.50 } } }`
    const signature = signStripe(body, { secret, time: String(time) })
    return {
      body,
      headers: { 'content-type': 'application/json', 'stripe-signature': `t=${time},v1=${signature},v0=old` },
    }
  }

  protected stepOf({ method, url = '' }: IncomingMessage): [Step, string] {
    const [, , kind, id = '', third = '', fourth = ''] = url.split('?')[0]?.split('/') ?? []
    if (kind === 'checkout' && method === 'POST') return fourth === 'expire' ? ['expire', third] : ['create', '']
    if (kind === 'checkout' && method === 'GET') return ['read', third]
    if (kind === 'payment_intents' && third === 'capture') return ['capture', id]
    if (kind === 'payment_intents' && third === 'cancel') return ['cancel', id]
    if (kind === 'refunds') return [method === 'GET' ? 'refunds' : 'refund', '']
    throw new Error(`the fake Stripe does not know ${method} ${url}`)
  }

  protected authorized(_: Step, { headers }: IncomingMessage): boolean {
    return headers.authorization === `Bearer ${fakeStripeSettings.secretKey}`
  }

  protected act(
    step: Step,
    id: string,
    { body, query }: { body: string; query: string },
    fault: Fault | undefined,
  ): Answer {
    const asked = new URLSearchParams(body || query)
    if (step === 'create') return this.#create(asked)
    if (step === 'refunds') return this.#list(asked.get('payment_intent') ?? '')
    if (step === 'refund') return this.#refund(asked, fault)
    const isAboutIntent = step === 'capture' || step === 'cancel'
    const session = isAboutIntent ? this.#sessionOf(id) : this.orders.get(id)
    if (!session) return problem(404, 'invalid_request_error', 'resource_missing')
    if (step === 'read') return this.#answer(session, asked)
    if (step === 'capture') return this.#capture(session, fault)
    if (step === 'cancel') return this.#cancel(session, asked)
    if (session.status !== 'open') return problem(400, 'invalid_request_error', '')
    session.status = 'expired'
    return this.#answer(session, asked)
  }

  #create(asked: URLSearchParams): Answer {
    const soonest = Date.now() / 1000 + 30 * 60
    const item = (name: string) => asked.get(`line_items[0]${name}`)
    const isRight =
      asked.get('mode') === 'payment' &&
      asked.get('payment_intent_data[capture_method]') === 'manual' &&
      item('[quantity]') === '1' &&
      /^https?:/.test(asked.get('success_url') ?? '') &&
      Number(asked.get('expires_at')) >= soonest
    if (!isRight) return problem(400, 'invalid_request_error', 'parameter_invalid')
    const session: Session = {
      id: newId('cs_test'),
      status: 'open',
      amount: Number(item('[price_data][unit_amount]')),
      currency: item('[price_data][currency]') ?? '',
      customId: asked.get('client_reference_id') ?? '',
      asked,
      intent: undefined,
      refunds: [],
    }
    this.orders.set(session.id, session)
    return this.#answer(session, asked)
  }

  #capture({ intent }: Session, fault: Fault | undefined): Answer {
    if (!intent) return problem(404, 'invalid_request_error', 'resource_missing')
    const isCaptured = intent.received > 0
    if (intent.status !== 'requires_capture' && (this.capturesOnce || !isCaptured))
      return problem(400, 'invalid_request_error', 'payment_intent_unexpected_state')
    if (fault === 'declined' || fault === 'declined for good') return problem(402, 'card_error', 'card_declined')
    const amount = fault === 'wrong amount' ? intent.amount - 1 : intent.amount
    if (fault === 'wrong currency') intent.currency = 'eur'
    if (fault === 'pending') intent.status = 'processing'
    else Object.assign(intent, { status: 'succeeded', received: intent.received + amount })
    return { status: 200, json: { ...presentIntent(intent, 0), latest_charge: `ch_${intent.id}` } }
  }

  #cancel({ intent }: Session, asked: URLSearchParams): Answer {
    if (intent?.status !== 'requires_capture')
      return problem(400, 'invalid_request_error', 'payment_intent_unexpected_state')
    intent.status = 'canceled'
    const charge = asked.get('expand[0]') === 'latest_charge' ? null : `ch_${intent.id}`
    return { status: 200, json: { ...presentIntent(intent, 0), latest_charge: charge } }
  }

  #refund(asked: URLSearchParams, fault: Fault | undefined): Answer {
    const session = this.#sessionOf(asked.get('payment_intent') ?? '')
    if (!session?.intent) return problem(404, 'invalid_request_error', 'resource_missing')
    if (fault === 'declined') return problem(400, 'invalid_request_error', 'charge_disputed')
    const amount = Number(asked.get('amount'))
    if (this.capturesOnce && refundedOf(session) + amount > session.intent.received)
      return problem(400, 'invalid_request_error', 'charge_already_refunded')
    const status = fault === 'pending' ? 'pending' : 'succeeded'
    const refund = { id: newId('re'), status, amount, metadata: { key: asked.get('metadata[key]') ?? '' } }
    session.refunds.push(refund)
    return { status: 200, json: { ...refund } }
  }

  #list(intent: string): Answer {
    const refunds = this.#sessionOf(intent)?.refunds ?? []
    return { status: 200, json: { object: 'list', data: refunds.toReversed(), has_more: false } }
  }

  #answer(session: Session, asked: URLSearchParams): Answer {
    const { id, status, amount, currency, customId, intent } = session
    const isExpanded = asked.get('expand[0]') === 'payment_intent.latest_charge'
    const json = {
      id,
      object: 'checkout.session',
      mode: 'payment',
      status,
      payment_status: intent?.status === 'succeeded' ? 'paid' : 'unpaid',
      amount_total: amount,
      currency,
      client_reference_id: customId,
      payment_intent: intent ? (isExpanded ? presentIntent(intent, refundedOf(session)) : intent.id) : null,
      url: status === 'open' ? `${this.pages}/pay/${id}` : null,
    }
    return { status: 200, json }
  }

  #sessionOf(intent: string): Session | undefined {
    return [...this.orders.values()].find((session) => session.intent?.id === intent)
  }

  #session(orderId: string): Session {
    const session = this.orders.get(orderId)
    if (!session) throw new Error(`the fake Stripe has no session ${orderId}`)
    return session
  }
}

/** A Stripe for the test file, and the settings to reach it. */
export async function startFakeStripe(): Promise<{
  stripe: FakeStripe
  settings: typeof fakeStripeSettings & { apiBase: string }
}> {
  const stripe = new FakeStripe()
  const apiBase = await stripe.start()
  afterFile(() => stripe.stop())
  return { stripe, settings: { ...fakeStripeSettings, apiBase } }
}

const newId = (kind: string) => `${kind}_${randomBytes(12).toString('hex')}`

const presentIntent = ({ id, status, amount, received, currency }: Intent, refunded: number) => ({
  id,
  object: 'payment_intent',
  status,
  amount,
  amount_received: received,
  currency,
  latest_charge: { id: `ch_${id.slice(3)}`, amount_refunded: refunded },
})

const refundedOf = ({ refunds }: Session) =>
  refunds.filter(({ status }) => status !== 'failed').reduce((sum, { amount }) => sum + amount, 0)

const problem = (status: number, type: string, code: string): Answer => ({
  status,
  json: { error: { type, ...(code && { code }) } },
})
