import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { readFont, unpackFont } from './fonts.ts'

const { resolve } = createRequire(import.meta.url)
const path = resolve('@fontsource/hanken-grotesk/files/hanken-grotesk-latin-400-normal.woff')

/** Sum of the 32-bit words of a table, as its entry in the directory says it. */
function sumOf(table: Buffer): number {
  const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)])
  let sum = 0
  for (let i = 0; i < padded.length; i += 4) sum = (sum + padded.readUInt32BE(i)) >>> 0
  return sum
}

test('An unpacked font has all tables, each with the sum that the packed one says.', () => {
  const font = readFont(path)
  const count = font.readUInt16BE(4)
  const tags: string[] = []
  for (let at = 12; at < 12 + count * 16; at += 16) {
    const [checksum, offset, length] = [4, 8, 12].map((more) => font.readUInt32BE(at + more)) as [
      number,
      number,
      number,
    ]
    const tag = font.toString('latin1', at, at + 4)
    tags.push(tag)
    // The sum of `head` is made with a field of its own counted as 0.
    if (tag !== 'head') expect([tag, sumOf(font.subarray(offset, offset + length))]).toEqual([tag, checksum])
  }
  expect(tags).toEqual(expect.arrayContaining(['cmap', 'glyf', 'head', 'hmtx', 'loca', 'maxp', 'name']))
  expect(font.length).toBe(readFileSync(path).readUInt32BE(16))
})

test('A font is unpacked once, and what is none is refused.', () => {
  expect(readFont(path)).toBe(readFont(path))
  expect(() => unpackFont(Buffer.from('OTTO and so on'))).toThrow('no WOFF')
})
