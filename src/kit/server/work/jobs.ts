import { createHash } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Sql, Transaction } from '../postgres/db.ts'

/** Work that comes back by itself. It must be safe to run again after a crash at any point of it. */
export type Job = {
  /** Unique. */
  name: string
  everySeconds: number
  /** Each machine has to run it, one after the other. */
  onEachMachine?: true
  run(): Promise<void>
}

/** Processes look at the same time and not quite: whoever looks this part of an interval early may run the job. */
const early = 0.1

/** Within so many seconds of a start every job has looked whether it is due. */
const spread = 30

/**
 * Seconds after a start at which a job first looks whether it is due: soon, however long its interval, and not all at the
 * same time. The same after each start.
 */
export const firstAfter = ({ name, everySeconds }: Pick<Job, 'name' | 'everySeconds'>): number =>
  Math.min(everySeconds, 2 + (createHash('sha256').update(name).digest().readUInt32BE() / 2 ** 32) * (spread - 2))

/**
 * Runs each job soon after the start where it is due, and then once in its interval until told to stop, in whichever of the processes on one database comes first: the
 * database keeps when it ran last, and lets one at a time run it. When that one dies, the next may at once. A job that
 * fails is logged and comes back at its next turn.
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
    const done = runIfDue(locks, job, log)
      .catch((error: unknown) => log.warn({ err: error, job: job.name }, 'a job could not be begun or noted'))
      .finally(() => running.delete(job.name))
    running.set(job.name, done)
  }
  const timers = new Map<string, NodeJS.Timeout>()
  for (const job of jobs) {
    const first = () => {
      timers.set(job.name, setInterval(turn, job.everySeconds * 1000, job))
      turn(job)
    }
    timers.set(job.name, setTimeout(first, firstAfter(job) * 1000))
  }
  return async () => {
    for (const timer of timers.values()) clearTimeout(timer)
    await Promise.all(running.values())
  }
}

/**
 * The lock goes with the transaction, and so with the process; so does the note that the job ran. That the note outlives
 * a crash of the database is not worth a wait for its disk.
 */
async function runIfDue(locks: Sql, job: Job, log: Pick<FastifyBaseLogger, 'warn'>): Promise<void> {
  await locks.begin(async (tx) => {
    const [lock] = await tx<{ isOurs: boolean }[]>`
      SELECT pg_try_advisory_xact_lock(hashtextextended(${`job ${job.name}`}, 0)) AS "isOurs"`
    // Only a statement after the lock sees what the one that had it noted.
    if (!lock?.isOurs || (!job.onEachMachine && (await ranLately(tx as Transaction, job)))) return
    const failed = await job.run().then(
      () => false,
      (error: unknown) => {
        log.warn({ err: error, job: job.name }, 'a job failed')
        return true
      },
    )
    await note(tx as Transaction, job, failed)
  })
}

/** A run that is yet to come was noted by a clock that has been set back since: it would keep the job waiting until then. */
async function ranLately(tx: Transaction, { name, everySeconds }: Job): Promise<boolean> {
  const found = await tx`
    SELECT FROM job_runs
    WHERE name = ${name} AND started_at > now() - make_interval(secs => ${everySeconds * (1 - early)})
      AND started_at <= clock_timestamp()`
  return found.length > 0
}

async function note(tx: Transaction, { name }: Job, failed: boolean) {
  await tx`SET LOCAL synchronous_commit = off`
  await tx`
    INSERT INTO job_runs AS r (name, runs, failures, started_at, succeeded_at, failed_at)
    VALUES (${name}, 1, ${Number(failed)}, now(),
            CASE WHEN NOT ${failed} THEN clock_timestamp() END, CASE WHEN ${failed} THEN clock_timestamp() END)
    ON CONFLICT (name) DO UPDATE SET
      runs = r.runs + 1, failures = r.failures + excluded.failures, started_at = excluded.started_at,
      succeeded_at = coalesce(excluded.succeeded_at, r.succeeded_at),
      failed_at = coalesce(excluded.failed_at, r.failed_at)`
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
