import type { Db } from '#kit/server/postgres/db.ts'
import { type Due, type DueKind, dueKinds } from '../../contract.ts'

/** Of each kind how many; those without any are left out. */
export async function readDue(db: Db, { now, timeZone }: { now: Temporal.Instant; timeZone: string }): Promise<Due[]> {
  const [row] = await db<
    (Record<Exclude<DueKind, 'jobs'>, number> & { names: string[] })[]
  >`${dueStatement(db, now.toString(), timeZone)}`
  if (!row) return []
  const counts = { ...row, jobs: row.names.length }
  return dueKinds
    .filter((kind) => counts[kind] > 0)
    .map((kind) => ({ kind, count: counts[kind], names: kind === 'jobs' ? row.names : [] }))
}

/** Every part walks an index over what is open. */
export const dueStatement = (db: Db, now: string, timeZone: string) => db`
  SELECT
    (SELECT coalesce(array_agg(name ORDER BY name), '{}') FROM job_runs
     WHERE failed_at > coalesce(succeeded_at, '-infinity')) AS names,
    (SELECT count(*)::int FROM backups WHERE state = 'failed' AND started_at > ${now}::timestamptz - interval '1 day') AS backups,
    (SELECT count(*)::int FROM mails WHERE state IN ('failed', 'unclear')
     AND created_at > ${now}::timestamptz - interval '30 days') AS mails,
    (SELECT count(*)::int FROM invoice_standings WHERE series = 'invoice' AND paid + credited < gross
     AND due_on < (${now}::timestamptz AT TIME ZONE ${timeZone})::date) AS invoices,
    (SELECT count(*)::int FROM bank_transactions WHERE booked < amount AND dismissed_by IS NULL) AS bank,
    (SELECT count(*)::int FROM acquisition_entries WHERE stage = 'answered' AND active AND deleted_at IS NULL) AS answers`
