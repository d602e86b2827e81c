import * as z from 'zod/mini'
import { inCents } from '#kit/shared/fields.ts'

/** What the ledger of a till is made of, as it is stored, answered and printed. Amounts here are cents. */

export const businesses = ['agency', 'rental'] as const
export type Business = (typeof businesses)[number]

export const entryKinds = [
  /** The float that is counted into the drawer. */
  'opening',
  'sale',
  /** Takes another entry back, line by line. */
  'reversal',
  /** Money given back by hand for a booking that was canceled. */
  'refund',
  /** A deposit taken, or with negative amounts given back. */
  'deposit',
  'cash_in',
  'cash_out',
  /** The counted end of a period, with its number. */
  'closing',
  /** The security device was out of order, from when to when. */
  'outage',
] as const
export type EntryKind = (typeof entryKinds)[number]

export const lineKinds = [
  'booking',
  'voucher',
  'product',
  'late_fee',
  'fuel',
  'cleaning',
  'briefing',
  'damage',
  'cancellation_fee',
  'deposit',
  'refund',
  /** Paid invoices of the agency. */
  'invoice',
] as const

/** `amount` is quantity times unit price, less the discount, VAT included; percent 0 where no VAT is due (vouchers, deposits, damages). */
export const tillLine = z.object({
  kind: z.enum(lineKinds),
  label: z.string(),
  quantity: z.number(),
  unitPrice: z.int(),
  amount: z.int(),
  vatPercent: z.number(),
  /** What was taken off, positive, and why: of several together. `percent` of one that was given so. */
  discount: z.optional(z.object({ amount: z.int(), reason: z.string(), percent: z.optional(z.number()) })),
  bookingId: z.optional(z.int()),
  voucherId: z.optional(z.int()),
  productId: z.optional(z.int()),
  invoiceId: z.optional(z.int()),
  /** Of what gives a part of a receipt back: its line there, and the VAT in it, so that all parts come to the receipt's. */
  of: z.optional(z.int()),
  vat: z.optional(z.int()),
})
export type TillLine = z.output<typeof tillLine>

export const paymentMethods = ['cash', 'card', 'voucher', 'transfer'] as const
export type TillPaymentMethod = (typeof paymentMethods)[number]

/** `voucherId` where a voucher paid; `label` shows the end of its code. */
export const tillPayment = z.object({
  method: z.enum(paymentMethods),
  amount: z.int(),
  voucherId: z.optional(z.int()),
  label: z.optional(z.string()),
})
export type TillPayment = z.output<typeof tillPayment>

/** What money in another currency came to, by the rates of the day it was booked: kept, and never reckoned again. */
const worth = z.object({
  inDollars: z.int(),
  inEuros: z.int(),
  /** What a dollar was in the currency of the entry, and in euros. */
  perDollar: z.number(),
  eurosPerDollar: z.number(),
})
export type Worth = z.output<typeof worth>

/** What only this kind of entry has, kept with it and hashed with it. */
export const entryContent = z.object({
  lines: z.array(tillLine),
  payments: z.array(tillPayment),
  /** Why: of a reversal, a cash movement, an outage. */
  reason: z.optional(z.string()),
  /** Of a reversal of a part: the position of the receipt. It reverses the part before, so that no two come after one. */
  partOf: z.optional(z.int()),
  /** Of an opening: what the float is more than the last closing left, or with a minus less. */
  difference: z.optional(z.int()),
  /** Cash handed over and given back at a sale. */
  received: z.optional(z.int()),
  change: z.optional(z.int()),
  /** When it was done, where the network failed then and the receipt was made later; an ISO instant. */
  happened: z.optional(z.string()),
  /** Whose: name of the customer, as the receipt shows it. */
  customer: z.optional(z.string()),
  /** The booking as it was then, on the wall clock: it may be given another boat or time later. */
  booked: z.optional(z.object({ vehicle: z.string(), startsAt: z.string(), endsAt: z.string(), price: z.int() })),
  /** Of a paid invoice: what the money is worth, and what it was for. */
  worth: z.optional(worth),
  products: z.optional(z.array(z.object({ item: z.string(), amount: z.int(), inEuros: z.int() }))),
  /** Frozen results of a closing: counted, expected, difference, totals. */
  closing: z.optional(z.unknown()),
  /** What the security device answered, where there is one. */
  tse: z.optional(z.unknown()),
})
export type EntryContent = z.output<typeof entryContent>

/** Receipts that something led to; `position` is where one stands in the till's ledger, and in its address. */
export const receiptLinks = z.array(z.object({ receipt: z.int(), position: z.int() }))
export type ReceiptLink = z.output<typeof receiptLinks>[number]

/** Money that is sent and may have been given back: an amount in the currency's unit, with a minus then, read as cents. */
export const signedMoney = (message: () => string) =>
  z.pipe(
    z.transform((value) =>
      typeof value === 'string' && /^-?\d{1,7}([.,]\d{1,2})?$/.test(value.trim())
        ? Number(value.replace(',', '.'))
        : value,
    ),
    z.number({ error: message }).check(z.minimum(-999_999.99), z.maximum(999_999.99), inCents),
  )
