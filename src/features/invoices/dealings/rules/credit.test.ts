import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Item, linesOf, totalsOf } from '../../rules.ts'
import { creditableOf, creditOf, creditTexts, type Taking } from './credit.ts'

const invoiceOf = (items: readonly Item[]) => {
  const lines = linesOf(items, 1900)
  return { items: lines, ...totalsOf(lines) }
}
const invoice = invoiceOf([
  { item: 'Hosting', price: 10_000 },
  { item: 'Work', price: 8000, quantity: 12.5, unit: 'hour', discount: 1000 },
  { item: 'Book', price: 333, quantity: 3, vatRate: 700 },
])
const credit = (wanted?: Taking[], notes: Exclude<ReturnType<typeof creditOf>, string>[] = []) => {
  const note = creditOf(creditableOf(invoice, notes), wanted)
  if (typeof note === 'string') throw new Error(note)
  return note
}

test('The whole is taken back by the same lines below zero.', () => {
  const { items, ...totals } = credit()
  expect(items.map(({ takes: _, ...line }) => line)).toEqual(
    invoice.items.map((line) => ({ ...line, quantity: -line.quantity, net: -line.net })),
  )
  expect(totals).toMatchObject({ net: -invoice.net, vat: -invoice.vat, gross: -invoice.gross })
})

test('A part is so much of a quantity, with its discount, or an amount off a line; the rest is left.', () => {
  const part = credit([
    { line: 1, quantity: 2 },
    { line: 0, net: 2500 },
  ])
  expect(part).toMatchObject({
    items: [
      { item: 'Work', unit: 'hour', quantity: -2, unitPrice: 8000, discount: 1000, net: -14_400 },
      { item: 'Hosting', quantity: -1, unitPrice: 2500, net: -2500 },
    ],
    vatByRate: [{ vatRate: 1900, net: -16_900, vat: -3211 }],
    gross: -20_111,
  })
  const { lines, vat } = creditableOf(invoice, [part])
  expect(lines.map(({ leftQuantity, leftNet }) => [leftQuantity, leftNet])).toEqual([
    [1, 7500],
    [10.5, 75_600],
    [3, 999],
  ])
  expect(vat).toContainEqual({ vatRate: 1900, vat: 19_000 - 3211 })
  const rest = credit(undefined, [part])
  expect(rest.items[0]).toMatchObject({ item: 'Hosting', quantity: -1, unitPrice: 7500, net: -7500 })
  expect(rest.gross + part.gross + invoice.gross).toBe(0)
})

test.each<[string, Taking[], string]>([
  ['more than there was', [{ line: 1, quantity: 13 }], 'Not so much is left of "Work"'],
  ['a higher amount', [{ line: 0, net: 10_001 }], 'Not so much is left of "Hosting"'],
  ['less than nothing', [{ line: 0, net: -1 }], 'Not so much is left of "Hosting"'],
  ['a line twice', [0, 0].map((line) => ({ line, net: 6000 })), 'Not so much is left of "Hosting"'],
  ['a line that is not there', [{ line: 9, quantity: 1 }], 'Not so much is left of the invoice'],
  ['nothing', [{ line: 0, net: 0 }], 'Please choose what is taken back'],
])('Taking back %s is refused.', (_, wanted, message) => {
  expect(creditOf(creditableOf(invoice, []), wanted)).toBe(message)
})

test('No more is taken back than an invoice is over, whatever it takes off below its lines.', () => {
  const settled = invoiceOf([
    { item: 'Website', price: 100_000 },
    { item: 'Down payment 2026-0001', price: -60_000 },
  ])
  const left = creditableOf(settled, [])
  expect(creditOf(left, [{ line: 0, net: 50_000 }])).toBe('Not so much is left of the invoice')
  expect(creditOf(left, [{ line: 1, quantity: 1 }])).toBe('Please choose what is taken back')
  expect(creditOf(left, [{ line: 0, net: 40_000 }])).toMatchObject({ gross: -47_600 })
})

const anItem: fc.Arbitrary<Item> = fc.record(
  {
    item: fc.constant('x'),
    price: fc.integer({ min: 0, max: 99_999 }),
    quantity: fc.integer({ min: 1, max: 9999 }).map((thousandths) => thousandths / 1000),
    vatRate: fc.constantFrom(1900, 700, 0),
    discount: fc.constantFrom(250, 1000, 3333, 10_000),
  },
  { requiredKeys: ['item', 'price'] },
)
const share = fc.record({ line: fc.nat(7), some: fc.integer({ min: 0, max: 1100 }), asNet: fc.boolean() })

test('However it is taken back bit by bit: never more than is left, and in the end each cent of it.', () => {
  fc.assert(
    fc.property(
      fc.array(anItem, { minLength: 1, maxLength: 8 }),
      fc.array(share, { maxLength: 6 }),
      (items, shares) => {
        const whole = invoiceOf(items)
        fc.pre(whole.gross > 0)
        const notes: Exclude<ReturnType<typeof creditOf>, string>[] = []
        const credited = () => notes.reduce((sum, { gross }) => sum - gross, 0)
        for (const { line, some, asNet } of shares) {
          const left = creditableOf(whole, notes)
          const { leftNet = 0, leftQuantity = 0 } = left.lines[line] ?? {}
          const taking = asNet
            ? { line, net: Math.round((leftNet * some) / 1000) }
            : { line, quantity: Math.round(leftQuantity * some) / 1000 }
          const note = creditOf(left, [taking])
          if (typeof note === 'string') continue
          notes.push(note)
          expect(note.gross).toBeLessThan(0)
          expect(credited()).toBeLessThanOrEqual(whole.gross)
          for (const part of note.vatByRate)
            expect(Math.abs(part.vat - (part.net * part.vatRate) / 10_000)).toBeLessThanOrEqual(notes.length + 1)
        }
        const rest = creditOf(creditableOf(whole, notes))
        if (typeof rest === 'string') expect(whole.gross - credited()).toBe(0)
        else expect(rest.gross).toBe(credited() - whole.gross)
      },
    ),
    { numRuns: 300 },
  )
})

test('The mail says whether all of it is taken back.', () => {
  expect(creditTexts('en', '2026-0001', true).body).toContain('in part')
  expect(creditTexts('de', '2026-0001', true).body).toContain('teilweise')
  expect(creditTexts('de', '2026-0001', false).body).toContain('vollständig')
})
