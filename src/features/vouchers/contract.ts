import * as z from 'zod/mini'
import { euroTransfer } from '#features/payments/contract/transfer.ts'
import { payment, payWith } from '#features/payments/contract.ts'
import { currencyName } from '#kit/shared/currency-name.ts'
import { endpoint } from '#kit/shared/endpoint.ts'
import { email, flag, inCents, line, money, optional, paragraph, wholeNumber } from '#kit/shared/fields.ts'
import { formatMoney, toCents } from '#kit/shared/money.ts'
import { unprintable } from '#kit/shared/printable.ts'
import { leastAmount } from './rules/amount.ts'
import { words } from './words.ts'

const letterAndDigit = /(?=.*\p{L})(?=.*\d)/u

/** Numbers of the pictures a voucher can carry. */
export const backgrounds = [1, 2, 3] as const
export type Background = (typeof backgrounds)[number]

/** What stands on the card stands there whole. */
const printed = z.refine<string>((text) => unprintable(text) === undefined, {
  error: ({ input }) => unprintable(String(input)),
})

const tooLittle = () => words.tooLittle(formatMoney(leastAmount))

const voucherAmount = z.pipe(
  z.transform((value) => {
    const text = typeof value === 'string' ? value.trim() : ''
    return /^-?\d{1,9}([.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : value
  }),
  z
    // Of 1,000 nobody knows by themselves whether it is one or a thousand.
    .number({
      error: ({ input }) =>
        typeof input === 'string' && /\d[.,]\d/.test(input) ? words.notWhole(currencyName()) : tooLittle(),
    })
    .check(
      z.minimum(50, { error: tooLittle, abort: true }),
      z.maximum(99_999, { error: () => words.tooMuch(formatMoney(toCents(99_999))), abort: true }),
      z.refine(Number.isInteger, { error: () => words.notWhole(currencyName()) }),
      inCents,
    ),
)

/** What the buyer fills in; the messages are those shown beside the fields. */
export const voucherDetails = z.object({
  salutation: z._default(z.enum(['', 'Mr.', 'Ms.', 'Mx.']), ''),
  name: line({ min: 5, max: 50, message: () => words.noName }),
  email: email(),
  streetAndNumber: line({ max: 50, pattern: letterAndDigit, message: () => words.noStreet }),
  additional: optional(line({ max: 50, message: () => words.longAdditional })),
  zipCodeAndCity: line({ max: 50, pattern: letterAndDigit, message: () => words.noCity }),
  voucherRecipient: optional(line({ max: 25, message: () => words.longRecipient }).check(printed)),
  voucherBackground: z._default(wholeNumber({ min: 1, max: 3, message: () => words.noBackground }), 1),
  voucherText: optional(paragraph({ max: 300, message: () => words.longText }).check(printed)),
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
      /** Online, in whatever way. */
      paypal: flag(),
      pay_with: payWith,
      privacy: flag().check(z.refine((agreed) => agreed, { error: () => words.notAgreed })),
    })
    .check(
      z.refine(({ banktransfer, paypal }) => banktransfer !== paypal, {
        path: ['payment'],
        error: () => words.noMethod,
      }),
    ),
  answers: {
    201: z.object({
      /** What the buyer quotes when asking about the order; no use for redeeming. */
      reference: z.string(),
      amount: money,
      transfer: z.nullable(euroTransfer),
      payment: z.nullable(payment),
      /** Where the buyer sees, pays and prints it: the link of the mails. */
      own_page: z.string(),
    }),
  },
})

const codeText = z
  .string({ error: () => words.checkDetails })
  .check(z.maxLength(60, { error: () => words.checkDetails }))

export const checkVoucher = endpoint({
  summary: 'What is left on a voucher, in dollars; codes that are none are counted and soon refused with 429',
  method: 'GET',
  path: '/api/rere_check_voucher/',
  access: 'anyone',
  query: z.object({ voucher: codeText }),
  answers: { 200: z.object({ exists: z.boolean(), amount: money }) },
})
