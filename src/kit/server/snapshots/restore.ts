import { pipeline } from 'node:stream/promises'
import { type Migration, readMigrations } from '../migrations/files.ts'
import { migrateWithin } from '../migrations/migrate.ts'
import { errorCode, type Sql, type Transaction } from '../postgres/db.ts'
import { StartError } from '../settings/start-error.ts'
import type { SnapshotFile } from './file.ts'
import { type Manifest, Meter, quoted, writing } from './format.ts'

export type RestoreOptions = {
  migrations: string
  /** What is in the database may go. */
  replace: boolean
  /** Told how much is loaded, from 0 to 1. */
  onProgress?: (fraction: number) => void
}

/**
 * Puts the rows and sequences of a snapshot into a database, as they were to the last byte, and then brings the schema
 * up to date: all or nothing. The account must own what is there. Gives the names of the migrations applied after it.
 * Throws a StartError with one sentence where the snapshot is newer than this software or does not belong to it, or the
 * database is in use, or holds something and `replace` is not given.
 */
export async function restoreSnapshot(
  sql: Sql,
  snapshot: SnapshotFile,
  { migrations: directory, replace, onProgress = () => {} }: RestoreOptions,
): Promise<string[]> {
  const { seen, later } = splitHistory(await readMigrations(directory), snapshot.manifest.schema)
  const restored = sql.begin(async (begun) => {
    const tx = begun as Transaction
    for (const [name, value] of Object.entries(writing)) await tx`SELECT set_config(${name}, ${value}, true)`
    await tx`SET LOCAL lock_timeout = '10s'`
    await tx`SET LOCAL statement_timeout = 0`
    await makeEmpty(tx, replace)
    await migrateWithin(tx, seen)
    await checkFit(tx, snapshot.manifest)
    const openAgain = await standAside(tx)
    await load(tx, snapshot, onProgress)
    await openAgain()
    await migrateWithin(tx, later)
    return later.map(({ name }) => name)
  })
  return restored.catch((error: Error) => {
    throw plainly(error)
  })
}

/** Refuses a snapshot of another history than ours. Gives what of ours it had seen, and what comes after. */
export function splitHistory(ours: readonly Migration[], theirs: Manifest['schema']) {
  for (const [i, { name, checksum }] of theirs.entries()) {
    const migration = ours[i]
    if (!ours.some((one) => one.name === name))
      throw new StartError(
        `The backup is newer than this version of the software: it has seen ${name}, which is not here. Please restore it with the version it was made with, or a later one`,
      )
    if (migration?.name !== name || migration.checksum !== checksum)
      throw new StartError(`The backup is not of this software: ${name} is not the same here as where it was made`)
  }
  return { seen: ours.slice(0, theirs.length), later: ours.slice(theirs.length) }
}

/** Why a database is refused that may not be replaced. */
export const notEmpty = 'The database is not empty'

type Thing = { kind: string; name: string }

/** What lies in the schema and belongs to no extension. Tables take their own sequences and indexes with them. */
const findThings = (tx: Transaction) => tx<Thing[]>`
  WITH ours AS (
    SELECT CASE relkind WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW' WHEN 'S' THEN 'SEQUENCE'
                        WHEN 'f' THEN 'FOREIGN TABLE' WHEN 'c' THEN 'TYPE' ELSE 'TABLE' END AS kind,
           'pg_class'::regclass AS catalog, oid, oid::regclass::text AS name
    FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p', 'v', 'm', 'f', 'S', 'c')
    UNION ALL
    SELECT 'ROUTINE', 'pg_proc'::regclass, oid, oid::regprocedure::text
    FROM pg_proc WHERE pronamespace = current_schema()::regnamespace
    UNION ALL
    SELECT CASE typtype WHEN 'd' THEN 'DOMAIN' ELSE 'TYPE' END, 'pg_type'::regclass, oid, oid::regtype::text
    FROM pg_type WHERE typnamespace = current_schema()::regnamespace AND typtype IN ('e', 'd', 'r')
  )
  SELECT kind, name FROM ours
  WHERE NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = catalog AND d.objid = oid AND d.deptype IN ('e', 'i'))
  ORDER BY kind NOT LIKE '%TABLE', kind`

async function makeEmpty(tx: Transaction, replace: boolean) {
  const things = await findThings(tx)
  if (things.length > 0 && !replace) throw new StartError(notEmpty)
  for (const { kind, name } of things) await tx.unsafe(`DROP ${kind} IF EXISTS ${name} CASCADE`)
}

