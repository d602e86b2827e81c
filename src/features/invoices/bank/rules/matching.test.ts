import fc from 'fast-check'
import { expect, test } from 'vitest'
import { creditorReference } from '../../rules/reference.ts'
import { type BankLine, matcherFor, type PayableInvoice } from './matching.ts'

const invoice = (id: number, more: Partial<PayableInvoice> = {}): PayableInvoice => ({
  id,
  reference: `2026-${String(id).padStart(4, '0')}`,
  customer: id,
  business: `Seewind ${id}`,
  name: 'Grete Sander',
  currency: 'EUR',
  open: 11_900,
  ...more,
})
const line = (more: Partial<BankLine> = {}): BankLine => ({
  rest: 11_900,
  currency: 'EUR',
  payer: '',
  reference: '',
  purpose: '',
  ...more,
})
const brandt = invoice(1, { business: 'Boote Brandt GmbH & Co. KG', name: 'Ute Brandt' })
const mueller = invoice(2, { business: 'Kanu Müller', name: 'Jörg Müller', open: 5000 })
const match = matcherFor([brandt, mueller])

test('A number and the amount are sure, and say why.', () => {
  expect(match(line({ purpose: 'Rechnung 2026 0001', payer: 'BOOTE BRANDT' }))).toEqual([
    {
      invoice: 1,
      grade: 'sure',
      fit: 'equal',
      amount: 11_900,
      reasons: ['2026-0001 is written on it', 'The amount is what is open', 'The name is the same'],
    },
  ])
  expect(match(line({ reference: creditorReference('2026-0002'), rest: 2000 }))).toMatchObject([
    { invoice: 2, grade: 'sure', fit: 'part', amount: 2000 },
  ])
})

test('Without a number, amount and name together are likely; each alone is possible.', () => {
  expect(match(line({ payer: 'Joerg Mueller', rest: 5000 }))).toMatchObject([{ invoice: 2, grade: 'likely' }])
  expect(match(line({ payer: 'KANU MULLER', rest: 5000 }))).toMatchObject([{ invoice: 2, grade: 'likely' }])
  expect(match(line({ payer: 'Somebody', rest: 5000 }))).toMatchObject([{ invoice: 2, grade: 'possible' }])
  expect(match(line({ payer: 'Ute Brandt', rest: 1 }))).toMatchObject([{ invoice: 1, grade: 'possible', fit: 'part' }])
  expect(match(line({ payer: 'Somebody', rest: 1 }))).toEqual([])
})

test('A number that may be a month is never sure, and makes no sum with another.', () => {
  expect(match(line({ purpose: 'vom 2026-1', payer: 'BOOTE BRANDT' }))).toMatchObject([
    { invoice: 1, grade: 'likely', fit: 'equal', reasons: expect.arrayContaining(['The name is the same']) },
  ])
  expect(match(line({ purpose: '2026-1 und 2026-2', rest: 16_900 })).map(({ fit }) => fit)).not.toContain('together')
})

test('Too much, another currency and several at once are never sure.', () => {
  expect(match(line({ purpose: '2026-0001', rest: 12_000 }))).toMatchObject([
    { grade: 'likely', fit: 'over', amount: 11_900 },
  ])
  expect(match(line({ purpose: '2026-0001', currency: 'CHF' }))).toMatchObject([
    { grade: 'possible', fit: 'foreign', amount: 0 },
  ])
  expect(match(line({ purpose: '2026-0001 und 2026-0002', rest: 16_900 }))).toMatchObject([
    { invoice: 1, grade: 'likely', fit: 'together', amount: 11_900 },
    { invoice: 2, grade: 'likely', fit: 'together', amount: 5000 },
  ])
  expect(matcherFor([invoice(3), invoice(4)])(line({ payer: 'Grete Sander' }))).toMatchObject([
    { invoice: 3, grade: 'possible' },
    { invoice: 4, grade: 'possible' },
  ])
})

test('Whatever comes in: at most one is sure, and nobody is booked more than is open or came.', () => {
  const invoices = fc.uniqueArray(
    fc.record({ id: fc.integer({ min: 1, max: 30 }), open: fc.constantFrom(5000, 11_900, 20_000) }),
    { selector: ({ id }) => id, maxLength: 12 },
  )
  const lines = fc.record({
    rest: fc.constantFrom(1, 5000, 11_900, 16_900),
    currency: fc.constantFrom('EUR', 'CHF', 'JPY'),
    payer: fc.oneof(fc.constantFrom('Grete Sander', 'Seewind 3', ''), fc.string()),
    reference: fc.constantFrom('', creditorReference('2026-0003'), 'NOTPROVIDED'),
    purpose: fc.oneof(fc.constantFrom('2026-0003', '2026/4 und 2026-0005', 'Danke'), fc.string({ unit: 'grapheme' })),
  })
  fc.assert(
    fc.property(invoices, lines, (some, one) => {
      const open = new Map(some.map(({ id, open }) => [id, open]))
      const proposals = matcherFor(some.map(({ id, open }) => invoice(id, { open })))(one)
      expect(proposals.filter(({ grade }) => grade === 'sure').length).toBeLessThan(2)
      for (const { invoice: id, amount, grade, fit, reasons } of proposals) {
        expect(amount).toBe(one.currency === 'EUR' ? Math.min(one.rest, open.get(id) ?? 0) : 0)
        expect(reasons).not.toEqual([])
        if (grade === 'sure') expect(['equal', 'part']).toContain(fit)
      }
    }),
    { numRuns: 60 },
  )
})

test('What is left of money may be for the other invoices of whom the rest of it was booked for.', () => {
  const again = invoice(3, { customer: 1, business: 'Boote Brandt GmbH & Co. KG', open: 7000 })
  const all = matcherFor([mueller, again])
  const left = line({ rest: 2000, payer: 'Jens Sohn' })
  expect(all(left)).toEqual([])
  expect(all({ ...left, customers: [1] })).toMatchObject([
    {
      invoice: 3,
      grade: 'possible',
      amount: 2000,
      reasons: ['Less than is open: the rest stays open', 'Another part of it was booked for this customer'],
    },
  ])
})
