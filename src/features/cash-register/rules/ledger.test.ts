import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type EntryContent, entryKinds, type TillLine } from '../contract/ledger.ts'
import { cashOf, imbalanceOf, incomeOf, paidBy, totalOf } from './ledger.ts'

const line = (kind: TillLine['kind'], amount: number): TillLine => ({
  kind,
  label: kind,
  quantity: 1,
  unitPrice: amount,
  amount,
  vatPercent: 19,
})
const paid = (lines: TillLine[], payments: EntryContent['payments']) => ({ lines, payments })

test('What was paid by voucher or as a deposit is no income, what is given back is negative.', () => {
  const sale = paid(
    [line('booking', 5000), line('product', 700)],
    [
      { method: 'voucher', amount: 3000 },
      { method: 'cash', amount: 2700 },
    ],
  )
  expect([cashOf(sale), incomeOf('sale', sale), imbalanceOf('sale', sale)]).toEqual([2700, 2700, 0])
  const deposit = paid([line('deposit', 50_000), line('late_fee', 2500)], [{ method: 'card', amount: 52_500 }])
  expect([cashOf(deposit), incomeOf('deposit', deposit)]).toEqual([0, 2500])
  const refund = paid([line('refund', -5000)], [{ method: 'cash', amount: -5000 }])
  expect([cashOf(refund), incomeOf('refund', refund)]).toEqual([-5000, -5000])
})

test('Cash that only moves is no income and has no lines.', () => {
  const float = paid([], [{ method: 'cash', amount: 10_000 }])
  expect([cashOf(float), incomeOf('opening', float), imbalanceOf('opening', float)]).toEqual([10_000, 0, 0])
  expect(imbalanceOf('cash_in', paid([line('product', 5)], []))).toBe(5)
})

test('Payments and lines that differ by a cent are out of balance, whatever the kind of a receipt.', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...entryKinds.filter((kind) => ['sale', 'reversal', 'refund', 'deposit'].includes(kind))),
      fc.array(fc.integer({ min: -90_000, max: 90_000 }), { maxLength: 5 }),
      fc.integer({ min: -5, max: 5 }),
      (kind, amounts, off) => {
        const lines = amounts.map((amount) => line('product', amount))
        const content = paid(lines, [{ method: 'cash', amount: totalOf(lines) + off }])
        expect(imbalanceOf(kind, content)).toBe(off)
        expect(paidBy(content, 'cash')).toBe(cashOf(content))
      },
    ),
  )
})
