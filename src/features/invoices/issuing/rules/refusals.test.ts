import { expect, test } from 'vitest'
import { customerIn, sampleSeller } from '#testing/documents.ts'
import type { Item } from '../../rules.ts'
import { freeze, type InvoicedCustomer, type Seller } from './freeze.ts'
import { type Refusal, refusalError } from './refusals.ts'

type Changes = { customer?: Partial<InvoicedCustomer>; seller?: Partial<Seller>; items?: Item[] }

function refused(country: string, { customer, seller, items = [{ item: 'Hosting', price: 100 }] }: Changes) {
  const order = { customer: customerIn(country, customer), seller: { ...sampleSeller, ...seller }, items }
  return freeze({ ...order, issuedOn: '2026-11-21' })
}

const hosting = { item: 'Hosting', price: 100 }
const noIds = { vatId: '', taxNumber: '' }
const austrian = { vatId: 'ATU12345675' }

test.each<[Refusal, string, Changes]>([
  ['noItems', 'Germany', { items: [] }],
  ['unnamedItem', 'Germany', { items: [hosting, { item: ' \u200b\u0007', price: 100 }] }],
  ['nothingToPay', 'Germany', { items: [hosting, { item: 'Discount', price: -100 }] }],
  ['tooMuch', 'Germany', { items: [{ item: 'Hosting', price: 500_000_000, quantity: 2 }] }],
  ['missingName', 'Germany', { customer: { business: ' ' } }],
  ['missingStreet', 'Germany', { customer: { streetAndNumber: '' } }],
  ['missingCity', 'Germany', { customer: { zipCodeAndCity: '' } }],
  ['missingZip', 'Germany', { customer: { zipCodeAndCity: 'Rostock', leitwegId: '991-33333TEST-33' } }],
  ['unknownCountry', 'Atlantis', {}],
  ['wrongLeitwegId', 'Germany', { customer: { leitwegId: '991-33333TEST-34' } }],
  ['wrongLeitwegId', 'Austria', { customer: { ...austrian, leitwegId: '991-33333TEST-33' } }],
  ['missingRate', 'Germany', { customer: { vatRate: 0 } }],
  ['missingRate', 'Germany', { customer: { vatRate: 0, vatId: 'DE123456788' } }],
  ['missingRate', 'Cyprus', { customer: { vatRate: 0, vatId: 'CY10259033P' } }],
  ['missingVatId', 'France', { customer: { vatRate: 0 } }],
  ['missingRate', 'Cyprus', { customer: { vatRate: 0, vatExemption: 'exempt' } }],
  ['wrongVatId', 'Austria', { customer: { vatId: '12345675' } }],
  ['wrongVatId', 'Ireland', { customer: { vatId: 'GB980780684' } }],
  ['sellerMissingAddress', 'Germany', { seller: { streetAndNumber: '' } }],
  ['sellerMissingAddress', 'Germany', { seller: { zipCodeAndCity: 'Berlin' } }],
  ['sellerUnknownCountry', 'Switzerland', { seller: { country: 'Atlantis' } }],
  ['sellerMissingTaxId', 'Germany', { seller: noIds }],
  ['sellerMissingVatId', 'Austria', { customer: austrian, seller: { vatId: '' } }],
])('%s: %s, %j', (refusal, country, changes) => {
  expect(refused(country, changes)).toBe(refusal)
  expect(refusalError(refusal).message).not.toBe('')
})

test('Nothing is missing where it is not asked for.', () => {
  for (const [country, changes] of [
    ['France', {}],
    ['France', { customer: { vatRate: 0, vatExemption: 'exempt' } }],
    ['Germany', { customer: { vatRate: 0, vatExemption: 'small_business' }, seller: { vatId: '' } }],
    ['Cyprus', {}],
    ['Switzerland', { customer: { vatRate: 0 }, seller: { vatId: '' } }],
    ['Austria', { customer: { ...austrian, vatRate: 0 }, seller: { taxNumber: '' } }],
    ['Germany', { customer: { zipCodeAndCity: 'Rostock' }, seller: { vatId: '' } }],
    ['Germany', { items: [{ item: 'Hosting', price: 999_999_999 }] }],
    ['Germany', { items: [hosting, { item: 'Gift', price: 0 }, { item: 'Discount', price: -99 }] }],
  ] satisfies [string, Changes][])
    expect(refused(country, changes)).toMatchObject({ buyer: { country } })
})
