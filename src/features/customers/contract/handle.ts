import * as z from 'zod/mini'
import { isLeitwegId, plainLeitwegId } from '#features/invoices/issuing/rules/leitweg.ts'
import { vatExemption } from '#features/invoices/sending/contract.ts'
import { endpoint } from '#kit/shared/endpoint.ts'
import { email, flag, fromJson, line, maybe, paragraph, wholeNumber } from '#kit/shared/fields.ts'
import { toUnits } from '#kit/shared/money.ts'
import { isPhone, parseDelay, parsePrice, parseRate } from '#kit/shared/typed-numbers.ts'
import { bareVatId } from '#kit/shared/vat-id.ts'
import { customer, customerTypes, type InvoiceItem } from '../contract.ts'

/** Adding, changing, sending to and deleting a customer: one form for all of it. */

export const invoicesModes = ['add', 'change', 'deactivate', 'send', 'delete'] as const
export type InvoicesMode = (typeof invoicesModes)[number]

export const customerMessages = {
  business: 'Please enter a valid business',
  website: 'Please enter a valid last website',
  email: 'Please enter a valid email address',
  phone: 'Please enter a valid phone number',
  name: 'Please enter a valid name',
  streetAndNumber: 'Please enter a valid street and number',
  additional: 'Please enter a valid additional address',
  zipCodeAndCity: 'Please enter a valid ZIP code & city',
  country:
    "This country is not yet set up in the server's invoicing (bank details for its currency) and in the language codes of the places lookup",
  countryMissing: 'Please choose a country',
  state: 'Please enter a valid state',
  type: 'Please choose a type',
  vatId: 'Please enter a valid VAT id',
  vatRate: 'Please enter a VAT rate with at most two digits and two decimals',
  vatRateMissing: 'Please enter the VAT rate',
  vatRateOfCyprus: 'For Cyprus VAT must be applied for both B2C and B2B',
  leitwegId: 'Please enter a valid Leitweg-ID',
  items: 'Please enter at least one item',
  tooManyItems: 'Please enter at most 50 items',
  item: 'Please enter an item',
  price: 'Please enter a price with at most two decimals',
  total: 'Please enter prices that make a total',
  totalTooHigh: 'Please enter prices that make less than 10 million',
  subject: 'Please enter a valid subject',
  salutation: 'Please choose a salutation',
  body: 'Please enter a valid body',
  note: 'Please enter a valid note',
  delay: 'Please enter a number of hours with at most two decimals',
  mode: 'Please say what to do: add, change, deactivate, send or delete',
  gone: 'This customer does not exist any more',
} as const

export const lengths = {
  business: 50,
  website: 70,
  email: 50,
  phone: 20,
  name: 50,
  address: 120,
  state: 50,
  item: 120,
  subject: 120,
  salutation: 50,
  body: 10_000,
  note: 2000,
} as const

const text = (max: number, message: string, more: { pattern?: RegExp } = {}) =>
  z._default(line({ max, message, ...more }), '')

/** A number as people write it, in units; what is none is refused. Nothing stays nothing. */
const written = (parse: (text: string) => number | undefined, message: string) =>
  z.pipe(
    z.transform((value: unknown): unknown =>
      typeof value === 'number' ? parse(String(value)) : parseText(value, parse),
    ),
    z.number({ error: message }),
  )

const parseText = (value: unknown, parse: (text: string) => number | undefined) =>
  isNothing(value) ? parse('') : typeof value === 'string' ? parse(value) : value

const inUnits = (parse: (text: string) => number | undefined) => (typed: string) => {
  const hundredths = parse(typed)
  return hundredths === undefined ? undefined : toUnits(hundredths)
}

const isNothing = (value: unknown) => value === undefined || value === null || value === ''

/** A row of the form; both of its fields are filled, or neither. */
const itemRow = z
  .object({
    item: text(lengths.item, customerMessages.item),
    price: maybe(written(inUnits(parsePrice), customerMessages.price)),
  })
  .check(
    z.refine(({ item, price }) => item !== '' || price === undefined, {
      path: ['item'],
      error: customerMessages.item,
    }),
    z.refine(({ item, price }) => item === '' || price !== undefined, {
      path: ['price'],
      error: customerMessages.price,
    }),
  )

/** A list as JSON text, or as JSON; a form may also name the field once for each row. */
const rowsFrom = z.transform((value): unknown => {
  if (isNothing(value)) return []
  const rows = Array.isArray(value) ? value.map(fromJson) : fromJson(value)
  return Array.isArray(rows) ? rows : [rows]
})

const invoiceItems = z.pipe(
  z.pipe(rowsFrom, z.array(itemRow).check(z.maxLength(50, { error: customerMessages.tooManyItems }))),
  z.transform((rows): InvoiceItem[] =>
    rows.flatMap(({ item, price }) => (price === undefined ? [] : [{ item, price }])),
  ),
)

const tidied = (tidy: (text: string) => string) =>
  z.transform((value: unknown): unknown => (isNothing(value) ? '' : typeof value === 'string' ? tidy(value) : value))

/** Whether it is one of the customer's country, the form as a whole shows. */
const vatId = z.pipe(tidied(bareVatId), line({ max: 16, message: customerMessages.vatId, pattern: /^[A-Z\d+*]*$/ }))
const leitwegId = z.pipe(
  tidied(plainLeitwegId),
  z.string().check(z.refine((id) => id === '' || isLeitwegId(id), { error: customerMessages.leitwegId })),
)

/** What is kept of a customer, each field as it may be; which of them a mode asks for is in the rules. */
const fields = z.object({
  id: maybe(wholeNumber({ min: 1, max: 999_999_999, message: customerMessages.gone })),
  business: text(lengths.business, customerMessages.business),
  website: text(lengths.website, customerMessages.website),
  email: z.pipe(
    z.transform((value) => (isNothing(value) ? undefined : value)),
    z.pipe(
      z.optional(email(lengths.email)),
      z.transform((address) => address ?? ''),
    ),
  ),
  phone: z._default(
    z.string({ error: customerMessages.phone }).check(
      z.trim(),
      z.maxLength(lengths.phone, { error: customerMessages.phone }),
      z.refine((typed) => typed.length > lengths.phone || isPhone(typed), { error: customerMessages.phone }),
    ),
    '',
  ),
  name: text(lengths.name, customerMessages.name),
  streetAndNumber: text(lengths.address, customerMessages.streetAndNumber),
  additional: text(lengths.address, customerMessages.additional),
  zipCodeAndCity: text(lengths.address, customerMessages.zipCodeAndCity),
  country: text(50, customerMessages.country),
  state: text(lengths.state, customerMessages.state),
  type: maybe(z.enum(customerTypes, { error: customerMessages.type })),
  vatId,
  /** Percent. */
  vatRate: written(inUnits(parseRate), customerMessages.vatRate),
  /** Why the rate is 0, where that is not reverse charge. */
  vatExemption,
  /** German public buyers have one. */
  leitwegId,
  invoiceItems,
  /** Accepted and not believed: the server adds up. */
  totalPrice: z.optional(z.unknown()),
  subject: text(lengths.subject, customerMessages.subject),
  salutation: text(lengths.salutation, customerMessages.salutation),
  /** HTML, or text without any. */
  body: z._default(paragraph({ max: lengths.body, message: customerMessages.body }), ''),
  note: z._default(paragraph({ max: lengths.note, message: customerMessages.note }), ''),
  /** Hours. */
  delay: written(parseDelay, customerMessages.delay),
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
