import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatPlain } from '#kit/shared/money.ts'
import { splitOf } from './split.ts'

test('What is typed is shared out, and what cannot be is said at its place.', () => {
  const parts = [
    { open: 11_900, typed: '117,50' },
    { open: 5000, typed: '60' },
    { open: 5000, typed: '' },
    { open: 5000, typed: '50' },
    { open: 100, typed: '0.50' },
  ]
  expect(splitOf(11_800, parts)).toEqual({
    shares: [
      { amount: 11_750, missing: 150, error: undefined },
      { amount: 6000, missing: 0, error: 'That is more than is open' },
      { amount: 0, missing: 0, error: 'Please enter an amount' },
      { amount: 5000, missing: 0, error: 'That is more than is left of it' },
      { amount: 50, missing: 50, error: undefined },
    ],
    left: 0,
  })
})

test('Never more than came or is open, and nothing gets lost.', () => {
  const cents = fc.integer({ min: 1, max: 1_000_000 })
  const part = fc.record({ open: cents, typed: fc.oneof(cents.map(formatPlain), fc.string()) })
  fc.assert(
    fc.property(cents, fc.array(part, { maxLength: 8 }), (rest, parts) => {
      const { shares, left } = splitOf(rest, parts)
      const right = shares.filter(({ error }) => error === undefined)
      expect(right.reduce((sum, { amount }) => sum + amount, left)).toBe(rest)
      expect(left).toBeGreaterThanOrEqual(0)
      for (const [i, { amount, missing, error }] of shares.entries())
        if (error === undefined) expect([amount > 0, amount + missing]).toEqual([true, parts[i]?.open])
    }),
    { numRuns: 200 },
  )
})
