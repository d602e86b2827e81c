import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyPeriod, someLine, someSale } from '#testing/till.ts'
import { processDataOf } from './signature.ts'

const dataOf = (kind: Parameters<typeof processDataOf>[0], content: Parameters<typeof processDataOf>[1]) =>
  processDataOf(kind, content, 'USD').processData

test('A receipt is its gross amounts by rate and what was paid, a voucher counting against what is untaxed.', () => {
  const lines = [someLine({ unitPrice: 1190 }), someLine({ unitPrice: 214, vatPercent: 7 })]
  expect(dataOf('sale', someSale(lines, 'card').content)).toBe('Beleg^11.90_2.14_0.00_0.00_0.00^14.04:Unbar:USD')
  const payments = [
    { method: 'voucher' as const, amount: 1000 },
    { method: 'cash' as const, amount: 404 },
  ]
  expect(dataOf('sale', { lines, payments })).toBe('Beleg^11.90_2.14_0.00_0.00_-10.00^4.04:Bar:USD')
  expect(dataOf('cash_out', { lines: [], payments: [{ method: 'cash', amount: -500 }] })).toBe(
    'Beleg^0.00_0.00_0.00_0.00_-5.00^-5.00:Bar:USD',
  )
  expect(processDataOf('closing', { lines: [], payments: [] }, 'USD').processType).toBe('SonstigerVorgang')
})

test('The amounts that are signed always come to the payments.', () => {
  fc.assert(
    fc.property(anyPeriod, (entries) => {
      for (const { kind, content } of entries) {
        const [, amounts = '', paid = ''] = dataOf(kind, content).split('^')
        const cents = (text: string) => Math.round(Number.parseFloat(text) * 100)
        const sum = (parts: string) =>
          parts.split('_').reduce((total, part) => total + (part === '' ? 0 : cents(part)), 0)
        expect(sum(amounts)).toBe(sum(paid))
      }
    }),
  )
})

test('Money that came to the bank is not cash, and counts in its own currency; only euros have no code.', () => {
  const content = {
    lines: [someLine({ kind: 'invoice', unitPrice: 11_900, vatPercent: 0 })],
    payments: [{ method: 'transfer' as const, amount: 11_900 }],
  }
  expect(processDataOf('sale', content, 'EUR').processData).toBe('Beleg^0.00_0.00_0.00_0.00_119.00^119.00:Unbar')
  expect(processDataOf('sale', content, 'CHF').processData).toMatch(/\^119\.00:Unbar:CHF$/)
})
