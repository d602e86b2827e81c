import * as z from 'zod/mini'
import { endpoint } from '#kit/shared/endpoint.ts'
import { flag, inCents, line, listFrom, maybe, money, numeric, wholeNumber } from '#kit/shared/fields.ts'
import { currencies } from '#kit/shared/money.ts'
import { invoicePaymentMethods } from '../contract.ts'
import { units } from '../rules.ts'

/** What came of one invoice: its payments and reminders, taking a payment back, crediting it, and giving money back. */

const invoiceId = wholeNumber({ min: 1, max: 999_999_999, message: 'There is no such invoice' })
const reason = line({ min: 1, max: 200, message: 'Please enter a reason' })

const payment = z.object({
  id: z.int(),
  /** In the currency of the invoice; negative where money was taken back or given back. */
  amount: money,
  method: z.enum(invoicePaymentMethods),
  day: z.string(),
  cashier: z.string(),
  /** Of its receipt in the till. */
  receipt: z.nullable(z.int()),
  /** It came by a bank statement. */
  from_bank: z.boolean(),
  kind: z.enum(['payment', 'taken_back', 'given_back']),
  /** A later entry takes it back. */
  is_taken_back: z.boolean(),
})
export type InvoicePaymentShown = z.output<typeof payment>

/** What credit notes may still take back: the lines as they stand on the invoice, each with what is left of it. */
const left = z.object({
  lines: z.array(
    z.object({
      item: z.string(),
      quantity: z.number(),
      unit: z.optional(z.enum(units)),
      unitPrice: money,
      discount: z.optional(z.number()),
      net: money,
      /** Hundredths of a percent, like `discount`. */
      vatRate: z.number(),
      leftQuantity: z.number(),
      leftNet: money,
    }),
  ),
  vat: z.array(z.object({ vatRate: z.number(), vat: money })),
})

const dealings = z.object({
  reference: z.string(),
  business: z.string(),
  currency: z.enum(currencies),
  gross: money,
  paid: money,
  open: money,
  /** What credit notes took back. */
  credited: money,
  /** What was paid beyond what was not taken back, and was not given back yet. */
  to_give_back: money,
  /** The credit notes that take it back or parts of it. */
  credited_by: z.nullable(z.string()),
  left,
  payments: z.array(payment),
  reminders: z.array(z.object({ step: z.int(), day: z.string(), open: money })),
  /** The last day on which the customer is not reminded, `infinity` for good. */
  paused_until: z.nullable(z.string()),
})
export type InvoiceDealings = z.output<typeof dealings>

export const getInvoiceDealings = endpoint({
  summary: 'What came of an invoice: payments, oldest first, and reminders. 404: no such invoice',
  method: 'GET',
  path: '/api/sshp_get_invoice_dealings/:invoice/',
  access: 'admin',
  params: z.object({ invoice: invoiceId }),
  changesWith: ['invoices', 'till', 'customers'],
  answers: { 200: dealings },
})

const booked = z.object({ status: z.literal('success'), receipt: z.int(), position: z.int() })

export const takeBackPayment = endpoint({
  summary:
    'Takes back a payment that was booked wrongly, by an entry of its own in the ledger: the invoice is open again, and so is the line of the bank statement. 404: no such payment. 409: ALREADY_TAKEN_BACK, or GIVEN_BACK',
  method: 'POST',
  path: '/api/sshp_take_back_payment/',
  access: 'root',
  repeatable: true,
  body: z.object({
    payment: wholeNumber({ min: 1, max: 999_999_999, message: 'There is no such payment' }),
    reason,
  }),
  answers: { 200: booked },
})

const noLines = 'Please choose what is taken back'
const net = z.pipe(numeric(), z.number({ error: noLines }).check(inCents))
const quantity = z.pipe(
  numeric(),
  z.number({ error: noLines }).check(z.overwrite((some: number) => Math.round(some * 1000) / 1000)),
)

export const creditInvoice = endpoint({
  summary:
    'Takes an invoice back, or some of its lines, by a credit note with a number of its own. 404: no such invoice. 409: CREDITED, MORE_THAN_LEFT, SET_OFF by a final invoice, or NO_ADDRESS to mail it to',
  method: 'POST',
  path: '/api/sshp_credit_invoice/',
  access: 'admin',
  repeatable: true,
  body: z.object({
    invoice: invoiceId,
    reason,
    /** Of each line a quantity or a net amount, by its place on the invoice from 0 on; without any all that is left. */
    lines: maybe(
      z.pipe(
        listFrom,
        z
          .array(
            z.object({ line: wholeNumber({ max: 999, message: noLines }), quantity: maybe(quantity), net: maybe(net) }),
          )
          .check(z.minLength(1, { error: noLines }), z.maxLength(999, { error: noLines })),
      ),
    ),
    /** Sends the credit note to the customer. */
    mail: flag(),
  }),
  answers: {
    200: z.object({
      status: z.literal('success'),
      /** Of the credit note. */
      reference: z.string(),
      /** What was paid and has to go back, in the currency of the invoice. */
      to_give_back: money,
    }),
  },
})

export const giveBack = endpoint({
  summary:
    'Books that money paid for a credited invoice was given back: all that is left of it. 404: no such invoice. 409: NOT_CREDITED, NOTHING_LEFT, or AMOUNT_CHANGED',
  method: 'POST',
  path: '/api/sshp_give_back/',
  access: 'root',
  repeatable: true,
  body: z.object({
    invoice: invoiceId,
    method: z.enum(invoicePaymentMethods, { error: 'Please choose how' }),
    /** What was shown. */
    amount: z.pipe(
      numeric(),
      z.number({ error: 'Please check the amount' }).check(z.positive({ error: 'Please check the amount' }), inCents),
    ),
  }),
  answers: { 200: booked },
})
