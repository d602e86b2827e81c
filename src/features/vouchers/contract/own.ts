import * as z from 'zod/mini'
import { euroTransfer } from '#features/payments/contract/transfer.ts'
import { payment, payWith } from '#features/payments/contract.ts'
import { endpoint } from '#kit/shared/endpoint.ts'
import { money } from '#kit/shared/fields.ts'
import { words } from '../words.ts'

/** The signed link of a mail, out of the address's fragment. It travels in the body, where no log sees it. */
const withToken = z.object({ token: z.string().check(z.maxLength(300, { error: () => words.linkIncomplete })) })

const redemption = z.object({
  /** Day on the wall clock of the business. */
  on: z.string(),
  /** Negative when it was put back. */
  amount: money,
  note: z.string(),
})

const ownVoucher = z.object({
  state: z.enum(['open', 'paid', 'canceled', 'withdrawn']),
  reference: z.string(),
  /** In groups; null until it is paid. */
  code: z.nullable(z.string()),
  recipient: z.string(),
  text: z.string(),
  background: z.int(),
  amount: money,
  balance: money,
  redemptions: z.array(redemption),
  /** Of one that was withdrawn from: what goes back, and whether all of it is back. */
  money_back: z.nullable(z.object({ amount: money, is_back: z.boolean() })),
  /** What is open, where it is to be paid by transfer. */
  transfer: z.nullable(euroTransfer),
})
export type OwnVoucher = z.output<typeof ownVoucher>

export const readOwnVoucher = endpoint({
  summary: 'The voucher that a link of a mail leads to. 404: none of our links. 410: the link has expired',
  method: 'POST',
  path: '/api/vouchers/own/',
  access: 'anyone',
  demoMayWrite: true,
  body: withToken,
  answers: { 200: ownVoucher },
})

export const readVoucherFile = endpoint({
  summary: 'The voucher as a PDF (base64), once it is paid',
  method: 'POST',
  path: '/api/vouchers/own/file/',
  access: 'anyone',
  demoMayWrite: true,
  body: withToken,
  answers: { 200: z.object({ name: z.string(), content: z.string() }) },
})

export const payOwnVoucher = endpoint({
  summary: 'Opens a payment through the provider for a voucher that is still to be paid',
  method: 'POST',
  path: '/api/vouchers/own/pay/',
  access: 'anyone',
  body: z.extend(withToken, { pay_with: payWith }),
  answers: { 201: payment },
})
