import * as z from 'zod/mini'
import { endpoint } from '#kit/shared/endpoint.ts'
import { line, money } from '#kit/shared/fields.ts'
import { payWays } from '../contract.ts'
import { words } from '../words.ts'

const orderId = z.object({
  order: line({ min: 20, max: 60, pattern: /^[\w-]+$/, message: () => words.noSuchOrder }),
})

export const testOrder = z.object({
  order: z.string(),
  /** Whose page it stands for: PayPal's, or Stripe's for cards and wallets. */
  way: z.enum(payWays),
  /** The page that the payer comes back to. */
  back: z.string(),
  /** One line that says what is paid for. */
  description: z.string(),
  amount: money,
  currency: z.string(),
  /** `paid` and `returned` as the payment stands; `ended`: it was not paid in time, or given up. */
  state: z.enum(['open', 'approved', 'paid', 'refused', 'returned', 'ended']),
})
export type TestOrder = z.output<typeof testOrder>

export const getTestPayment = endpoint({
  summary:
    'An order of the built-in test provider, by which no money moves. Only there while neither PayPal nor Stripe is set up',
  method: 'GET',
  path: '/api/test_payment/:order/',
  access: 'anyone',
  changesWith: ['payments'],
  params: orderId,
  answers: { 200: testOrder },
})

export const approveTestPayment = endpoint({
  summary: 'Approves an order of the test provider, as a payer would on the pages of PayPal or Stripe',
  method: 'POST',
  path: '/api/test_payment/:order/approve/',
  access: 'anyone',
  params: orderId,
  answers: { 200: testOrder },
})

export const refuseTestPayment = endpoint({
  summary: 'Refuses an order of the test provider, as the bank of a payer would',
  method: 'POST',
  path: '/api/test_payment/:order/refuse/',
  access: 'anyone',
  params: orderId,
  answers: { 200: testOrder },
})
