import fc from 'fast-check'
import { expect, test } from 'vitest'
import { billOf, chilledDelivery, prawnProducts } from './products.ts'

test('what must be kept cold pays for the ice, the tin travels free', () => {
  expect(prawnProducts.map((product) => [product.id, billOf(product)])).toEqual([
    ['fresh', { goods: 2400, delivery: 690, total: 3090 }],
    ['grilled', { goods: 1950, delivery: 690, total: 2640 }],
    ['tin', { goods: 1280, delivery: 0, total: 1280 }],
  ])
})

test('a bill always adds up', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.boolean(), (price, chilled) => {
      const { goods, delivery, total } = billOf({ price, chilled })
      expect([goods, total - goods]).toEqual([price, delivery])
      expect(delivery).toBe(chilled ? chilledDelivery : 0)
    }),
  )
})
