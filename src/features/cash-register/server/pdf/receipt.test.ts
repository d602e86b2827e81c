import { inflateSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inLanguage } from '#kit/server/http/language.ts'
import { englishIn, inGermanRental } from '#testing/german.ts'
import { readPdf } from '#testing/pdf-reader.ts'
import type { Receipt } from '../../contract.ts'
import { receiptFileName, receiptPdf } from './receipt.ts'

const someReceipt = (changes: Partial<Receipt> = {}): Receipt => ({
  position: 12,
  receipt: 128,
  kind: 'sale',
  day: '2026-06-03',
  dateTime: '2026-06-03T08:41:00Z',
  cashier: 'Jonas Pier',
  customer: 'Mira Keller',
  lines: [{ kind: 'product', label: 'Spezi', quantity: 3, unit_price: 320, amount: 960, vat_percent: 19 }],
  total: 960,
  vat: [{ percent: 19, net: 807, vat: 153, gross: 960 }],
  payments: [{ method: 'cash', label: 'Cash', amount: 960 }],
  received: 2000,
  change: 1040,
  reason: '',
  reverses: null,
  reverses_position: null,
  reversed_by: null,
  reversed_by_position: null,
  may_reverse: true,
  fingerprint: '3fa9 01bc 77de 0a41',
  tse: null,
  tse_failure: '',
  business: {
    name: 'Sternsinger',
    address: 'Seestrasse 12, 82319 Starnberg',
    vat_id: 'DE123456789',
    phone: '+49 8151 1',
  },
  ...changes,
})

const sizeOf = (pdf: Buffer) => {
  const [, width, height] = /MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf.toString('latin1')) ?? []
  return { width: Number(width), height: Number(height) }
}

/** How low and how far right texts begin, out of the page's own drawing commands. */
function textPlaces(pdf: Buffer): { x: number; y: number }[] {
  const places: { x: number; y: number }[] = []
  for (let at = pdf.indexOf('stream\n'); at >= 0; at = pdf.indexOf('stream\n', at + 7)) {
    const content = unpacked(pdf.subarray(at + 7, pdf.indexOf('endstream', at)))
    for (const [, x, y] of content.matchAll(/1 0 0 1 ([-\d.]+) ([-\d.]+) Tm/g))
      places.push({ x: Number(x), y: Number(y) })
  }
  return places
}

function unpacked(stream: Buffer): string {
  try {
    return inflateSync(stream).toString('latin1')
  } catch {
    return ''
  }
}

test('A receipt is one strip of 80 mm, as long as what is on it.', async () => {
  const short = await receiptPdf(someReceipt(), 'Europe/Berlin')
  const [line] = someReceipt().lines
  const long = await receiptPdf(
    someReceipt({ lines: Array.from({ length: 40 }, () => line as Receipt['lines'][number]) }),
    'Europe/Berlin',
  )
  expect(sizeOf(short).width).toBeCloseTo(226.77, 1)
  expect(sizeOf(long).height - sizeOf(short).height).toBeGreaterThan(39 * 20)
  expect(long.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
  expect(receiptFileName(someReceipt())).toBe('receipt-128.pdf')
})

const signed = {
  serial: 'ab12',
  signature: 'cd34',
  counter: 9,
  transaction: 4,
  started_at: '2026-06-01T08:00:00Z',
  finished_at: '2026-06-01T08:00:01Z',
  client: 'sternsinger-rental',
  simulated: true,
  qr: { size: 21, path: 'M0 0h21v1h-21z' },
}

test('Whatever names, products and reasons are, every text begins on the paper.', async () => {
  const text = fc.oneof(fc.string({ maxLength: 200, unit: 'grapheme' }), fc.constantFrom('', 'ŹĆ'.repeat(90), '😀 Ok'))
  await fc.assert(
    fc.asyncProperty(text, text, text, fc.boolean(), async (customer, label, reason, isReversal) => {
      const [line] = someReceipt().lines
      const pdf = await receiptPdf(
        someReceipt({
          customer,
          lines: [{ ...(line as Receipt['lines'][number]), label, amount: -123_456_789 }],
          reason,
          ...(isReversal
            ? { kind: 'reversal', reverses: 127, tse: { ...signed, serial: 'ab'.repeat(32), signature: label } }
            : {}),
          ...(isReversal ? {} : { reversed_by: 130, tse_failure: 'No answer' }),
        }),
        'Europe/Berlin',
      )
      const { width, height } = sizeOf(pdf)
      const places = textPlaces(pdf)
      expect(places.length).toBeGreaterThan(10)
      for (const { x, y } of places) {
        expect(x).toBeGreaterThanOrEqual(14)
        expect(x).toBeLessThan(width - 14)
        expect(y).toBeGreaterThan(5)
        expect(y).toBeLessThan(height - 30)
      }
    }),
    { numRuns: 12 },
  )
})

const reversal = someReceipt({
  kind: 'reversal',
  reverses: 127,
  reason: 'Doppelt',
  payments: [{ method: 'card', label: 'Karte', amount: -123_450 }],
  tse: signed,
})
const reversed = someReceipt({
  reversed_by: 130,
  tse_failure: 'No answer',
  vat: [{ percent: 7.7, net: 1, vat: 1, gross: 2 }],
})

test('A receipt says in English what it says, whoever asks for it.', async () => {
  const textOf = async (receipt: Receipt) =>
    readPdf(await inLanguage('de', () => receiptPdf(receipt, 'Europe/Berlin'))).text.split('\n')
  expect(await textOf(reversal)).toEqual(
    expect.arrayContaining(['Reversal of receipt 127', 'Karte, given back', '−$1,234.50']),
  )
  expect(await textOf(reversed)).toEqual(
    expect.arrayContaining([
      '+49 8151 1 · VAT id DE123456789',
      '06/03/26, 10:41 am',
      'Receipt 128',
      'For Mira Keller',
      'Served by Jonas Pier',
      'Taken back by receipt 130',
      '3 × $3.20',
      'Total',
      'Cash received',
      'Change',
      'A  7.7%',
      'Thank you, and fair winds.',
      'Receipt 128, fingerprint 3fa9 01bc 77de 0a41',
    ]),
  )
})

test('That of a German rental is German.', async () => {
  const textOf = async (receipt: Receipt) =>
    readPdf(await inGermanRental(() => receiptPdf(receipt, 'Europe/Berlin'))).text.replaceAll('\u00a0', ' ')
  const texts = [await textOf(reversal), await textOf(reversed)]
  for (const text of texts) expect(englishIn(text)).toEqual([])
  for (const part of [
    'Storno von Beleg 127',
    'TSE-Simulation – kein zertifiziertes Gerät',
    'Karte, zurückgegeben',
    '−1.234,50 $',
    'Signaturzähler 9',
    'Signatur cd34',
  ])
    expect(texts[0]).toContain(part)
  for (const part of [
    '03.06.26, 10:41 Uhr',
    'Storniert durch Beleg 130',
    'Bar erhalten',
    '7,7 %',
    'Kassiert von Jonas',
  ])
    expect(texts[1]).toContain(part)
})
