import fc from 'fast-check'
import { expect, test } from 'vitest'
import { documentFileName } from './documents/rules/archive.ts'
import { type Line, linesOf, netOf, openOf, stateOf, toGiveBack, totalsOf, vatOn } from './rules.ts'

test('340.00 and 13.90 at 19 % are 353.90 net, 67.24 VAT and 421.14.', () => {
  const items = [
    { item: 'Hosting', price: 34_000 },
    { item: 'Domain', price: 1390 },
  ]
  expect(totalsOf(linesOf(items, 1900))).toEqual({
    vatByRate: [{ vatRate: 1900, net: 35_390, vat: 6724, gross: 42_114 }],
    net: 35_390,
    vat: 6724,
    gross: 42_114,
  })
})

test.each([
  [50, 1900, 10],
  [100, 50, 1],
  [99, 50, 0],
  [-50, 1900, -10],
  [-100, 50, -1],
  [0, 1900, 0],
  [12_345, 0, 0],
  [12_345, 810, 1000],
  [2_000_000_000, 9999, 1_999_800_000],
])('the tax on %i cents at %i hundredths of a percent is %i', (net, rate, vat) => {
  expect(vatOn(net, rate)).toBe(vat)
})

test.each([
  [{ price: 9500 }, 9500],
  [{ price: 9500, quantity: 2.5 }, 23_750],
  [{ price: 9999, quantity: 0.125 }, 1250],
  [{ price: 333, quantity: 3, discount: 1000 }, 899],
  [{ price: -333, quantity: 3, discount: 1000 }, -899],
  [{ price: 101, discount: 5000 }, 50],
  [{ price: 12_000, quantity: 7.333, discount: 10_000 }, 0],
])('%j comes to %i', (item, net) => {
  expect(netOf(item)).toBe(net)
})

test('A line comes to its exact worth within a cent, a quantity without a discount within half of one.', () => {
  const parts = [fc.integer({ min: -1_000_000, max: 1_000_000 }), fc.integer({ min: 1, max: 999_999 })] as const
  fc.assert(
    fc.property(...parts, fc.integer({ min: 0, max: 10_000 }), (price, thousandths, discount) => {
      const exact = (price * thousandths) / 1000
      const net = netOf({ price, quantity: thousandths / 1000, discount })
      expect(Math.abs(net - (exact * (10_000 - discount)) / 10_000)).toBeLessThanOrEqual(discount === 0 ? 0.5 : 1)
      expect(netOf({ price: 0 - price, quantity: thousandths / 1000, discount }) + net).toBe(0)
    }),
  )
})

test('A rate of its own goes before that of the customer, and none is charged where no VAT is.', () => {
  const items = [
    { item: 'Book', price: 1000, vatRate: 700 },
    { item: 'Work', price: 1000, quantity: 2, unit: 'hour' as const },
  ]
  expect(linesOf(items, 1900)).toEqual([
    { item: 'Book', quantity: 1, unitPrice: 1000, net: 1000, vatRate: 700 },
    { item: 'Work', quantity: 2, unit: 'hour', unitPrice: 1000, net: 2000, vatRate: 1900 },
  ])
  expect(linesOf(items, 1900, false).map(({ vatRate }) => vatRate)).toEqual([0, 0])
})

const line: fc.Arbitrary<Line> = fc
  .record({
    quantity: fc.integer({ min: 1, max: 50 }),
    unitPrice: fc.integer({ min: -50_000, max: 2_000_000 }),
    vatRate: fc.constantFrom(1900, 700, 0, 810, 2000, 9999),
  })
  .map((one) => ({ ...one, item: 'x', net: one.quantity * one.unitPrice }))

test('Totals add up, and tax is at most half a cent off for each rate.', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 12 }), (lines) => {
      const { vatByRate, net, vat, gross } = totalsOf(lines)
      expect(gross).toBe(net + vat)
      expect(net).toBe(lines.reduce((sum, one) => sum + one.net, 0))
      expect(vatByRate.map(({ vatRate }) => vatRate)).toEqual(
        [...new Set(lines.map(({ vatRate }) => vatRate))].sort((a, b) => b - a),
      )
      for (const part of vatByRate) {
        expect(part.gross).toBe(part.net + part.vat)
        expect(Math.abs(part.vat - (part.net * part.vatRate) / 10_000)).toBeLessThanOrEqual(0.5)
      }
    }),
    { numRuns: 200 },
  )
})

test('An invoice is open until all of it is there, and nothing of a credited one is waited for.', () => {
  const invoice = { series: 'invoice' as const, gross: 100, paid: 0, credited: 0 }
  expect(stateOf(invoice)).toBe('open')
  expect(stateOf({ ...invoice, paid: 99 })).toBe('open')
  expect(stateOf({ ...invoice, paid: 100 })).toBe('paid')
  expect(stateOf({ ...invoice, paid: 100, credited: 100 })).toBe('credited')
  expect(stateOf({ ...invoice, paid: 59, credited: 40 })).toBe('open')
  expect(stateOf({ ...invoice, paid: 60, credited: 40 })).toBe('paid')
  expect(stateOf({ ...invoice, series: 'credit_note', gross: -100 })).toBe('credit_note')
})

test.each([
  [{ gross: 11_900, paid: 0, credited: 0 }, 11_900, 0],
  [{ gross: 11_900, paid: 4000, credited: 0 }, 7900, 0],
  [{ gross: 11_900, paid: 11_900, credited: 0 }, 0, 0],
  [{ gross: 11_900, paid: 12_000, credited: 0 }, 0, 100],
  [{ gross: 11_900, paid: 4000, credited: 3000 }, 4900, 0],
  [{ gross: 11_900, paid: 10_000, credited: 3000 }, 0, 1100],
  [{ gross: 11_900, paid: 4000, credited: 11_900 }, 0, 4000],
])('of %o %i is open, and %i has to go back', (invoice, open, back) => {
  expect([openOf(invoice), toGiveBack(invoice)]).toEqual([open, back])
})

test.each([
  ['Seewind', '2026-0001 Seewind.pdf'],
  ['../../etc/passwd', '2026-0001 .. .. etc passwd.pdf'],
  ['C:\\Boats | "R" <x>?*', '2026-0001 C Boats R x.pdf'],
  ['Kayak Co. ', '2026-0001 Kayak Co.pdf'],
  ['a\u202egpj.exe\n', '2026-0001 a gpj.exe.pdf'],
  ['Ελλάδα 🚤', '2026-0001 Ελλάδα 🚤.pdf'],
  ['...', '2026-0001.pdf'],
])('the paper of %j lies in the archive as %j', (business, name) => {
  expect(documentFileName('2026-0001', business)).toBe(name)
})
