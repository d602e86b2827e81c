import { setTimeout as sleep } from 'node:timers/promises'
import type { Sql } from '#kit/server/postgres/db.ts'

export type Probed = {
  /** The longest that one lock was seen held; undefined where none was. Up to one look more than it was. */
  held: { ms: number; table: string; mode: string } | undefined
  /** Milliseconds of the slowest one that was asked for meanwhile. */
  read: number
  booking: number
}

const every = 15

/**
 * What work does to others: looks at the locks of its connections, which bear a name, on the tables that are there when
 * it begins, and reads and books over and over. Needs three connections.
 */
export async function probing(sql: Sql, name: string, work: () => Promise<unknown>): Promise<Probed> {
  const tables = await sql<{ oid: number }[]>`
    SELECT oid::int AS oid FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r'`
  const going = { on: true }
  const locks = watchLocks(sql, { name, tables: tables.map(({ oid }) => oid) }, going)
  const reads = slowest(
    () => sql`SELECT count(*) FROM bookings WHERE starts_at >= '2021-03-03' AND starts_at < '2021-03-04'`,
    going,
  )
  const bookings = slowest(() => bookNext(sql), going)
  try {
    await work()
    await sleep(every * 4)
  } finally {
    going.on = false
  }
  return { held: await locks, read: await reads, booking: await bookings }
}

type Going = { on: boolean }
type Lock = { table: string; mode: string }

async function watchLocks(sql: Sql, { name, tables }: { name: string; tables: readonly number[] }, going: Going) {
  const since = new Map<string, number>()
  let longest: Probed['held']
  while (going.on) {
    const asked = performance.now()
    const seen = await sql<Lock[]>`
      SELECT relation::regclass::text AS table, mode FROM pg_locks JOIN pg_stat_activity USING (pid)
      WHERE application_name = ${name} AND locktype = 'relation' AND granted AND relation = ANY (${sql.array([...tables], 23)}::int[]::oid[])
        AND mode IN ('ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock')`
    const now = performance.now()
    const keyOf = ({ table, mode }: Lock) => `${table} ${mode}`
    for (const lock of seen) {
      const began = since.get(keyOf(lock)) ?? asked
      since.set(keyOf(lock), began)
      if (now - began > (longest?.ms ?? 0))
        longest = { ms: now - began, table: lock.table, mode: lock.mode.replace('Lock', '') }
    }
    for (const key of since.keys()) if (!seen.some((lock) => keyOf(lock) === key)) since.delete(key)
    await sleep(every)
  }
  return longest
}

/** Again and again, each as soon as the one before has ended. */
async function slowest(ask: () => Promise<unknown>, going: Going): Promise<number> {
  let longest = 0
  while (going.on) {
    const began = performance.now()
    await ask()
    longest = Math.max(longest, performance.now() - began)
    await sleep(every)
  }
  return longest
}

let booked = 0
const bookNext = (sql: Sql) => sql`
  INSERT INTO bookings (reference, vehicle_id, kind, starts_at, ends_at, name, email, phone, price)
  SELECT 'probe' || ${++booked}::int, 1, 'hours', start, start + interval '1 hour', 'Probe', 'probe@guests.example', '', 5000
  FROM (SELECT timestamp '2040-01-01 09:00' + make_interval(days => ${booked}::int) AS start) s`
