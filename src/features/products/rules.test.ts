import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errorsOf } from '#kit/shared/fields.ts'
import { nameMax, type ProductForm, type ProductValues, productForm, productTypes, vatRates } from './contract.ts'
import {
  decreases,
  employeeErrors,
  merged,
  missingStock,
  stockLevel,
  toOrder,
  valuesOf,
  valuesOfProduct,
} from './rules.ts'

const cola: ProductValues = {
  name: 'Cola',
  target_stock: 24,
  actual_stock: 10,
  price: 350,
  vat_percent: 19,
  barcode: '',
}
const fields = (changes: Record<string, unknown> = {}) => ({
  id: 'None',
  type: 'drinks',
  name: 'Cola',
  target_stock: '24',
  actual_stock: '10',
  price: '3.50',
  ...changes,
})
const messages = (changes: Record<string, unknown>) =>
  errorsOf(productForm, fields(changes)).map(({ field, message }) => `${field}: ${message}`)

const anyStock = fc.integer({ min: 0, max: 200 })
const anyValues = fc.record<ProductValues>({
  name: fc.constantFrom('Cola', 'Mate', 'Water'),
  target_stock: anyStock,
  actual_stock: anyStock,
  price: fc.integer({ min: 0, max: 5000 }),
  vat_percent: fc.constantFrom(...vatRates),
  barcode: fc.constantFrom('', '4006381333931', 'BEER-1'),
})

describe('the form of a product', () => {
  test('takes what a complete form sends, as text or as numbers', () => {
    const form = productForm.parse(fields({ added_or_changed_by: 'Somebody', vat_percent: '7' }))
    expect(form).toMatchObject({ id: undefined, target_stock: 24, actual_stock: 10, price: 350, vat_percent: 7 })
    expect(productForm.parse(fields({ id: '5', price: 3.5, target_stock: 24 }))).toMatchObject({ id: 5, price: 350 })
  })

  test('wants a name of 1 to 20 characters', () => {
    expect(messages({ name: '  ' })).toEqual(['name: Please enter a name'])
    expect(messages({ name: 'x'.repeat(nameMax) })).toEqual([])
    expect(messages({ name: 'x'.repeat(nameMax + 1) })).toEqual(['name: The product name is too long'])
  })

  test.each(['4', '4.5', '4,5', '4.50', '0', '0,05', '9999.99'])('takes the price %s', (price) => {
    expect(messages({ price })).toEqual([])
  })

  test.each(['', ' ', '4.505', '-4', '4.', '1e2', '$4', 'free', '10000'])('refuses the price "%s"', (price) => {
    expect(messages({ price })).toEqual(['price: Please enter a price with at most two decimals'])
  })

  test.each(['2.5', '-1', '2e1', 'ten', '100000', '1 0'])('refuses the stock "%s"', (actual_stock) => {
    expect(messages({ actual_stock })).toEqual(['actual_stock: Please enter a whole number up to 99999'])
  })

  test('wants a stock of everything but services', () => {
    for (const type of productTypes) {
      const form = productForm.parse(fields({ type, target_stock: '', actual_stock: '' }))
      expect(missingStock(form).map(({ field }) => field)).toEqual(
        type === 'services' ? [] : ['target_stock', 'actual_stock'],
      )
    }
  })

  test('has no stock for services, whatever is sent', () => {
    const form = productForm.parse(fields({ type: 'services' })) as ProductForm
    expect(valuesOf(form, 19)).toEqual({
      name: 'Cola',
      target_stock: null,
      actual_stock: null,
      minimum_stock: null,
      price: 350,
      vat_percent: 19,
      barcode: '',
    })
  })

  test('refuses categories, VAT and products that there are not', () => {
    expect(messages({ type: 'boats' })).toEqual(['type: Please choose a category'])
    expect(messages({ vat_percent: '16' })).toEqual(['vat_percent: Please choose 19 or 7 percent'])
    expect(messages({ id: 'x' })).toEqual(['id: This product does not exist any more'])
    expect(messages({ seen: '{"name":"Cola"}' })).not.toEqual([])
    expect(messages({ seen: '{' })).not.toEqual([])
  })
})

