import { afterEach, expect, test, vi } from 'vitest'
import { hourOf, productsIn } from './log-entry.ts'

afterEach(() => vi.restoreAllMocks())

test('the products of an entry are the list in its text, and none without a text', () => {
  expect(productsIn({ id: 'till-1', products: '[{"item":"Hosting","price":100}]' })).toEqual([
    { item: 'Hosting', price: 100 },
  ])
  expect(productsIn({ id: 'till-1', products: '' })).toEqual([])
})

test.each(['[{"item":', 'Hosting', '{"item":"Hosting"}'])(
  '%o cannot be read: it is logged and no product',
  (products) => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    expect(productsIn({ id: 'till-1', products })).toEqual([])
    expect(log).toHaveBeenCalledExactlyOnceWith('The products of entry till-1 cannot be read')
  },
)

test('a time is an hour of the day', () => {
  expect(['00:00', '09:30', '14:15'].map(hourOf)).toEqual([0, 9.5, 14.25])
})
