import fc from 'fast-check'
import { expect, test } from 'vitest'
import { marginOf, proposalOf, worthOf } from './rules.ts'

const due = (actual_stock: number, sold: number, target_stock = 24, minimum_stock: number | null = null) =>
  proposalOf({ actual_stock, target_stock, minimum_stock, sold })
const margin = (price: number, purchase_price: number | null, vat_percent: 7 | 19 = 19) =>
  marginOf({ price, vat_percent, purchase_price })

test('a margin is what is left of the price without VAT', () => {
  expect(margin(350, 150)).toEqual({ cents: 144, share: 144 / 294 })
  expect(margin(107, 150, 7)).toEqual({ cents: -50, share: -0.5 })
  expect(margin(0, 0)).toEqual({ cents: 0, share: 0 })
  expect(margin(350, null)).toEqual({})
})

test('what is below its minimum is ordered up to the target, or for two weeks where more is sold', () => {
  expect([due(8, 0), due(8, 80), due(0, 7), due(9, 0), due(9, 0, 24, 10)]).toEqual([16, 32, 24, 0, 15])
})

test('so is what sells out within a week, and never what should not be there', () => {
  expect([due(20, 80), due(20, 81), due(24, 100), due(0, 50, 0)]).toEqual([0, 21, 26, 0])
})

test('whatever is sold, an order fills the target and lasts for two weeks', () => {
  const count = fc.nat(999)
  fc.assert(
    fc.property(count, count, count, fc.option(count), (actual, target, sold, minimum) => {
      const order = due(actual, sold, target, minimum)
      expect(order === 0 || actual + order >= Math.max(target, sold / 2)).toBe(true)
      if (target > 0 && actual < sold / 4) expect(order).toBeGreaterThan(0)
    }),
    { seed: 20_261_128 },
  )
})

test('differences are worth what goods cost, and nothing where nobody said it', () => {
  const line = { product_id: 1, name: '', expected: 10, counted_at: '', counted_by: '', why: null }
  expect(
    worthOf([
      { ...line, counted: 8, cost: 150 },
      { ...line, counted: 11, cost: null },
    ]),
  ).toBe(-300)
})
