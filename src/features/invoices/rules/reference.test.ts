import fc from 'fast-check'
import { calculateQRReferenceChecksum, isSCORReferenceValid } from 'swissqrbill/utils'
import { expect, test } from 'vitest'
import { creditorReference, digitsOf, mentionsIn, qrReference } from './reference.ts'

const numbers = fc
  .tuple(fc.integer({ min: 2000, max: 2099 }), fc.integer({ min: 1, max: 1_999_999 }))
  .map(([year, number]) => `${year}-${String(number).padStart(4, '0')}`)
const said = (text: string, reference: string) => mentionsIn(text).find((one) => one.reference === reference)?.how

test('Structured references have the check digits that banks ask for.', () => {
  expect(digitsOf('2026-0001')).toBe('20260001')
  expect(creditorReference('2026-0001')).toMatch(/^RF\d{2}20260001$/)
  fc.assert(
    fc.property(numbers, (reference) => {
      expect(isSCORReferenceValid(creditorReference(reference))).toBe(true)
      const swiss = qrReference(reference)
      expect(swiss).toHaveLength(27)
      expect(calculateQRReferenceChecksum(swiss.slice(0, 26))).toBe(swiss.at(-1))
    }),
    { numRuns: 30 },
  )
  expect(digitsOf('CN-2026-0001')).toBe('')
})

test('An invoice is found by its structured reference, grouped and with words around it.', () => {
  const grouped = (text: string, size: number) => text.replaceAll(new RegExp(`.{1,${size}}`, 'g'), '$& ')
  fc.assert(
    fc.property(numbers, fc.constantFrom('', 'Danke ', 'Kd-Nr. 4711 ref '), (reference, before) => {
      expect(said(before + creditorReference(reference), reference)).toBe('checked')
      expect(said(`${before}${grouped(creditorReference(reference).toLowerCase(), 4)}vielen Dank`, reference)).toBe(
        'checked',
      )
      expect(said(before + grouped(qrReference(reference), 5), reference)).toBe('checked')
    }),
    { numRuns: 60 },
  )
})

test('A number is found however it is spelt, and wherever the bank wraps it.', () => {
  const gaps = fc.constantFrom('', '-', ' ', ' - ', '/', ' / ', '.', '–', '_')
  const words = fc.constantFrom('', 'RE', 'Rechnung Nr. ', 'Invoice #', 'RG-NR.: ', 'Hosting, ')
  fc.assert(
    fc.property(numbers, gaps, words, fc.nat({ max: 12 }), (reference, gap, word, at) => {
      const text = `${word}${reference.replace('-', gap)} danke`
      expect(said(text, reference)).toBe('written')
      const wrapped = `${text.slice(0, at)} ${text.slice(at)}`
      expect(said(wrapped, reference)).toBeDefined()
    }),
    { numRuns: 100 },
  )
})

test.each([
  ['2026-1', 'vague'],
  ['Rechnung 2026/01', 'vague'],
  ['vom 2026-01-15', 'vague'],
  ['15.01.2026 0001', 'vague'],
  ['2026-0002', undefined],
  ['120260001', undefined],
  ['2026-00010', undefined],
  ['RF9420260002', undefined],
  ['2026 2026-0001', 'written'],
])('%s names invoice 2026-0001: %s', (text, how) => {
  expect(said(text, '2026-0001')).toBe(how)
})
