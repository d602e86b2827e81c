import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyPeriod, anyReceipt, drawerOf, someLine } from '#testing/till.ts'
import type { EntryContent } from '../../contract/ledger.ts'
import { vatSplit } from '../../sale/rules.ts'
import { addUp, differenceOf, presentReport, type ReportedEntry, reportOf } from './report.ts'

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
const amountsOf = (parts: readonly { amount: number }[]) => sum(parts.map(({ amount }) => amount))

const someEntry = (position: number, changes: Partial<ReportedEntry> & { content: EntryContent }): ReportedEntry => ({
  position,
  kind: 'sale',
  receipt: position,
  at: `2026-06-01T08:0${position}:00Z`,
  cashier: 'Ada',
  ...changes,
})
const cash = (amount: number) => [{ method: 'cash' as const, amount }]

test('A day: float, a drink, a boat paid by voucher and card, the drink taken back, cash taken out.', () => {
  const drink = someLine()
  const boat = someLine({ kind: 'booking', label: 'Eider', unitPrice: 18_000 })
  const entries = [
    someEntry(1, { kind: 'opening', receipt: null, content: { lines: [], payments: cash(10_000) } }),
    someEntry(2, { content: { lines: [drink], payments: cash(350) } }),
    someEntry(3, {
      cashier: 'Ben',
      content: {
        lines: [boat],
        payments: [
          { method: 'voucher', amount: 5000 },
          { method: 'card', amount: 13_000 },
        ],
      },
    }),
    someEntry(4, {
      kind: 'reversal',
      content: { lines: [{ ...drink, quantity: -1, amount: -350 }], payments: cash(-350) },
    }),
    someEntry(5, { kind: 'cash_out', receipt: null, content: { lines: [], payments: cash(-2500), reason: 'Bread' } }),
  ]
  expect(presentReport(7, reportOf(entries))).toEqual({
    closing: 7,
    from: '2026-06-01T08:01:00Z',
    until: '2026-06-01T08:05:00Z',
    first_receipt: 2,
    last_receipt: 4,
    receipts: 3,
    reversals: 1,
    opening: 10_000,
    cash_in: 0,
    cash_out: 2500,
    deposits: 0,
    by_method: [
      { method: 'cash', amount: 0, count: 2 },
      { method: 'card', amount: 13_000, count: 1 },
      { method: 'voucher', amount: 5000, count: 1 },
    ],
    by_kind: [
      { kind: 'booking', quantity: 1, amount: 18_000 },
      { kind: 'product', quantity: 0, amount: 0 },
    ],
    vat: [{ percent: 19, net: 15_126, vat: 2874, gross: 18_000 }],
    by_cashier: [
      { cashier: 'Ada', count: 2, amount: 0 },
      { cashier: 'Ben', count: 1, amount: 18_000 },
    ],
    turnover: 18_000,
    expected_cash: 7500,
    movements: [
      {
        position: 1,
        kind: 'opening',
        dateTime: '2026-06-01T08:01:00Z',
        cashier: 'Ada',
        amount: 10_000,
        difference: 0,
        reason: '',
      },
      {
        position: 5,
        kind: 'cash_out',
        dateTime: '2026-06-01T08:05:00Z',
        cashier: 'Ada',
        amount: 2500,
        difference: 0,
        reason: 'Bread',
      },
    ],
  })
})

test('A voucher that is sold is no turnover, nor is a deposit; both are in the drawer.', () => {
  const lines = [
    someLine({ kind: 'voucher', unitPrice: 5000, vatPercent: 0 }),
    someLine({ kind: 'deposit', unitPrice: 50_000, vatPercent: 0 }),
  ]
  const report = reportOf([someEntry(1, { content: { lines, payments: cash(55_000) } })])
  expect(report).toMatchObject({ turnover: 0, deposits: 50_000, expectedCash: 55_000 })
})

