import { setTimeout as sleep } from 'node:timers/promises'
import { errorCode, isDatabaseAway, type Sql, type Transaction } from '../postgres/db.ts'
import type { Migration } from './files.ts'
import { concurrentIndexOf, isBatch, type Statement, statementsOf, withoutConcurrently } from './statements.ts'
import { Waiting } from './waiting.ts'

/** Any number, the same in every process: who holds it migrates, the others wait. */
const lock = 7_041_882_360

/**
 * How long a statement waits for a lock, in milliseconds. Whatever comes after it for that table queues behind it for as
 * long, and then is served while it pauses.
 */
const patience = 400
const shortestPause = 200
const longestPause = 5_000

class SomebodyElseMigrates extends Error {}

type Session = Awaited<ReturnType<Sql['reserve']>>
type Connection = Session | Transaction

/** Applies one, however often it has to give way. False when another process has applied it meanwhile. */
export async function applyOnce(sql: Sql, migration: Migration, say: (line: string) => void): Promise<boolean> {
  const waiting = new Waiting(sql, migration.name, say)
  for (let pause = shortestPause; ; ) {
    try {
      return migration.inTransaction
        ? await inTransaction(sql, migration, waiting)
        : await stepByStep(sql, migration, waiting)
    } catch (error) {
      if (error instanceof SomebodyElseMigrates) waiting.tell('another process to finish migrating')
      // A lock that did not come, a deadlock.
      else if (['55P03', '40P01'].includes(errorCode(error) ?? '')) pause = Math.min(pause * 2, longestPause)
      else throw error
    } finally {
      await waiting.end()
    }
    await sleep(pause)
  }
}

function inTransaction(sql: Sql, migration: Migration, waiting: Waiting): Promise<boolean> {
  return sql.begin(async (begun) => {
    const tx = begun as Transaction
    // Who waits in the database for this lock could be waited for by an index that is built concurrently.
    const [taken] = await tx<{ ours: boolean }[]>`SELECT pg_try_advisory_xact_lock(${lock}) AS ours`
    if (!taken?.ours) throw new SomebodyElseMigrates()
    await tx.unsafe(`SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = ${patience}`)
    if (await isApplied(tx, migration)) return false
    await waiting.begin(tx)
    await tx.unsafe(migration.text)
    await record(tx, migration)
    return true
  }) as Promise<boolean>
}

/** Not all or nothing: what was done stays done, and is found done by the next try. */
function stepByStep(sql: Sql, migration: Migration, waiting: Waiting): Promise<boolean> {
  return inSession(sql, async (session) => {
    const [taken] = await session<{ ours: boolean }[]>`SELECT pg_try_advisory_lock(${lock}) AS ours`
    if (!taken?.ours) throw new SomebodyElseMigrates()
    if (await isApplied(session, migration)) return false
    await waiting.begin(session)
    await session`SET statement_timeout = 0`
    for (const statement of statementsOf(migration.text)) await step(session, statement)
    await record(session, migration)
    return true
  })
}

/** One connection for itself, which goes back as it came. */
async function inSession<T>(sql: Sql, work: (session: Session) => Promise<T>): Promise<T> {
  const session = await sql.reserve()
  const giveBack = async () => {
    await session.unsafe(`RESET statement_timeout; RESET lock_timeout; SELECT pg_advisory_unlock(${lock})`)
    session.release()
  }
  try {
    const done = await work(session)
    await giveBack()
    return done
  } catch (error) {
    // One that was lost must be given nothing more: postgres.js would write into a socket that is gone.
    if (!isDatabaseAway(error)) await giveBack()
    throw error
  }
}

async function step(session: Connection, statement: Statement): Promise<void> {
  const index = concurrentIndexOf(statement)
  if (index !== undefined) {
    // It waits for transactions to end, and nobody waits for it meanwhile.
    await session`SET lock_timeout = 0`
    const [found] = await session<{ isValid: boolean }[]>`
      SELECT indisvalid AS "isValid" FROM pg_index WHERE indexrelid = to_regclass(quote_ident(${index}))`
    if (found?.isValid) return
    if (found) await session`DROP INDEX CONCURRENTLY ${session(index)}`
    await session.unsafe(statement.text)
    return
  }
  await session`SET lock_timeout = ${session.unsafe(String(patience))}`
  if (isBatch(statement)) await untilNothingIsLeft(session, statement.text)
  else await session.unsafe(statement.text)
}

async function untilNothingIsLeft(session: Connection, batch: string): Promise<void> {
  while ((await session.unsafe(batch)).count > 0);
}

/** Within a transaction of the caller's. */
export async function recordWithin(tx: Transaction, migration: Migration): Promise<void> {
  await tx`SELECT pg_advisory_xact_lock(${lock})`
  if (await isApplied(tx, migration)) return
  if (migration.inTransaction) await tx.unsafe(migration.text)
  else
    for (const statement of statementsOf(migration.text)) {
      if (isBatch(statement)) await untilNothingIsLeft(tx, statement.text)
      else await tx.unsafe(withoutConcurrently(statement))
    }
  await record(tx, migration)
}

async function isApplied(db: Connection, { number }: Migration): Promise<boolean> {
  await db`CREATE TABLE IF NOT EXISTS migrations (
    number     integer PRIMARY KEY,
    name       text NOT NULL,
    checksum   text NOT NULL,
    applied_at timestamptz NOT NULL DEFAULT now()
  )`
  const seen = await db`SELECT FROM migrations WHERE number = ${number}`
  return seen.length > 0
}

/** The column for the kind comes with one of the migrations. */
async function record(db: Connection, { number, name, checksum, kind }: Migration): Promise<void> {
  const column = await db`SELECT FROM pg_attribute WHERE attrelid = 'migrations'::regclass AND attname = 'kind'`
  await db`INSERT INTO migrations ${db({ number, name, checksum, ...(column.length > 0 && { kind }) })}`
}
