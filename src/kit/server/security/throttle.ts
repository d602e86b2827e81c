import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { tooMany } from '#kit/shared/problem.ts'
import type { Db } from '../postgres/db.ts'

/** At most `limit` attempts in a window of `seconds` that slides along: one that is over counts as far as it still overlaps. */
export type Limit = { limit: number; seconds: number }

/** How a bucket stands. `attempts`: in this window; `earlier`: in the one before; `passed`: how much of this one is over, 0 to 1. */
export type Standing = { attempts: number; earlier: number; passed: number }

/** How many attempts count now; those that were refused are not held against anybody in the next window. */
export const countOf = ({ attempts, earlier, passed }: Standing, { limit }: Limit): number =>
  attempts + Math.min(earlier, limit) * (1 - passed)

/** Seconds until one more attempt passes, when none comes before. */
export function waitOf({ attempts, earlier, passed }: Standing, { limit, seconds }: Limit): number {
  const before = Math.min(earlier, limit)
  const from = attempts < limit ? Math.max(passed, 1 - (limit - attempts - 1) / before) : 1 + 1 / limit
  return Math.max(0, Math.min(from, 1 + 1 / limit) - passed) * seconds
}

/**
 * Counts an attempt against a bucket, in the database and so across processes, and says how many count now, this one
 * included. Throws 429 once the limit is passed. `isFree`: it passes as any other would, and takes no place of the next.
 */
export async function throttle(db: Db, bucket: string, limit: Limit, isFree = false): Promise<number> {
  const { seconds } = limit
  const counted = isFree ? 0 : 1
  const [stored = { attempts: counted, earlier: 0, passed: 0 }] = await db<Standing[]>`
    WITH w AS (SELECT date_bin(length, now(), 'epoch') AS start, length FROM make_interval(secs => ${seconds}) AS length)
    INSERT INTO throttles AS t (bucket, window_start, attempts, expires_at)
    SELECT ${bucket}, w.start, ${counted}, w.start + 2 * w.length FROM w
    ON CONFLICT (bucket, window_start) DO UPDATE SET attempts = t.attempts + excluded.attempts
    RETURNING attempts, extract(epoch FROM now() - window_start)::float8 / ${seconds}::float8 AS passed,
      coalesce((SELECT e.attempts FROM throttles e
                WHERE e.bucket = t.bucket AND e.window_start = t.window_start - make_interval(secs => ${seconds})), 0) AS earlier`
  const standing = { ...stored, attempts: stored.attempts + 1 - counted }
  const count = countOf(standing, limit)
  if (count > limit.limit) throw tooMany(waitOf(standing, limit))
  return count
}

/** Forgets what was counted: after a success the owner starts afresh. */
export async function unthrottle(db: Db, bucket: string): Promise<void> {
  await db`DELETE FROM throttles WHERE bucket = ${bucket}`
}

/** Takes back what an attempt of this window counted, where it turned out to be a right one. */
export async function uncount(db: Db, bucket: string, { seconds }: Limit): Promise<void> {
  await db`
    UPDATE throttles SET attempts = greatest(attempts - 1, 0)
    WHERE bucket = ${bucket} AND window_start = date_bin(make_interval(secs => ${seconds}), now(), 'epoch')`
}

/**
 * What one visitor can call from: an IPv4 address as it is, also where it comes as IPv6; of IPv6 the /64, since a single
 * connection has all its addresses.
 */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address
  const parsed = ipaddr.IPv6.parse(address)
  if (parsed.isIPv4MappedAddress()) return parsed.toIPv4Address().toString()
  return `${parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`
}
