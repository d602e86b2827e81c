import { expect, test } from 'vitest'
import { findCustomers, isInvoicedIn, lastOf, websiteAddress, websiteName } from './rules.ts'

const seewind = {
  business: 'Seewind GmbH',
  website: 'https://seewind.example',
  email: 'Office@seewind.example',
  phone: '+49 30 555 0100',
  name: 'Grete Sander',
}
const other = { business: 'Corrib', website: '', email: '', phone: '', name: '' }

test.each([
  ['SEEW', true],
  ['gmbh', true],
  ['office@', true],
  [' sander ', true],
  ['305550100', true],
  ['30 555', true],
  ['corrib', false],
  ['', false],
  ['   ', false],
])('searching for %j finds Seewind: %s', (search, found) => {
  expect(findCustomers([seewind, other], search).includes(seewind)).toBe(found)
})

test('The last day is shown, or that there is none.', () => {
  expect(lastOf(['2026-10-01', '2026-11-21'])).toBe('11/21/26')
  expect(lastOf([])).toBe('N/A')
})

test.each([
  ['2026-11-01', true],
  ['2026-11-30', true],
  ['2026-10-31', false],
  ['2027-11-01', false],
])('an invoice of November counts for the month of %s: %s', (day, is) => {
  expect(isInvoicedIn({ invoiceDates: ['2026-09-30', '2026-11-01'] }, day)).toBe(is)
})

test.each([
  ['https://seewind.example/boats', 'https://seewind.example/boats'],
  ['seewind.example', 'https://seewind.example/'],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['', undefined],
  ['boats', undefined],
])('the website %j is linked to %j', (website, address) => {
  expect(websiteAddress(website)).toBe(address)
})

test('A website is shown without what is in every address.', () => {
  expect(websiteName('https://www.seewind.example/')).toBe('seewind.example')
})
