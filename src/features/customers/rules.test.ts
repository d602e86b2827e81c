import { expect, test } from 'vitest'
import { findCustomers, isInvoicedIn, lastOf, sendTime, websiteAddress, websiteName } from './rules.ts'

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

test.each([
  ['', 'now'],
  ['0', 'now'],
  ['2', '03/29/26, 12 pm'],
  ['1,25', '03/29/26, 11:15 am'],
  ['24', '03/30/26, 10 am'],
  ['soon', undefined],
])('a mail with the delay %j goes out %j', (delay, goesOut) => {
  expect(sendTime(delay, { now: Temporal.Instant.from('2026-03-29T08:00:00Z'), timeZone: 'Europe/Berlin' })).toBe(
    goesOut,
  )
})

test('Hours of a delay pass as they do, where the clock is set forward meanwhile.', () => {
  const before = { now: Temporal.Instant.from('2026-03-29T00:30:00Z'), timeZone: 'Europe/Berlin' }
  expect(sendTime('1', before)).toBe('03/29/26, 3:30 am')
})
