import fc from 'fast-check'
import { expect, test } from 'vitest'
import { convert, formatExact, formatMoney, formatPlain, includedTax, parseCents, toCents, toUnits } from './money.ts'

const cents = fc.integer({ min: 0, max: 99_999_999 })

test.each([
  ['89.5', 8950],
  ['89,50', 8950],
  ['89', 8900],
  ['0.05', 5],
  [',5', undefined],
  ['7.', 700],
  [' 12.34 ', 1234],
  ['007', 700],
  ['0', 0],
  ['999999999', 99_999_999_900],
  ['1234567890', undefined],
  ['1.234', undefined],
  ['1,234', undefined],
  ['1.234,50', 123_450],
  ['1,234.50', 123_450],
  ['12.345.678,9', 1_234_567_890],
  ['1.234.50', undefined],
  ['1.23,50', undefined],
  ['1234.567,50', undefined],
  ['1.234,567', undefined],
  ['-5', undefined],
  ['+5', undefined],
  ['1e3', undefined],
  ['$5', undefined],
  ['5 6', undefined],
  ['', undefined],
  ['٥', undefined],
])('%j typed by a person is %j cents', (text, cents) => {
  expect(parseCents(text)).toBe(cents)
})

test('every amount with two decimals is read to the cent, with comma and with dot', () => {
  fc.assert(
    fc.property(cents, (cents) => {
      const text = (cents / 100).toFixed(2)
      expect(parseCents(text)).toBe(cents)
      expect(parseCents(text.replace('.', ','))).toBe(cents)
    }),
  )
})

test('units and cents turn into each other', () => {
  expect(toCents(89.5)).toBe(8950)
  expect(toCents(1.1)).toBe(110)
  expect(toCents(0.29)).toBe(29)
  expect(toUnits(8950)).toBe(89.5)
  fc.assert(
    fc.property(cents, (cents) => {
      expect(toCents(toUnits(cents))).toBe(cents)
    }),
  )
})

test.each([
  [9000, '$90'],
  [8950, '$89.50'],
  [8905, '$89.05'],
  [5, '$0.05'],
  [0, '$0'],
  [-300, '−$3'],
  [-305, '−$3.05'],
  [-1, '−$0.01'],
  [123_456_789, '$1,234,567.89'],
  [100_000, '$1,000'],
  [99_999, '$999.99'],
])('%i cents are printed %s', (cents, text) => {
  expect(formatMoney(cents)).toBe(text)
})

test('each currency is printed with its sign', () => {
  expect(formatMoney(150_050, 'EUR')).toBe('1,500.50 €')
  expect(formatMoney(-2500, 'EUR')).toBe('−25 €')
  expect(formatMoney(2500, 'GBP')).toBe('£25')
  expect(formatMoney(2500, 'CHF')).toBe('CHF 25')
})

test('what is printed reads back as the same cents', () => {
  fc.assert(
    fc.property(cents, (cents) => {
      expect(parseCents(formatMoney(cents).replace('$', '').replaceAll(',', ''))).toBe(cents)
    }),
  )
})

test.each([
  [11900, 19, 1900],
  [10000, 19, 1597],
  [100, 19, 16],
  [0, 19, 0],
  [10700, 7, 700],
  [10810, 8.1, 810],
  [1, 100, 1],
  [5000, 0, 0],
])('in %i cents at %d percent there are %i cents of tax', (gross, percent, tax) => {
  expect(includedTax(gross, percent)).toBe(tax)
})

test('the tax is what has to be added to the net amount to get the gross, within half a cent', () => {
  fc.assert(
    fc.property(cents, fc.constantFrom(7, 19, 20, 25), (gross, percent) => {
      const tax = includedTax(gross, percent)
      expect(Math.abs((gross - tax) * (percent / 100) - tax)).toBeLessThanOrEqual((100 + percent) / 200 + 1e-6)
      expect(Number.isInteger(tax)).toBe(true)
    }),
  )
})

test.each([
  [54_000, 0.92, 49_680],
  [1, 0.5, 1],
  [1, 0.49, 0],
  [15_000, 1 / 0.92, 16_304],
  [0, 0.92, 0],
])('%i cents at a rate of %d are %i', (amount, rate, converted) => {
  expect(convert(amount, rate)).toBe(converted)
})

test.each([
  [123_450, 'EUR', 'de', '1.234,50 €'],
  [123_450, 'EUR', 'en', '1,234.50 €'],
  [123_456_789, 'CHF', 'de', 'CHF 1’234’567.89'],
  [9000, 'GBP', 'en', '£90.00'],
  [16_500, 'CAD', 'en', '$165.00'],
  [-5, 'EUR', 'de', '−0,05 €'],
  [-12_000, 'USD', 'en', '−$120.00'],
] as const)('%j %s in %s is written %j on a paper', (cents, currency, language, text) => {
  expect(formatExact(cents, currency, language)).toBe(text)
})

test('Programs read two decimals, and a sign in front of the whole.', () => {
  expect([8950, 5, 0, -5, -12_345].map(formatPlain)).toEqual(['89.50', '0.05', '0.00', '-0.05', '-123.45'])
})
