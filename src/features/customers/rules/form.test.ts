import fc from 'fast-check'
import { expect, test } from 'vitest'
import { errorsOf } from '#kit/shared/fields.ts'
import { toUnits } from '#kit/shared/money.ts'
import { maxPrice } from '#kit/shared/typed-numbers.ts'
import { type CustomerForm, customerForm, customerMessages, type InvoicesMode } from '../contract/handle.ts'
import { fittedTo, formErrors, totalOf } from './form.ts'

const sent = {
  id: '7',
  business: 'Seewind GmbH',
  website: 'https://seewind.example',
  email: 'office@seewind.example',
  phone: '+49 30 5550100',
  name: 'Grete Sander',
  streetAndNumber: 'Hafenstrasse 4',
  additional: '',
  zipCodeAndCity: '18055 Rostock',
  vatId: 'de 136 695 976',
  leitwegId: '',
  invoiceItems: '[{"item":"Hosting","price":"€ 340,00"},{"item":"","price":""},{"item":"Domain","price":13.9}]',
  vatRate: '19 %',
  totalPrice: '1.00',
  subject: 'Rechnung',
  salutation: 'Sehr geehrte',
  body: '<p>anbei</p>',
  note: '',
  country: 'Germany',
  state: 'Saxony',
  type: 'RentalRevolution',
  isActive: 'true',
  added_or_changed_by: 'Somebody',
  delay: '1,5',
  invoicesMode: 'send',
}
const form = (changes: object = {}): CustomerForm => customerForm.parse({ ...sent, ...changes })

test('A form is read as people write it.', () => {
  expect(form()).toMatchObject({
    id: 7,
    phone: '+49 30 5550100',
    vatId: 'DE136695976',
    vatRate: 19,
    invoiceItems: [
      { item: 'Hosting', price: 340 },
      { item: 'Domain', price: 13.9 },
    ],
    delay: 1.5,
    again: false,
  })
  expect(
    form({ invoiceItems: ['{"item":"Hosting","price":340}', '{"item":"Domain","price":"1"}'] }).invoiceItems,
  ).toEqual([
    { item: 'Hosting', price: 340 },
    { item: 'Domain', price: 1 },
  ])
  expect(form({ invoiceItems: '{"item":"Hosting","price":340}' }).invoiceItems).toHaveLength(1)
})

test.each<[field: string, value: unknown, message: string, beside?: string]>([
  ['business', 'x'.repeat(51), 'Please enter a valid business'],
  ['website', 'x'.repeat(71), 'Please enter a valid last website'],
  ['email', 'no address', 'Please enter a valid email address'],
  ['email', `${'x'.repeat(40)}@mail.example`, 'Please enter a valid email address'],
  ['phone', '030-55', 'Please enter a valid phone number'],
  ['phone', '1'.repeat(21), 'Please enter a valid phone number'],
  ['name', 'x'.repeat(51), 'Please enter a valid name'],
  ['streetAndNumber', 'x'.repeat(121), customerMessages.streetAndNumber],
  ['subject', 'x'.repeat(121), customerMessages.subject],
  ['body', 'x'.repeat(10_001), 'Please enter a valid body'],
  ['note', 'x'.repeat(2001), 'Please enter a valid note'],
  ['vatRate', '190', customerMessages.vatRate],
  ['delay', '1.234', customerMessages.delay],
  ['vatExemption', 'because', 'Please choose why no VAT is charged'],
  ['type', 'Bakery', customerMessages.type],
  ['leitwegId', '04011000-12345-00', customerMessages.leitwegId],
  ['invoiceItems', '[{"item":"Hosting","price":""}]', customerMessages.price, 'invoiceItems.0.price'],
  ['invoiceItems', '[{"item":"","price":"5"}]', customerMessages.item, 'invoiceItems.0.item'],
  ['invoiceItems', '[{"item":"x","price":"5."}]', customerMessages.price, 'invoiceItems.0.price'],
  ['invoicesMode', 'list', customerMessages.mode],
])('%s may not be %j', (field, value, message, beside = field) => {
  expect(errorsOf(customerForm, { ...sent, [field]: value })).toEqual([{ field: beside, message }])
})

