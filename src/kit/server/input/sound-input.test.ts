import fc from 'fast-check'
import { expect, test } from 'vitest'
import { unsoundField } from './sound-input.ts'

const deep = (levels: number): unknown => JSON.parse(`${'['.repeat(levels)}1${']'.repeat(levels)}`)

test.each([
  ['plain fields', { name: 'Zoë 👩‍👧', count: 1, agreed: true, none: null, many: ['a', { b: 'c' }] }],
  ['the bytes of a file', { picture: Buffer.from([0, 0xd8, 0]) }],
  ['nothing', undefined],
  ['what the product nests', { rows: deep(20) }],
])('%s are sound', (_what, input) => {
  expect(unsoundField(input)).toBeUndefined()
})

test.each([
  ['a null byte', { name: 'a\0' }, 'name'],
  ['half a character', { name: 'a', note: '\ud83d' }, 'note'],
  ['one of many values', { tags: ['a', '\udc00'] }, 'tags'],
  ['a value within', { rows: [{ item: '\0' }] }, 'rows'],
  ['a name', { 'a\0': 1 }, ''],
  ['a name within', { rows: { '\0': 1 } }, 'rows'],
  ['deep data', { rows: deep(100_000) }, 'rows'],
  ['text alone', '\0', ''],
])('%s is found and named', (_what, input, field) => {
  expect(unsoundField(input)).toMatchObject({ field })
})

test('text is sound where the database gives it back as it was', () => {
  const isTaken = (text: string) => !text.includes('\0') && Buffer.from(text).toString() === text
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'é', '😀', '\n', '\ud83d', '\ude00', '\0')), (pieces) => {
      const text = pieces.join('')
      return (unsoundField({ rows: [text] }) === undefined) === isTaken(text)
    }),
  )
})
