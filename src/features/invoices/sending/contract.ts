import * as z from 'zod/mini'
import { endpoint } from '#kit/shared/endpoint.ts'
import { maybe, money, wholeNumber } from '#kit/shared/fields.ts'
import { currencies } from '#kit/shared/money.ts'
import { invoiceDraft } from '../contract/customer.ts'

/** Sending invoices: what waits, what went out, and how a mail will look. */

const most = 999_999_999
export const orderId = wholeNumber({ min: 1, max: most, message: 'There is no such order' })
const invoiceId = wholeNumber({ min: 1, max: most, message: 'There is no such invoice' })
export const customerId = wholeNumber({ min: 1, max: most, message: 'There is no such customer' })

/** `review`: prepared by a monthly run; `waiting`: goes out when due; `failed`: see the error. */
export const orderStates = ['review', 'waiting', 'sent', 'canceled', 'failed'] as const

export const invoiceOrder = z.object({
  id: z.int(),
  customer: z.int(),
  business: z.string(),
  /** Address of the mail. */
  to: z.string(),
  state: z.enum(orderStates),
  /** An instant: `2026-11-21T13:40:00Z`. */
  due_at: z.string(),
  /** Month of the run that prepared it, `2026-11`. */
  run: z.nullable(z.string()),
  subject: z.string(),
  currency: z.enum(currencies),
  /** All three in the currency. */
  net: money,
  vat: money,
  gross: money,
  /** Why it could not be sent. */
  error: z.nullable(z.string()),
  /** Once it is sent, with its number. */
  invoice: z.nullable(z.int()),
  reference: z.nullable(z.string()),
  ordered_by: z.string(),
})
export type InvoiceOrder = z.output<typeof invoiceOrder>

export const getInvoiceOrders = endpoint({
  summary: 'Invoices that wait to be sent or could not be, of a customer or all: the next first, at most 500',
  method: 'GET',
  path: '/api/sshp_get_invoice_orders/',
  access: 'admin',
  query: z.object({ customer: maybe(customerId) }),
  changesWith: ['invoices'],
  answers: { 200: z.object({ orders: z.array(invoiceOrder) }) },
})

export const cancelInvoiceOrder = endpoint({
  summary:
    'Keeps an invoice from being sent: no number was used. 404: no such order. 409: it was sent, or canceled before',
  method: 'POST',
  path: '/api/sshp_cancel_invoice_order/',
  access: 'admin',
  repeatable: true,
  body: z.object({ order: orderId }),
  answers: { 200: z.object({ status: z.literal('success') }) },
})

const sentInvoice = z.object({ status: z.literal('success'), invoice: z.int(), reference: z.string() })

export const sendInvoiceOrder = endpoint({
  summary:
    'Sends a waiting invoice now, or tries one again that could not be sent, as the customer is now. 404: no such order. 409: it was sent or canceled; 422: what is in the way',
  method: 'POST',
  path: '/api/sshp_send_invoice_order/',
  access: 'admin',
  repeatable: true,
  body: z.object({ order: orderId }),
  answers: { 200: sentInvoice },
})

export const resendInvoice = endpoint({
  summary: 'Mails an invoice again to the customer as it is: the same number and papers. 404: no such invoice',
  method: 'POST',
  path: '/api/sshp_resend_invoice/',
  access: 'admin',
  repeatable: true,
  body: z.object({ invoice: invoiceId }),
  answers: { 200: z.object({ status: z.literal('success'), to: z.string(), reference: z.string() }) },
})

/** What sending would do now. All amounts are in the currency. */
export const issueFacts = z.object({
  /** The next number as things are: it is given when it is sent. */
  number: z.string(),
  to: z.string(),
  /** `Guten Tag Grete Sander` */
  greeting: z.string(),
  /** The lines of the buyer's address as they stand on the paper, the business first. */
  address: z.array(z.string()),
  currency: z.enum(currencies),
  net: money,
  vat: money,
  gross: money,
  /** What the paper says of the VAT; empty where the amounts say it. */
  vat_note: z.string(),
})
export type IssueFacts = z.output<typeof issueFacts>

export const getIssueFacts = endpoint({
  summary:
    'What sending an ordered invoice would do now: number, amount, address. 404: no such order. 409, 422: what is in the way',
  method: 'GET',
  path: '/api/sshp_get_issue_facts/',
  access: 'admin',
  query: z.object({ order: orderId }),
  answers: { 200: issueFacts },
})

export const invoicePreview = z.object({
  ...issueFacts.shape,
  from: z.string(),
  reply_to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** Names of the files. */
  attachments: z.array(z.string()),
})

export const previewInvoice = endpoint({
  summary:
    'The mail that the form would send, exactly as it is sent, but for its number. Nothing is kept. 422: what is in the way',
  method: 'POST',
  path: '/api/sshp_preview_invoice/',
  access: 'admin',
  demoMayWrite: true,
  body: invoiceDraft,
  answers: { 200: invoicePreview },
})

/** An order as it was frozen, or else a customer as kept. */
const previewed = z.object({ order: maybe(orderId), customer: maybe(customerId) })

export const showInvoiceMail = endpoint({
  summary: 'The mail of an order, or of the next invoice of a customer, as a page for a frame. 404: there is none',
  method: 'GET',
  path: '/api/sshp_preview_invoice/',
  access: 'admin',
  query: previewed,
  answers: { 200: 'text/html' },
})

export const previewInvoicePdf = endpoint({
  summary: 'The PDF that the form would send, marked as a draft, in base64. Nothing is kept',
  method: 'POST',
  path: '/api/sshp_preview_invoice_pdf/',
  access: 'admin',
  demoMayWrite: true,
  body: invoiceDraft,
  answers: { 200: z.object({ name: z.string(), pdf: z.string() }) },
})

export const showInvoicePdf = endpoint({
  summary: 'The PDF of an order, or of the next invoice of a customer, marked as a draft. 404: there is none',
  method: 'GET',
  path: '/api/sshp_preview_invoice_pdf/',
  access: 'admin',
  query: previewed,
  answers: { 200: 'application/pdf' },
})
