import * as z from 'zod/mini'
import { mailStates } from '#features/sent-mails/contract.ts'
import { endpoint } from '#kit/shared/endpoint.ts'
import { inCents, line, maybe, money, moneyField, numeric, optional, wholeNumber } from '#kit/shared/fields.ts'
import { currencies } from '#kit/shared/money.ts'

/** The agency's invoices: who still owes, taking the money, and their papers. */

const checkDetails = 'Please check your entered details'
export const checkAmount = 'Please enter a valid amount'
const invoiceId = wholeNumber({ min: 1, max: 999_999_999, message: 'There is no such invoice' })

const unpaidInvoice = z.object({
  id: z.int(),
  /** The number as printed. */
  reference: z.string(),
  business: z.string(),
  website: z.string(),
  name: z.string(),
  email: z.string(),
  /** Day of the invoice. */
  day: z.string(),
  due_on: z.string(),
  /** What is still open, in dollars at the installation's rates: the cash register counts in dollars. */
  income: money,
  /** What is still open, in the currency of the invoice. */
  open: money,
  currency: z.enum(currencies),
  /** Net, like all that follows in the currency of the invoice. */
  items: z.array(z.object({ item: z.string(), price: money })),
  net: money,
  vat: money,
  total: money,
  /** What came in already. */
  paid: money,
})
export type UnpaidInvoice = z.output<typeof unpaidInvoice>

export const getUnpaidInvoices = endpoint({
  summary: 'Invoices that are not paid in full, oldest first',
  method: 'GET',
  path: '/api/sshp_get_unpaid_invoices_list/',
  access: 'root',
  changesWith: ['invoices', 'customers', 'till'],
  answers: { 200: z.object({ unpaid_invoices_list: z.array(unpaidInvoice) }) },
})

export const invoicePaymentMethods = ['transfer', 'cash'] as const
export type InvoicePaymentMethod = (typeof invoicePaymentMethods)[number]

export const saveInvoicePayment = endpoint({
  summary:
    'Books the money of an invoice: into the ledger of the till, once. 404: no such invoice. 409: ALREADY_PAID, CREDITED, or OPEN_CHANGED where another amount is open than was shown',
  method: 'POST',
  path: '/api/sshp_save_cashregister/',
  access: 'root',
  repeatable: true,
  body: z.object({
    /** The invoice. */
    main_item: invoiceId,
    method: z._default(z.enum(invoicePaymentMethods, { error: checkDetails }), 'transfer'),
    /** What was shown as open, in the currency of the invoice; without it whatever is. */
    open: maybe(z.pipe(numeric(), z.number({ error: checkDetails }).check(inCents))),
    /** What came in, in the currency of the invoice: at most what is open, and all of it without one. */
    amount: maybe(moneyField({ max: 9_999_999.99, message: checkAmount })),
    /** Accepted and not believed: who takes the money is known from the session. */
    cashier: optional(line({ max: 120, message: checkDetails })),
  }),
  answers: {
    200: z.object({
      status: z.literal('success'),
      receipt: z.int(),
      position: z.int(),
      /** What stays open, in the currency of the invoice. */
      left: money,
    }),
  },
})

const monthMessage = 'Please choose a month'

export const downloadInvoices = endpoint({
  summary:
    "A month's invoices as a zip of their PDFs and XML with an index as CSV; last month's without one. 404: the month has none",
  method: 'GET',
  path: '/api/sshp_download_files/',
  access: 'admin',
  query: z.object({
    month: maybe(
      z.string({ error: monthMessage }).check(z.regex(/^(?!0000)\d{4}-(0[1-9]|1[0-2])$/, { error: monthMessage })),
    ),
  }),
  answers: { 200: 'application/zip' },
})

export const getInvoicePdf = endpoint({
  summary: 'An invoice as it was sent',
  method: 'GET',
  path: '/api/sshp_invoice_pdf/:invoice/',
  access: 'admin',
  params: z.object({ invoice: invoiceId }),
  answers: { 200: 'application/pdf' },
})

const customerId = wholeNumber({ min: 1, max: 999_999_999, message: 'There is no such customer' })

const invoiceMail = z.object({
  id: z.int(),
  /** `again`: the same papers once more. */
  purpose: z.enum(['invoice', 'again', 'reminder', 'credit_note']),
  to: z.string(),
  state: z.enum(mailStates),
  /** When it is due, went out, or was tried last: an instant. */
  at: z.string(),
  /** Why it was not sent. */
  error: z.nullable(z.string()),
})
export type InvoiceMail = z.output<typeof invoiceMail>

export const customerInvoice = z.object({
  id: z.int(),
  /** The number as printed. */
  reference: z.string(),
  /** `credited` was taken back in full by credit notes. */
  state: z.enum(['open', 'paid', 'credited', 'credit_note']),
  day: z.string(),
  due_on: z.string(),
  currency: z.enum(currencies),
  /** In the currency of the invoice, like all amounts. */
  gross: money,
  /** What is still to be paid. */
  open: money,
  /** What was paid beyond what was not taken back: it has to go back. */
  to_give_back: money,
  /** Day on which it was paid in full. */
  paid_on: z.nullable(z.string()),
  /** The number that a credit note takes back. */
  corrects: z.nullable(z.string()),
  /** That it went out with, the last first. */
  mails: z.array(invoiceMail),
})
export type CustomerInvoice = z.output<typeof customerInvoice>

export const getCustomerInvoices = endpoint({
  summary: "A customer's invoices and credit notes, newest first, and what has come of them. 404: no such customer",
  method: 'GET',
  path: '/api/sshp_get_customer_invoices/:customer/',
  access: 'admin',
  params: z.object({ customer: customerId }),
  changesWith: ['invoices', 'mails'],
  answers: { 200: z.object({ invoices: z.array(customerInvoice) }) },
})
