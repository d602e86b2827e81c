import * as z from 'zod/mini'
import { euroTransfer } from '#features/payments/contract/transfer.ts'
import { payment } from '#features/payments/contract.ts'
import { endpoint } from '#kit/shared/endpoint.ts'
import { email, flag, inCents, line, money, optional, paragraph, wholeNumber } from '#kit/shared/fields.ts'
import { unprintable } from '#kit/shared/printable.ts'

const checkDetails = 'Please check your entered details'
const letterAndDigit = /(?=.*\p{L})(?=.*\d)/u

/** Numbers of the pictures a voucher can carry. */
export const backgrounds = [1, 2, 3] as const
export type Background = (typeof backgrounds)[number]

/** What stands on the card stands there whole. */
const printed = z.refine<string>((text) => unprintable(text) === undefined, {
  error: ({ input }) => unprintable(String(input)),
})

const amountMessage = 'The voucher amount must be at least $50'
const wholeMessage = 'The voucher amount must be a whole number of dollars'
const voucherAmount = z.pipe(
  z.transform((value) => {
    const text = typeof value === 'string' ? value.trim() : ''
    return /^-?\d{1,9}([.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : value
  }),
  z
    // Of 1,000 nobody knows by themselves whether it is one or a thousand.
    .number({
      error: ({ input }) => (typeof input === 'string' && /\d[.,]\d/.test(input) ? wholeMessage : amountMessage),
    })
    .check(
      z.minimum(50, { error: amountMessage, abort: true }),
      z.maximum(99_999, { error: 'The voucher amount must be at most $99,999', abort: true }),
      z.refine(Number.isInteger, { error: wholeMessage }),
      inCents,
    ),
)

/** What the buyer fills in; the messages are those shown beside the fields. */
export const voucherDetails = z.object({
  salutation: z._default(z.enum(['', 'Mr.', 'Ms.', 'Mx.']), ''),
  name: line({ min: 5, max: 50, message: 'Please enter a valid first and last name' }),
  email: email(),
  streetAndNumber: line({ max: 50, pattern: letterAndDigit, message: 'Please enter a valid street & house number' }),
  additional: optional(line({ max: 50, message: 'Additional address details are too long' })),
  zipCodeAndCity: line({ max: 50, pattern: letterAndDigit, message: 'Please enter a valid ZIP code & city' }),
  voucherRecipient: optional(line({ max: 25, message: 'The name of the recipient is too long' }).check(printed)),
  voucherBackground: z._default(wholeNumber({ min: 1, max: 3, message: 'Please choose a background' }), 1),
  voucherText: optional(paragraph({ max: 300, message: 'Your text is too long' }).check(printed)),
  voucherAmount,
})
export type VoucherDetails = z.output<typeof voucherDetails>

export const sendVoucherRequest = endpoint({
  summary: 'Orders a voucher, to be paid by transfer within 5 days or through the payment provider within 15 minutes',
  method: 'POST',
  path: '/api/rere_send_voucher_request/',
  access: 'anyone',
  repeatable: true,
  body: z
    .extend(voucherDetails, {
      banktransfer: flag(),
      paypal: flag(),
      privacy: flag().check(z.refine((agreed) => agreed, { error: 'Please agree to the privacy policy' })),
    })
    .check(
      z.refine(({ banktransfer, paypal }) => banktransfer !== paypal, {
        path: ['payment'],
        error: 'Please choose how you want to pay',
      }),
    ),
  answers: {
    201: z.object({
      /** What the buyer quotes when asking about the order; no use for redeeming. */
      reference: z.string(),
      amount: money,
      transfer: z.nullable(euroTransfer),
      payment: z.nullable(payment),
    }),
  },
})

const codeText = z.string({ error: checkDetails }).check(z.maxLength(60, { error: checkDetails }))

export const checkVoucher = endpoint({
  summary: 'What is left on a voucher, in dollars; codes that are none are counted and soon refused with 429',
  method: 'GET',
  path: '/api/rere_check_voucher/',
  access: 'anyone',
  query: z.object({ voucher: codeText }),
  answers: { 200: z.object({ exists: z.boolean(), amount: money }) },
})