const fieldsOf = (mode: InvoicesMode, changes: object) =>
  formErrors(mode, form(changes), { country: 'Germany' }).map(({ field }) => field)

test.each<[changes: object, add: string[], change: string[], send: string[]]>([
  [{}, [], [], []],
  [
    { business: '', website: '', phone: '', name: '', state: '', type: '' },
    ...all('business', 'website', 'phone', 'name', 'state', 'type'),
  ],
  [
    { streetAndNumber: '', zipCodeAndCity: '', salutation: '' },
    [],
    ...(all('streetAndNumber', 'zipCodeAndCity', 'salutation').slice(1) as [string[], string[]]),
  ],
  [{ invoiceItems: '' }, [], ['invoiceItems.0.item'], ['invoiceItems.0.item']],
  [{ invoiceItems: '[{"item":"Free","price":0}]' }, [], ['totalPrice'], ['totalPrice']],
  [{ email: '', subject: '', body: '<p> </p>' }, [], [], ['email', 'subject', 'body']],
  [{ country: 'Norway' }, ...all('country')],
  [{ country: '' }, ...all('country')],
  [{ country: 'Cyprus', vatId: '10259033P', vatRate: '' }, ...all('vatRate')],
  [{ country: 'Cyprus', vatId: '10259033P', vatRate: '19' }, [], [], []],
  [{ country: 'Cyprus', vatRate: '19' }, ...all('vatId')],
  [{ vatId: 'DE13669597' }, ...all('vatId')],
  [{ vatId: 'DE136695970' }, [], [], []],
  [{ vatId: '' }, [], [], []],
  [{ vatRate: '' }, [], [], ['vatRate']],
  [{ vatRate: '', vatExemption: 'small_business' }, [], [], []],
  [{ country: 'Austria', vatId: '', vatRate: '' }, [], [], ['vatId']],
  [{ country: 'Austria', vatId: 'ATU12345675', vatRate: '' }, [], [], []],
  [{ country: 'Austria', vatId: '', vatRate: '20' }, [], [], []],
  [{ country: 'Austria', vatId: '', vatRate: '', vatExemption: 'exempt' }, [], [], []],
  [{ country: 'Cyprus', vatId: '', vatRate: '', vatExemption: 'exempt' }, ...all('vatRate')],
  [{ country: 'Canada', vatId: '' }, [], [], []],
])('%j lacks for add %j, for change %j, for send %j', (changes, add, change, send) => {
  expect([fieldsOf('add', changes), fieldsOf('change', changes), fieldsOf('send', changes)]).toEqual([
    add,
    change,
    send,
  ])
})

function all(...fields: string[]): [string[], string[], string[]] {
  return [fields, fields, fields]
}

test('Deleting and marking as inactive look at nothing else.', () => {
  const only = { id: '7', isActive: 'false', invoicesMode: 'deactivate' }
  expect(errorsOf(customerForm, { ...sent, ...only, email: 'no address' })).toEqual([])
  expect(formErrors('deactivate', customerForm.parse(only), { country: 'Germany' })).toEqual([])
})

test('VAT is kept of countries of the European Union, a Leitweg-ID of Germany.', () => {
  const leitwegId = '04011000-1234512345-06'
  const kept = (country: string) => {
    const { vatId, vatRate, leitwegId: id } = fittedTo(form({ country, leitwegId }))
    return [vatId, vatRate, id]
  }
  expect(kept('Germany')).toEqual(['DE136695976', 19, leitwegId])
  expect(fittedTo(form({ vatId: '136 695 976' })).vatId).toBe('DE136695976')
  expect(kept('Austria')).toEqual(['DE136695976', 19, ''])
  expect(kept('Switzerland')).toEqual(['', 0, ''])
  const reason = (changes: object) => fittedTo(form({ vatExemption: 'small_business', ...changes })).vatExemption
  expect([reason({}), reason({ vatRate: '' }), reason({ vatRate: '', country: 'Canada' })]).toEqual([
    '',
    'small_business',
    '',
  ])
})

test('A total adds up to the cent.', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: maxPrice }), { maxLength: 50 }), (prices) => {
      expect(totalOf(prices.map((price) => ({ price: toUnits(price) })))).toBe(
        prices.reduce((sum, one) => sum + one, 0),
      )
    }),
    { numRuns: 100 },
  )
})
