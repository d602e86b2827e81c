import * as z from 'zod/mini'
import { endpoint } from '#kit/shared/endpoint.ts'
import { day, flag, fromJson, line, listFrom, maybe, money, optional, wholeNumber } from '#kit/shared/fields.ts'
import { currencies } from '#kit/shared/money.ts'
import { parsePrice, parseRate } from '#kit/shared/typed-numbers.ts'
import {
  buyerTexts,
  inUnits,
  invoicedFields,
  invoicedLengths,
  invoicedMessages,
  messagesOf,
  written,
} from '../contract/customer.ts'
import { vatExemptions } from '../issuing/rules/vat.ts'
import { units } from '../rules.ts'
import { parseQuantity, parseShare } from './rules.ts'

/** Documents beside the monthly ones: invoices, down payments, final invoices and quotes. */

export const documentKinds = ['single', 'down_payment', 'final', 'quote'] as const
export const quoteStates = ['open', 'accepted', 'declined', 'expired', 'invoiced'] as const

export const documentMessages = {
  ...messagesOf(buyerTexts),
  ...invoicedMessages,
  price: 'Please enter a price of at most 999,999.99, with at most two decimals',
  quantity: 'Please enter a quantity of at most 99,999, with at most three decimals',
  discount: 'Please enter a discount below 100 %',
  period: 'Please enter days of which the first is not after the last',
  share: 'Please enter a share like 30 %, or an amount',
  total: 'Please enter prices that make less than 10 million',
  gone: 'There is no such quote',
} as const

const most = 999_999_999
const id = (message: string) => wholeNumber({ min: 1, max: most, message })
const percent = (message: string) => maybe(written(inUnits(parseRate), message))

const documentLine = z
  .object({
    item: line({ min: 1, max: invoicedLengths.item, message: documentMessages.item }),
    /** Net, of one, in the currency's unit. */
    price: written(inUnits(parsePrice), documentMessages.price),
    quantity: maybe(written(parseQuantity, documentMessages.quantity)),
    unit: maybe(z.enum(units)),
    /** Percent, like the rate, which is the customer's where it is missing. */
    discount: percent(documentMessages.discount),
    vatRate: percent(documentMessages.vatRate),
    from: maybe(day()),
    until: maybe(day()),
  })
  .check(
    z.refine(({ from, until }) => (from ?? '') <= (until ?? '9'), { path: ['until'], error: documentMessages.period }),
  )
export type DocumentLine = z.output<typeof documentLine>

const { invoiceItems: _, salutation: _usual, ...fields } = invoicedFields

export const documentForm = z
  .object({
    /** Of a new customer, where none is named, and for this document the terms, Leitweg-ID, subject and text. */
    ...fields,
    kind: z.enum(documentKinds),
    customer: maybe(id('There is no such customer')),
    /** That it is made of. */
    quote: maybe(id(documentMessages.gone)),
    items: z.pipe(
      listFrom,
      z
        .array(documentLine)
        .check(
          z.minLength(1, { error: documentMessages.items }),
          z.maxLength(invoicedLengths.items, { error: documentMessages.tooManyItems }),
        ),
    ),
    /** Of a down payment, how much of the lines: a percentage, or a net amount; empty for all of it. */
    share: optional(line({ max: 20, message: documentMessages.share })).check(
      z.refine((text) => text === '' || parseShare(text) !== undefined, { error: documentMessages.share }),
    ),
    /** The down payments that a final invoice sets off. */
    settles: z.pipe(listFrom, z.array(id('There is no such down payment')).check(z.maxLength(invoicedLengths.items))),
    /** The buyer's own number of the order. */
    orderReference: optional(line({ max: 50, message: 'Please enter an order reference of at most 50 characters' })),
    /** Days for which a quote is valid. */
    validDays: z._default(wholeNumber({ max: 365, message: documentMessages.days }), 30),
  })
  .check(
    z.refine(({ discountDays, dueDays }) => discountDays <= dueDays, {
      path: ['discountDays'],
      error: documentMessages.discountDays,
    }),
  )
export type DocumentForm = z.output<typeof documentForm>

const documentCustomer = z.object({
  id: z.int(),
  business: z.string(),
  email: z.string(),
  country: z.string(),
  vatId: z.string(),
  leitwegId: z.string(),
  /** Hundredths of a percent, like the rate of the discount. */
  vatRate: z.int(),
  vatExemption: z.enum(vatExemptions),
  dueDays: z.int(),
  discountDays: z.int(),
  discountRate: z.int(),
})
export type DocumentCustomer = z.output<typeof documentCustomer>

const quote = z.object({
  id: z.int(),
  reference: z.string(),
  customer: z.int(),
  business: z.string(),
  day: z.string(),
  valid_until: z.string(),
  state: z.enum(quoteStates),
  currency: z.enum(currencies),
  gross: money,
  /** As it was sent, to make other documents of it. */
  content: documentForm,
})
export type Quote = z.output<typeof quote>

const downPayment = z.object({
  id: z.int(),
  reference: z.string(),
  customer: z.int(),
  quote: z.nullable(z.int()),
  currency: z.enum(currencies),
  gross: money,
  /** Net of each rate, in hundredths of a percent, less what was taken back. */
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
    }),
  },
})

export const sendDocument = endpoint({
  summary:
    'Issues and mails an invoice, down payment, final invoice or quote, of a customer or of a new one, who is added. 404: no such customer or quote. 409: ALREADY_CUSTOMER, CUSTOMER_INACTIVE, QUOTE_ENDED, SET_OFF; 422: what is in the way',
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
  query: z.object({
    quote: maybe(id(documentMessages.gone)),
    document: maybe(z.pipe(z.transform(fromJson), documentForm)),
  }),
  answers: { 200: 'application/pdf' },
})

export const decideQuote = endpoint({
  summary: 'Notes that a quote was accepted or declined. 404: no such quote. 409: it was invoiced',
  method: 'POST',
  path: '/api/sshp_decide_quote/',
  access: 'admin',
  repeatable: true,
  body: z.object({ quote: id(documentMessages.gone), accepted: flag() }),
  answers: { 200: z.object({ status: z.literal('success') }) },
})
