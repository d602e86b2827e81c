import { expect, test } from 'vitest'
import { seenAnew } from '#kit/ui/edits.ts'
import type { Customer } from '../contract.ts'
import { checkDraft, edited, newsOf, rowsOf, shownTexts, textOfRows, textsOf, totalOfRows } from './draft.ts'

const day = '2026-11-21'
const customer: Customer = {
  id: 7,
  business: 'Seewind',
  website: 'https://seewind.example',
  email: '',
  phone: '030 55',
  name: 'Grete Sander',
  streetAndNumber: 'Hafenstrasse 4',
  additional: '',
  zipCodeAndCity: '18055 Rostock',
  vatId: '',
  leitwegId: '',
  invoiceItems: [{ item: 'Hosting', price: 340 }],
  dueDays: 14,
  discountDays: 0,
  discountRate: 0,
  vatRate: 19,
  vatExemption: '',
  totalPrice: '340.00',
  currency: 'EUR',
  subject: 'Monatliche Rechnung Oktober 2026',
  salutation: '',
  body: '<p>anbei</p>',
  note: '',
  country: 'Germany',
  state: 'Saxony',
  type: 'SupremeShop',
  active: true,
  invoiceDates: [],
  paymentDates: [],
  delay: 0,
  added_or_changed_by: '',
  version: 3,
}
const of = { customer, day }

test('A customer is shown with the month of today and what is usual in its country.', () => {
  expect(shownTexts({}, of)).toMatchObject({
    subject: 'Monatliche Rechnung November 2026',
    salutation: 'Guten Tag',
    body: '<p>anbei</p>',
    vatRate: '19',
    delay: '',
    invoiceItems: '[{"item":"Hosting","price":"340.00"}]',
  })
})

test('Subject, salutation and body of a new customer follow the country until somebody writes them.', () => {
  const fresh = { customer: undefined, day }
  const german = edited({}, 'country', 'Austria', fresh)
  expect(shownTexts({}, fresh)).toMatchObject({ subject: 'Monthly invoice November 2026', salutation: 'Dear' })
  expect(shownTexts(german, fresh).subject).toBe('Monatliche Rechnung November 2026')
  const written = edited(german, 'subject', 'Hello', fresh)
  expect(shownTexts(edited(written, 'country', 'Canada', fresh), fresh)).toMatchObject({
    subject: 'Hello',
    salutation: 'Dear',
  })
})

test('What was not touched shows what somebody else wrote; what was, is said to have news.', () => {
  const edits = edited(edited({}, 'phone', '030 66', of), 'note', 'Mine', of)
  const now = { customer: { ...customer, note: 'Theirs', name: 'Ida', version: 4 }, day }
  expect(shownTexts(edits, now)).toMatchObject({ phone: '030 66', note: 'Mine', name: 'Ida' })
  expect(newsOf(edits, now)).toEqual(['note'])
  expect(newsOf(seenAnew(edits, textsOf(now)), now)).toEqual([])
  expect(edited(edits, 'phone', '030 55', of)).not.toHaveProperty('phone')
})

test('Rows are never none, and add up to what can be read of their prices.', () => {
  expect(rowsOf(textOfRows([]))).toEqual([{ item: '', price: '' }])
  const rows = textOfRows([
    { item: 'Hosting', price: '€ 340,00' },
    { item: 'Domain', price: '13.9' },
    { item: 'Later', price: 'x' },
  ])
  expect(totalOfRows(rows)).toBe(35_390)
})

test('Everything that is wrong is said at once, and what is right is sent with the version that was seen.', () => {
  const typed = { ...shownTexts({}, of), phone: 'x', invoiceItems: '[{"item":"Hosting","price":"1."}]' }
  expect(
    checkDraft('send', typed, { customer, seller: { country: 'Germany' } }).errors.map(({ field }) => field),
  ).toEqual(['phone', 'invoiceItems.0.price', 'email'])
  const { form, errors } = checkDraft('change', shownTexts({}, of), { customer, seller: { country: 'Germany' } })
  expect(errors).toEqual([])
  expect(form).toMatchObject({ id: 7, version: 3, vatRate: 19, invoiceItems: [{ item: 'Hosting', price: 340 }] })
})
