import type { Db } from '#kit/server/postgres/db.ts'
import { iso } from '../../closing/server/queries/report.ts'
import type { Business, EntryContent } from '../../contract/ledger.ts'
import type { ExportedEntry } from '../rules/receipts.ts'

/** Entries of one period, in the order of the ledger. */
export async function readExportedEntries(db: Db, business: Business, closing: number): Promise<ExportedEntry[]> {
  const rows = await db<
    (Omit<ExportedEntry, 'content' | 'reverses'> & {
      content: string
      reverses: number | null
      reversedClosing: number | null
      reversedAt: string | null
    })[]
  >`
    SELECT e.position, e.kind, e.receipt, ${iso(db, db`e.at`)} AS at, e.cashier_id AS "cashierId", e.cashier, e.content,
           o.position AS reverses, o.closing AS "reversedClosing", ${iso(db, db`c.at`)} AS "reversedAt"
    FROM till_entries e
    LEFT JOIN till_entries o ON o.business = e.business 
      AND o.position = coalesce((e.content::json ->> 'partOf')::int, e.reverses)
    LEFT JOIN till_entries c ON c.business = o.business AND c.closing = o.closing AND c.kind = 'closing'
    WHERE e.business = ${business} AND e.closing = ${closing}
    ORDER BY e.position`
  return rows.map(({ content, reverses, reversedClosing, reversedAt, ...entry }) => ({
    ...entry,
    content: JSON.parse(content) as EntryContent,
    reverses: reverses === null ? null : { position: reverses, closing: reversedClosing ?? 0, at: reversedAt },
  }))
}

/** How many entries the closings from one number to another have. */
export async function countEntries(db: Db, business: Business, from: number, to: number): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    SELECT count(*)::int AS count FROM till_entries
    WHERE business = ${business} AND closing BETWEEN ${from} AND ${to}`
  return row?.count ?? 0
}
