import { expect, test } from 'vitest'
import type { Product } from '#features/products/contract.ts'
import { cartLines, leftOf, piecesIn, totalOf } from './cart-lines.ts'

const product = (id: number, stock: number | null, price = 350): Product => ({
  id,
  type: stock === null ? 'services' : 'drinks',
  name: `Product ${id}`,
  target_stock: stock,
  actual_stock: stock,
  minimum_stock: null,
  in_carts: 0,
  price,
  vat_percent: 19,
  barcode: '',
  added_or_changed_by: '',
})
const shelf = [product(1, 4), product(2, 0, 225), product(3, null, 1500)]
const held = (id: number, quantity: number) => ({ ...(shelf.find((one) => one.id === id) as Product), quantity })
const brief = (lines: ReturnType<typeof cartLines>) =>
  lines.map((line) => [line.product.id, line.quantity, line.amount])

test('A cart is what the server holds, and over it what is wanted and not answered yet.', () => {
  const lines = cartLines(shelf, [held(1, 2), held(2, 1)], { 1: 3, 3: 1 })
  expect(brief(lines)).toEqual([
    [1, 3, 1050],
    [2, 1, 225],
    [3, 1, 1500],
  ])
  expect([totalOf(lines), piecesIn(lines)]).toEqual([2775, 5])
  expect(brief(cartLines(shelf, [held(1, 2)], { 1: 0 }))).toEqual([])
})

test('A product that is not offered any more stays in it until it is taken out.', () => {
  const gone = { ...product(9, 5), quantity: 1 }
  expect(brief(cartLines(shelf, [gone], {}))).toEqual([[9, 1, 350]])
  expect(brief(cartLines(shelf, [gone], { 9: 0 }))).toEqual([])
})

test('What is left follows the finger, and ends at none; services have no end.', () => {
  const [cola, water, wash] = shelf as [Product, Product, Product]
  expect(leftOf(cola, [], {})).toBe(4)
  expect(leftOf(cola, [held(1, 2)], {})).toBe(4)
  expect(leftOf(cola, [held(1, 2)], { 1: 5 })).toBe(1)
  expect(leftOf(cola, [], { 1: 9 })).toBe(0)
  expect(leftOf(water, [held(2, 3)], { 2: 1 })).toBe(2)
  expect(leftOf(wash, [], { 3: 500 })).toBeNull()
})
