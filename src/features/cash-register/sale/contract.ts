import * as z from 'zod/mini'
import { words as voucherWords } from '#features/vouchers/words.ts'
import { email, inCents, line, moneyField, optional } from '#kit/shared/fields.ts'
import { words as kitWords } from '#kit/shared/words.ts'
import { words as tillWords } from '../words.ts'
import { words } from './words.ts'

/** What a sale may be made of besides an item and products: a new voucher, discounts, several payments. */

const someMoney = () =>
  moneyField({ max: 99_999.99, message: () => words.noAmount }).check(
    z.refine((value) => (value as number) > 0, { error: () => words.noAmount }),
  )

/** A voucher of any worth; its code is the server's. Who leaves an address gets it by mail. */
export const newVoucher = z
  .object({
    amount: someMoney(),
    name: optional(line({ max: 50, message: () => voucherWords.noName })),
    email: z._default(z.union([z.literal(''), email()], { error: () => kitWords.noEmail }), ''),
    recipient: optional(line({ max: 25, message: () => voucherWords.longRecipient })),
  })
  .check(
    z.refine(({ name, email }) => email === '' || name.length > 0, {
      path: ['name'],
      error: () => voucherWords.noName,
    }),
  )
export type NewVoucher = z.output<typeof newVoucher>

/** `product` of the cart, `item`: of what is paid besides; of neither: of the whole receipt. In per cent, or an amount. */
export const discount = z
  .object({
    product: z.optional(z.int()),
    item: z.optional(z.boolean()),
    percent: z.optional(z.number({ error: () => words.noPercent }).check(z.gt(0), z.maximum(100))),
    amount: z.optional(z.number({ error: () => words.noAmount }).check(z.gt(0), z.maximum(99_999.99), inCents)),
    reason: line({ min: 1, max: 60, message: () => tillWords.noReason }),
  })
  .check(
    z.refine(({ percent, amount }) => (percent === undefined) !== (amount === undefined), {
      path: ['percent'],
      error: () => words.noPercent,
    }),
  )
export type Discount = z.output<typeof discount>

/** One of several payments for one receipt, in money. */
export const part = z.object({
  method: z.enum(['cash', 'card'], { error: () => words.noAmount }),
  amount: someMoney(),
  /** Cash handed over; absent when it is just the amount. */
  received: z.optional(moneyField({ message: () => words.noAmount })),
})
export type Part = z.output<typeof part>
