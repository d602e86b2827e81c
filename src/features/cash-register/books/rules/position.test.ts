import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#kit/shared/day.ts'
import type { DayIncome } from '../contract.ts'
import { cashPosition, onTimeAxis } from './position.ts'

const day = (cashregister_day: string, cents: number): DayIncome => ({
  cashregister_day,
  income: cents,
  cash: cents,
  card: 0,
  online: 0,
})

test('days add up to months and years, newest first', () => {
  const days = [day('2026-06-02', 1010), day('2026-06-01', 2020), day('2026-05-31', 5), day('2025-12-31', 100)]
  expect(cashPosition(days, 'daily').map(({ period, income }) => [period, income])).toEqual([
    ['2026-06-02', 1010],
    ['2026-06-01', 2020],
    ['2025-12-31', 100],
  ])
  expect(cashPosition(days, 'monthly').map(({ period, income }) => [period, income])).toEqual([
    ['2026-06', 3030],
    ['2025-12', 100],
  ])
  expect(cashPosition(days, 'yearly').map(({ period, income }) => [period, income])).toEqual([
    ['2026', 3035],
    ['2025', 100],
  ])
})

test.each([
  [9, 0],
  [10, 1],
  [-9, 0],
  [-10, 1],
])('%d cents are %d entries', (cents, entries) => {
  expect(cashPosition([day('2026-06-02', cents)], 'daily')).toHaveLength(entries)
})

test('at most 31 days, 36 months and every year', () => {
  const days = Array.from({ length: 5000 }, (_, i) => day(addDays('2026-12-31', -i), 100))
  expect(cashPosition(days, 'daily').map(({ period }) => period)).toEqual(
    days.slice(0, 31).map((one) => one.cashregister_day),
  )
  expect(cashPosition(days, 'monthly')).toHaveLength(36)
  expect(cashPosition(days, 'yearly')).toHaveLength(14)
})

test('nothing is nothing', () => {
  expect(cashPosition([], 'yearly')).toEqual([])
})

const anyDays = fc.uniqueArray(fc.record({ back: fc.nat(3000), cents: fc.integer({ min: 100, max: 5_000_000 }) }), {
  selector: ({ back }) => back,
  maxLength: 60,
})

test('whatever the days, years add up to all of them, exactly, in any order', () => {
  fc.assert(
    fc.property(anyDays, (entries) => {
      const days = entries.map(({ back, cents }) => day(addDays('2026-06-02', -back), cents))
      const all = entries.reduce((sum, { cents }) => sum + cents, 0)
      const years = cashPosition(days, 'yearly')
      expect(years.reduce((sum, { income }) => sum + income, 0)).toBe(all)
      expect(cashPosition(days.toReversed(), 'yearly')).toEqual(years)
      for (const { income, cash, card, online } of years) expect(cash + card + online).toBe(income)
    }),
  )
})

test('within a span every period is named once, in descending order', () => {
  fc.assert(
    fc.property(anyDays, fc.constantFrom('daily' as const, 'monthly' as const, 'yearly' as const), (entries, span) => {
      const periods = cashPosition(
        entries.map(({ back, cents }) => day(addDays('2026-06-02', -back), cents)),
        span,
      ).map(({ period }) => period)
      expect(periods).toEqual([...new Set(periods)].sort().reverse())
    }),
  )
})

test('the parts of the agency are transfers and cash, and those that it does not have are nothing', () => {
  const days = [
    { cashregister_day: '2026-06-02', income: 20_181, cash: 7246, transfer: 12_935 },
    { cashregister_day: '2026-06-01', income: 30, cash: 10, transfer: 20 },
  ]
  expect(cashPosition(days, 'monthly')).toEqual([
    { period: '2026-06', income: 20_211, cash: 7256, transfer: 12_955, card: 0, online: 0 },
  ])
})

test('A chart of them is a time axis: what had no income stands at its place, whatever the span.', () => {
  const axis = (days: DayIncome[], span: 'daily' | 'monthly' | 'yearly') =>
    onTimeAxis(cashPosition(days, span), span).map(({ period, income }) => [period, income])
  expect(axis([day('2026-03-02', 500), day('2026-02-27', 300)], 'daily')).toEqual([
    ['2026-02-27', 300],
    ['2026-02-28', 0],
    ['2026-03-01', 0],
    ['2026-03-02', 500],
  ])
  expect(axis([day('2026-02-02', 500), day('2025-11-27', 300)], 'monthly').map(([month]) => month)).toEqual([
    '2025-11',
    '2025-12',
    '2026-01',
    '2026-02',
  ])
  expect(axis([day('2026-02-02', 500), day('2023-11-27', 300)], 'yearly')).toHaveLength(4)
  expect([axis([], 'daily'), axis([day('2026-02-02', 500)], 'daily')]).toEqual([[], [['2026-02-02', 500]]])
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 400 }), { minLength: 1, maxLength: 40 }), (offsets) => {
      const shown = axis(
        offsets.map((offset) => day(addDays('2025-01-01', offset), 100 + offset)),
        'daily',
      )
      expect(shown.length).toBeLessThanOrEqual(31)
      for (const [i, [period]] of shown.entries())
        if (i > 0) expect(period).toBe(addDays(shown[i - 1]?.[0] as string, 1))
      expect(shown.at(-1)?.[0]).toBe(addDays('2025-01-01', Math.max(...offsets)))
    }),
  )
})
