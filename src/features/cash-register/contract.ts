import * as z from 'zod/mini'
import { words as voucherWords } from '#features/vouchers/words.ts'
import { endpoint } from '#kit/shared/endpoint.ts'
import { day, flag, inCents, line, maybe, money, moneyField, optional, wholeNumber } from '#kit/shared/fields.ts'
import { happenedAt } from '#kit/shared/happened.ts'
import { fromText, listFromText } from './contract/from-text.ts'
import { entryKinds, lineKinds, paymentMethods, receiptLinks, signedMoney } from './contract/ledger.ts'
import { linesBack } from './receipts/contract.ts'
import { discount, newVoucher, part } from './sale/contract.ts'
import { signedReceipt, transactionId } from './tse/contract.ts'
import { words } from './words.ts'

/** Selling at the rental's till: what is unpaid, a sale, its receipt and taking it back. */

const checkDetails = () => words.checkDetails
const position = wholeNumber({ min: 1, max: 999_999_999, message: () => words.noReceipt })

/** A booking that can be paid at the till, as its card shows it. */
const unpaidBooking = z.object({
  id: z.int(),
  reference: z.string(),
  vehicle_name: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  booked_day: z.string(),
  /** Hour on the wall clock: 9.5 is half past nine. Days run from 14 to 10. */
  booked_start: z.number(),
  booked_hours: z.number(),
  /** The one that counts, VAT included: as booked, or as staff changed it. */
  price: money,
  voucher_amount: money,
  /** The down payment that was paid online. */
  advance: money,
  /** What is left to pay: `income` of the sale when no other voucher pays. */
  open: money,
  /** Somebody is paying it through the provider at this moment. */
  held: z.boolean(),
})
export type UnpaidBooking = z.output<typeof unpaidBooking>

const unpaidVoucher = z.object({
  id: z.int(),
  reference: z.string(),
  name: z.string(),
  email: z.string(),
  dateTime: z.string(),
  amount: money,
})
export type UnpaidVoucher = z.output<typeof unpaidVoucher>

/** Money of a canceled booking that still has to change hands: to be given back, or a fee that is owed. */
const unsettled = z.object({
  id: z.int(),
  reference: z.string(),
  vehicle_name: z.string(),
  name: z.string(),
  booked_day: z.string(),
  canceled_day: z.string(),
  /** Canceled as nobody came. */
  no_show: z.optional(z.boolean()),
  amount: money,
})
export type Unsettled = z.output<typeof unsettled>

export const getUnpaid = endpoint({
  summary:
    'Unpaid bookings that begin on a day (today without one), are under way or come back; every unpaid voucher; what canceled bookings left open',
  method: 'GET',
  path: '/api/rere_get_unpaid_bookings_and_vouchers_for_cashregister/',
  access: 'staff',
  query: z.object({
    selectedDay: maybe(day()),
    /** This one too, whatever its day. */
    booking: maybe(wholeNumber({ min: 1, max: 999_999_999, message: () => words.noBooking })),
  }),
  answers: {
    200: z.object({
      /** The day that was asked about. */
      day: z.string(),
      bookings: z.array(unpaidBooking),
      vouchers: z.array(unpaidVoucher),
      refunds: z.array(unsettled),
      fees: z.array(unsettled),
    }),
  },
  changesWith: ['bookings', 'vouchers', 'payments', 'till'],
})

/** `refund` gives money back; `fee` takes what a cancellation left owing. */
export const itemTypes = ['booking', 'voucher', 'refund', 'fee'] as const
export const mainItem = z.object({
  type: z.enum(itemTypes),
  id: z.int().check(z.minimum(1)),
  /** With the deposits of its boats that are not out yet and left none; `income` includes them. */
  deposit: z.optional(z.boolean()),
})
export type MainItem = z.output<typeof mainItem>

