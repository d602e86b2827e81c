import { buyerTexts, daysToPay, labelsOf, mailTexts } from '#features/invoices/contract/customer.ts'
import { type VatExemption, type VatSeller, vatExemptions } from '#features/invoices/issuing/rules/vat.ts'
import { bodyPresets, subjectOf, subjectPresets } from '#features/invoices/sending/rules/presets.ts'
import { currencyOf } from '#kit/shared/countries.ts'
import { type Day, firstOfMonth } from '#kit/shared/day.ts'
import { neutralSalutation } from '#kit/shared/greeting.ts'
import { type Currency, currencies, formatPlain, toCents } from '#kit/shared/money.ts'
import type { FieldError } from '#kit/shared/problem.ts'
import { parsePrice, parseRate } from '#kit/shared/typed-numbers.ts'
import * as edits from '#kit/ui/edits.ts'
import { type CustomerForm, customerForm, type InvoicesMode } from '../contract/handle.ts'
import { type Customer, customerTexts } from '../contract.ts'
import { fittedTo, formErrors } from '../rules/form.ts'

/** A row of the invoice items as it is typed. */
export type ItemText = { item: string; price: string }

/** Shown and sent as they are. */
const plainTexts = { ...buyerTexts, ...customerTexts }

export const fieldNames = {
  ...labelsOf({ ...plainTexts, ...mailTexts }),
  email: 'Email',
  country: 'Country',
  type: 'Type',
  vatId: 'VAT id',
  leitwegId: 'Leitweg-ID',
  vatRate: 'VAT rate',
  vatExemption: 'Why no VAT',
  invoiceItems: 'Invoice items',
  dueDays: 'Due after',
  discountDays: 'Discount within',
  discountRate: 'Discount',
  body: 'Email body',
  delay: 'Email delay in hours',
} as const

export type FieldName = keyof typeof fieldNames

/** A customer as the form shows it: the texts of the fields, the items as JSON. */
export type Texts = Record<FieldName, string>

export type Edits = edits.Edits<FieldName>

/** The day decides which month the presets name. */
export type DraftOf = { customer: Customer | undefined; day: Day }

const blankRow: ItemText = { item: '', price: '' }

export const rowsOf = (items: string): readonly ItemText[] => JSON.parse(items) as ItemText[]
export const textOfRows = (rows: readonly ItemText[]): string =>
  JSON.stringify(rows.length === 0 ? [blankRow] : rows.map(({ item, price }) => ({ item, price })))

const numberText = (number: number) => (number === 0 ? '' : String(number))

const shown = [
  ...(Object.keys(plainTexts) as (keyof typeof plainTexts)[]),
  ...(['email', 'country', 'type', 'vatId', 'leitwegId', 'vatExemption'] as const),
]

const asShown = (customer: Customer | undefined) =>
  Object.fromEntries(shown.map((field) => [field, customer?.[field] ?? ''])) as Record<(typeof shown)[number], string>

/** The texts of a customer, or of a new one in a country: subject, salutation and body as usual where there are none. */
export function textsOf({ customer, day }: DraftOf, country = customer?.country ?? ''): Texts {
  const month = firstOfMonth(day)
  const usual = {
    subject: subjectPresets(country, month)[0],
    salutation: neutralSalutation(country),
    body: bodyPresets(country)[0],
  }
  const rows = (customer?.invoiceItems ?? []).map(({ item, price }) => ({ item, price: formatPlain(toCents(price)) }))
  return {
    ...asShown(customer),
    vatRate: numberText(customer?.vatRate ?? 0),
    invoiceItems: textOfRows(rows),
    dueDays: String(customer?.dueDays ?? daysToPay),
    discountDays: numberText(customer?.discountDays ?? 0),
    discountRate: numberText(customer?.discountRate ?? 0),
    subject: customer?.subject ? subjectOf(customer.subject, month) : usual.subject,
    salutation: customer?.salutation || usual.salutation,
    body: customer?.body || usual.body,
    delay: numberText(customer?.delay ?? 0),
  }
}

/** What the fields show. */
export const shownTexts = (typed: Edits, draft: DraftOf): Texts =>
  edits.withEdits(textsOf(draft, countryOf(typed, draft)), typed)

const countryOf = (typed: Edits, { customer }: DraftOf) => customer?.country ?? typed.country?.text

/** Typing into a field. What was typed for a new customer counts even where it is what stood there. */
export function edited(typed: Edits, field: FieldName, text: string, draft: DraftOf): Edits {
  const kept = textsOf(draft, countryOf(typed, draft))[field]
  const after = edits.edited(typed, field, { text, kept })
  return draft.customer ? after : { ...after, [field]: { text, seen: typed[field]?.seen ?? kept } }
}

/** Fields that somebody else changed while they are typed in. */
export const newsOf = (typed: Edits, draft: DraftOf): FieldName[] =>
  draft.customer ? edits.newsOf(typed, textsOf(draft)) : []

/** The form to send, or everything that is wrong with it. */
export function checkDraft(
  mode: InvoicesMode,
  texts: Texts,
  { customer, seller }: { customer: Customer | undefined; seller: VatSeller },
): { form: CustomerForm | undefined; errors: readonly FieldError[] } {
  const result = customerForm.safeParse({
    ...texts,
    invoiceItems: rowsOf(texts.invoiceItems),
    id: customer?.id,
    version: customer?.version,
    invoicesMode: mode,
  })
  if (!result.success) {
    const wrong = result.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }))
    return { form: undefined, errors: [...wrong, ...formErrors(mode, roughly(texts), seller)] }
  }
  const form = fittedTo(result.data)
  const errors = formErrors(mode, form, seller)
  return { form: errors.length > 0 ? undefined : form, errors }
}

/** A choice of the form. */
export const exemptionOf = (text: string): VatExemption => vatExemptions.find((one) => one === text) ?? ''

/** What is typed, for what is missing of it, while some of it is wrong. */
const roughly = ({ invoiceItems, vatRate, vatExemption, type, ...texts }: Texts) => ({
  ...texts,
  vatExemption: exemptionOf(vatExemption),
  type: type === '' ? undefined : (type as Customer['type']),
  vatRate: parseRate(vatRate) ?? 1,
  dueDays: Number(texts.dueDays) || 0,
  discountDays: 0,
  discountRate: 0,
  invoiceItems: rowsOf(invoiceItems).flatMap(({ item, price }) =>
    item === '' && price === '' ? [] : [{ item, price: (parsePrice(price) ?? 1) / 100 }],
  ),
})

/** Net cents of the rows whose prices are ones. */
export const totalOfRows = (items: string): number =>
  rowsOf(items).reduce((total, { price }) => total + (parsePrice(price) ?? 0), 0)

export const currencyShown = (country: string): Currency =>
  currencies.find((currency) => currency === currencyOf(country)) ?? 'EUR'

/** The list with a customer in the place of the one with an id, or without that one. */
export const withCustomer = <L extends { customers_list: Customer[] }>(
  list: L,
  id: number | undefined,
  now: Customer | null,
): L => ({
  ...list,
  customers_list: [
    ...list.customers_list.filter((one) => one.id !== id && one.id !== now?.id),
    ...(now ? [now] : []),
  ].sort((a, b) => a.business.toLowerCase().localeCompare(b.business.toLowerCase())),
})
