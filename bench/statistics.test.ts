import fc from 'fast-check'
import { expect, test } from 'vitest'
import { median, percentile, ratio } from './statistics.ts'

test('The median is the value in the middle, or between the two in the middle.', () => {
  expect(median([3])).toBe(3)
  expect(median([9, 1, 3])).toBe(3)
  expect(median([4, 1, 3, 2])).toBe(2.5)
  expect(median([10, 9, 100])).toBe(10)
})

test('A percentile is the smallest value that so many do not exceed.', () => {
  const hundred = Array.from({ length: 100 }, (_, i) => 100 - i)
  expect([1, 50, 99, 100].map((percent) => percentile(hundred, percent))).toEqual([1, 50, 99, 100])
  expect(percentile([5], 99)).toBe(5)
  expect(percentile([2, 1], 50)).toBe(1)
})

test('Both lie among the values and do not depend on their order.', () => {
  const values = fc.array(fc.double({ noNaN: true, min: 0, max: 1e6 }), { minLength: 1, maxLength: 50 })
  fc.assert(
    fc.property(values, fc.integer({ min: 1, max: 100 }), (list, percent) => {
      const reversed = list.toReversed()
      expect(list).toContain(percentile(list, percent))
      expect(percentile(reversed, percent)).toBe(percentile(list, percent))
      expect(median(reversed)).toBe(median(list))
      expect(median(list)).toBeGreaterThanOrEqual(Math.min(...list))
      expect(median(list)).toBeLessThanOrEqual(Math.max(...list))
    }),
  )
})

test('Of no values both are unknown.', () => {
  expect([median([]), percentile([], 50)]).toEqual([Number.NaN, Number.NaN])
})

test('A ratio is the median of what stands side by side, and one disturbed pair does not move it far.', () => {
  expect(ratio([2, 30, 4], [1, 10, 1])).toBe(3)
  expect(ratio([5, 5], [10])).toBe(0.5)
  expect(ratio([], [])).toBe(Number.NaN)
})

test('Of values and the same values times something the ratio is that something.', () => {
  const values = fc.array(fc.double({ noNaN: true, min: 1, max: 1e6 }), { minLength: 1, maxLength: 50 })
  fc.assert(
    fc.property(values, fc.double({ noNaN: true, min: 0.01, max: 100 }), (list, factor) => {
      const scaled = list.map((value) => value * factor)
      expect(ratio(scaled, list)).toBeCloseTo(factor, 6)
    }),
  )
})
