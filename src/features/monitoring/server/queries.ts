import { creditedOf } from '#features/invoices/server/queries/credited.ts'
import type { Context } from '#kit/server/http/context.ts'
import type { Readings } from '#kit/server/metrics/readings.ts'
import type { Db } from '#kit/server/postgres/db.ts'
import type { Job } from '#kit/server/work/jobs.ts'
import { businessMetrics } from './tables.ts'

type Row = {
  jobs: { name: string; runs: number; failures: number; succeeded: number | null; failed: number | null }[]
  mailsDue: number
  mailsOldestDue: number
  mailsFailed: number
  mailsUnclear: number
  payments: Record<string, number>
  paymentsOldest: number
  holds: number
  holdsOverdue: number
  bookings: number
  canceled: number
  vouchers: number
  income: number
  transfersOverdue: number
  tillUnclosed: number
  tseOutage: number
  invoicesOverdue: number
  inbox: Record<string, number>
  backups: { machine: string; at: number; bytes: number }[]
  backupsFailed: number
  crawls: Record<string, number>
  crawlsFailed: number
  sessions: number
}

/** Read by one statement, which takes 2 seconds at most. */
export const businessReadings = (
  { sql, env, signer }: Pick<Context, 'sql' | 'env' | 'signer'>,
  jobs: readonly Job[],
): Readings<keyof typeof businessMetrics> => ({
  subject: 'business',
  metrics: businessMetrics,
  async read() {
    const [row] = await sql.begin(async (tx) => {
      await tx`SET LOCAL statement_timeout = 2000`
      return tx<[Row]>`${businessStatement(tx, env.timeZone)}`
    })
    const ends = (await signer?.describe())?.validUntil
    const ofJobs = (value: (job: Row['jobs'][number]) => number | null) =>
      Object.fromEntries(row.jobs.map((job) => [job.name, value(job)]))
    return {
      sternsinger_job_interval_seconds: Object.fromEntries(jobs.map(({ name, everySeconds }) => [name, everySeconds])),
      sternsinger_job_runs_total: ofJobs(({ runs }) => runs),
      sternsinger_job_failures_total: ofJobs(({ failures }) => failures),
      sternsinger_job_succeeded_timestamp_seconds: ofJobs(({ succeeded }) => succeeded),
      sternsinger_job_failed_timestamp_seconds: ofJobs(({ failed }) => failed),
      sternsinger_mails_due: row.mailsDue,
      sternsinger_mails_oldest_due_seconds: row.mailsOldestDue,
      sternsinger_mails_failed_last_day: row.mailsFailed,
      sternsinger_mails_unclear: row.mailsUnclear,
      sternsinger_payments_open: { created: 0, capturing: 0, refunding: 0, ...row.payments },
      sternsinger_payments_oldest_unsettled_seconds: row.paymentsOldest,
      sternsinger_holds_open: row.holds,
      sternsinger_holds_oldest_overdue_seconds: row.holdsOverdue,
      sternsinger_bookings_last_day: row.bookings,
      sternsinger_bookings_canceled_last_day: row.canceled,
      sternsinger_vouchers_sold_last_day: row.vouchers,
      sternsinger_online_income_last_day_dollars: row.income / 100,
      sternsinger_transfers_overdue: row.transfersOverdue,
      sternsinger_till_oldest_unclosed_seconds: row.tillUnclosed,
      sternsinger_tse_outage_seconds: row.tseOutage,
      sternsinger_tse_certificate_ends_timestamp_seconds: ends
        ? Temporal.Instant.from(ends).epochMilliseconds / 1000
        : 0,
      sternsinger_invoices_overdue: row.invoicesOverdue,
      sternsinger_inbox_open: { agency: 0, rental: 0, ...row.inbox },
      sternsinger_backups_on: Number(env.backups.on),
      sternsinger_backup_succeeded_timestamp_seconds: Object.fromEntries(
        row.backups.map((one) => [one.machine, one.at]),
      ),
      sternsinger_backup_size_bytes: Object.fromEntries(row.backups.map((one) => [one.machine, one.bytes])),
      sternsinger_backups_failed_last_day: row.backupsFailed,
      sternsinger_crawls_under_way: { places: 0, sites: 0, paused: 0, ...row.crawls },
      sternsinger_crawls_failed_last_day: row.crawlsFailed,
      sternsinger_sessions: row.sessions,
    }
  },
})

