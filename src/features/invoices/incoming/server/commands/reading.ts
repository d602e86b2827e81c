import { constants, inflateSync } from 'node:zlib'
import { drawnAside } from '#kit/server/documents/pdf-thread.ts'
import { ProblemError } from '#kit/shared/problem.ts'
import { decodeText } from '../../../bank/rules/csv.ts'
import { parseXml, refuse } from '../../../bank/server/commands/statement.ts'
import { findingsOf } from '../../rules/findings.ts'
import { readerOf } from '../../rules/reading.ts'
import { wordsOf } from '../../rules/words.ts'

export type ReadInvoice = ReturnType<typeof readInvoice>

const outcome = drawnAside('incoming invoice', async (bytes: Uint8Array) => {
  try {
    return Buffer.from(JSON.stringify(readInvoice(bytes)))
  } catch (error) {
    if (error instanceof ProblemError) return Buffer.from(JSON.stringify({ refused: error.message }))
    throw error
  }
})

/** What is read in the thread of papers: a file that uses up time or memory ends that and nothing else. Throws a 422. */
export async function readAside(bytes: Uint8Array): Promise<ReadInvoice> {
  const told = await outcome(bytes).catch((error: unknown) => {
    throw error instanceof ProblemError ? error : refuse('This file takes too much to be read')
  })
  const read = JSON.parse(told.toString()) as ReadInvoice | { refused: string }
  if ('refused' in read) throw refuse(read.refused)
  return read
}

/** What an e-invoice says and what is wrong with it. Throws a 422 with the reason for what is none, or is damaged. */
export function readInvoice(bytes: Uint8Array) {
  const isPdf = Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-')
  const xml = isPdf ? xmlIn(Buffer.from(bytes)) : decodeText(bytes).replace(/^\ufeff/, '')
  if (!/^\s*</.test(xml)) throw refuse('This is neither XML nor PDF')
  const r = readerOf(parseXml(xml, 'An e-invoice'))
  if (!r || r.currency === '')
    throw refuse('This XML is no e-invoice. XRechnung and ZUGFeRD, from version 2 on, are taken.')
  const [seller, number] = [r.text('name', r.seller).slice(0, 200), r.text('number').slice(0, 100)]
  const head = {
    ...{ seller, number, currency: r.currency.slice(0, 3) },
    due: (r.isCredit ? -1 : 1) * (r.cents('due') || 0),
    /** By which the same seller is known again. */
    seller_key: (r.text('ids', r.seller) || seller).replaceAll(/\W/g, '').toLowerCase(),
    issued_on: r.day('issuedOn') ?? null,
    due_on: r.day('dueOn') ?? null,
  }
  return { head, findings: findingsOf(r), parts: wordsOf(r) }
}

/** Bytes that one file in a PDF may have, and all that are looked into. */
const limits = { file: 12 * 1024 * 1024, all: 36 * 1024 * 1024 } as const

/**
 * The e-invoice inside a PDF. What the PDF says of where its parts are may lie: each stream is looked at itself, at its
 * first bytes only where it is no XML.
 */
function xmlIn(pdf: Buffer): string {
  const invoices = new Set<string>()
  let left: number = limits.all
  for (let at = pdf.indexOf('stream'); at >= 0; at = pdf.indexOf('stream', at + 6)) {
    const from = at + (pdf[at + 6] === 13 ? 8 : 7)
    if (!/^\W*</.test(unpacked(pdf.subarray(from, from + 256)).toString('latin1'))) continue
    const file = unpacked(pdf.subarray(from))
    left -= file.length
    if (left < 0) throw refuse('This PDF unpacks to more than is taken')
    const text = decodeText(file).trim()
    if (/<(?:\w+:)?(?:CrossIndustry(?:Invoice|Document)|Invoice|CreditNote)[\s>]/.test(text)) invoices.add(text)
  }
  const [xml, more] = invoices
  if (xml === undefined) throw refuse('No e-invoice lies inside this PDF. Please ask the seller for one.')
  if (more !== undefined) throw refuse('Several invoices lie inside this PDF, and nobody can say which one counts')
  return xml
}

/** What a stream that begins here says, as far as it goes; nothing where it is packed in another way. */
function unpacked(bytes: Buffer): Buffer {
  if (bytes[0] !== 0x78) return bytes.subarray(0, Math.max(0, bytes.indexOf('endstream')) || undefined)
  try {
    return inflateSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: limits.file })
  } catch (error) {
    if (error instanceof RangeError) throw refuse('This PDF unpacks to more than is taken')
    return Buffer.alloc(0)
  }
}
