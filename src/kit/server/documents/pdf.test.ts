import { inflateSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { printable } from '#kit/shared/printable.ts'
import { lineHeight, Pdf, type TextStyle } from './pdf.ts'

const style: TextStyle = { face: 'hanken-grotesk', weight: 400, size: 10, colour: '#000000' }
const page = () => Pdf.page({ size: [400, 300], title: 'A page', author: 'Sternsinger' })

/** The glyphs that a page shows, as their numbers in the embedded fonts; 0 is the box for a missing one. */
function glyphsOf(pdf: Buffer): string[] {
  const streams: Buffer[] = []
  for (let at = pdf.indexOf('stream\n'); at >= 0; at = pdf.indexOf('stream\n', at + 7))
    streams.push(pdf.subarray(at + 7, pdf.indexOf('endstream', at)))
  const drawing = streams.map(unpacked).filter((text) => text.includes(' Tf'))
  return drawing.flatMap((text) =>
    [...text.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []),
  )
}

function unpacked(stream: Buffer): string {
  try {
    return inflateSync(stream).toString('latin1')
  } catch {
    return ''
  }
}

const everything = Array.from({ length: 0x2200 }, (_, point) => String.fromCodePoint(point))
  .filter((character) => character.trim() !== '' && printable(character) === character)
  .join('')

test.each(['hanken-grotesk', 'bricolage-grotesque'] as const)(
  '%s has a glyph for all that is printed',
  async (face) => {
    const pdf = await page()
    for (const character of everything) pdf.write([character], { ...style, face }, 10, 10)
    const glyphs = glyphsOf(await pdf.finish())
    expect(everything.length).toBeGreaterThan(400)
    expect(glyphs).toHaveLength(everything.length)
    expect(glyphs.flatMap((glyph, i) => (glyph === '0000' ? [everything[i]] : []))).toEqual([])
  },
)

test('What no font has would be seen by the test above.', async () => {
  const pdf = await page()
  pdf.write(['ש'], style, 10, 10)
  expect(glyphsOf(await pdf.finish())).toEqual(['0000'])
})

test('No line is wider than the box, and every letter is on one of them.', async () => {
  const pdf = await page()
  const anyWords = fc.array(fc.string({ unit: fc.constantFrom(...everything), minLength: 1, maxLength: 40 }), {
    maxLength: 12,
  })
  fc.assert(
    fc.property(anyWords, fc.integer({ min: 20, max: 200 }), (words, width) => {
      const text = words.join(' ')
      const lines = pdf.wrap(text, style, width)
      const sumOf = (line: string) => Array.from(line, (letter) => pdf.width(letter, style)).reduce((a, b) => a + b, 0)
      return (
        lines.join('').replaceAll(' ', '') === text.replaceAll(' ', '') &&
        lines.every((line) => [...line].length === 1 || Math.min(pdf.width(line, style), sumOf(line)) <= width + 0.01)
      )
    }),
    { numRuns: 60 },
  )
})

test('A text is set as large as it fits, and cut only when nothing else helps.', async () => {
  const pdf = await page()
  const box = { width: 120, height: 60, smallest: 6 }
  expect(pdf.fit('Short', style, box)).toEqual({ lines: ['Short'], style })
  const long = pdf.fit('A sentence of some length that needs a smaller size to fit here. '.repeat(3).trim(), style, box)
  expect(long.style.size).toBeLessThan(10)
  expect(long.lines.length * lineHeight(long.style)).toBeLessThanOrEqual(60)
  expect(long.lines.at(-1)).not.toContain('…')
  const endless = pdf.fit('word '.repeat(400).trim(), style, box)
  expect(endless.lines.at(-1)).toMatch(/…$/)
  expect(endless.lines.length * lineHeight(endless.style)).toBeLessThanOrEqual(60)
})
