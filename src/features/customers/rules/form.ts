import { missingOfVat, type VatSeller } from '#features/invoices/issuing/rules/vat.ts'
import { isInUnion, isSupported } from '#kit/shared/countries.ts'
import type { Cents } from '#kit/shared/money.ts'
import type { FieldError } from '#kit/shared/problem.ts'
import { saysSomething } from '#kit/shared/typed-html.ts'
import { maxPrice } from '#kit/shared/typed-numbers.ts'
import { type CustomerForm, customerMessages, type InvoicesMode, keptFields } from '../contract/handle.ts'
import type { Customer } from '../contract.ts'
import { examineVatId, normalizeVatId } from './vat-id.ts'

/** What can be wrong with a form as a whole, given that each of its fields may be as it is. */
type Checked = Pick<
  CustomerForm,
  | 'business'
  | 'website'
  | 'email'
  | 'phone'
  | 'name'
  | 'streetAndNumber'
  | 'zipCodeAndCity'
  | 'country'
  | 'state'
  | 'type'
  | 'vatId'
  | 'vatRate'
  | 'vatExemption'
  | 'invoiceItems'
  | 'dueDays'
  | 'discountDays'
  | 'subject'
  | 'salutation'
  | 'body'
>

type Field = keyof Checked

const toAdd: readonly Field[] = ['business', 'website', 'phone', 'name', 'state', 'type']
const toChange: readonly Field[] = [...toAdd, 'streetAndNumber', 'zipCodeAndCity', 'salutation']
const toSend: readonly Field[] = [...toChange, 'email', 'subject']

const required: Readonly<Record<InvoicesMode, readonly Field[]>> = {
  add: toAdd,
  change: toChange,
  send: toSend,
  deactivate: [],
  delete: [],
}

/**
 * What a mode asks for and is not there, or does not go together: beside which field, with its message. The seller
 * is the agency.
 */
export function formErrors(mode: InvoicesMode, form: Checked, seller: VatSeller): FieldError[] {
  if (mode === 'deactivate' || mode === 'delete') return []
  const missing = required[mode].filter((field) => form[field] === undefined || form[field] === '')
  return [
    ...missing.map((field) => ({ field, message: messageOf(field) })),
    ...countryErrors(mode, form, seller),
    ...itemErrors(mode, form),
    ...(form.discountDays > form.dueDays ? [{ field: 'discountDays', message: customerMessages.discountDays }] : []),
    ...(mode === 'send' && !saysSomething(form.body) ? [{ field: 'body', message: customerMessages.body }] : []),
  ]
}

const messageOf = (field: Field) => (customerMessages as Readonly<Record<string, string>>)[field] ?? ''

function countryErrors(mode: InvoicesMode, form: Checked, seller: VatSeller): FieldError[] {
  const { country, vatId, vatRate } = form
  if (country === '') return [{ field: 'country', message: customerMessages.countryMissing }]
  if (!isSupported(country)) return [{ field: 'country', message: customerMessages.country }]
  return [
    ...(country === 'Cyprus' && vatRate === 0 && !seller.smallBusiness
      ? [{ field: 'vatRate', message: customerMessages.vatRateOfCyprus }]
      : []),
    ...(mode === 'send' && country !== 'Cyprus' ? missingVat(form, seller) : []),
    ...(isInUnion(country) ? vatIdErrors(vatId, country) : []),
  ]
}

function missingVat(form: Checked, seller: VatSeller): FieldError[] {
  const field = missingOfVat(form, seller)
  if (field === undefined) return []
  return [{ field, message: field === 'vatId' ? customerMessages.vatId : customerMessages.vatRateMissing }]
}

/** What cannot be a VAT id of the country is refused. Wrong check digits are shown, and whoever knows better may go on. */
function vatIdErrors(vatId: string, country: string): FieldError[] {
  const { format, message } = examineVatId(vatId, country)
  return format ? [] : [{ field: 'vatId', message }]
}

/** Net cents of items whose prices are units of the currency. */
export const totalOf = (items: readonly { price: number }[]): Cents =>
  items.reduce((total, { price }) => total + Math.round(price * 100), 0)

function itemErrors(mode: InvoicesMode, { invoiceItems }: Checked): FieldError[] {
  const total = totalOf(invoiceItems)
  if (total > maxPrice) return [{ field: 'totalPrice', message: customerMessages.totalTooHigh }]
  if (mode === 'add') return []
  if (invoiceItems.length === 0) return [{ field: 'invoiceItems.0.item', message: customerMessages.items }]
  return total === 0 ? [{ field: 'totalPrice', message: customerMessages.total }] : []
}

/** What a form keeps of what only some countries have. */
export const fittedTo = <F extends Pick<CustomerForm, 'country' | 'vatId' | 'vatRate' | 'vatExemption' | 'leitwegId'>>(
  form: F,
): F => ({
  ...form,
  vatExemption: isInUnion(form.country) && form.vatRate === 0 ? form.vatExemption : '',
  vatId: isInUnion(form.country) ? normalizeVatId(form.vatId, form.country) : '',
  vatRate: isInUnion(form.country) ? form.vatRate : 0,
  leitwegId: form.country === 'Germany' ? form.leitwegId : '',
})

/** What a form changed of a customer, before and after. */
export function changedFields(before: Customer, after: Customer): { old?: object; new?: object } {
  const changed = keptFields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
  const of = (customer: Customer) => Object.fromEntries(changed.map((field) => [field, customer[field]]))
  return changed.length === 0 ? {} : { old: of(before), new: of(after) }
}
