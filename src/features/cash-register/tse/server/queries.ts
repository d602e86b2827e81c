import type { Db } from '#kit/server/postgres/db.ts'
import { iso } from '../../closing/server/queries/report.ts'
import { signatureOf } from './policy.ts'

/** Of the rental's till. */
const business = 'rental'

/** Transactions that may be open at the device: begun before a moment, or in an outage. Those of receipts that are put aside go on. */
export async function listLeft(db: Db, before: string): Promise<{ id: string }[]> {
  const rows = await db<{ id: string }[]>`
    SELECT id FROM till_transactions
    WHERE ended_at IS NULL AND (begun_at < ${before} OR state = 'outage')
      AND NOT EXISTS (SELECT FROM parked_receipts p
        WHERE p.transaction = till_transactions.id AND coalesce(p.taken_at >= ${before}, true))
    ORDER BY begun_at LIMIT 100`
  return [...rows]
}

/** How many were signed, and nothing was recorded. */
export async function countUnrecorded(db: Db): Promise<number> {
  const [row] = await db<[{ count: number }]>`
    SELECT count(*)::int AS count FROM till_transactions WHERE state = 'finished' AND position IS NULL`
  return row.count
}

/** The last signature among the latest entries. */
export async function lastSigned(db: Db): Promise<{ counter: number; at: string } | null> {
  const rows = await db<{ content: string }[]>`
    SELECT content FROM till_entries WHERE business = ${business} ORDER BY position DESC LIMIT 20`
  const signed = rows.map(({ content }) => signatureOf(JSON.parse(content))).find((one) => one !== null)
  return signed ? { counter: signed.counter, at: signed.finishedAt } : null
}

type Unarchived = { closing: number; at: string; counter: number }

/** Closings that this device signed and whose log is not kept yet, the oldest first. */
export async function listUnarchived(db: Db, serial: string): Promise<Unarchived[]> {
  const rows = await db<Unarchived[]>`
    SELECT closing, ${iso(db, db`at`)} AS at, (content::jsonb -> 'tse' ->> 'counter')::int AS counter FROM till_entries
    WHERE business = ${business} AND kind = 'closing' AND content::jsonb -> 'tse' ->> 'serial' = ${serial}
      AND closing > coalesce((SELECT max(closing) FROM till_archives WHERE business = ${business}), 0)
    ORDER BY closing LIMIT 10`
  return [...rows]
}

/** Up to which signature the log of a device is kept. */
export async function lastArchived(db: Db, serial: string): Promise<number> {
  const [row] = await db<[{ last: number }]>`
    SELECT coalesce(max(last_counter), 0) AS last FROM till_archives WHERE business = ${business} AND serial = ${serial}`
  return row.last
}

export async function readArchive(db: Db, closing: number): Promise<Buffer | undefined> {
  const [row] = await db<{ bytes: Buffer }[]>`
    SELECT bytes FROM till_archives WHERE business = ${business} AND closing = ${closing}`
  return row?.bytes
}
