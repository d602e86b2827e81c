import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'

const unpacked = new Map<string, Buffer>()

/**
 * A font file for the web (WOFF) as the TrueType or OpenType file that it packs, kept for the next time. The PDF library
 * would unpack it in JavaScript for every document, which takes longer than all the rest of one.
 */
export function readFont(path: string): Buffer {
  const known = unpacked.get(path)
  if (known) return known
  const font = unpackFont(readFileSync(path))
  unpacked.set(path, font)
  return font
}

const headerBytes = 44
const entryBytes = 20

/** https://www.w3.org/TR/WOFF/: the same tables in the same order, each compressed by itself. */
export function unpackFont(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('this is no WOFF font')
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, i) => tableAt(woff, headerBytes + i * entryBytes))
  const power = Math.floor(Math.log2(count))
  const directory = Buffer.alloc(12 + count * 16)
  woff.copy(directory, 0, 4, 8)
  directory.writeUInt16BE(count, 4)
  directory.writeUInt16BE(16 * 2 ** power, 6)
  directory.writeUInt16BE(power, 8)
  directory.writeUInt16BE(16 * (count - 2 ** power), 10)

  const parts: Buffer[] = [directory]
  let offset = directory.length
  for (const [i, { tag, checksum, bytes }] of tables.entries()) {
    const entry = 12 + i * 16
    tag.copy(directory, entry)
    directory.writeUInt32BE(checksum, entry + 4)
    directory.writeUInt32BE(offset, entry + 8)
    directory.writeUInt32BE(bytes.length, entry + 12)
    const padding = Buffer.alloc(-bytes.length & 3)
    parts.push(bytes, padding)
    offset += bytes.length + padding.length
  }
  return Buffer.concat(parts)
}

function tableAt(woff: Buffer, at: number) {
  const [offset, packedLength, length] = [4, 8, 12].map((more) => woff.readUInt32BE(at + more)) as [
    number,
    number,
    number,
  ]
  const packed = woff.subarray(offset, offset + packedLength)
  const bytes = packedLength < length ? inflateSync(packed) : packed
  return { tag: woff.subarray(at, at + 4), checksum: woff.readUInt32BE(at + 16), bytes }
}
