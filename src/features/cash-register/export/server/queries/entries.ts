import type { Db } from '#kit/server/postgres/db.ts'
import { iso } from '../../../closing/server/queries/report.ts'
import type { Business, EntryContent } from '../../../contract/ledger.ts'
import type { ExportedEntry } from '../../rules/receipts.ts'

/**
 * Entries of one period, in the order of the ledger. What is about a booking goes on with what was last about it before: a
 * deposit with a deposit, everything else with where the booking was paid.
 */
export async function readExportedEntries(db: Db, business: Business, closing: number): Promise<ExportedEntry[]> {
  const reference = (entry: ReturnType<Db>, closed: ReturnType<Db>) => db`
    CASE WHEN ${entry}.position IS NULL THEN NULL ELSE json_build_object(
      'position', ${entry}.position, 'closing', ${entry}.closing, 'at', ${iso(db, db`${closed}.at`)}) END`
  const rows = await db<(Omit<ExportedEntry, 'content'> & { content: string })[]>`
    SELECT e.position, e.kind, e.receipt, ${iso(db, db`e.at`)} AS at, e.day, e.cashier_id AS "cashierId", e.cashier, e.content,
           e.booking_id AS "bookingId", ${reference(db`o`, db`c`)} AS reverses, ${reference(db`b`, db`d`)} AS follows
    FROM till_entries e
    LEFT JOIN till_entries o ON o.business = e.business
      AND o.position = coalesce((e.content::json ->> 'partOf')::int, e.reverses)
    LEFT JOIN till_entries c ON c.business = o.business AND c.closing = o.closing AND c.kind = 'closing'
    LEFT JOIN LATERAL (
      SELECT p.position, p.closing FROM till_entries p
      WHERE p.booking_id = e.booking_id AND p.business = e.business AND p.position < e.position
        AND e.reverses IS NULL AND p.reverses IS NULL
        AND p.content::jsonb -> 'lines' @> jsonb_build_array(jsonb_build_object(
          'kind', CASE e.kind WHEN 'deposit' THEN 'deposit' ELSE 'booking' END))
      ORDER BY p.position DESC LIMIT 1
    ) b ON true
    LEFT JOIN till_entries d ON d.business = e.business AND d.closing = b.closing AND d.kind = 'closing'
    WHERE e.business = ${business} AND e.closing = ${closing}
    ORDER BY e.position`
  return rows.map(({ content, ...entry }) => ({ ...entry, content: JSON.parse(content) as EntryContent }))
}

/** How many entries the closings from one number to another have. */
export async function countEntries(db: Db, business: Business, from: number, to: number): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    SELECT count(*)::int AS count FROM till_entries
    WHERE business = ${business} AND closing BETWEEN ${from} AND ${to}`
  return row?.count ?? 0
}
