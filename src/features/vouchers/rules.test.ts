import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainLetters } from '#kit/shared/plain-letters.ts'
import { formatCode, linkEnds, normalizeCode, percentLeft } from './rules.ts'

const anyCode = fc.string({ unit: fc.constantFrom(...plainLetters), minLength: 16, maxLength: 16 })

test('A code is found again however it is written down.', () => {
  fc.assert(
    fc.property(
      anyCode,
      fc.constantFrom(' ', '-', '–', '\u00a0', '\u200b', '. ', ''),
      fc.boolean(),
      (code, gap, small) => {
        const written = formatCode(code).replaceAll('-', gap)
        return normalizeCode(` ${small ? written.toLowerCase() : written}\n`) === code
      },
    ),
  )
})

test('What is too short, too long or has other letters is no code.', () => {
  for (const text of [
    '',
    'ABCD',
    'A'.repeat(15),
    'A'.repeat(17),
    'ABCDEFGHJKLMNPQ0',
    'ABCDEFGHJKLMNPQI',
    'ABCDEFGHJKLMNPQÄ',
  ])
    expect(normalizeCode(text), text).toBeUndefined()
})

test('Whatever is typed, the answer is a code or nothing.', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const code = normalizeCode(text)
      return code === undefined || /^[2-9A-HJ-NP-Z]{16}$/.test(code)
    }),
  )
})

test('Codes are shown in groups of four.', () => {
  expect(formatCode('ABCDEFGH23456789')).toBe('ABCD-EFGH-2345-6789')
})

test('A link works for three years.', () => {
  expect(linkEnds('2026-06-01')).toBe('2029-06-02')
  expect(linkEnds('2028-02-29')).toBe('2031-03-02')
})

test('The bar is empty only when nothing is left, and full only when nothing was used.', () => {
  expect([
    percentLeft(10_000, 10_000),
    percentLeft(9_999, 10_000),
    percentLeft(1, 10_000),
    percentLeft(0, 10_000),
  ]).toEqual([100, 99, 1, 0])
})
