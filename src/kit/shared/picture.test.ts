import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pictureType } from './picture.ts'

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

test.each([
  ['jpeg', '\xff\xd8\xff\xe0\0\x10JFIF'],
  ['png', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'],
  ['gif', 'GIF87a'],
  ['gif', 'GIF89a'],
  ['webp', 'RIFF\n\r\0\0WEBPVP8 '],
  ['bmp', 'BM\n\r\n\0\0\0\0\0\x36\0\0\0'],
  ['avif', '\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf'],
  ['avif', '\0\0\0\x1cftypmif1\0\0\0\0miafavis'],
  [undefined, '\0\0\0\x10ftypheic\0\0\0\0avif'],
  [undefined, '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
  [undefined, '\xff\xd8'],
  [undefined, 'BMW and other cars'],
  [undefined, 'RIFF\0\0\0\0WAVEfmt '],
  [undefined, '<svg xmlns="http://www.w3.org/2000/svg">'],
  [undefined, 'ftyp'],
  [undefined, ''],
])('%s begins with %j', (type, start) => {
  expect(pictureType(bytes(start))).toBe(type)
})

test('whatever bytes come, it answers', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 80 }), fc.boolean(), (some, named) => {
      const file = named ? Uint8Array.from([...some.subarray(0, 4), ...bytes('ftyp'), ...some.subarray(4)]) : some
      expect(() => pictureType(file)).not.toThrow()
    }),
  )
})
