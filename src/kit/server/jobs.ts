import type { FastifyBaseLogger } from 'fastify'
import type { Sql } from './db.ts'

/** Work that comes back by itself. It must be safe to run again after a crash at any point of it. */
export type Job = {
  /** Unique. */
  name: string
  everySeconds: number
  run(): Promise<void>
}

/**
 * Runs each job at its interval until told to stop. Any number of processes may do so: the database lets one at a time
 * run a job, and when that one dies the next may. A job that fails is logged and comes back at its next turn.
 *
 * `locks` is a pool for holding the locks only, so that jobs can never use up the connections that they need themselves.
 * Gives back how to stop, which waits for what is running.
 */
export function startJobs(
  jobs: readonly Job[],
  { locks, log }: { locks: Sql; log: Pick<FastifyBaseLogger, 'warn'> },
): () => Promise<void> {
  const running = new Map<string, Promise<void>>()
  const turn = (job: Job) => {
    if (running.has(job.name)) return
    const done = runAlone(locks, job)
      .catch((error: unknown) => log.warn({ err: error, job: job.name }, 'a job failed'))
      .finally(() => running.delete(job.name))
    running.set(job.name, done)
  }
  const timers = jobs.map((job) => setInterval(turn, job.everySeconds * 1000, job))
  return async () => {
    for (const timer of timers) clearInterval(timer)
    await Promise.all(running.values())
  }
}

/** Runs a job unless another process is at it. The lock goes with the transaction, and so with the process. */
async function runAlone(locks: Sql, job: Job): Promise<void> {
  await locks.begin(async (tx) => {
    const [{ free } = { free: false }] = await tx<{ free: boolean }[]>`
      SELECT pg_try_advisory_xact_lock(hashtextextended(${`job ${job.name}`}, 0)) AS free`
    if (free) await job.run()
  })
}

/** Clears away what has expired. */
export const clearing = (sql: Sql): Job => ({ name: 'clearing', everySeconds: 600, run: () => removeExpired(sql) })

/**
 * Ended sessions, used-up windows of throttling, codes, mailed passwords with the texts of their mails, and answers kept
 * for repetitions of the last 24 hours.
 */
export async function removeExpired(sql: Sql): Promise<void> {
  await sql`DELETE FROM sessions WHERE last_seen_at < now() - interval '30 minutes' OR created_at < now() - interval '8 hours'`
  await sql`DELETE FROM throttles WHERE expires_at < now()`
  await sql`DELETE FROM verification_codes WHERE expires_at < now() - interval '1 hour'`
  await sql`DELETE FROM recovered_passwords WHERE expires_at < now()`
  await sql`
    UPDATE mails SET body_text = '', body_html = '',
                     state = CASE WHEN state = 'waiting' THEN 'failed' ELSE state END,
                     error = CASE WHEN state = 'waiting' THEN 'It could not be sent in time' ELSE error END
    WHERE confidential AND body_text <> '' AND state <> 'sending' AND created_at < now() - interval '30 minutes'`
  await sql`DELETE FROM idempotent_answers WHERE created_at < now() - interval '24 hours'`
}
