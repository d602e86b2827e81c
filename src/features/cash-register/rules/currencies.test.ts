import fc from 'fast-check'
import { expect, test } from 'vitest'
import { currencies } from '#kit/shared/money.ts'
import { formatIn, inDollars, inEuros, partsInEuros, worthOf } from './currencies.ts'

const rates = { USD: 1, EUR: 0.92, CHF: 0.88, GBP: 0.79, CAD: 1.38, AUD: 1.52 }
const anyCurrency = fc.constantFrom(...currencies)

test.each([
  ['USD', 12_000, 12_000, 11_040],
  ['EUR', 10_000, 10_870, 10_000],
  ['CHF', 9500, 10_795, 9932],
  ['GBP', 9000, 11_392, 10_481],
  ['CAD', 16_500, 11_957, 11_000],
  ['AUD', 18_000, 11_842, 10_895],
] as const)('%s %i are %i cents of dollars and %i of euros', (currency, amount, dollars, euros) => {
  expect(worthOf(amount, currency, rates)).toEqual({
    inDollars: dollars,
    inEuros: euros,
    perDollar: rates[currency],
    eurosPerDollar: 0.92,
  })
})

test('what is in a currency already stays as it is, and nothing is nothing', () => {
  fc.assert(
    fc.property(fc.integer({ min: -5_000_000, max: 5_000_000 }), anyCurrency, (amount, currency) => {
      expect(inDollars(amount, 'USD', rates)).toBe(amount)
      expect(inEuros(amount, 'EUR', rates)).toBe(amount)
      expect(inDollars(0, currency, rates)).toBe(0)
    }),
    { numRuns: 50 },
  )
})

test('parts in euros come to exactly the whole, and each is right to a cent', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -1000, max: 500_000 }), { maxLength: 8 }),
      anyCurrency,
      (parts, currency) => {
        const euros = partsInEuros(parts, currency, rates)
        const total = parts.reduce((sum, part) => sum + part, 0)
        expect(euros.reduce((sum, part) => sum + part, 0)).toBe(inEuros(total, currency, rates))
        for (const [i, part] of parts.entries())
          expect(Math.abs((euros[i] ?? Number.NaN) - inEuros(part, currency, rates))).toBeLessThanOrEqual(1)
      },
    ),
    { numRuns: 100 },
  )
})

test('dollars of other countries than the United States are named', () => {
  expect(currencies.map((currency) => formatIn(16_550, currency))).toEqual([
    '$165.50',
    '165.50 €',
    'CHF 165.50',
    '£165.50',
    '$165.50 CAD',
    '$165.50 AUD',
  ])
})
