import { describe, expect, test } from 'vitest'
import { inLanguage } from '#kit/server/http/language.ts'
import { besideBefore, growthOf, periodsOf, type Sum, sheetOf } from './takings.ts'

const sum = (day: string, amount: number, more: Partial<Sum> = {}): Sum => ({
  ...{ day, split: 'rate', name: '19', quantity: 0, amount },
  ...more,
})

describe('A period stands beside the same of the year before', () => {
  test('whole where it is over, until the same day while it runs', () => {
    expect(periodsOf('2026-06-17', 'month', '2026-09-03')).toEqual({
      now: { from: '2026-06-01', until: '2026-06-30' },
      before: { from: '2025-06-01', until: '2025-06-30' },
    })
    expect(periodsOf('2026-09-01', 'month', '2026-09-03')).toEqual({
      now: { from: '2026-09-01', until: '2026-09-03' },
      before: { from: '2025-09-01', until: '2025-09-03' },
    })
    expect(periodsOf('2026-09-01', 'year', '2026-09-03')).toEqual({
      now: { from: '2026-01-01', until: '2026-09-03' },
      before: { from: '2025-01-01', until: '2025-09-03' },
    })
    // On its last day a month is all there.
    expect(periodsOf('2026-09-01', 'month', '2026-09-30').before.until).toBe('2025-09-30')
    expect(periodsOf('2026-12-31', 'year', '2027-01-01').before).toEqual({ from: '2025-01-01', until: '2025-12-31' })
  })

  test('also in February of a leap year, and after one', () => {
    expect(periodsOf('2028-02-01', 'month', '2028-06-01').before.until).toBe('2027-02-28')
    expect(periodsOf('2028-02-29', 'year', '2028-02-29').before.until).toBe('2027-02-28')
    expect(periodsOf('2029-02-01', 'month', '2029-06-01').before.until).toBe('2028-02-29')
    const sums = [sum('2028-02-29', 700), sum('2027-02-28', 300), sum('2028-02-28', 100)]
    const { bars, turnover } = besideBefore('month', periodsOf('2028-02-29', 'month', '2028-06-01'), sums)
    expect(bars).toHaveLength(29)
    expect(bars.slice(27)).toMatchObject([
      { amount: 100, before: 300 },
      { amount: 700, before: 0 },
    ])
    expect(turnover).toMatchObject({ amount: 800, before: 300 })
    const after = besideBefore('month', periodsOf('2029-02-01', 'month', '2029-06-01'), [sum('2028-02-29', 5)])
    expect(after.bars.at(-1)).toMatchObject({ amount: 0, before: 5 })
  })

  test('month by month in a year, with every split by how much it was', () => {
    const sums = [
      sum('2026-01-31', 500),
      sum('2025-12-31', 200),
      sum('2026-12-01', -100),
      sum('2026-01-31', 300, { split: 'product', name: 'Cola', quantity: 2 }),
      sum('2025-01-01', 400, { split: 'product', name: 'Fanta', quantity: 9 }),
      sum('2026-05-01', 350, { split: 'product', name: 'Beer', quantity: 1.5 }),
    ]
    const takings = besideBefore('year', periodsOf('2026-06-01', 'year', '2027-03-01'), sums)
    expect(takings.bars).toHaveLength(12)
    expect([takings.bars[0], takings.bars[11]]).toMatchObject([{ amount: 500 }, { amount: -100, before: 200 }])
    const { columns, rows } = sheetOf('product', takings)
    expect(columns.map(({ name }) => name)).toEqual([
      ...['Products', 'Quantity', 'Amount', 'Year before', 'Difference', 'Change'],
    ])
    expect(rows).toEqual([
      ['Beer', 1.5, 350, 0, 350, undefined],
      ['Cola', 2, 300, 0, 300, undefined],
      ['Fanta', 0, 0, 400, -400, -1],
    ])
    expect(inLanguage('de', () => sheetOf('rate', takings).rows)).toEqual([['19\u00a0%', 400, 200, 200, 1]])
  })

  test('and vouchers that pay are not those that are sold', () => {
    const ofVouchers = [
      sum('2026-01-31', 160, { split: 'way', name: 'by_voucher' }),
      sum('2026-01-31', 500, { split: 'kind', name: 'voucher', quantity: 1 }),
    ]
    const takings = besideBefore('month', periodsOf('2026-01-01', 'month', '2026-03-01'), ofVouchers)
    const names = () => (['way', 'kind'] as const).map((split) => sheetOf(split, takings).rows[0]?.[0])
    expect(names()).toEqual(['Vouchers redeemed', 'Vouchers sold'])
    expect(inLanguage('de', names)).toEqual(['Gutscheine eingelöst', 'Verkaufte Gutscheine'])
  })

  test('and nothing has no percent', () => {
    expect([growthOf({ amount: 5, before: 0 }), growthOf({ amount: 150, before: 100 })]).toEqual([undefined, 0.5])
    expect(growthOf({ amount: -50, before: -100 })).toBe(0.5)
  })
})
