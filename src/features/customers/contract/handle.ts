import * as z from 'zod/mini'
import {
  addresseeFields,
  buyerTexts,
  invoicedLengths,
  invoicedMessages,
  lengthsOf,
  mailTexts,
  messagesOf,
  orderFields,
  written,
} from '#features/invoices/contract/customer.ts'
import { endpoint } from '#kit/shared/endpoint.ts'
import { flag, line, maybe, optional, paragraph, wholeNumber } from '#kit/shared/fields.ts'
import { isPhone, parseDelay } from '#kit/shared/typed-numbers.ts'
import { customer, customerTexts, customerTypes } from '../contract.ts'

/** Adding, changing, sending to and deleting a customer: one form for all of it. */

export const invoicesModes = ['add', 'change', 'deactivate', 'send', 'delete'] as const
export type InvoicesMode = (typeof invoicesModes)[number]

const texts = { ...buyerTexts, ...mailTexts, ...customerTexts }

/** The longest that each may be. */
export const lengths = { ...invoicedLengths, ...lengthsOf(texts) }

export const customerMessages = {
  ...messagesOf(texts),
  ...invoicedMessages,
  country:
    "This country is not yet set up in the server's invoicing (bank details for its currency) and in the language codes of the places lookup",
  type: 'Please choose a type',
  vatRateMissing: 'Please enter the VAT rate',
  vatRateOfCyprus: 'For Cyprus VAT must be applied for both B2C and B2B',
  total: 'Please enter prices that make a total',
  totalTooHigh: 'Please enter prices that make less than 10 million',
  delay: 'Please enter a number of hours with at most two decimals',
  mode: 'Please say what to do: add, change, deactivate, send or delete',
  gone: 'This customer does not exist any more',
} as const

/** What is kept of a customer, each field as it may be; which of them a mode asks for is in the rules. */
export const customerFields = {
  ...addresseeFields,
  phone: z._default(
    z.string({ error: customerMessages.phone }).check(
      z.trim(),
      z.maxLength(lengths.phone, { error: customerMessages.phone }),
      z.refine((typed) => typed.length > lengths.phone || isPhone(typed), { error: customerMessages.phone }),
    ),
    '',
  ),
  state: optional(line(customerTexts.state)),
  type: maybe(z.enum(customerTypes, { error: customerMessages.type })),
  ...orderFields,
  country: optional(line({ max: lengths.country, message: customerMessages.country })),
  note: optional(paragraph(customerTexts.note)),
  /** Hours; a comma counts as a dot, nothing is 0. */
  delay: written(parseDelay, customerMessages.delay),
}

/** All but the delay have a column of their name. */
export const keptFields = Object.keys(customerFields) as (keyof typeof customerFields)[]

const fields = z.object({
  id: maybe(wholeNumber({ min: 1, max: 999_999_999, message: customerMessages.gone })),
  ...customerFields,
  /** Accepted and not believed: the server adds up. */
  totalPrice: z.optional(z.unknown()),
  /** With `deactivate`: what the customer will be. The other of what it is, where it is not sent. */
  isActive: maybe(flag()),
  /** Accepted and not believed: who did it is known from the session. */
  added_or_changed_by: z.optional(z.unknown()),
  /**
   * The version that was changed: where somebody else was quicker, the answer is a 409 with what they wrote. Without it
   * everything is set as sent.
   */
  version: maybe(wholeNumber({ min: 1, max: 999_999_999, message: customerMessages.gone })),
  /** Adds although there is a customer who looks the same. */
  anyway: flag(),
  /** Sends although the customer was invoiced this month. */
  again: flag(),
  invoicesMode: z.enum(invoicesModes, { error: customerMessages.mode }),
})

/** Nothing but these is looked at where nothing else is kept. */
const beside = ['id', 'isActive', 'invoicesMode'] as const

export const customerForm = z.pipe(
  z.transform((value): unknown => {
    const sent = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
    const keeps = sent.invoicesMode !== 'deactivate' && sent.invoicesMode !== 'delete'
    return keeps ? sent : Object.fromEntries(beside.filter((name) => name in sent).map((name) => [name, sent[name]]))
  }),
  fields,
)
export type CustomerForm = z.output<typeof customerForm>

/** A customer that may be the one to be added. */
export const similarCustomer = z.object({
  id: z.int(),
  business: z.string(),
  active: z.boolean(),
  /** What they share. */
  same: z.array(z.enum(['business', 'website', 'email', 'vatId'])),
})
export type SimilarCustomer = z.output<typeof similarCustomer>

const handled = z.object({
  status: z.literal('success'),
  /** As it is now; null once it is deleted. */
  customer: z.nullable(customer),
})
export type Handled = z.output<typeof handled>

export const handleCustomer = endpoint({
  summary:
    'Adds, changes, activates or deactivates, sends an invoice to, or deletes a customer. 404: no such customer. 409: ALREADY_CUSTOMER with `customers` that have its business, website, email or VAT id unless `anyway`, CHANGED_MEANWHILE, ALREADY_INVOICED unless `again`, COUNTRY_NOT_SET_UP without bank details for the currency, INACTIVE, STILL_ACTIVE, STILL_WAITING',
  method: 'POST',
  path: '/api/sshp_handle_customer/',
  access: 'admin',
  repeatable: true,
  body: customerForm,
  answers: { 200: handled },
})
