import * as z from 'zod/mini'
import { email, line, listFrom, maybe, optional, paragraph } from '#kit/shared/fields.ts'
import { toUnits } from '#kit/shared/money.ts'
import { parsePrice, parseRate } from '#kit/shared/typed-numbers.ts'
import { bareVatId } from '#kit/shared/vat-id.ts'
import { isLeitwegId, plainLeitwegId } from '../issuing/rules/leitweg.ts'
import { vatExemptions } from '../issuing/rules/vat.ts'

/**
 * A customer as far as an invoice is of it: each field once, with what it is called, how long it may be and what is said
 * where it may not be so. The customers' form, the draft of an invoice, the row and the paper take it from here.
 */

/** Days until an invoice is due, unless the customer has others. */
export const daysToPay = 14

/** A line of text. */
export type TextField = { label: string; max: number; message: string }
type TextFields = Readonly<Record<string, TextField>>

/** Who an invoice is for. */
export const buyerTexts = {
  business: { label: 'Business', max: 50, message: 'Please enter a valid business' },
  website: { label: 'Website', max: 70, message: 'Please enter a valid last website' },
  name: { label: 'Name', max: 50, message: 'Please enter a valid name' },
  streetAndNumber: { label: 'Street and number', max: 120, message: 'Please enter a valid street and number' },
  additional: { label: 'Additional', max: 120, message: 'Please enter a valid additional address' },
  zipCodeAndCity: { label: 'ZIP and city', max: 120, message: 'Please enter a valid ZIP code & city' },
} as const satisfies TextFields

/** What the mail begins with. */
export const mailTexts = {
  subject: { label: 'Email subject', max: 120, message: 'Please enter a valid subject' },
  salutation: { label: 'Salutation', max: 50, message: 'Please choose a salutation' },
} as const satisfies TextFields

export const invoicedLengths = { email: 50, country: 50, vatId: 20, item: 120, items: 50, body: 10_000 } as const

export const invoicedMessages = {
  email: 'Please enter a valid email address',
  countryMissing: 'Please choose a country',
  vatId: 'Please enter a valid VAT id',
  leitwegId: 'Please enter a valid Leitweg-ID',
  vatRate: 'Please enter a VAT rate with at most two digits and two decimals',
  vatExemption: 'Please choose why no VAT is charged',
  items: 'Please enter at least one item',
  tooManyItems: 'Please enter at most 50 items',
  item: 'Please enter an item',
  price: 'Please enter a price up to 9,999,999.99 with at most two decimals',
  body: 'Please enter a valid body',
  days: 'Please enter 0 to 365 days',
  discountDays: 'Please enter days within which the discount ends, not after the amount is due',
  discountRate: 'Please enter a discount of at most 50 %',
} as const

const eachOf = <T extends TextFields, S>(texts: T, make: (text: TextField) => S) =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, make(text)])) as { [Name in keyof T]: S }

/** What forms send of texts; nothing counts as empty. */
export const linesOf = <T extends TextFields>(texts: T) =>
  eachOf(texts, ({ max, message }) => optional(line({ max, message })))

/** What is answered of them, and what is said of them. */
export const stringsOf = <T extends TextFields>(texts: T) => eachOf(texts, () => z.string())
export const labelsOf = <T extends TextFields>(texts: T) => eachOf(texts, ({ label }) => label)
export const lengthsOf = <T extends TextFields>(texts: T) => eachOf(texts, ({ max }) => max)
export const messagesOf = <T extends TextFields>(texts: T) => eachOf(texts, ({ message }) => message)

const daysOr = (usual: number) => (typed: string) =>
  typed === '' ? usual : /^\d{1,3}$/.test(typed.trim()) && Number(typed) <= 365 ? Number(typed) : undefined

const isNothing = (value: unknown) => value === undefined || value === null || value === ''

/** A number as people write it; what is none is refused. Nothing is what `parse` makes of it. */
export const written = (parse: (text: string) => number | undefined, message: string) =>
  z.pipe(
    z.transform((value: unknown): unknown => {
      if (isNothing(value)) return parse('')
      return typeof value === 'string' || typeof value === 'number' ? parse(String(value)) : value
    }),
    z.number({ error: message }),
  )

