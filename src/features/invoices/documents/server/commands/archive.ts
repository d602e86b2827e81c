import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import { ZipFile } from 'yazl'
import { spreadsheet } from '#kit/server/documents/csv.ts'
import { onZipClock } from '#kit/server/documents/zip-clock.ts'
import type { Context } from '#kit/server/http/context.ts'
import type { Transaction } from '#kit/server/postgres/db.ts'
import type { Day } from '#kit/shared/day.ts'
import { documentsOfMonth, type ListedInvoice, readInvoicesOfMonth } from '../../../server/queries.ts'
import { documentFileName, indexHeader, indexRow } from '../../rules/archive.ts'

/** A download that takes nothing for so long is given up: it holds a connection to the database. */
const patience = 60_000

/**
 * The invoices of the month that begins with a day as a zip of their PDFs, the same as XML, and an index, all as of one moment. It is
 * packed as it is read, a few papers at a time; who goes away ends the query. Undefined where the month has none.
 */
export function archiveOf(
  { sql, env: { timeZone }, clock }: Pick<Context, 'sql' | 'env' | 'clock'>,
  month: Day,
): Promise<Readable | undefined> {
  const onClock = (at: Temporal.Instant | string) => onZipClock(at, timeZone)
  return new Promise((begun, refused) => {
    let archive: Readable | undefined
    const packed = sql.begin('ISOLATION LEVEL REPEATABLE READ READ ONLY', async (tx) => {
      const invoices = await readInvoicesOfMonth(tx as Transaction, month, timeZone)
      if (invoices.length === 0) return begun(undefined)
      const zip = new ZipFile()
      archive = zip.outputStream as Readable
      begun(archive)
      zip.addBuffer(indexOf(invoices), 'index.csv', onClock(clock()))
      await pack(tx as Transaction, zip, month, onClock)
    })
    packed.catch((error: Error) => {
      refused(error)
      archive?.destroy(error)
    })
  })
}

async function pack(
  tx: Transaction,
  zip: ZipFile,
  month: Day,
  onClock: (at: string) => ReturnType<typeof onZipClock>,
): Promise<void> {
  const out = zip.outputStream as Readable & { writableNeedDrain: boolean }
  const gone = new AbortController()
  out.once('close', () => gone.abort())
  for await (const papers of documentsOfMonth(tx, month)) {
    // PDFs are packed already.
    for (const { reference, business, kind, createdAt, bytes } of papers)
      zip.addBuffer(bytes, documentFileName(reference, business, kind), {
        compress: kind !== 'pdf',
        ...onClock(createdAt),
      })
    const signal = AbortSignal.any([gone.signal, AbortSignal.timeout(patience)])
    if (out.writableNeedDrain) await once(out, 'drain', { signal })
    signal.throwIfAborted()
  }
  zip.end()
}

/** How its amounts are written. */
export const indexed = { ...spreadsheet, cast: { ...spreadsheet.cast, number: (value: number) => value.toFixed(2) } }

const indexOf = (invoices: readonly ListedInvoice[]): Buffer =>
  Buffer.from(stringify([indexHeader, ...invoices.map(indexRow)], indexed))
