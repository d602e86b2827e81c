import * as z from 'zod/mini'
import { endpoint } from '#kit/shared/endpoint.ts'
import { day, flag, fromJson, line, listFrom, maybe, money, optional, wholeNumber } from '#kit/shared/fields.ts'
import { currencies } from '#kit/shared/money.ts'
import { parsePrice, parseRate } from '#kit/shared/typed-numbers.ts'
import { inUnits, invoicedFields, invoicedLengths, invoicedMessages, written } from '../contract/customer.ts'
import { vatExemptions } from '../issuing/rules/vat.ts'
import { units } from '../rules.ts'
import { parseQuantity, parseShare } from './rules/typed.ts'

/** Documents beside the monthly ones: invoices, down payments, final invoices and quotes. */

export const documentKinds = ['single', 'down_payment', 'final', 'quote'] as const

const price = 'Please enter a price of at most 9,999,999.99, with at most two decimals'
const quantity = 'Please enter a quantity of at most 99,999, with at most three decimals'
const period = 'Please enter days of which the first is not after the last'
const share = 'Please enter a share like 30 %, or an amount'
const { discountDays, discountRate, items, tooManyItems, vatRate } = invoicedMessages

const id = (what: string) => wholeNumber({ min: 1, max: 999_999_999, message: `There is no such ${what}` })
const percent = (message: string) => maybe(written(inUnits(parseRate), message))

/** Percent and units of the currency. */
const documentLine = z
  .object({
    item: line({ min: 1, max: invoicedLengths.item, message: invoicedMessages.item }),
    /** Net, of one. */
    price: written(inUnits(parsePrice), price),
    quantity: maybe(written(parseQuantity, quantity)),
    unit: maybe(z.enum(units)),
    discount: percent(discountRate),
    /** The customer's where it is missing. */
    vatRate: percent(vatRate),
    from: maybe(day()),
    until: maybe(day()),
  })
  .check(z.refine(({ from = '', until = '9' }) => from <= until, { path: ['until'], error: period }))
export type DocumentLine = z.output<typeof documentLine>

const { invoiceItems: _, ...fields } = invoicedFields

export const documentForm = z
  .object({
    /** A new customer, where none is named; and of this document terms, Leitweg-ID, subject and text. */
    ...fields,
    kind: z.enum(documentKinds),
    customer: maybe(id('customer')),
    /** That it is made of. */
    quote: maybe(id('quote')),
    items: z.pipe(listFrom, z.array(documentLine).check(z.minLength(1, items), z.maxLength(50, tooManyItems))),
    /** Of a down payment, how much of the lines: a percentage, or a net amount; empty for all of it. */
    share: optional(line({ max: 20, message: share })).check(
      z.refine((text) => text === '' || parseShare(text) !== undefined, share),
    ),
    /** The down payments that a final invoice sets off. */
    settles: z.pipe(listFrom, z.array(id('down payment')).check(z.maxLength(50))),
    orderReference: optional(line({ max: 50, message: 'Please enter an order reference of at most 50 characters' })),
    /** Of a quote. */
    validDays: z._default(wholeNumber({ max: 365, message: invoicedMessages.days }), 30),
  })
  .check(z.refine((form) => form.discountDays <= form.dueDays, { path: ['discountDays'], error: discountDays }))
export type DocumentForm = z.output<typeof documentForm>

/** Rates in hundredths of a percent. */
const documentCustomer = z.object({
  ...{ id: z.int(), business: z.string(), email: z.string(), country: z.string(), leitwegId: z.string() },
  ...{ vatId: z.string(), vatRate: z.int(), vatExemption: z.enum(vatExemptions) },
  ...{ dueDays: z.int(), discountDays: z.int(), discountRate: z.int() },
})
export type DocumentCustomer = z.output<typeof documentCustomer>

const sent = {
  ...{ id: z.int(), reference: z.string(), customer: z.int(), currency: z.enum(currencies), gross: money },
}

const quote = z.object({
  ...sent,
  business: z.string(),
  valid_until: z.string(),
  state: z.enum(['open', 'accepted', 'declined', 'expired', 'invoiced']),
  /** As it was sent, to make other documents of it. */
  content: documentForm,
})
export type Quote = z.output<typeof quote>

const downPayment = z.object({
  ...sent,
  quote: z.nullable(z.int()),
  /** Net by rate, and less what was taken back. */
  parts: z.array(z.object({ vatRate: z.int(), net: money })),
})
export type DownPayment = z.output<typeof downPayment>

export const getDocumentDesk = endpoint({
  summary: 'What new documents are made of: active customers, the last 200 quotes, down payments that nothing set off',
  method: 'GET',
  path: '/api/sshp_get_document_desk/',
  access: 'admin',
  changesWith: ['customers', 'invoices'],
  answers: {
    200: z.object({
      customers: z.array(documentCustomer),
      quotes: z.array(quote),
      down_payments: z.array(downPayment),
      seller_country: z.string(),
      small_business: z.boolean(),
    }),
  },
})

export const sendDocument = endpoint({
  summary:
    'Issues and mails an invoice, down payment, final invoice or quote, of a customer or of a new one, who is added. 404: no such customer or quote. 409: ALREADY_CUSTOMER, QUOTE_ENDED, SET_OFF; 422: what is in the way',
  method: 'POST',
  path: '/api/sshp_send_document/',
  access: 'admin',
  repeatable: true,
  body: documentForm,
  answers: { 200: z.object({ status: z.literal('success'), reference: z.string(), to: z.string() }) },
})

export const showDocument = endpoint({
  summary:
    'The PDF of a quote as it was sent, or that a document would be, marked as a draft. 404: no such quote. 422: what is in the way',
  method: 'GET',
  path: '/api/sshp_show_document/',
  access: 'admin',
  query: z.object({ quote: maybe(id('quote')), document: maybe(z.pipe(z.transform(fromJson), documentForm)) }),
  answers: { 200: 'application/pdf' },
})

export const decideQuote = endpoint({
  summary: 'Notes that a quote was accepted or declined. 404: no such quote. 409: it was invoiced',
  method: 'POST',
  path: '/api/sshp_decide_quote/',
  access: 'admin',
  repeatable: true,
  body: z.object({ quote: id('quote'), accepted: flag() }),
  answers: { 200: z.object({ status: z.literal('success') }) },
})
