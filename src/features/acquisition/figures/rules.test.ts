import { expect, test } from 'vitest'
import { count, share } from './rules.ts'

test.each([
  [0, 0, '0 %'],
  [0, 12, '0 %'],
  [12, 12, '100 %'],
  [1, 3, '33 %'],
  [1, 40, '2.5 %'],
  [1, 20, '5 %'],
  [199, 2000, '10 %'],
  [1, 50_000, 'under 0.1 %'],
  [49_999, 50_000, 'over 99 %'],
])('%i of %i is %s', (part, whole, words) => {
  expect(share(part, whole)).toBe(words)
})

test('Numbers are grouped.', () => {
  expect(count(50_000)).toBe('50,000')
})
