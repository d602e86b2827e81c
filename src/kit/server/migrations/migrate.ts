import type { Sql, Transaction } from '../postgres/db.ts'
import { StartError } from '../settings/start-error.ts'
import { applyOnce, recordWithin } from './apply.ts'
import { type Migration, readMigrations } from './files.ts'

type Applied = Pick<Migration, 'number' | 'name' | 'checksum' | 'kind'>

export type Migrated = {
  /** The names of the files applied now. */
  applied: string[]
  /** Those that a newer version of the software applied, all of which only add. */
  ahead: string[]
}

/**
 * Applies the numbered SQL files that the database has not seen, in order. None waits long for a lock: it gives way to who
 * is there and comes back, so that nobody queues behind it. Safe when several processes start at once, and when they
 * crash. `say` is told what is waited for, in lines for people. For naming who is in the way the pool needs a second
 * connection. Throws a StartError when an applied file was changed since, or when the database knows files that this
 * code does not and that do more than add.
 */
export async function migrate(
  sql: Sql,
  directory: string,
  { say = () => {} }: { say?: (line: string) => void } = {},
): Promise<Migrated> {
  const migrations = await readMigrations(directory)
  const seen = await appliedSoFar(sql)
  const ahead = checkHistory(migrations, seen)
  if (ahead.length > 0)
    say(
      `Warning: the database is newer than this version of the software: it has seen ${ahead.join(', ')}. That only adds to what this version knows, so it runs; please update it soon`,
    )
  const applied: string[] = []
  for (const migration of migrations) {
    if (seen.some(({ number }) => number === migration.number)) continue
    if (await applyOnce(sql, migration, say)) applied.push(migration.name)
  }
  return { applied, ahead }
}

async function appliedSoFar(sql: Sql): Promise<Applied[]> {
  const [table] = await sql<{ exists: boolean }[]>`SELECT to_regclass('migrations') IS NOT NULL AS exists`
  if (!table?.exists) return []
  // The column came with one of them.
  return sql<Applied[]>`
    SELECT number, name, checksum, coalesce(to_jsonb(m) ->> 'kind', 'contract') AS kind FROM migrations m ORDER BY number`
}

/** Gives the names of those that this code does not know and can live with. */
function checkHistory(migrations: readonly Migration[], seen: readonly Applied[]): string[] {
  const unknown = seen.filter(({ number }) => !migrations.some((one) => one.number === number))
  const contract = unknown.find(({ kind }) => kind !== 'expand')
  if (contract)
    throw new StartError(
      `The database is newer than this version of the software: it has seen ${contract.name}, which is not here`,
    )
  for (const { number, checksum } of seen) {
    const migration = migrations.find((one) => one.number === number)
    if (migration && migration.checksum !== checksum)
      throw new StartError(
        `${migration.name} was changed after the database had seen it: please undo that and add a new migration`,
      )
  }
  return unknown.map(({ name }) => name)
}

/**
 * Applies migrations in a transaction of the caller's, which keeps all other processes from migrating until it ends.
 * What the database has seen already is left out. For a database that nobody else uses: locks are held to the end.
 */
export async function migrateWithin(tx: Transaction, migrations: readonly Migration[]): Promise<void> {
  for (const migration of migrations) await recordWithin(tx, migration)
}
