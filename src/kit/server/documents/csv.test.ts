import { stringify } from 'csv-stringify/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cellsOf, formulasIn, hostileLines } from '#testing/outputs.ts'
import { cellOf, spreadsheet } from './csv.ts'

const piece = fc.oneof(
  fc.constantFrom('=', '+', '-', '@', '＝', '1', ' ', '"', ';', ',', '\t', '\r', '\n', "'", 'x', '=1+1', 'cmd|'),
  fc.constantFrom(...hostileLines),
)
const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''))
const rows = fc.array(fc.array(text, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 4 })

const ways = {
  ',': spreadsheet,
  ';': {
    delimiter: ';',
    quoted_string: true,
    escape_formulas: true,
    cast: { string: (one: string) => cellOf(one, ';') },
  },
} as const

const bare = (cell: string) => cell.replaceAll("'", '')

test.each([',', ';'] as const)(
  'No text of a table between %j is a formula, whichever sign it is split at.',
  (between) => {
    fc.assert(
      fc.property(rows, (table) => {
        const csv = stringify(table, ways[between])
        expect(formulasIn(csv)).toEqual([])
        const cells = cellsOf(csv.replace(/^\ufeff/, '').replace(/\r?\n$/, ''), between)
        expect(cells.map(bare).join()).toContain(table.flat().map(bare).join())
      }),
      { numRuns: 300 },
    )
  },
)

test('What is no formula stays as it is.', () => {
  for (const plain of ['Mira Keller', 'Limo 0,5 l', '5,- Euro', 'a; b, c', 'a = b', '{"a":[1,-5]}', 'x@quay.ie', '']) {
    expect(cellOf(plain, ',')).toBe(plain)
    expect([plain, cellOf(plain, ';').replace("[1,'-5]", '[1,-5]')]).toEqual([plain, plain])
  }
})

test('That can fail: quotes alone keep nobody from splitting elsewhere.', () => {
  const escaped = { escape_formulas: true, quoted_string: true }
  expect(formulasIn(stringify([['a', 'x;=1+1']], escaped))).toEqual(['=1+1"'])
  expect(formulasIn(stringify([['a', '=1+1']], {}))).toContain('=1+1')
  expect(formulasIn(stringify([['a', "'=1+1", -5]], escaped))).toEqual([])
})
