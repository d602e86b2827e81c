import * as z from 'zod/mini'
import { PaymentUnclear, type ProviderOrder } from './payment-provider.ts'

/** What Stripe's API answers, as far as it is used here, and what that means. Anything else is unclear. */

const id = z.string().check(z.regex(/^\w{1,255}$/))
const cents = z.int().check(z.minimum(0))
const currency = z.pipe(
  z.string().check(z.length(3)),
  z.transform((code) => code.toUpperCase()),
)

const paymentIntent = z.object({
  id,
  status: z.enum([
    'requires_payment_method',
    'requires_confirmation',
    'requires_action',
    'processing',
    'requires_capture',
    'canceled',
    'succeeded',
  ]),
  amount: cents,
  amount_received: cents,
  currency,
  latest_charge: z.nullish(z.object({ amount_refunded: cents })),
})
export type PaymentIntent = z.output<typeof paymentIntent>

const session = z.object({
  id,
  object: z.literal('checkout.session'),
  mode: z.literal('payment'),
  status: z.enum(['open', 'complete', 'expired']),
  payment_status: z.enum(['paid', 'unpaid']),
  amount_total: cents,
  currency,
  /** Expanded; there once the payer has agreed. */
  payment_intent: z.nullish(paymentIntent),
  /** Of Stripe's page, while it is open. */
  url: z.nullish(z.url({ protocol: /^https?$/ })),
})
type Session = z.output<typeof session>

const refund = z.object({
  id,
  amount: cents,
  status: z.enum(['pending', 'requires_action', 'succeeded', 'failed', 'canceled']),
  metadata: z.nullish(z.record(z.string(), z.string())),
})
export type Refund = z.output<typeof refund>

const refunds = z.object({ data: z.array(refund), has_more: z.boolean() })

const failure = z.object({
  error: z.object({ type: z.optional(z.string()), code: z.optional(z.string()) }),
})

function read<S extends z.ZodMiniType>(schema: S, what: string, json: unknown): z.output<S> {
  const { success, data, error } = schema.safeParse(json)
  if (success) return data
  throw new PaymentUnclear(`Stripe's ${what} cannot be read: ${error.issues[0]?.path.join('.')}`)
}

export const readSession = (json: unknown): Session => read(session, 'session', json)
export const readIntent = (json: unknown): PaymentIntent => read(paymentIntent, 'payment intent', json)
export const readRefund = (json: unknown): Refund => read(refund, 'refund', json)

/** All refunds of a payment: there are never so many that Stripe would have to be asked for more. */
export function readRefunds(json: unknown): Refund[] {
  const { data, has_more } = read(refunds, 'refunds', json)
  if (has_more) throw new PaymentUnclear('Stripe has more refunds of a payment than it told')
  return data
}

/** Neither failed nor given up: it went back, or will. */
export const goesBack = ({ status }: Refund) => status !== 'failed' && status !== 'canceled'

/** Stripe's names for what went wrong. */
export function errorOf(json: unknown): { type: string; code: string } {
  const { data } = failure.safeParse(json)
  return { type: data?.error.type ?? '', code: data?.error.code ?? '' }
}

/** How a session stands: what is said of the money by its payment intent, once there is one. */
export function orderOf(session: Session): ProviderOrder {
  const { id: orderId, status, amount_total: amount, currency, payment_intent: intent, url } = session
  const order = { orderId, amount, currency, ...(url && { approveUrl: url }) }
  if (status === 'open') return { ...order, state: 'open' }
  if (status === 'expired') return { ...order, state: 'refused' }
  switch (intent?.status) {
    case 'requires_capture':
      return { ...order, state: 'approved', amount: intent.amount, currency: intent.currency }
    case 'processing':
      return { ...order, state: 'pending' }
    case 'succeeded':
      return { ...order, state: 'captured', capture: captureOf(intent) }
    case 'canceled':
    case 'requires_payment_method':
      return { ...order, state: 'refused' }
    default:
      throw new PaymentUnclear("Stripe's session is complete without a payment")
  }
}

const captureOf = ({ id, amount_received, currency, latest_charge }: PaymentIntent) => ({
  id,
  amount: amount_received,
  currency,
  refunded: latest_charge?.amount_refunded ?? 0,
})