/** A line of the cart as `products` names it: the server looks its price up and refuses another one. */
export const cartLine = z.object({
  id: z.int({ error: checkDetails }),
  name: z.optional(z.string()),
  quantity: z.int({ error: checkDetails }).check(z.minimum(1, { error: checkDetails }), z.maximum(999)),
  price: z.optional(z.number().check(inCents)),
  price_total: z.optional(z.number().check(inCents)),
})
export type CartLine = z.output<typeof cartLine>

const sold = z.object({
  status: z.literal('success'),
  receipt: z.int(),
  position: z.int(),
  total: money,
  /** Received minus due, in cash. */
  change: money,
  /** What is left on the vouchers that paid. */
  voucher_left: z.nullable(money),
})

export const saveSale = endpoint({
  summary: 'Takes payment for a booking, a voucher or a cart; the same sale sent twice is one sale and one receipt',
  method: 'POST',
  path: '/api/rere_save_cashregister/',
  access: 'staff',
  repeatable: true,
  body: z.object({
    /**
     * What the customer was told to pay, vouchers taken off, or at a `refund` what they get back; another amount than
     * the server's is refused with the right one.
     */
    income: moneyField({ message: checkDetails }),
    main_item: fromText(mainItem),
    /** The cart as a list or its JSON text; null without products. */
    products: listFromText(z.array(cartLine).check(z.maxLength(100, { error: checkDetails }))),
    /** The cart whose reserved stock these products are; without one they are taken from the stock directly. */
    cart: optional(line({ max: 60, message: checkDetails })),
    /** The code of a voucher that pays, and what of it was shown as used. */
    voucher: optional(line({ max: 60, message: () => voucherWords.invalid })),
    voucher_used: z._default(moneyField({ message: () => voucherWords.invalid }), 0),
    method: z._default(z.enum(['cash', 'card'], { error: checkDetails }), 'cash'),
    /** Cash handed over; absent when it is just the amount. */
    received: maybe(moneyField({ message: () => words.noReceived })),
    /** A voucher that is made by this sale; `main_item` is null then. */
    new_voucher: fromText(newVoucher),
    discounts: listFromText(z.array(discount).check(z.maxLength(50, { error: checkDetails }))),
    /** Vouchers that pay after the first one; `voucher_used` is of all of them. */
    more_vouchers: listFromText(z.array(line({ max: 60, message: () => voucherWords.invalid })).check(z.maxLength(9))),
    /** How the income was paid in parts, which come to just that; in place of `method` and `received`. */
    parts: listFromText(z.array(part).check(z.maxLength(30, { error: checkDetails }))),
    /** Accepted for the sake of the form and ignored: the server knows who is signed in. */
    cashier: optional(line({ max: 120, message: checkDetails })),
    happened_at: happenedAt,
    /** What the security device began at the first line. */
    transaction: maybe(transactionId),
  }),
  answers: { 201: sold },
})

export const getSold = endpoint({
  summary: 'What a sale that was sent under an Idempotency-Key was answered with; null where it never arrived',
  method: 'GET',
  path: '/api/rere_sold/:key/',
  access: 'staff',
  params: z.object({ key: line({ min: 16, max: 100, message: () => words.noSale }) }),
  answers: { 200: z.object({ sold: z.nullable(sold) }) },
  // It may have been on its way still when it was asked for.
  changesWith: ['till'],
})

