import type { FastifyBaseLogger } from 'fastify'
import type { Sql } from './db.ts'

const everyMinutes = 10
const lock = 5_210_447_119

/**
 * Clears away what has expired, every 10 minutes. Any number of processes may run it: the database lets one at a time.
 * Gives back how to stop it, which waits for what is running.
 */
export function startJobs(sql: Sql, log: Pick<FastifyBaseLogger, 'warn'>): () => Promise<void> {
  let running: Promise<void> = Promise.resolve()
  const run = () => {
    running = removeExpired(sql).catch((error: unknown) => log.warn({ err: error }, 'clearing away failed'))
  }
  const timer = setInterval(run, everyMinutes * 60_000)
  return async () => {
    clearInterval(timer)
    await running
  }
}

/** Ended sessions, used-up windows of throttling, codes, and answers kept for repetitions of the last 24 hours. */
export async function removeExpired(sql: Sql): Promise<void> {
  await sql.begin(async (tx) => {
    const [{ free } = { free: false }] = await tx<
      { free: boolean }[]
    >`SELECT pg_try_advisory_xact_lock(${lock}) AS free`
    if (!free) return
    await tx`DELETE FROM sessions WHERE last_seen_at < now() - interval '30 minutes' OR created_at < now() - interval '8 hours'`
    await tx`DELETE FROM throttles WHERE expires_at < now()`
    await tx`DELETE FROM verification_codes WHERE expires_at < now() - interval '1 hour'`
    await tx`DELETE FROM idempotent_answers WHERE created_at < now() - interval '24 hours'`
  })
}
