import type { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { onZipClock } from '../documents/zip-clock.ts'
import type { Sql, Transaction } from '../postgres/db.ts'
import { encrypt } from './cipher.ts'
import { commentDraft, entryOf, format, type Manifest, Meter, manifestName, quoted, Seal, writing } from './format.ts'

export type Snapshot = {
  /** The file. Destroying it ends the snapshot. What goes wrong destroys it, so that a file broken off is seen to be. */
  stream: Readable
  /** Whether it is a zip encrypted by age, or the zip itself. */
  encrypted: boolean
  /** Bytes of the file so far, and how far it is: an estimate from 0 to 1. */
  progress: () => { bytes: number; fraction: number }
}

export type SnapshotOptions = { compressionLevel?: number; recipients?: readonly string[]; timeZone?: string }

/** Between the time it takes and the room: CSV of bytes is hexadecimal, of which even the quickest level saves half. */
const quickCompression = 2

/**
 * Everything in the database as it is at one moment, while others go on writing: the rows of all tables of the current
 * schema, its sequences, and the migrations it has seen. Needs the right to read all of it, a connection of the pool for
 * as long as it is read, and little memory whatever its size. `compressionLevel`: of the zip, 1 to 9. `recipients`: the public keys of age that it is
 * encrypted for; without any it is not. `timeZone`: on whose clock the zip says when it was made.
 */
export function takeSnapshot(
  sql: Sql,
  { compressionLevel = quickCompression, recipients = [], timeZone = 'UTC' }: SnapshotOptions = {},
): Snapshot {
  const zip = new ZipFile()
  const sealed = new Seal()
  const ended = new AbortController()
  const far = { expected: 0, read: 0 }
  zip.on('error', (error: Error) => sealed.destroy(error))
  ;(zip.outputStream as Readable).pipe(sealed)
  sealed.once('close', () => ended.abort())
  const options = { ...onZipClock(Temporal.Now.instant(), timeZone), compressionLevel }
  readAll(sql, { zip, options }, far, ended.signal).catch((error: Error) => sealed.destroy(error))
  const encrypted = recipients.length > 0 ? encrypt(sealed, recipients) : undefined
  return {
    stream: encrypted?.stream ?? sealed,
    encrypted: encrypted !== undefined,
    progress: () => ({
      bytes: encrypted?.bytes() ?? sealed.bytes,
      fraction: far.expected === 0 ? 0 : Math.min(0.99, far.read / far.expected),
    }),
  }
}

type Table = { name: string; columns: string[]; key: string[]; expected: number }

type Target = { zip: ZipFile; options: ReturnType<typeof onZipClock> & { compressionLevel: number } }

function readAll(
  sql: Sql,
  target: Target,
  far: { expected: number; read: number },
  signal: AbortSignal,
): Promise<void> {
  return sql.begin('ISOLATION LEVEL REPEATABLE READ READ ONLY', async (begun) => {
    const tx = begun as Transaction
    for (const [name, value] of Object.entries(writing)) await tx`SELECT set_config(${name}, ${value}, true)`
    await tx`SET LOCAL lock_timeout = '10s'`
    await tx`SET LOCAL statement_timeout = 0`
    await tx`SET LOCAL idle_in_transaction_session_timeout = 0`
    const [begin] = await tx<{ pid: number; at: string }[]>`
      SELECT pg_backend_pid() AS pid, to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS at`
    if (!begin) throw new Error('unreachable')
    const found = await findTables(tx)
    // Until all of it is read, no table can be altered, emptied or dropped.
    if (found.length > 0)
      await tx.unsafe(`LOCK TABLE ${found.map(({ name }) => quoted(name)).join(', ')} IN ACCESS SHARE MODE`)
    far.expected = found.reduce((sum, { expected }) => sum + expected, 0)

    const tables: Manifest['tables'] = []
    let before = 0
    for (const table of found) {
      const cancel = () => cancelStatement(sql, begin.pid)
      const onBytes = (bytes: number) => {
        far.read = Math.min(far.read + bytes, before + table.expected)
      }
      tables.push(await readTable(tx, target, table, { signal, cancel, onBytes }))
      before += table.expected
      far.read = before
    }
    const schema = await tx<Manifest['schema']>`SELECT number, name, checksum FROM migrations ORDER BY number`
    const written: Manifest = {
      format,
      made_at: begin.at,
      schema: [...schema],
      tables,
      sequences: await findSequences(tx),
    }
    target.zip.addBuffer(Buffer.from(`${JSON.stringify(written, null, 1)}\n`), manifestName, target.options)
    target.zip.end({ comment: commentDraft, forceZip64Format: false })
  }) as Promise<void>
}

/** Ordinary tables that belong to no extension, without the columns that PostgreSQL computes. */
async function findTables(tx: Transaction): Promise<Table[]> {
  return tx<Table[]>`
    SELECT c.relname AS name,
           ARRAY(SELECT attname::text FROM pg_attribute
                 WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum) AS columns,
           ARRAY(SELECT a.attname::text FROM pg_index i, unnest(i.indkey) WITH ORDINALITY AS k (attnum, place), pg_attribute a
                 WHERE i.indrelid = c.oid AND i.indisprimary AND a.attrelid = c.oid AND a.attnum = k.attnum
                 ORDER BY k.place) AS key,
           -- Bytes are written as two digits each, and most of what is large is bytes.
           pg_table_size(c.oid) * CASE WHEN EXISTS (SELECT FROM pg_attribute WHERE attrelid = c.oid AND atttypid = 'bytea'::regtype)
                                       THEN 2 ELSE 1 END AS expected
    FROM pg_class c
    WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r'
      AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')
    ORDER BY c.relname`
}

/** What a sequence will give next is never rolled back: read last, it is beyond every row of the snapshot. */
async function findSequences(tx: Transaction): Promise<Manifest['sequences']> {
  const names = await tx<{ name: string }[]>`
    SELECT relname AS name FROM pg_class
    WHERE relnamespace = current_schema()::regnamespace AND relkind = 'S' ORDER BY relname`
  const sequences: Manifest['sequences'] = []
  for (const { name } of names) {
    const [state] = await tx<{ value: string; called: boolean }[]>`
      SELECT last_value::text AS value, is_called AS called FROM ${tx(name)}`
    if (state) sequences.push({ name, ...state })
  }
  return sequences
}

type Reading = { signal: AbortSignal; cancel: () => Promise<void>; onBytes: (bytes: number) => void }

/** In the order of the primary key, so that equal rows make equal files. */
async function readTable(tx: Transaction, target: Target, table: Table, { signal, cancel, onBytes }: Reading) {
  signal.throwIfAborted()
  const { name, columns, key } = table
  const { zip, options } = target
  const [counted] = await tx<{ rows: number }[]>`SELECT count(*) AS rows FROM ${tx(name)}`
  const order = key.length > 0 ? ` ORDER BY ${key.map(quoted).join(', ')}` : ''
  const select = `SELECT ${columns.map(quoted).join(', ')} FROM ${quoted(name)}${order}`
  const rows: Readable = await tx.unsafe(`COPY (${select}) TO STDOUT (FORMAT csv, HEADER)`).readable()
  const meter = new Meter(onBytes)
  let canceled: Promise<void> | undefined
  const stop = () => {
    // The statement ends once PostgreSQL gets rid of what it was about to send.
    rows.unpipe(meter)
    rows.resume()
    canceled = cancel()
  }
  signal.addEventListener('abort', stop, { once: true })
  try {
    zip.addReadStream(rows.pipe(meter), entryOf(name), { ...options, forceZip64Format: true })
    if (signal.aborted) stop()
    await finished(rows)
    signal.throwIfAborted()
    await Promise.race([finished(meter), rejectedOn(signal)])
  } finally {
    signal.removeEventListener('abort', stop)
    listenAgain(rows)
    // As long as the transaction lasts, it can be nothing else that is canceled.
    await canceled
  }
  return { name, columns, rows: counted?.rows ?? 0, bytes: meter.bytes, sha256: meter.digest() }
}

const rejectedOn = (signal: AbortSignal) =>
  new Promise<never>((_, fail) => signal.addEventListener('abort', () => fail(signal.reason), { once: true }))

/**
 * postgres.js stops listening to the connection when it has more rows than are taken, until its stream is asked for more.
 * Of one that has ended nobody asks, and the end of the statement would never be heard.
 */
function listenAgain(rows: Readable): void {
  try {
    rows._read(0)
  } catch {
    // The connection is gone.
  }
}

/** A connection that took on a role may cancel what its own account runs only as that account. */
const cancelStatement = (sql: Sql, pid: number): Promise<void> =>
  sql
    .begin(async (tx) => {
      await tx`SET LOCAL ROLE NONE`
      await tx`SELECT pg_cancel_backend(${pid})`
    })
    .then(
      () => {},
      () => {},
    )
