import { hostname } from 'node:os'
import { audit, authorOf } from '#kit/server/http/audit.ts'
import type { Context } from '#kit/server/http/context.ts'
import type { Caller } from '#kit/server/http/http.ts'
import type { Write } from '#kit/server/http/write.ts'
import { type Sql, transaction } from '#kit/server/postgres/db.ts'
import { randomToken, sha256 } from '#kit/server/security/secret.ts'
import { wallClock } from '#kit/shared/day.ts'
import type { BackupKind } from '../contract.ts'
import { brokenOff } from '../rules.ts'
import { isLost } from './queries.ts'

export const machine = hostname()

/** Of whom a backup is that nobody asked for. */
const schedule = 'Schedule'

type Claim = { kind: BackupKind; caller?: Caller }

/**
 * Takes the right to make a backup of a kind: one at a time, and of automatic ones one a day. Of the many who ask at
 * once one gets it; undefined for all others. `token` is what a browser can come with to fetch it.
 */
export async function claim(
  context: Context,
  { kind, caller }: Claim,
): Promise<{ id: number; token: string } | undefined> {
  const { sql, env, clock } = context
  const { day } = wallClock(env.timeZone, clock())
  const by = caller && authorOf(caller, context)
  const token = randomToken()
  return transaction(sql, async (tx) => {
    await tx`UPDATE backups SET state = 'failed', error = ${brokenOff}, ended_at = seen_at WHERE ${isLost(tx)}`
    const [claimed] = await tx<{ id: number }[]>`
      INSERT INTO backups (kind, day, state, token_hash, machine, started_by)
      VALUES (${kind}, ${day}, 'claimed', ${sha256(token)}, ${machine}, ${by?.name ?? schedule})
      ON CONFLICT DO NOTHING RETURNING id`
    if (!claimed) return undefined
    const action = kind === 'kept' ? 'backup.keep' : 'backup.fetch'
    if (by) await audit(tx, by, action, `backup:${claimed.id}`, { kind })
    return { id: claimed.id, token }
  })
}

/** Begins what was claimed, once. Undefined where the claim is used, too old, or none. */
export async function begin(sql: Sql, token: string, encrypted: boolean): Promise<{ id: number } | undefined> {
  const [begun] = await sql<{ id: number }[]>`
    UPDATE backups SET state = 'running', token_hash = NULL, machine = ${machine}, encrypted = ${encrypted}, seen_at = now()
    WHERE token_hash = ${sha256(token)} AND state = 'claimed' AND NOT ${isLost(sql)} RETURNING id`
  return begun
}

/** Says how far a backup is, and hears whether it is to go on. */
export async function keepGoing(sql: Sql, id: number, { bytes, fraction }: { bytes: number; fraction: number }) {
  const { count } = await sql`
    UPDATE backups SET bytes = ${bytes}, percent = ${Math.floor(fraction * 100)}, seen_at = now()
    WHERE id = ${id} AND state = 'running'`
  return count > 0
}

export type Ending = { state: 'done'; bytes: number } | { state: 'failed'; error: string }

export async function end(sql: Sql, id: number, ending: Ending): Promise<void> {
  const { bytes, error } = { bytes: null, error: null, ...ending }
  await sql`
    UPDATE backups SET state = ${ending.state}, bytes = coalesce(${bytes}, bytes), error = ${error}, ended_at = now(),
                       percent = CASE ${ending.state} WHEN 'done' THEN 100 ELSE percent END
    WHERE id = ${id} AND state = 'running'`
}

/** Whoever makes it hears of it within a second. False when it was not under way. */
export async function cancel({ tx, audit }: Write, id: number): Promise<boolean> {
  const { count } = await tx`
    UPDATE backups SET state = 'canceled', ended_at = now(), token_hash = NULL
    WHERE id = ${id} AND state IN ('claimed', 'running') AND NOT ${isLost(tx)}`
  if (count > 0) await audit('backup.cancel', `backup:${id}`)
  return count > 0
}

/** What is older than a season says nothing any more. */
export const forgetOld = (sql: Sql) =>
  sql`DELETE FROM backups WHERE started_at < now() - interval '90 days' AND state NOT IN ('claimed', 'running')`
