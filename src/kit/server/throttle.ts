import { tooMany } from '#kit/shared/problem.ts'
import type { Db } from './db.ts'

/** At most `limit` attempts in a window of `seconds`; the windows are fixed, so a burst across two can reach twice that. */
export type Limit = { limit: number; seconds: number }

/** Counts an attempt against a bucket, in the database and so across processes. Throws 429 once the limit is passed. */
export async function throttle(db: Db, bucket: string, { limit, seconds }: Limit): Promise<void> {
  const [row] = await db<{ attempts: number; wait: number }[]>`
    WITH w AS (SELECT date_bin(make_interval(secs => ${seconds}), now(), 'epoch') AS start)
    INSERT INTO throttles AS t (bucket, window_start, attempts, expires_at)
    SELECT ${bucket}, w.start, 1, w.start + make_interval(secs => ${seconds}) FROM w
    ON CONFLICT (bucket, window_start) DO UPDATE SET attempts = t.attempts + 1
    RETURNING attempts, extract(epoch FROM expires_at - now())::float8 AS wait`
  if (row && row.attempts > limit) throw tooMany(row.wait)
}

/** Forgets what was counted: after a success the owner starts afresh. */
export async function unthrottle(db: Db, bucket: string): Promise<void> {
  await db`DELETE FROM throttles WHERE bucket = ${bucket}`
}

/** Takes back what an attempt of this window counted, where it turned out to be a right one; `attempts` may be 0. */
export async function uncount(db: Db, bucket: string, { seconds }: Limit, attempts: number): Promise<void> {
  await db`
    UPDATE throttles SET attempts = greatest(attempts - ${attempts}, 0)
    WHERE bucket = ${bucket} AND window_start = date_bin(make_interval(secs => ${seconds}), now(), 'epoch')`
}
