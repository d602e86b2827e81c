import { expect, test } from 'vitest'
import { withClosing, withMovement, withSale } from './till.ts'

const empty = withClosing({ is_open: false, carried: 0, report: { closing: 3 }, tse: 'none' } as never, 15_000)
const jonas = { first_name: 'Jonas', last_name: 'Pier' }
const at = '2026-06-01T07:00:00Z'

test('A test account sees its float, its cash movements and its sales in the drawer.', () => {
  expect(empty).toMatchObject({ is_open: false, carried: 15_000, report: { closing: 4, expected_cash: 0 } })
  const opened = withMovement(empty, { kind: 'opening', amount: 15_000, reason: '' }, jonas, at)
  const paidOut = withMovement(opened, { kind: 'cash_out', amount: 2010, reason: 'Fuel' }, jonas, at)
  const sold = withSale(paidOut, { total: 4750, voucher: 1000, open: 3750 }, 'cash', jonas)
  const byCard = withSale(sold, { total: 300, voucher: 0, open: 300 }, 'card', jonas)
  expect(byCard).toMatchObject({
    is_open: true,
    report: {
      opening: 15_000,
      cash_out: 2010,
      expected_cash: 16_740,
      turnover: 5050,
      receipts: 2,
      first_receipt: 1,
      last_receipt: 2,
      by_method: [
        { method: 'voucher', amount: 1000, count: 1 },
        { method: 'cash', amount: 3750, count: 1 },
        { method: 'card', amount: 300, count: 1 },
      ],
      by_cashier: [{ cashier: 'Jonas Pier', amount: 5050, count: 2 }],
      movements: [
        { kind: 'opening', amount: 15_000 },
        { kind: 'cash_out', amount: 2010, reason: 'Fuel' },
      ],
    },
  })
})

test('The first sale opens a till with what the last closing left.', () => {
  expect(withSale(empty, { total: 500, voucher: 0, open: 500 }, 'cash', jonas).report).toMatchObject({
    opening: 15_000,
    expected_cash: 15_500,
  })
})
