import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatExact, formatMoney, toUnits } from './money.ts'
import { isPhone, maxPrice, parseDelay, parsePrice, parseRate, settledNumber } from './typed-numbers.ts'

test.each([
  ['340', 34_000],
  ['340,5', 34_050],
  ['€ 340,00', 34_000],
  ['340.00 €', 34_000],
  ['CHF 95', 9500],
  ['$120', 12_000],
  ['0', 0],
  ['340.', undefined],
  ['340,', undefined],
  ['1.234,50', undefined],
  ['13.905', undefined],
  ['-5', undefined],
  ['1e3', undefined],
  ['abc', undefined],
  ['', undefined],
  ['1000000', 100_000_000],
  ['9999999.99', 999_999_999],
  ['10000000', undefined],
])('the price %j is %j cents', (text, cents) => {
  expect(parsePrice(text)).toBe(cents)
})

test.each([
  ['19', 1900],
  ['19 %', 1900],
  ['8,1%', 810],
  ['0', 0],
  ['', 0],
  ['99.99', 9999],
  ['100', undefined],
  ['19.', undefined],
  ['1.255', undefined],
  ['-1', undefined],
])('the rate %j is %j hundredths of a percent', (text, rate) => {
  expect(parseRate(text)).toBe(rate)
})

test.each([
  ['', 0],
  ['2', 2],
  ['1,25', 1.25],
  ['0.5', 0.5],
  ['2.', undefined],
  ['1.125', undefined],
  ['two', undefined],
  ['10000', undefined],
])('the delay %j is %j hours', (text, hours) => {
  expect(parseDelay(text)).toBe(hours)
})

test.each([
  ['+49 30 5550100', true],
  ['030 55', true],
  ['', true],
  ['+', false],
  ['030-55', false],
  ['49+30', false],
  ['(030) 55', false],
])('%j is a phone number: %s', (text, is) => {
  expect(isPhone(text)).toBe(is)
})

const cents = fc.integer({ min: 0, max: maxPrice })

test('Every price is read as it is written, in any currency, and settling what is typed changes no amount.', () => {
  const currency = fc.constantFrom('EUR', 'CHF', 'GBP', 'USD', 'CAD', 'AUD')
  fc.assert(
    fc.property(cents, currency, (price, of) => {
      const written = [formatMoney(price, of), formatExact(price, of)].map((text) => text.replaceAll(/,(?=\d{3})/g, ''))
      for (const text of written) expect(parsePrice(text)).toBe(price)
      expect(parsePrice(settledNumber(`${toUnits(price)},`))).toBe(price)
    }),
    { numRuns: 200 },
  )
})

test('No text is read as a price, a rate or a delay that could not be kept.', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const read = [parsePrice(text), parseRate(text)].filter((number) => number !== undefined)
      for (const number of read) expect(Number.isInteger(number) && number >= 0).toBe(true)
      expect(parseDelay(text) ?? 0).toBeLessThan(10_000)
    }),
    { numRuns: 300 },
  )
})