/** Every part walks an index over what is open or of the last day, so that it stays as cheap as the business grows. */
export const businessStatement = (db: Db, timeZone: string) => db`
  SELECT
    (SELECT coalesce(jsonb_agg(jsonb_build_object('name', name, 'runs', runs, 'failures', failures,
       'succeeded', extract(epoch FROM succeeded_at), 'failed', extract(epoch FROM failed_at))), '[]') FROM job_runs) AS jobs,
    (SELECT count(*) FROM mails WHERE state = 'waiting' AND due_at <= now()) AS "mailsDue",
    ${secondsSince(db, db`(SELECT min(due_at) FROM mails WHERE state = 'waiting')`)} AS "mailsOldestDue",
    (SELECT count(*) FROM (SELECT created_at FROM mails WHERE state = 'failed' ORDER BY id DESC LIMIT 1000) failed
     WHERE created_at > now() - interval '1 day') AS "mailsFailed",
    (SELECT count(*) FROM (SELECT FROM mails WHERE state = 'unclear' ORDER BY id DESC LIMIT 1000) unclear) AS "mailsUnclear",
    (SELECT coalesce(jsonb_object_agg(state, number), '{}') FROM
      (SELECT state, count(*) AS number FROM payments WHERE state IN ('created', 'capturing', 'refunding') GROUP BY state) open) AS payments,
    ${secondsSince(db, db`(SELECT min(changed_at) FROM payments WHERE state IN ('created', 'capturing', 'refunding') AND state <> 'created')`)} AS "paymentsOldest",
    (SELECT count(*) FROM bookings WHERE held_until > now() AND canceled_at IS NULL) AS holds,
    ${secondsSince(db, db`(SELECT min(held_until) FROM bookings WHERE held_until IS NOT NULL AND canceled_at IS NULL)`)} AS "holdsOverdue",
    (SELECT count(*) FROM bookings WHERE created_at > now() - interval '1 day' AND held_until IS NULL) AS bookings,
    (SELECT count(*) FROM bookings WHERE canceled_at > now() - interval '1 day' AND held_until IS NULL) AS canceled,
    (SELECT count(*) FROM (SELECT paid_at FROM vouchers ORDER BY id DESC LIMIT 1000) latest
     WHERE paid_at > now() - interval '1 day') AS vouchers,
    (SELECT coalesce(sum(amount), 0) FROM payment_moves WHERE at > now() - interval '1 day') AS income,
    (SELECT count(*) FROM bookings WHERE payment_method = 'transfer' AND paid_at IS NULL AND canceled_at IS NULL AND due_on < ${today(db, timeZone)})
      + (SELECT count(*) FROM vouchers WHERE paid_at IS NULL AND canceled_at IS NULL AND due_on < ${today(db, timeZone)}) AS "transfersOverdue",
    ${secondsSince(
      db,
      db`(SELECT at FROM till_entries WHERE business = 'rental' AND kind <> 'outage'
          AND closing = (SELECT last_closing + 1 FROM tills WHERE business = 'rental') ORDER BY position LIMIT 1)`,
    )} AS "tillUnclosed",
    ${secondsSince(
      db,
      db`(SELECT at FROM (SELECT at, content FROM till_entries WHERE business = 'rental' AND kind = 'outage' ORDER BY position DESC LIMIT 1) last
          WHERE content::jsonb -> 'tse' ->> 'outage' = 'began')`,
    )} AS "tseOutage",
    (SELECT count(*) FROM invoices i WHERE issued_on > ${today(db, timeZone)} - 400 AND due_on < ${today(db, timeZone)} AND series = 'invoice'
     AND gross - ${creditedOf(db)} > (SELECT coalesce(sum(amount), 0) FROM invoice_payments p WHERE p.invoice_id = i.id)) AS "invoicesOverdue",
    (SELECT coalesce(jsonb_object_agg(business, number), '{}') FROM
      (SELECT business, count(*) AS number FROM inbox_items WHERE ticked_off_at IS NULL GROUP BY business) open) AS inbox,
    (SELECT coalesce(jsonb_agg(jsonb_build_object('machine', machine, 'at', extract(epoch FROM ended_at), 'bytes', bytes)), '[]') FROM
      (SELECT DISTINCT ON (machine) machine, ended_at, bytes FROM backups
       WHERE started_at > now() - interval '30 days' AND kind IN ('nightly', 'kept') AND state = 'done'
       ORDER BY machine, ended_at DESC) last) AS backups,
    (SELECT count(*) FROM backups WHERE started_at > now() - interval '1 day' AND state = 'failed') AS "backupsFailed",
    (SELECT coalesce(jsonb_object_agg(status, number), '{}') FROM
      (SELECT status, count(*) AS number FROM acquisition_crawls WHERE status IN ('places', 'sites', 'paused') GROUP BY status) open) AS crawls,
    (SELECT count(*) FROM (SELECT status, finished_at FROM acquisition_crawls ORDER BY id DESC LIMIT 100) latest
     WHERE status = 'failed' AND finished_at > now() - interval '1 day') AS "crawlsFailed",
    (SELECT count(*) FROM sessions) AS sessions`

const today = (db: Db, timeZone: string) => db`(now() AT TIME ZONE ${timeZone})::date`

/** How long ago a moment was; 0 where it has not come, or there is none. */
const secondsSince = (db: Db, moment: ReturnType<Db>) =>
  db`greatest(coalesce(extract(epoch FROM now() - ${moment}), 0), 0)::float8`
