import fc from 'fast-check'
import { expect, test } from 'vitest'
import { imbalanceOf, incomeOf } from '#features/cash-register/rules/ledger.ts'
import { currencies } from '#kit/shared/money.ts'
import { linesOf, totalsOf } from '../../rules.ts'
import { paidFor, paymentContent } from './payments.ts'

const rates = { USD: 1, EUR: 0.92, CHF: 0.88, GBP: 0.79, CAD: 1.38, AUD: 1.52 }

const invoice = {
  id: 7,
  reference: '2026-0001',
  business: 'Seewind',
  currency: 'EUR' as const,
  items: linesOf(
    [
      { item: 'Hosting', price: 10_000 },
      { item: 'Domain', price: 1500 },
    ],
    1900,
  ),
  vat: 2185,
  gross: 13_685,
}

test('a whole invoice is paid for its items and the VAT, a part for a part', () => {
  expect(paidFor(invoice, 13_685)).toEqual([
    { item: 'Hosting', amount: 10_000 },
    { item: 'Domain', amount: 1500 },
    { item: 'VAT', amount: 2185 },
  ])
  expect(paidFor(invoice, 685)).toEqual([{ item: 'Part of invoice 2026-0001', amount: 685 }])
})

test('the entry names the invoice, untaxed, and freezes what it is worth', () => {
  expect(paymentContent(invoice, { amount: 13_685, method: 'transfer', rates })).toMatchObject({
    lines: [{ kind: 'invoice', label: 'Invoice 2026-0001', amount: 13_685, vatPercent: 0, invoiceId: 7 }],
    payments: [{ method: 'transfer', amount: 13_685 }],
    customer: 'Seewind',
    worth: { inDollars: 14_875, inEuros: 13_685, perDollar: 0.92, eurosPerDollar: 0.92 },
  })
})

const anyPayment = fc.record({
  prices: fc.array(fc.integer({ min: 1, max: 500_000 }), { minLength: 1, maxLength: 5 }),
  vatRate: fc.constantFrom(0, 770, 1900),
  currency: fc.constantFrom(...currencies),
  method: fc.constantFrom('transfer' as const, 'cash' as const),
  part: fc.constantFrom(1, 0.5, 0.3),
})

test('whatever is paid, the entry balances, is all income, and its products come to its worth in euros', () => {
  fc.assert(
    fc.property(anyPayment, ({ prices, vatRate, currency, method, part }) => {
      const items = linesOf(
        prices.map((price, i) => ({ item: `Item ${i}`, price })),
        vatRate,
      )
      const { vat, gross } = totalsOf(items)
      const amount = Math.max(1, Math.floor(gross * part))
      const content = paymentContent({ ...invoice, currency, items, vat, gross }, { amount, method, rates })
      expect(imbalanceOf('sale', content)).toBe(0)
      expect(incomeOf('sale', content)).toBe(amount)
      const products = content.products ?? []
      expect(products.reduce((sum, { inEuros }) => sum + inEuros, 0)).toBe(content.worth?.inEuros)
      expect(products.reduce((sum, product) => sum + product.amount, 0)).toBe(amount)
    }),
    { numRuns: 60 },
  )
})