const receiptLine = z.object({
  kind: z.enum(lineKinds),
  label: z.string(),
  quantity: z.number(),
  unit_price: money,
  amount: money,
  vat_percent: z.number(),
  /** What was taken off, which the amount is without, and why. */
  discount: z.optional(z.object({ amount: money, reason: z.string(), percent: z.optional(z.number()) })),
  /** How many of it can still be given back. */
  left: z.optional(z.number()),
})
const receipt = z.object({
  position: z.int(),
  receipt: z.nullable(z.int()),
  kind: z.enum(entryKinds),
  day: z.string(),
  dateTime: z.string(),
  cashier: z.string(),
  customer: z.string(),
  lines: z.array(receiptLine),
  total: money,
  /** Net, VAT and gross for each rate that occurs. */
  vat: z.array(z.object({ percent: z.number(), net: money, vat: money, gross: money })),
  payments: z.array(
    z.object({ method: z.enum(paymentMethods), label: z.string(), amount: money, left: z.optional(money) }),
  ),
  received: z.nullable(money),
  change: z.nullable(money),
  /** When the money was taken, where there was no network then. */
  happened: z.optional(z.string()),
  reason: z.string(),
  /** The number of the receipt that it takes back, and of the one by which it was taken back; and where they are. */
  reverses: z.nullable(z.int()),
  reverses_position: z.nullable(z.int()),
  reversed_by: z.nullable(z.int()),
  reversed_by_position: z.nullable(z.int()),
  /** Of it parts were given back, by these; and what it still stands for. */
  parts: z.optional(receiptLinks),
  left: z.optional(money),
  /** Staff until the till is closed, admins afterwards too. */
  may_reverse: z.boolean(),
  /** Of a voucher that was sold at the till, until that is closed: to be printed on its receipt. */
  voucher_code: z.optional(z.string()),
  /** The boats of the booking it was paid for that were handed over. */
  boats_out: z.optional(z.array(z.string())),
  /** First 16 letters of the entry's hash in the ledger, in groups of four, as printed. */
  fingerprint: z.string(),
  /** What the security device signed; null where there is none. */
  tse: z.nullable(signedReceipt),
  /** Why the security device did not sign, which a receipt has to say; empty where it did, or where there is none. */
  tse_failure: z.string(),
  business: z.object({ name: z.string(), address: z.string(), vat_id: z.string(), phone: z.string() }),
})
export type Receipt = z.output<typeof receipt>

export const getReceipt = endpoint({
  summary: 'A receipt, as it is printed',
  method: 'GET',
  path: '/api/rere_receipt/:position/',
  access: 'staff',
  params: z.object({ position }),
  answers: { 200: receipt },
  changesWith: ['till'],
})

export const getReceiptPdf = endpoint({
  summary: 'A receipt as PDF',
  method: 'GET',
  path: '/api/rere_receipt_pdf/:position/',
  access: 'staff',
  params: z.object({ position }),
  answers: { 200: 'application/pdf' },
})

export const getReceipts = endpoint({
  summary:
    'Receipts since the last closing, newest first; older ones in pages before a position; of one booking the latest of all',
  method: 'GET',
  path: '/api/rere_receipts/',
  access: 'staff',
  query: z.object({
    before: maybe(position),
    booking: maybe(wholeNumber({ min: 1, max: 999_999_999, message: () => words.noBooking })),
  }),
  answers: {
    200: z.object({
      receipts: z.array(
        z.object({
          position: z.int(),
          receipt: z.int(),
          kind: z.enum(entryKinds),
          dateTime: z.string(),
          what: z.string(),
          cashier: z.string(),
          total: money,
          reversed: z.boolean(),
          partly: z.optional(z.boolean()),
        }),
      ),
      next: z.nullable(z.int()),
    }),
  },
  changesWith: ['till'],
})

export const reverseForm = z.object({
  position,
  reason: line({ min: 1, max: 200, message: () => words.noReason }),
  /** What goes back as shown, so that nobody takes back another receipt than they see. */
  total: signedMoney(checkDetails),
  /** Stock is put back; false where the goods are gone. */
  restock: z._default(flag(), true),
  lines: linesBack,
})

export const reverseReceipt = endpoint({
  summary:
    'Takes a receipt back, whole or in part, for a reason: money, voucher value and stock return, the booking or voucher is unpaid again. 409 LESS_LEFT: others gave some of it back',
  method: 'POST',
  path: '/api/rere_reverse_receipt/',
  access: 'staff',
  repeatable: true,
  body: reverseForm,
  answers: { 201: z.object({ status: z.literal('success'), receipt: z.int(), position: z.int() }) },
})
