import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Sql, Transaction } from './db.ts'
import { StartError } from './start-error.ts'

export type Migration = { number: number; name: string; text: string; checksum: string }
type Applied = { number: number; name: string; checksum: string }

/** Any number, the same in every process: who holds it migrates, the others wait. */
const lock = 7_041_882_360

/**
 * Applies the numbered SQL files that the database has not seen, each in a transaction of its own, in order.
 * Safe when several processes start at once. Answers the names of the files applied now.
 * Throws a StartError when an applied file was changed since, or when the database knows files this code does not.
 */
export async function migrate(sql: Sql, directory: string): Promise<string[]> {
  const migrations = await readMigrations(directory)
  const applied = await appliedSoFar(sql)
  checkHistory(migrations, applied)
  const names: string[] = []
  for (const migration of migrations) {
    if (applied.some(({ number }) => number === migration.number)) continue
    if (await sql.begin((tx) => apply(tx as Transaction, migration))) names.push(migration.name)
  }
  return names
}

/** The numbered SQL files, in order. Throws a StartError where a name or number is not right. */
export async function readMigrations(directory: string): Promise<Migration[]> {
  const files = (await readdir(directory)).filter((file) => file.endsWith('.sql')).sort()
  const migrations = await Promise.all(
    files.map(async (file) => {
      const number = /^(\d{4})-[a-z0-9-]+\.sql$/.exec(file)?.[1]
      if (!number) throw new StartError(`${join(directory, file)} must be named like 0001-what-it-does.sql`)
      const text = (await readFile(join(directory, file), 'utf8')).replaceAll('\r\n', '\n')
      return { number: Number(number), name: file, text, checksum: createHash('sha256').update(text).digest('hex') }
    }),
  )
  const twice = migrations.find((one, i) => migrations[i + 1]?.number === one.number)
  if (twice)
    throw new StartError(
      `Two migrations have the number of ${twice.name}: please give one of them the next free number`,
    )
  return migrations
}

async function appliedSoFar(sql: Sql): Promise<Applied[]> {
  const [table] = await sql<{ exists: boolean }[]>`SELECT to_regclass('migrations') IS NOT NULL AS exists`
  return table?.exists ? sql<Applied[]>`SELECT number, name, checksum FROM migrations ORDER BY number` : []
}

function checkHistory(migrations: readonly Migration[], applied: readonly Applied[]) {
  for (const { number, name, checksum } of applied) {
    const migration = migrations.find((one) => one.number === number)
    if (!migration) {
      throw new StartError(
        `The database is newer than this version of the software: it has seen ${name}, which is not here`,
      )
    }
    if (migration.checksum !== checksum) {
      throw new StartError(
        `${migration.name} was changed after the database had seen it: please undo that and add a new migration`,
      )
    }
  }
}

/**
 * Applies migrations in a transaction of the caller's, which keeps all other processes from migrating until it ends.
 * What the database has seen already is left out.
 */
export async function migrateWithin(tx: Transaction, migrations: readonly Migration[]): Promise<void> {
  for (const migration of migrations) await apply(tx, migration)
}

/** False when another process has applied it meanwhile. */
async function apply(tx: Transaction, { number, name, text, checksum }: Migration): Promise<boolean> {
  await tx`SELECT pg_advisory_xact_lock(${lock})`
  await tx`CREATE TABLE IF NOT EXISTS migrations (
    number     integer PRIMARY KEY,
    name       text NOT NULL,
    checksum   text NOT NULL,
    applied_at timestamptz NOT NULL DEFAULT now()
  )`
  const [seen] = await tx`SELECT FROM migrations WHERE number = ${number}`
  if (seen) return false
  await tx.unsafe(text)
  await tx`INSERT INTO migrations (number, name, checksum) VALUES (${number}, ${name}, ${checksum})`
  return true
}
