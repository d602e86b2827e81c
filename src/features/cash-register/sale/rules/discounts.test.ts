import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { TillLine } from '../../contract/ledger.ts'
import { totalOf } from '../../rules/ledger.ts'
import { negated, vatSplit } from '../rules.ts'
import { words } from '../words.ts'
import { discounted, equalParts, inProportion, isAbove, takenOff, withDiscount } from './discounts.ts'

const line = (kind: TillLine['kind'], amount: number, more: Partial<TillLine> = {}): TillLine => ({
  kind,
  label: kind,
  quantity: 1,
  unitPrice: amount,
  amount,
  vatPercent: 19,
  ...more,
})
const cents = fc.nat(2_000_000)
const anyLines = fc.array(
  fc
    .tuple(
      fc.constantFrom('booking', 'product', 'voucher', 'cancellation_fee'),
      cents,
      fc.constantFrom(19, 7, 0),
      fc.nat(3),
    )
    .map(([kind, amount, vatPercent, productId]) =>
      line(kind as TillLine['kind'], amount, { vatPercent, ...(kind === 'product' && { productId }) }),
    ),
  { maxLength: 6 },
)
const anyDiscount = fc
  .tuple(
    fc.constantFrom<object>({}, { item: true }, { product: 1 }, { product: 2 }),
    fc.oneof(
      fc.integer({ min: 1, max: 10_000 }).map((n) => ({ percent: n / 100 })),
      fc.integer({ min: 1, max: 3_000_000 }).map((amount) => ({ amount })),
    ),
  )
  .map(([of, how]) => ({ ...of, ...how, reason: 'Group' }))

describe('an amount in proportion', () => {
  test('comes to it exactly, and none gets more than is there', () => {
    fc.assert(
      fc.property(
        fc.array(cents, { minLength: 1, maxLength: 9 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (over, of) => {
          const total = over.reduce((sum, one) => sum + one, 0)
          const amount = Math.floor(total * of)
          const shares = inProportion(amount, over)
          expect(shares.reduce((sum, one) => sum + one, 0)).toBe(amount)
          for (const [i, share] of shares.entries()) {
            expect(share).toBeGreaterThanOrEqual(0)
            expect(share).toBeLessThanOrEqual(over[i] ?? 0)
            expect(Math.abs(share - (amount * (over[i] ?? 0)) / (total || 1))).toBeLessThan(1)
          }
        },
      ),
    )
  })

  test('of equal parts differs by a cent at most', () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 1, max: 30 }), (amount, people) => {
        const parts = equalParts(amount, people)
        expect(parts.reduce((sum, one) => sum + one, 0)).toBe(amount)
        expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1)
      }),
    )
    expect(equalParts(10_000, 3)).toEqual([3334, 3333, 3333])
  })
})

describe('discounts', () => {
  test('leave lines, VAT of each rate and what was taken off at the total, to the cent', () => {
    fc.assert(
      fc.property(anyLines, fc.array(anyDiscount, { maxLength: 4 }), (lines, discounts) => {
        const less = discounted(lines, discounts)
        expect(totalOf(less) + takenOff(less)).toBe(totalOf(lines))
        expect(vatSplit(less).reduce((sum, { gross }) => sum + gross, 0)).toBe(totalOf(less))
        for (const [i, { kind, amount, discount }] of less.entries()) {
          expect(amount).toBeGreaterThanOrEqual(0)
          expect(amount + (discount?.amount ?? 0)).toBe(lines[i]?.amount)
          if (kind !== 'booking' && kind !== 'product') expect(discount).toBeUndefined()
        }
        const back = negated({ lines: less, payments: [] }, 'Wrong').lines
        expect(totalOf(back) + totalOf(less)).toBe(0)
        expect(takenOff(back) + takenOff(less)).toBe(0)
      }),
    )
  })

  test('of the receipt are spread over its rates', () => {
    const lines = [line('booking', 5000), line('product', 700, { vatPercent: 7, productId: 1 }), line('voucher', 9000)]
    const less = discounted(lines, [{ percent: 10, reason: 'Group' }])
    expect(less.map(({ amount }) => amount)).toEqual([4500, 630, 9000])
    expect(less[1]?.discount).toEqual({ amount: 70, reason: 'Group', percent: 10 })
  })

  test('come one after the other, and name each reason once', () => {
    const given = [
      { product: 1, amount: 100, reason: 'Damaged' },
      { percent: 10, reason: 'Group' },
      { percent: 10, reason: 'Group' },
    ]
    expect(discounted([line('product', 1100, { productId: 1 })], given)[0]).toMatchObject({
      amount: 810,
      discount: { amount: 290, reason: 'Damaged, Group' },
    })
  })

  test('name their per cent where one alone was given so', () => {
    const off = (...given: Parameters<typeof withDiscount>[1][]) =>
      words.discountFor('Group', discounted([line('booking', 5000)], given)[0]?.discount?.percent)
    const [half, sum] = [
      { percent: 7.5, reason: 'Group' },
      { amount: 100, reason: 'Group' },
    ]
    expect([off(half), off(sum), off(half, sum), off(sum, half)]).toEqual([
      ...['Discount 7.5%: Group', 'Discount: Group', 'Discount: Group', 'Discount: Group'],
    ])
  })

  test('take the place of the one before off the same, and of no other', () => {
    const given = [{}, { item: true }, { product: 1 }, { product: 2 }].map((of) => ({
      ...of,
      ...{ percent: 10, reason: 'Group' },
    }))
    for (const [i, one] of given.entries()) {
      const next = { ...one, percent: 5 }
      expect(withDiscount(given, next)).toEqual([...given.toSpliced(i, 1), next])
    }
    expect(withDiscount([], { percent: 5, reason: 'Staff' })).toEqual([{ percent: 5, reason: 'Staff' }])
  })

  test('within the limit are within it whatever the cents, and a cent more is not', () => {
    fc.assert(
      fc.property(anyLines, fc.integer({ min: 1, max: 100 }), (lines, percent) => {
        expect(isAbove(discounted(lines, [{ percent, reason: 'Group' }]), percent)).toBe(false)
      }),
    )
    const off = (amount: number) => discounted([line('product', 1000)], [{ amount, reason: 'Group' }])
    expect([isAbove(off(100), 10), isAbove(off(101), 10)]).toEqual([false, true])
  })
})
