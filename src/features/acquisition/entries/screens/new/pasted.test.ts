import { expect, test } from 'vitest'
import type { RejectedLine } from '../../contract/handle.ts'
import { corrected, joined, remaining, textOfFile } from './pasted.ts'

const rejected = (line: number, text: string): RejectedLine => ({
  ...{ line, text, tag: 'NO_URL', reason: 'No website in this line', entry: null, earlier: null },
})

test('A corrected line takes the place of what it was, over however many lines that went.', () => {
  expect(corrected('a\nb\nc', { line: 2, text: 'b' }, 'B')).toBe('a\nB\nc')
  expect(corrected('a\n"b\n2", x\nc', { line: 2, text: '"b\n2", x' }, 'B')).toBe('a\nB\nc')
})

test('What was not added remains, with the names of its columns.', () => {
  expect(remaining('Seewind, seewind.example\nNobody', [rejected(2, 'Nobody')])).toBe('Nobody')
  expect(remaining('Name;Website;Email\nx;y.example;\nNobody;;', [rejected(3, 'Nobody;;')])).toBe(
    'Name;Website;Email\nNobody;;',
  )
  expect(remaining('Name;Website;Email\nx;y.example;', [])).toBe('')
})

test('More lines begin on one of their own.', () => {
  expect(joined('', 'a\r\nb')).toBe('a\nb')
  expect(joined('a\n\n', 'b')).toBe('a\nb')
})

test('A file is read in the encoding it was written in, and only if it is text.', () => {
  const utf8 = new TextEncoder().encode('Müller, müller.example')
  expect(textOfFile(utf8)).toBe('Müller, müller.example')
  expect(textOfFile(Uint8Array.of(0xef, 0xbb, 0xbf, 0x4d))).toBe('M')
  expect(textOfFile(Uint8Array.of(0x4d, 0xfc, 0x6c))).toBe('Mül')
  expect(textOfFile(Uint8Array.of(0xff, 0xfe, 0x4d, 0x00, 0xfc, 0x00))).toBe('Mü')
  expect(textOfFile(Uint8Array.of(0x50, 0x4b, 0x03, 0x04, 0x00, 0x00))).toBeUndefined()
})
