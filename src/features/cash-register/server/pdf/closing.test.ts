import { expect, test } from 'vitest'
import { inLanguage } from '#kit/server/http/language.ts'
import { readEnv } from '#kit/server/settings/env.ts'
import { englishIn, inGermanRental } from '#testing/german.ts'
import { readPdf } from '#testing/pdf-reader.ts'
import type { Closing } from '../../closing/contract.ts'
import { presentReport, type ReportedEntry, reportOf } from '../../closing/rules/report.ts'
import { lineKinds, paymentMethods } from '../../contract/ledger.ts'
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

/** With all that a report can have. */
function fullClosing(): Closing {
  const some = someClosing({ note: 'Wechselgeld' })
  const entry = (kind: ReportedEntry['kind'], receipt: number | null, content: Partial<ReportedEntry['content']>) => ({
    position: 1,
    kind,
    receipt,
    at: '2026-06-01T08:00:00Z',
    cashier: 'Jonas Pier',
    content: { lines: [], payments: [], ...content },
  })
  const lines = lineKinds.map((kind) => ({
    kind,
    label: kind,
    quantity: 1,
    unitPrice: 500,
    amount: 500,
    vatPercent: 7.7,
  }))
  const payments = paymentMethods.map((method) => ({ method, amount: 1500 }))
  const cash = (amount: number) => ({ payments: [{ method: 'cash' as const, amount }] })
  const report = reportOf([
    entry('opening', null, { ...cash(123_450), reason: 'Wechselgeld', difference: -550 }),
    entry('cash_out', null, { ...cash(-1000), reason: 'Benzin' }),
    entry('cash_in', null, { ...cash(1000), reason: 'Bank' }),
    entry('sale', 1, { lines, payments }),
    entry('reversal', 2, {}),
    entry('reversal', 3, { partOf: 1 }),
  ])
  return { ...some, report: presentReport(7, report), cash_difference: -5050 }
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

test('A Z report says in English what it says, whoever asks for it.', async () => {
  const { text } = readPdf(await inLanguage('de', () => closingPdf(fullClosing(), env)))
  for (const part of [
    'Z report 7',
    'Monday, June 1, 2026',
    'Receipts 1 to 3, 1 taken back, 1 part given back',
    'Vouchers sold',
    '7.7%',
  ])
    expect(text.split('\n')).toContain(part)
  for (const part of ['VAT id DE123456788', '$5.50 less than was left, Wechselgeld', '−$50.50', '2 of 2'])
    expect(text).toContain(part)
})

test('That of a German rental is German, and nothing of it is cut.', async () => {
  const { text: read } = readPdf(await inGermanRental(() => closingPdf(fullClosing(), env)))
  const text = read.replaceAll('\u00a0', ' ')
  expect(englishIn(text)).toEqual([])
  for (const part of [
    'Z-Bericht 7',
    'Montag, 1. Juni 2026',
    'Belege 1 bis 3, davon 1 Storno, 1 Teil zurückgegeben',
    'Verkaufte Gutscheine',
  ])
    expect(text.split('\n')).toContain(part)
  for (const part of ['1.234,50 $', '−50,50 $', 'Anfangsbestand', '01.06.26, 10 Uhr', '7,7 %', '5,50 $ weniger als'])
    expect(text).toContain(part)
  expect(text).not.toContain('…')
})
