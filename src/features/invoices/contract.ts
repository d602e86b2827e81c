import * as z from 'zod/mini'
import { endpoint } from '#kit/shared/endpoint.ts'
import { line, maybe, optional, wholeNumber } from '#kit/shared/fields.ts'

/** The agency's invoices: who still owes, taking the money, and their papers. */

const checkDetails = 'Please check your entered details'
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
  income: z.number(),
  /** What is still open, in the currency of the invoice. */
  open: z.number(),
  currency: z.string(),
  items: z.array(z.object({ item: z.string(), price: z.number() })),
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

export const paymentMethods = ['transfer', 'cash'] as const

export const saveInvoicePayment = endpoint({
  summary:
    'Books the money of an invoice: into the ledger of the till, once. 404: no such invoice. 409: ALREADY_PAID, or OPEN_CHANGED where another amount is open than was shown',
  method: 'POST',
  path: '/api/sshp_save_cashregister/',
  access: 'root',
  repeatable: true,
  body: z.object({
    /** The invoice. */
    main_item: invoiceId,
    method: z._default(z.enum(paymentMethods, { error: checkDetails }), 'transfer'),
    /** What was shown as open, in the currency of the invoice; without it whatever is. */
    open: maybe(z.pipe(z.transform(Number), z.number({ error: checkDetails }))),
    /** Accepted and not believed: who takes the money is known from the session. */
    cashier: optional(line({ max: 120, message: checkDetails })),
  }),
  answers: { 200: z.object({ status: z.literal('success'), receipt: z.int(), position: z.int() }) },
})

const monthMessage = 'Please choose a month'

export const downloadInvoices = endpoint({
  summary:
    "A month's invoices as a zip of their PDFs with an index as CSV; last month's without one. 404: the month has none",
  method: 'GET',
  path: '/api/sshp_download_files/',
  access: 'admin',
  query: z.object({
    month: maybe(z.string({ error: monthMessage }).check(z.regex(/^(?!0000)\d{4}-(0[1-9]|1[0-2])$/, { error: monthMessage }))),
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
