import * as z from 'zod/mini'
import { endpoint } from '#kit/shared/endpoint.ts'
import { line, money } from '#kit/shared/fields.ts'
import { words } from './words.ts'

/** `open`: the payer has not paid. `processing`: nobody knows yet. `returned`: the money goes back, or is back. */
export const paymentStates = ['open', 'processing', 'paid', 'returned', 'failed', 'expired'] as const
export type PaymentState = (typeof paymentStates)[number]

/** How one pays online: with PayPal, or by card or wallet on a page of Stripe's. */
export const payWays = ['paypal', 'card'] as const
export type PayWay = (typeof payWays)[number]

/** Of a call that pays online. Not sent: what is usual here. 422 at `payment`: nobody can pay so here. */
export const payWith = z.optional(z.enum(payWays, { error: () => words.notOffered }))

/** An attempt to pay for one thing. Its id is random: whoever knows it may pay it and see how it stands. */
export const payment = z.object({
  payment: z.string(),
  provider: z.enum(['paypal', 'stripe', 'test', 'test-card']),
  /** The provider's own id, for its client script. Empty while the provider has not been reached. */
  order_id: z.string(),
  amount: money,
  currency: z.string(),
  state: z.enum(paymentStates),
  /** How often the provider refused it; it can be paid all the same while it is open. */
  declined: z.number(),
  /** How much of it went back or goes back. */
  returned: money,
  /** ISO instant until which it can be paid. */
  expires_at: z.string(),
  /** How long that is, 0 once it is over: the clock of the device may be wrong. */
  seconds_left: z.number(),
  /** The provider's page, where one agrees and comes back; null where the provider's script opens its own. */
  approve_url: z.nullable(z.string()),
})
export type Payment = z.output<typeof payment>

const paymentId = z.object({
  payment: line({ min: 20, max: 60, pattern: /^[\w-]+$/, message: () => words.noSuchPayment }),
})

export const getPayment = endpoint({
  summary: 'How a payment stands',
  method: 'GET',
  path: '/api/payments/:payment/',
  access: 'anyone',
  changesWith: ['payments'],
  params: paymentId,
  answers: { 200: payment },
})

export const capturePayment = endpoint({
  summary: 'Takes the money of a payment that the payer approved. 402: refused by the provider, nothing was taken',
  method: 'POST',
  path: '/api/payments/:payment/capture/',
  access: 'anyone',
  urgent: true,
  params: paymentId,
  answers: { 200: payment },
})

export const abandonPayment = endpoint({
  summary: 'Gives up a payment that was not made, and what was held for it',
  method: 'POST',
  path: '/api/payments/:payment/abandon/',
  access: 'anyone',
  urgent: true,
  params: paymentId,
  answers: { 200: payment },
})