export const inUnits = (parse: (text: string) => number | undefined) => (typed: string) => {
  const hundredths = parse(typed)
  return hundredths === undefined ? undefined : toUnits(hundredths)
}

/** A row of the form; both of its fields are filled, or neither. */
const itemRow = z
  .object({
    item: optional(line({ max: invoicedLengths.item, message: invoicedMessages.item })),
    price: maybe(written(inUnits(parsePrice), invoicedMessages.price)),
  })
  .check(
    z.refine(({ item, price }) => item !== '' || price === undefined, { path: ['item'], error: invoicedMessages.item }),
    z.refine(({ item, price }) => item === '' || price !== undefined, {
      path: ['price'],
      error: invoicedMessages.price,
    }),
  )

/** A line of the next invoice; the price is net, in the customer's currency. */
export const invoiceItem = z.object({ item: z.string(), price: z.number() })
export type InvoiceItem = z.output<typeof invoiceItem>

const tidied = (tidy: (text: string) => string) =>
  z.transform((value: unknown): unknown => (isNothing(value) ? '' : typeof value === 'string' ? tidy(value) : value))

/** Who is written to, each field as it may be; what an invoice cannot be without, its rules say. */
export const addresseeFields = {
  ...linesOf(buyerTexts),
  email: z.pipe(
    z.transform((value) => (isNothing(value) ? undefined : value)),
    z.pipe(
      z.optional(email(invoicedLengths.email)),
      z.transform((address) => address ?? ''),
    ),
  ),
}

/** What is invoiced and where to. */
export const orderFields = {
  country: optional(line({ max: invoicedLengths.country, message: invoicedMessages.countryMissing })),
  /** As it is kept. Whether it is one of the country, the form as a whole shows. */
  vatId: z.pipe(
    tidied(bareVatId),
    line({ max: invoicedLengths.vatId, message: invoicedMessages.vatId, pattern: /^[A-Z\d+*]*$/ }),
  ),
  /** German public buyers have one. */
  leitwegId: z.pipe(
    tidied(plainLeitwegId),
    z.string().check(z.refine((id) => id === '' || isLeitwegId(id), { error: invoicedMessages.leitwegId })),
  ),
  /** Percent. */
  vatRate: written(inUnits(parseRate), invoicedMessages.vatRate),
  /** Why the rate is 0, where that is not reverse charge. */
  vatExemption: z.pipe(
    z.transform((value): unknown => value ?? ''),
    z.enum(vatExemptions, { error: invoicedMessages.vatExemption }),
  ),
  /** Prices in the currency's unit; rows without one and an item are left out. */
  invoiceItems: z.pipe(
    z.pipe(
      listFrom,
      z.array(itemRow).check(z.maxLength(invoicedLengths.items, { error: invoicedMessages.tooManyItems })),
    ),
    z.transform((rows): InvoiceItem[] =>
      rows.flatMap(({ item, price }) => (price === undefined ? [] : [{ item, price }])),
    ),
  ),
  dueDays: written(daysOr(daysToPay), invoicedMessages.days),
  discountDays: written(daysOr(0), invoicedMessages.days),
  /** Percent off for who pays within those days. */
  discountRate: written(inUnits(parseRate), invoicedMessages.discountRate).check(
    z.maximum(50, { error: invoicedMessages.discountRate }),
  ),
  ...linesOf(mailTexts),
  /** HTML, or text without any. */
  body: optional(paragraph({ max: invoicedLengths.body, message: invoicedMessages.body })),
}

export const invoicedFields = { ...addresseeFields, ...orderFields }

/** What the customer form holds at the moment. */
export const invoiceDraft = z.object({
  ...invoicedFields,
  country: line({ min: 1, max: invoicedLengths.country, message: invoicedMessages.countryMissing }),
  invoiceItems: z.pipe(
    invoicedFields.invoiceItems,
    z.array(invoiceItem).check(z.minLength(1, { error: invoicedMessages.items })),
  ),
})
export type InvoiceDraft = z.output<typeof invoiceDraft>
