import * as z from 'zod/mini'
import { endpoint } from '#kit/shared/endpoint.ts'
import { line, maybe, money, optional, wholeNumber } from '#kit/shared/fields.ts'
import { signedMoney } from '../contract/ledger.ts'
import { transactionId } from '../tse/contract.ts'
import { words as tillWords } from '../words.ts'
import { words } from './words.ts'

/** Receipts that are put aside and taken up again, by whoever is at the till. */

export const nameMax = 40
const checkDetails = () => tillWords.checkDetails
const body = z.object({ id: wholeNumber({ min: 1, max: 999_999_999, message: () => words.gone }) })
const parked = z.object({ id: z.int(), name: z.string(), total: money, parked_at: z.string(), parked_by: z.string() })
export type Parked = z.output<typeof parked>

export const getParked = endpoint({
  summary: 'The receipts that are put aside, the oldest first',
  method: 'GET',
  path: '/api/rere_parked_receipts/',
  access: 'staff',
  answers: { 200: z.object({ parked: z.array(parked) }) },
  changesWith: ['till'],
})

const write = { method: 'POST', access: 'staff', repeatable: true } as const

export const parkReceipt = endpoint({
  ...write,
  summary:
    'Puts the open receipt aside for all staff. Its cart keeps what it holds; 409 CART_GONE where it holds nothing',
  path: '/api/rere_park_receipt/',
  body: z.object({
    name: line({ min: 1, max: nameMax, message: () => words.noName(nameMax) }),
    /** As it is shown; what is paid is decided when it is paid. */
    total: signedMoney(checkDetails),
    cart: optional(line({ max: 60, message: checkDetails })),
    transaction: maybe(transactionId),
    /** What the screen goes on with, as JSON text. */
    sale: line({ min: 2, max: 9000, message: checkDetails }),
  }),
  answers: { 201: z.object({ status: z.literal('success') }) },
})

export const takeParked = endpoint({
  ...write,
  summary: 'Takes a receipt up again, which only one can: 409 TAKEN_ALREADY tells all others who has it',
  path: '/api/rere_take_parked_receipt/',
  body,
  answers: { 201: z.object({ sale: z.string() }) },
})

export const discardParked = endpoint({
  ...write,
  summary: 'Deletes a receipt that was put aside; what its cart holds goes back into the stock',
  path: '/api/rere_discard_parked_receipt/',
  body,
  answers: { 201: z.object({ status: z.literal('success') }) },
})
