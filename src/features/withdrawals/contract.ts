import * as z from 'zod/mini'
import { endpoint } from '#kit/shared/endpoint.ts'
import { email, line, money, optional, paragraph, wholeNumber } from '#kit/shared/fields.ts'
import { outcomes } from './rules.ts'
import { words } from './words.ts'

export const longestComment = 500

/** What is asked of whoever withdraws: who they are, from which contract, and where the receipt goes (§ 356a (2) BGB). */
export const declaration = z.object({
  name: line({ min: 2, max: 50, message: () => words.noName }),
  /** Reference or code of the voucher, or whatever else identifies the contract. */
  contract: line({ min: 2, max: 100, message: () => words.noContract }),
  email: email(),
  /** Of which part, or why: never asked for. */
  comment: optional(paragraph({ max: longestComment, message: () => words.longComment })),
  /** The signed link of the voucher's own page, where they came from there. */
  token: optional(z.string().check(z.maxLength(300, { error: () => words.linkIncomplete }))),
})
export type Declaration = z.output<typeof declaration>

const receipt = z.object({
  /** What the receipt is called. */
  reference: z.string(),
  /** An instant, `2026-11-21T13:40:07Z`: when it was declared. */
  declared_at: z.string(),
  /** The same in words, on the clock of the business: `Saturday, November 21, 2026, 14:40:07 (UTC+01:00)`. */
  received: z.string(),
  /** What comes of it, in words. */
  consequence: z.string(),
  name: z.string(),
  contract: z.string(),
  email: z.string(),
  comment: z.string(),
  outcome: z.enum(outcomes),
  /** What goes back, and the part of it that comes by bank transfer. */
  amount: money,
  by_hand: money,
  /** A day, until which withdrawing is in time; null where the contract was not found. */
  last_day: z.nullable(z.string()),
})
export type Receipt = z.output<typeof receipt>

export const withdraw = endpoint({
  summary:
    'Declares the withdrawal from the contract of a voucher. Always put down and receipted by mail at once, whatever comes of it; in time, the voucher ends and its money goes back',
  method: 'POST',
  path: '/api/withdrawals/',
  access: 'anyone',
  repeatable: true,
  body: declaration,
  answers: { 201: receipt },
})

const withdrawal = z.extend(receipt, {
  id: z.int(),
  /** Of the voucher that it is about; empty where none was found. */
  voucher: z.string(),
  /** The voucher's balance and value, where there is one. */
  balance: money,
  value: money,
  /** How much of `amount` the payment provider has given back so far. */
  given_back: money,
  /** A day, by which the money has to be back; null where none goes back. */
  due_on: z.nullable(z.string()),
  /** Whether staff have something to do. */
  open: z.boolean(),
  /** `Closed by Jonas Pier (06/01/26)`; empty where nobody had to. */
  closed: z.string(),
  closed_note: z.string(),
})
export type Withdrawal = z.output<typeof withdrawal>

export const getWithdrawals = endpoint({
  summary: 'The latest 200 declarations of withdrawal, what waits for staff first',
  method: 'GET',
  path: '/api/rere_get_withdrawals/',
  access: 'staff',
  changesWith: ['vouchers', 'payments'],
  answers: { 200: z.array(withdrawal) },
})

const choose = wholeNumber({ min: 1, max: 1_999_999_999, message: () => words.noWithdrawal })
export const longestNote = 300

export const acceptWithdrawal = endpoint({
  summary:
    'Accepts a withdrawal that came late or was not matched, for a voucher: it ends, and what is left goes back. 404: no such order. 409: nothing to accept',
  method: 'POST',
  path: '/api/rere_accept_withdrawal/',
  access: 'admin',
  body: z.object({
    id: choose,
    /** Reference of the order. */
    voucher: line({ min: 8, max: 20, message: () => words.noOrder }),
  }),
  answers: { 200: z.object({ status: z.literal('success') }) },
})

export const closeWithdrawal = endpoint({
  summary: 'Notes that nothing is left to do about a withdrawal: the money was transferred, or why nothing goes back',
  method: 'POST',
  path: '/api/rere_close_withdrawal/',
  access: 'admin',
  body: z.object({
    id: choose,
    note: paragraph({
      min: 3,
      max: longestNote,
      message: () => words.noNote,
      tooLong: () => words.longNote,
    }),
  }),
  answers: { 200: z.object({ status: z.literal('success') }) },
})