/** Whether the migrations make what the snapshot holds, no table more and no column less. */
async function checkFit(tx: Transaction, { tables, sequences }: Manifest) {
  const made = await tx<{ name: string; columns: string[] }[]>`
    SELECT relname AS name,
           ARRAY(SELECT attname::text FROM pg_attribute
                 WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '' AND relkind = 'r') AS columns
    FROM pg_class c
    WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'S')
      AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_class'::regclass AND objid = c.oid AND deptype = 'e')`
  const told = [...tables, ...sequences.map(({ name }) => ({ name, columns: [] }))]
  const textOf = (things: readonly { name: string; columns: readonly string[] }[]) =>
    JSON.stringify(things.map(({ name, columns }) => [name, ...[...columns].sort()].join()).sort())
  if (textOf(made) !== textOf(told))
    throw new StartError('The backup is not of this software: its tables are not those that its migrations make')
}

/**
 * Rows are put back as they are: no trigger makes anything of them, and what refers to what is checked at the end, in
 * whichever order they come. The owner of the tables may do that without being a superuser. Gives how to end it.
 */
async function standAside(tx: Transaction): Promise<() => Promise<void>> {
  const references = await tx<{ of: string; name: string; definition: string }[]>`
    SELECT conrelid::regclass::text AS of, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
    FROM pg_constraint WHERE contype = 'f' AND connamespace = current_schema()::regnamespace ORDER BY 1, 2`
  const tables = await tx<{ name: string }[]>`
    SELECT DISTINCT tgrelid::regclass::text AS name FROM pg_trigger t JOIN pg_class c ON c.oid = tgrelid
    WHERE NOT tgisinternal AND c.relnamespace = current_schema()::regnamespace`
  for (const { of, name } of references) await tx.unsafe(`ALTER TABLE ${of} DROP CONSTRAINT ${name}`)
  for (const { name } of tables) await tx.unsafe(`ALTER TABLE ${name} DISABLE TRIGGER USER`)
  return async () => {
    for (const { name } of tables) await tx.unsafe(`ALTER TABLE ${name} ENABLE TRIGGER USER`)
    for (const { of, name, definition } of references)
      await tx.unsafe(`ALTER TABLE ${of} ADD CONSTRAINT ${name} ${definition}`)
  }
}

async function load(tx: Transaction, snapshot: SnapshotFile, onProgress: (fraction: number) => void) {
  const { tables, sequences } = snapshot.manifest
  const total = tables.reduce((sum, { bytes }) => sum + bytes, 0)
  let done = 0
  const onBytes = (bytes: number) => {
    done += bytes
    onProgress(done / total)
  }
  // Migrations leave rows too.
  await tx.unsafe(`TRUNCATE ${tables.map(({ name }) => quoted(name)).join(', ')}`)
  for (const { name, columns, rows, sha256 } of tables) {
    const into = await tx
      .unsafe(`COPY ${quoted(name)} (${columns.map(quoted).join(', ')}) FROM STDIN (FORMAT csv, HEADER MATCH)`)
      .writable()
    const meter = new Meter(onBytes)
    const table = await snapshot.openTable(name)
    let isUnreadable = false
    table.once('error', () => {
      isUnreadable = true
    })
    await pipeline(table, meter, into).catch((error: Error) => {
      throw isUnreadable ? new StartError(`The backup is damaged: ${name} cannot be read. Nothing was restored`) : error
    })
    const [counted] = await tx<{ rows: number }[]>`SELECT count(*) AS rows FROM ${tx(name)}`
    if (meter.digest() !== sha256 || counted?.rows !== rows)
      throw new StartError(`The backup was changed while it was read: ${name} is not as it was. Nothing was restored`)
  }
  for (const { name, value, called } of sequences)
    await tx`SELECT setval(${quoted(name)}::text::regclass, ${value}::text::bigint, ${called})`
}

function plainly(error: Error): Error {
  const code = errorCode(error) ?? ''
  if (code === '55P03')
    return new StartError('The database is in use: please stop what is connected to it. Nothing was restored')
  if (code === '42501')
    return new StartError(`The account may not make the database anew (${error.message}). Nothing was restored`)
  return /^[0-9A-Z]{5}$/.test(code)
    ? new StartError(`The database did not take the backup (${error.message}). Nothing was restored`)
    : error
}
