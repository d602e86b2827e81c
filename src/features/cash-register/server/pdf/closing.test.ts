import { expect, test } from 'vitest'
import { readEnv } from '#kit/server/settings/env.ts'
import type { Closing } from '../../closing/contract.ts'
import { presentReport, reportOf } from '../../closing/rules/report.ts'
import { closingFileName, closingPdf } from './closing.ts'

const env = readEnv({ AGENCY_VAT_ID: 'DE123456788' })
const pages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length

const someClosing = ({ movements = 1, reason = 'Change', cashier = 'Jonas Pier', note = '' } = {}): Closing => {
  const entries = Array.from({ length: movements }, (_, i) => ({
    position: i + 1,
    kind: i === 0 ? ('opening' as const) : ('cash_in' as const),
    receipt: null,
    at: '2026-06-01T08:00:00Z',
    cashier,
    content: { lines: [], payments: [{ method: 'cash' as const, amount: 1000 }], reason },
  }))
  return {
    closing: 7,
    position: 99,
    dateTime: '2026-06-01T18:00:00Z',
    day: '2026-06-01',
    cashier,
    report: presentReport(7, reportOf(entries)),
    counted_cash: 10,
    counted_card: 0,
    cash_difference: 0,
    card_difference: 0,
    withdrawn: 0,
    carried: 10,
    note,
    fingerprint: '8f3a 09bc 77e1 4d20',
  }
}

test('A Z report is one page A4, and has a name by its number.', async () => {
  const pdf = await closingPdf(someClosing(), env)
  expect(pages(pdf)).toBe(1)
  expect(pdf.toString('latin1')).toMatch(/MediaBox \[0 0 595\.28 841\.89\]/)
  expect(closingFileName({ closing: 7 })).toBe('z-report-7.pdf')
})

test('A day with many movements goes on on as many pages as they need.', async () => {
  expect(pages(await closingPdf(someClosing({ movements: 25 }), env))).toBe(2)
  expect(pages(await closingPdf(someClosing({ movements: 90 }), env))).toBeGreaterThan(3)
})

test('Whatever staff write can be printed.', async () => {
  for (const words of ['x'.repeat(200), '🎂 שלום', 'Ŧ'.repeat(120), 'a '.repeat(100)])
    expect(pages(await closingPdf(someClosing({ reason: words, cashier: words, note: words }), env))).toBeLessThan(3)
})
