import { expect, test } from 'vitest'
import { readEnv } from '#kit/server/settings/env.ts'
import { currencyOf, languageOf } from '#kit/shared/countries.ts'
import { freeze, type InvoicedCustomer, monthOf, type Order } from './freeze.ts'

const { business: seller } = readEnv({})

const someCustomer: InvoicedCustomer = {
  id: 7,
  business: 'Seewind',
  name: 'Grete Sander',
  streetAndNumber: 'Hafenstrasse 4',
  additional: '',
  zipCodeAndCity: '18055 Rostock',
  country: 'Germany',
  email: 'office@seewind.example',
  website: 'https://seewind.example',
  vatId: '',
  vatRate: 1900,
}

const frozen = (changes: Partial<InvoicedCustomer>, more: Partial<Order> = {}) => {
  const items = [{ item: 'Hosting', price: 10_000 }]
  const made = freeze({ customer: { ...someCustomer, ...changes }, seller, items, issuedOn: '2026-11-21', ...more })
  if (typeof made === 'string') throw new Error(made)
  return made
}

test.each([
  ['Germany', '', 'domestic', 11_900, 'EUR', 'de', ''],
  ['Germany', 'DE123456788', 'domestic', 11_900, 'EUR', 'de', ''],
  ['Austria', 'ATU12345675', 'reverse_charge', 10_000, 'EUR', 'de', 'Steuerschuldnerschaft des Leistungsempfängers'],
  ['Austria', '', 'eu_consumer', 11_900, 'EUR', 'de', ''],
  ['Ireland', 'IE6388047V', 'reverse_charge', 10_000, 'EUR', 'en', 'Reverse charge'],
  ['Cyprus', 'CY10259033P', 'cyprus', 11_900, 'EUR', 'en', ''],
  ['Cyprus', '', 'cyprus', 11_900, 'EUR', 'en', ''],
  ['Switzerland', '', 'third_country', 10_000, 'CHF', 'de', 'Nicht im Inland steuerbare Leistung'],
  ['United Kingdom', 'GB980780684', 'third_country', 10_000, 'GBP', 'en', 'Not subject to VAT'],
  ['United States', '', 'third_country', 10_000, 'USD', 'en', 'Not subject to VAT'],
  ['Canada', '', 'third_country', 10_000, 'CAD', 'en', 'Not subject to VAT'],
  ['Australia', '', 'third_country', 10_000, 'AUD', 'en', 'Not subject to VAT'],
])('A customer in %s with the VAT id %j is invoiced as %s: %i cents in %s, in %s.', (...row) => {
  const [country, vatId, vatCase, gross, currency, language, note] = row
  const invoice = frozen({ country, vatId })
  expect(invoice).toMatchObject({ vatCase, gross, currency, language, buyer: { country, vatId } })
  expect(invoice.texts.vatNote.startsWith(note)).toBe(true)
  expect(invoice.texts.vatNote === '').toBe(note === '')
  expect([currencyOf(country), languageOf(country)]).toEqual([currency, language])
})

test('The seller abroad charges at home, and Germans with a VAT id by reverse charge.', () => {
  const abroad = { seller: { ...seller, country: 'Cyprus' } }
  expect(frozen({ country: 'Cyprus' }, abroad).vatCase).toBe('domestic')
  expect(frozen({ vatId: 'DE123456788' }, abroad)).toMatchObject({ vatCase: 'reverse_charge', vat: 0 })
})

test('It is for the month of its day and due in two weeks, unless told otherwise, and has a subject.', () => {
  expect(frozen({}, { issuedOn: '2028-02-29' })).toMatchObject({
    performedFrom: '2028-02-01',
    performedUntil: '2028-02-29',
    dueOn: '2028-03-14',
    texts: { subject: 'Monatliche Rechnung Februar 2028' },
  })
  const performed = { from: '2026-10-05', until: '2026-11-04' }
  expect(
    frozen({ country: 'Ireland', vatId: 'IE6388047V' }, { performed, texts: { salutation: 'Dear' } }),
  ).toMatchObject({
    performedFrom: '2026-10-05',
    performedUntil: '2026-11-04',
    texts: { subject: 'Monthly invoice November 2026', salutation: 'Dear' },
  })
  expect(monthOf('2026-12-31')).toEqual({ from: '2026-12-01', until: '2026-12-31' })
})
