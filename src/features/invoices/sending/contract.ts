import * as z from 'zod/mini'
import { endpoint } from '#kit/shared/endpoint.ts'
import { fromJson, line, maybe, money, optional, paragraph, wholeNumber } from '#kit/shared/fields.ts'
import { currencies } from '#kit/shared/money.ts'
import { parsePrice, parseRate } from '#kit/shared/typed-numbers.ts'
import { vatExemptions } from '../issuing/rules/vat.ts'

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

/** A list as JSON, as its text, or as a field of a form that comes once for each entry. */
export const listFrom = z.transform((value): unknown => {
  if (value === undefined || value === '') return []
  const entries = Array.isArray(value) ? value.map((entry) => fromJson(entry)) : fromJson(value)
  return Array.isArray(entries) ? entries : [entries]
})

const text = (max: number, message: string) => optional(line({ max, message }))

/** What text or a number says; anything else says nothing. */
const typed = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

const price = z.pipe(
  z.transform((value) => parsePrice(typed(value)) ?? Number.NaN),
  z.number({ error: 'Please enter a price with at most two decimals' }),
)

/** A row of the form that nothing was typed into. */
const isBlank = (row: unknown) =>
  typeof row === 'object' && row !== null && Object.values(row).every((value) => value === '' || value === null)

/** Why no VAT is charged: nothing, or one of the reasons. */
export const vatExemption = z.pipe(
  z.transform((value): unknown => value ?? ''),
  z.enum(vatExemptions, { error: 'Please choose why no VAT is charged' }),
)

/** What the customer form holds at the moment. */
export const invoiceDraft = z.object({
  business: text(50, 'Please enter a valid business'),
  website: text(70, 'Please enter a valid last website'),
  email: text(50, 'Please enter a valid email address'),
  name: text(50, 'Please enter a valid name'),
  streetAndNumber: text(120, 'Please enter a valid street and number'),
  additional: text(120, 'Please enter a valid additional address'),
  zipCodeAndCity: text(120, 'Please enter a valid ZIP code & city'),
  country: line({ min: 1, max: 50, message: 'Please choose a country' }),
  vatId: text(20, 'Please enter a valid VAT id'),
  leitwegId: text(50, 'Please enter a valid Leitweg-ID'),
  /** Percent. */
  vatRate: z.pipe(
    z.transform((value) => parseRate(typed(value)) ?? Number.NaN),
    z.number({ error: 'Please enter a VAT rate with at most two digits and two decimals' }),
  ),
  vatExemption,
  /** Prices in the currency's unit; rows without one and an item are left out. */
  invoiceItems: z.pipe(
    z.pipe(
      listFrom,
      z.transform((rows): unknown => (rows as unknown[]).filter((row) => !isBlank(row))),
    ),
    z
      .array(z.object({ item: line({ min: 1, max: 120, message: 'Please enter an item' }), price }))
      .check(
        z.minLength(1, { error: 'Please enter at least one item' }),
        z.maxLength(50, { error: 'Please enter at most 50 items' }),
      ),
  ),
  subject: text(120, 'Please enter a valid subject'),
  salutation: text(50, 'Please choose a salutation'),
  /** HTML. */
  body: optional(paragraph({ max: 10_000, message: 'Please enter a valid body' })),
})
export type InvoiceDraft = z.output<typeof invoiceDraft>

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
