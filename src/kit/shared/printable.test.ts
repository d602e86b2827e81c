import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leftOut, printable, unprintable } from './printable.ts'

test('What European languages need is printed as it is.', () => {
  const words =
    'Für Åsa, Łukasz & Đặng Thị: „À bientôt“ – 20 € … ¿Qué? Ștefan\nzweite Zeile, Βάρκες Ήλιος, Ἀθῆναι, Лодки Щёголь, Київ'
  expect(printable(words)).toBe(words)
  expect(leftOut(words)).toEqual([])
})

test('Rare spaces, dashes and line ends become their plain twins.', () => {
  expect(printable('a\u00a0b\u202fc\u2011d\r\ne\u2028f\t\tg')).toBe('a b c-d\ne\nf g')
})

test('Emoji and other scripts are left out, and named once each.', () => {
  expect(printable('Happy 🎂 birthday ❤️🎂')).toBe('Happy birthday')
  expect(leftOut('Happy 🎂 birthday ❤️🎂 שלום')).toEqual(['🎂', '❤️', 'ש', 'ל', 'ו', 'ם'])
})

test('Marks that turn the direction of reading, and a letter with an odd mark, do no harm.', () => {
  expect(printable('safe\u202e\u2066\u200b text')).toBe('safe text')
  expect(printable('x\u0323\u030c ẗ')).toBe('x t')
  expect(printable('ﬁn, Ǆ')).toBe('fin, DZ')
})

test('Whatever is typed, printing it twice changes nothing more.', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => printable(printable(text)) === printable(text)))
})

test('What cannot be printed is said, and nothing where all can.', () => {
  expect([unprintable('Happy 🎂🎂 birthday'), unprintable('Straße, Łódź…')]).toEqual([
    'Cannot be printed: 🎂',
    undefined,
  ])
})
