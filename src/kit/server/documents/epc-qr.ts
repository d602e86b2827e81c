import { crc32, deflateSync } from 'node:zlib'
import QRCode from 'qrcode'
import type { Cents } from '#kit/shared/money.ts'

/** A credit transfer in euros, as a banking app takes it over from a code. */
export type CreditTransfer = {
  name: string
  /** Without spaces, like the BIC. */
  iban: string
  bic: string
  /** Euro cents. */
  amount: Cents
  /** What the payee recognises the transfer by. */
  reference: string
}

const leastAmount = 1
const mostAmount = 99_999_999_999

/**
 * The text of a code for a SEPA credit transfer (EPC069-12, version 002, UTF-8). Lines end with a line feed, and what
 * is empty at the end is left out. Throws when an amount or a text is beyond the standard's limits.
 */
export function epcPayload({ name, iban, bic, amount, reference }: CreditTransfer): string {
  if (!Number.isInteger(amount) || amount < leastAmount || amount > mostAmount)
    throw new RangeError('A transfer is between 0.01 and 999999999.99 euros')
  const [payee, remittance] = [oneLine(name), oneLine(reference)]
  if (payee === '' || payee.length > 70) throw new RangeError('The name of a payee has 1 to 70 characters')
  if (remittance.length > 140) throw new RangeError('The text of a transfer has at most 140 characters')
  const [purpose, structuredReference] = ['', '']
  const euros = `EUR${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, '0')}`
  return ['BCD', '002', '1', 'SCT', bic, payee, iban, euros, purpose, structuredReference, remittance]
    .join('\n')
    .trimEnd()
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** A code of dark and light modules, row by row; without its quiet zone. */
export type QrMatrix = { size: number; isDark: (row: number, column: number) => boolean }

/** Error correction M, as the standard for transfers asks for. */
export function qrMatrix(text: string): QrMatrix {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' })
  return { size: modules.size, isDark: (row, column) => modules.get(row, column) === 1 }
}

/** The dark modules as path data, one unit a module: for an SVG or a PDF. */
export function qrPath({ size, isDark }: QrMatrix): string {
  let path = ''
  for (let row = 0; row < size; row++) {
    for (let from = 0; from < size; from++) {
      if (!isDark(row, from)) continue
      let to = from
      while (to < size && isDark(row, to)) to++
      path += `M${from} ${row}h${to - from}v1h${from - to}z`
      from = to
    }
  }
  return path
}

const quietZone = 4
const pixelsPerModule = 8

/**
 * The code as a PNG with its quiet zone, 8 pixels a module: for a mail. One bit a pixel, written here: the library draws
 * four bytes a pixel and compares five ways to filter them, which held everything else up for ten times as long.
 */
export function qrPng(text: string): Buffer {
  const { size, isDark } = qrMatrix(text)
  const width = (size + 2 * quietZone) * pixelsPerModule
  const rows = Array.from({ length: size + 2 * quietZone }, (_, y) => {
    // A module is as wide as a byte has bits: white is all ones.
    const row = Buffer.alloc(size + 2 * quietZone, 0xff)
    for (let x = 0; x < size; x++) if (isModule(size, y) && isDark(y - quietZone, x)) row[x + quietZone] = 0
    const line = Buffer.concat([Buffer.of(noFilter), row])
    return Buffer.concat(Array.from({ length: pixelsPerModule }, () => line))
  })
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(width, 4)
  header[8] = 1
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.concat(rows))),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

const noFilter = 0

const isModule = (size: number, y: number) => y >= quietZone && y < size + quietZone

/** Length, name and data, with a checksum of the latter two. */
function pngChunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  checksum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, checksum])
}
