import type { Db } from '#kit/server/postgres/db.ts'
import type { Day } from '#kit/shared/day.ts'
import type { Backup } from '../contract.ts'
import { brokenOff } from '../rules.ts'

/** The last backups, whatever became of them. One that nobody was seen making for a minute is broken off. */
export const readRecent = (db: Db, most = 20) => db<Backup[]>`
  SELECT id, kind, CASE WHEN ${isLost(db)} THEN 'failed' ELSE state END AS state, started_by, machine, bytes, percent,
         encrypted,
         CASE WHEN ${isLost(db)} THEN ${brokenOff} ELSE error END AS error,
         ${isoInstant(db, 'started_at')} AS started_at,
         CASE WHEN ${isLost(db)} THEN ${isoInstant(db, 'seen_at')} ELSE ${isoInstant(db, 'ended_at')} END AS ended_at
  FROM backups ORDER BY started_at DESC, id DESC LIMIT ${most}`

export const isLost = (db: Db) => db`(state IN ('claimed', 'running') AND seen_at < now() - interval '1 minute')`

const isoInstant = (db: Db, column: string) =>
  db`to_char(${db(column)} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

/** Whether the automatic backup of a day was made, or is under way. */
export async function isMade(db: Db, day: Day): Promise<boolean> {
  const [row] = await db`
    SELECT FROM backups
    WHERE kind = 'automatic' AND day = ${day} AND state IN ('claimed', 'running', 'done') AND NOT ${isLost(db)}`
  return row !== undefined
}

/** Whether a machine tried a nightly one within the last hour, and failed. */
export async function failedLately(db: Db, machine: string): Promise<boolean> {
  const [row] = await db`
    SELECT FROM backups
    WHERE kind = 'nightly' AND machine = ${machine} AND state = 'failed' AND started_at > now() - interval '1 hour'`
  return row !== undefined
}