describe('two people who change one product', () => {
  test('a price set while somebody sells keeps the stock of the sale', () => {
    expect(merged({ ...cola, price: 400 }, cola, { ...cola, actual_stock: 8 })).toEqual({
      values: { ...cola, price: 400, actual_stock: 8 },
      conflicts: [],
    })
  })

  test('a stock counted while somebody sells is a conflict', () => {
    expect(merged({ ...cola, actual_stock: 24 }, cola, { ...cola, actual_stock: 8 }).conflicts).toEqual([
      'actual_stock',
    ])
  })

  test('the same change twice is no conflict', () => {
    const changed = { ...cola, price: 400 }
    expect(merged(changed, cola, changed)).toEqual({ values: changed, conflicts: [] })
  })

  test('a minimum that was not sent, or was not seen, is as it is by now', () => {
    const now = { ...cola, minimum_stock: 6 }
    expect(merged({ ...cola, minimum_stock: undefined }, cola, now)).toEqual({ values: now, conflicts: [] })
    expect(merged({ ...cola, minimum_stock: 4 }, cola, now)).toEqual({
      values: { ...cola, minimum_stock: 4 },
      conflicts: [],
    })
  })

  test('without a conflict, whichever of two comes first, the result is the same', () => {
    fc.assert(
      fc.property(anyValues, anyValues, anyValues, (seen, one, other) => {
        const [there, back] = [merged(one, seen, other), merged(other, seen, one)]
        expect(there.conflicts).toEqual(back.conflicts)
        if (there.conflicts.length === 0) expect(there.values).toEqual(back.values)
      }),
    )
  })

  test('nobody else in between: it becomes what was asked', () => {
    fc.assert(
      fc.property(anyValues, anyValues, (seen, asked) => {
        expect(merged(asked, seen, seen)).toEqual({ values: asked, conflicts: [] })
      }),
    )
  })
})

describe('an employee', () => {
  test('may rename, and increase price and stock', () => {
    const more = { ...cola, name: 'Cola zero', price: 351, target_stock: 25, actual_stock: 11 }
    expect(employeeErrors(cola, more, 19)).toEqual([])
  })

  test('may decrease nothing and choose no VAT, and is told why beside the field', () => {
    expect(employeeErrors(cola, { ...cola, price: 349, actual_stock: 9, vat_percent: 7 }, 19)).toEqual([
      { field: 'price', message: 'Employees can only increase price and stock' },
      { field: 'actual_stock', message: 'Employees can only increase price and stock' },
      { field: 'vat_percent', message: 'Only admins can choose the VAT' },
    ])
  })

  test('may add a product, with the usual VAT', () => {
    expect(employeeErrors(undefined, cola, 19)).toEqual([])
    expect(employeeErrors(undefined, { ...cola, vat_percent: 7 }, 19)).toHaveLength(1)
  })

  test('who may do it one way may not do it the other, unless nothing changes', () => {
    fc.assert(
      fc.property(anyValues, anyValues, (one, other) => {
        const bothWays = decreases(one, other).length === 0 && decreases(other, one).length === 0
        expect(bothWays).toBe(
          one.price === other.price &&
            one.target_stock === other.target_stock &&
            one.actual_stock === other.actual_stock,
        )
      }),
    )
  })
})

describe('the level of a stock', () => {
  const level = (target_stock: number | null, actual_stock: number | null) => stockLevel({ target_stock, actual_stock })

  test.each([
    [24, 2, 'low', '2 of 24 – order 22'],
    [24, 8, 'low', '8 of 24 – order 16'],
    [24, 9, 'good', '9 of 24'],
    [24, 24, 'good', '24 of 24'],
    [24, 30, 'good', '30 of 24'],
    [24, 0, 'empty', 'Sold out – order 24'],
    [0, 0, 'empty', 'Sold out'],
    [0, 3, 'good', '3 of 0'],
  ] as const)('of %i wanted and %i there is %s', (target, actual, state, words) => {
    expect(level(target, actual)).toMatchObject({ state, words })
  })

  test('says how many to order, of what is low or sold out', () => {
    const order = (target_stock: number | null, actual_stock: number | null) => toOrder({ target_stock, actual_stock })
    expect([order(24, 2), order(24, 0), order(24, 9), order(0, 0), order(null, null)]).toEqual([22, 24, 0, 0, 0])
  })

  test('is low below its minimum, where there is one', () => {
    const order = (minimum_stock: number | null, actual_stock: number) =>
      toOrder({ target_stock: 24, actual_stock, minimum_stock })
    expect([order(12, 11), order(12, 12), order(2, 3), order(null, 8), order(0, 0), order(30, 24)]).toEqual([
      ...[13, 0, 0, 16, 24, 0],
    ])
  })

  test('services have none', () => {
    expect(level(null, null)).toBeUndefined()
  })

  test('lies between 0 and 1, is 0 only when nothing is there, and never sinks when stock comes in', () => {
    fc.assert(
      fc.property(anyStock, anyStock, (target, actual) => {
        const { share = -1, state } = level(target, actual) ?? {}
        expect(share >= 0 && share <= 1).toBe(true)
        expect(share === 0).toBe(actual === 0)
        expect(state === 'empty').toBe(actual === 0)
        expect(level(target, actual + 1)?.share).toBeGreaterThanOrEqual(share)
      }),
    )
  })
})

test('the values of a product are what its form can change', () => {
  const product = { ...cola, id: 5, type: 'drinks' as const, in_carts: 2, added_or_changed_by: '' }
  expect(valuesOfProduct(product)).toEqual(cola)
})
