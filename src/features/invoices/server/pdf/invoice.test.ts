import { inflateSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readEnv } from '#kit/server/env.ts'
import { readQr } from '#testing/qr-reader.ts'
import { freeze, type InvoicedCustomer } from '../../rules.freeze.ts'
import type { Item } from '../../rules.ts'
import { invoicePdf } from './invoice.ts'
import { writtenPeriod, writtenRate } from './wording.ts'

const { business: seller } = readEnv({ AGENCY_VAT_ID: 'DE123456788' })
const hosting = [{ item: 'Hosting', price: 34_000 }]

async function paper(changes: Partial<InvoicedCustomer> = {}, items: readonly Item[] = hosting) {
  const customer = {
    id: 1,
    business: 'Seewind',
    name: 'Grete Sander',
    streetAndNumber: 'Hafenstrasse 4',
    additional: '',
    zipCodeAndCity: '18055 Rostock',
    country: 'Germany',
    email: '',
    website: '',
    vatId: '',
    vatRate: 1900,
    ...changes,
  }
  const frozen = freeze({ customer, seller, items, issuedOn: '2026-11-21' })
  if (frozen === 'missingRate') throw new Error('the rate is missing')
  const pdf = await invoicePdf({ ...frozen, reference: '2026-0042' })
  return { pdf, drawn: drawnIn(pdf), pages: pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length }
}

/** The drawing commands of all pages. */
function drawnIn(pdf: Buffer): string {
  const streams: string[] = []
  for (let at = pdf.indexOf('stream\n'); at >= 0; at = pdf.indexOf('stream\n', at + 7)) {
    const head = pdf.subarray(Math.max(0, at - 200), at).toString('latin1')
    if (/FontFile|Length1|CIDFont|CIDToGID/.test(head.slice(head.lastIndexOf('obj')))) continue
    try {
      streams.push(inflateSync(pdf.subarray(at + 7, pdf.indexOf('endstream', at))).toString('latin1'))
    } catch {}
  }
  return streams.join('\n')
}

/** The text of the code on the paper, read off the squares that are drawn. */
function codeIn(drawn: string): string | undefined {
  const dark = new Set<string>()
  let size = 0
  for (const [, from, row, to] of drawn.matchAll(/^(\d+) (\d+) m\n(\d+) \2 l\n/gm))
    for (let column = Number(from); column < Number(to); column++) {
      dark.add(`${row} ${column}`)
      size = Math.max(size, column + 1)
    }
  return size === 0 ? undefined : readQr({ size, isDark: (row, column) => dark.has(`${row} ${column}`) }).text
}

test('Banking apps read from a paper in euros what is to be paid; one in francs has no such code.', async () => {
  const { pdf, drawn, pages } = await paper()
  expect(pages).toBe(1)
  expect(pdf.toString('latin1')).toContain('/Lang (de)')
  expect(codeIn(drawn)).toBe(
    'BCD\n002\n1\nSCT\nCOBADEFFXXX\nSternsinger\nDE89370400440532013000\nEUR404.60\n\n\n2026-0042',
  )
  const swiss = await paper({ country: 'Switzerland' })
  expect(codeIn(swiss.drawn)).toBeUndefined()
  expect((await paper({ country: 'United States' })).pdf.toString('latin1')).toContain('/Lang (en)')
})

test('Whatever stands on it stays on the paper, on as many pages as it needs.', async () => {
  const anyText = (max: number) =>
    fc.oneof(fc.constant('W'.repeat(max)), fc.string({ unit: 'grapheme', maxLength: max }))
  const items = fc.array(fc.record({ item: anyText(300), price: fc.integer({ min: 1, max: 50_000_000 }) }), {
    minLength: 1,
    maxLength: 40,
  })
  await fc.assert(
    fc.asyncProperty(items, anyText(50), anyText(120), async (some, business, streetAndNumber) => {
      const { drawn, pages } = await paper({ business, streetAndNumber, zipCodeAndCity: streetAndNumber }, some)
      expect(pages).toBeLessThanOrEqual(some.length + 1)
      for (const [, x, y] of drawn.matchAll(/1 0 0 1 ([-\d.]+) ([-\d.]+) Tm/g)) {
        expect(Number(x)).toBeGreaterThan(70)
        expect(Number(x)).toBeLessThan(540)
        expect(Number(y)).toBeGreaterThan(20)
        expect(Number(y)).toBeLessThan(820)
      }
    }),
    { numRuns: 5 },
  )
})

test.each([
  ['2026-11-01', '2026-11-30', '01.11.–30.11.2026', '1–30 November 2026'],
  ['2026-12-20', '2027-01-19', '20.12.2026 – 19.01.2027', '20 December 2026 – 19 January 2027'],
  ['2026-11-05', '2026-11-05', '05.11.2026', '5 November 2026'],
])('from %s until %s is written %j and %j', (from, until, german, english) => {
  expect([writtenPeriod(from, until, 'de'), writtenPeriod(from, until, 'en')]).toEqual([german, english])
})

test('A rate is written with its decimals.', () => {
  expect([writtenRate(1900, 'de'), writtenRate(810, 'de'), writtenRate(810, 'en')]).toEqual(['19 %', '8,1 %', '8.1%'])
})