test('Parts that go back are told apart from receipts that do, and a discount that went back is not listed.', () => {
  const less = someLine({ amount: 300, discount: { amount: 50, reason: 'Regular' } })
  const back = { ...less, quantity: -1, amount: -300, discount: { amount: -50, reason: 'Regular' } }
  const entries = [
    someEntry(1, { content: { lines: [less], payments: cash(300) } }),
    someEntry(2, { kind: 'reversal', content: { lines: [back], payments: cash(-300) } }),
    someEntry(3, { content: { lines: [someLine(), someLine()], payments: cash(700) } }),
    someEntry(4, {
      kind: 'reversal',
      content: { lines: [someLine({ quantity: -1, amount: -350 })], payments: cash(-350), partOf: 3 },
    }),
  ]
  const shown = presentReport(1, reportOf(entries))
  expect(shown).toMatchObject({ receipts: 4, reversals: 1, parts: 1, turnover: 350 })
  expect(shown).not.toHaveProperty('discounts')
  expect(presentReport(1, reportOf(entries.slice(0, 1))).discounts).toEqual([{ cashier: 'Ada', count: 1, amount: 50 }])
})

test('The reports of parts add up to that of the whole, wherever a period is divided.', () => {
  fc.assert(
    fc.property(anyPeriod, fc.nat(13), fc.nat(13), (entries, a, b) => {
      const [one, other] = [Math.min(a, b), Math.max(a, b)]
      const parts = [entries.slice(0, one), entries.slice(one, other), entries.slice(other)].map(reportOf)
      expect(addUp(parts)).toEqual(reportOf(entries))
      expect(addUp([addUp(parts.slice(0, 2)), addUp(parts.slice(2))])).toEqual(reportOf(entries))
    }),
  )
})

test('A report agrees with itself and with its entries.', () => {
  fc.assert(
    fc.property(anyPeriod, (entries) => {
      const report = reportOf(entries)
      const sold = sum(entries.flatMap(({ content }) => content.lines.map(({ amount }) => amount)))
      expect(amountsOf(report.byMethod)).toBe(sold)
      expect(amountsOf(report.byKind)).toBe(sold)
      expect(amountsOf(report.byCashier)).toBe(sold)
      expect(sum(report.vat.map(({ gross }) => gross))).toBe(sold)
      for (const { net, vat, gross } of report.vat) expect(net + vat).toBe(gross)
      expect(report.expectedCash).toBe(drawerOf(entries))
      const inCash = report.byMethod.find(({ method }) => method === 'cash')?.amount ?? 0
      expect(report.expectedCash).toBe(report.opening + report.cashIn - report.cashOut + inCash)
      expect(report.receipts).toBe(sum(report.byCashier.map(({ count }) => count)))
      expect((report.lastReceipt ?? -1) - (report.firstReceipt ?? 0)).toBe(report.receipts - 1)
      const counted = { cash: report.expectedCash, card: 0 }
      expect(differenceOf(report, counted).cash).toBe(0)
    }),
  )
})

test('VAT is rounded half up once for each rate of a receipt, and taking it back is exactly the opposite.', () => {
  expect(vatSplit([someLine({ unitPrice: 25, vatPercent: 100 })])).toEqual([
    { percent: 100, net: 12, vat: 13, gross: 25 },
  ])
  expect(vatSplit([someLine({ unitPrice: 1 }), someLine({ unitPrice: 2 })])).toEqual([
    { percent: 19, net: 3, vat: 0, gross: 3 },
  ])
  expect(vatSplit([someLine({ unitPrice: 3 }), someLine({ unitPrice: 1 })])).toEqual([
    { percent: 19, net: 3, vat: 1, gross: 4 },
  ])
  fc.assert(
    fc.property(anyReceipt, ({ lines }) => {
      const back = vatSplit(lines.map((line) => ({ ...line, amount: -line.amount })))
      const there = vatSplit(lines)
      expect(back.map(({ net, vat, gross }) => [net + 0, vat + 0, gross + 0])).toEqual(
        there.map(({ net, vat, gross }) => [0 - net, 0 - vat, 0 - gross]),
      )
      for (const { percent, vat, gross } of there)
        expect(Math.abs(vat - (gross * percent) / (100 + percent))).toBeLessThanOrEqual(0.5 + 1e-9)
    }),
  )
})

test('What was counted, less what should be there.', () => {
  const report = reportOf([
    someEntry(1, { content: { lines: [someLine()], payments: [{ method: 'card', amount: 350 }] } }),
  ])
  expect(differenceOf(report, { cash: 100, card: 300 })).toEqual({ cash: 100, card: -50 })
  expect(differenceOf(addUp([]), { cash: 0, card: 0 })).toEqual({ cash: 0, card: 0 })
})
