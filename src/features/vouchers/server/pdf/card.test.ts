import { inflateSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inLanguage } from '#kit/server/http/language.ts'
import { readEnv } from '#kit/server/settings/env.ts'
import { codeOn, readPdf } from '#testing/pdf-reader.ts'
import { backgrounds } from '../../contract.ts'
import { type VoucherCard, voucherAddress, voucherPdf } from './card.ts'

const env = readEnv({ PUBLIC_URL: 'https://boats.example' })

const someCard = (changes: Partial<VoucherCard> = {}): VoucherCard => ({
  language: 'en',
  code: 'ABCDEFGH23456789',
  amount: 10_000,
  recipient: 'Ada',
  words: 'Happy birthday!',
  background: 1,
  ...changes,
})

/** Where texts begin on the page, in points from the bottom left, out of the page's own drawing commands. */
function textPlaces(pdf: Buffer) {
  const places: { x: number; y: number }[] = []
  for (let at = pdf.indexOf('stream\n'); at >= 0; at = pdf.indexOf('stream\n', at + 7)) {
    const end = pdf.indexOf('endstream', at)
    const head = pdf.subarray(Math.max(0, at - 200), at).toString('latin1')
    if (!head.includes('FlateDecode') || /Image|FontFile|Length1|CIDFont/.test(head.slice(head.lastIndexOf('obj'))))
      continue
    const content = unpacked(pdf.subarray(at + 7, end))
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

const pages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length

test('The voucher is one page A5 on its side, with each of the pictures.', async () => {
  for (const background of backgrounds) {
    const pdf = await voucherPdf(someCard({ background }), env)
    const text = pdf.toString('latin1')
    expect(pages(pdf)).toBe(1)
    expect(text).toMatch(/MediaBox \[0 0 595\.27\d* 419\.52\d*\]/)
    expect(text).toContain('/Subtype /Image')
    expect(pdf.length).toBeLessThan(400_000)
  }
})

test('It is in the language that it was ordered in, and so is the page that its code opens.', async () => {
  const read = async (changes: Partial<VoucherCard>) => {
    const pdf = readPdf(await inLanguage('en', () => voucherPdf(someCard(changes), env)))
    return { text: pdf.text.replace(/\s+/g, ' '), code: pdf.pages[0] && codeOn(pdf.pages[0]) }
  }
  const german = await read({ language: 'de', recipient: '', words: '' })
  for (const words of ['Ein Gutschein für den See', 'Code scannen oder beim', '/de/RentalRevolution', 'läuft nie ab'])
    expect(german.text).toContain(words)
  expect((await read({ language: 'de' })).text).toContain('Ein Gutschein für Ada')
  expect(german.code).toBe('https://boats.example/de/RentalRevolution/vouchers#code=ABCDEFGH23456789')
  expect((await read({})).text).toContain('A voucher for Ada')
})

test('Its code opens the page on which it can be used, without any log seeing it.', () => {
  expect(voucherAddress(env.publicUrl, 'ABCDEFGH23456789')).toBe(
    'https://boats.example/RentalRevolution/vouchers#code=ABCDEFGH23456789',
  )
})

test('Whatever the buyer writes stays on the page.', { timeout: 120_000 }, async () => {
  const fixed = [
    'x'.repeat(300),
    '\n'.repeat(300),
    'a\n'.repeat(150),
    'W'.repeat(300),
    '🎂'.repeat(150),
    '\u202eشالوم אבג'.repeat(20),
  ]
  const anyText = (max: number) =>
    fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: max }),
      fc.constantFrom(...fixed).map((text) => text.slice(0, max)),
      fc
        .array(fc.constantFrom('lake', 'Donaudampfschifffahrt', '\n', ' ', 'Ŧ', 'ệ'), { maxLength: 60 })
        .map((parts) => parts.join('').slice(0, max)),
    )
  await fc.assert(
    fc.asyncProperty(anyText(300), anyText(25), async (words, recipient) => {
      const pdf = await voucherPdf(someCard({ words, recipient }), env)
      expect(pages(pdf)).toBe(1)
      const places = textPlaces(pdf)
      expect(places.length).toBeGreaterThan(4)
      for (const { x, y } of places) {
        expect(x).toBeGreaterThan(365)
        expect(x).toBeLessThan(570)
        expect(y).toBeGreaterThan(8)
        expect(y).toBeLessThan(412)
      }
    }),
    { numRuns: 15 },
  )
})
