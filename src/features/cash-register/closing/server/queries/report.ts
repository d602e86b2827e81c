import type { Db, Sql } from '#kit/server/postgres/db.ts'
import type { Cents } from '#kit/shared/money.ts'
import type { Business, EntryContent } from '../../../contract/ledger.ts'
import { addUp, type PeriodReport, type ReportedEntry, reportOf } from '../../rules/report.ts'

/** An instant as answers carry it. */
export const iso = (db: Db, column: ReturnType<Db>) =>
  db`to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

type Row = Omit<ReportedEntry, 'content'> & { content: string }
/** Of a till that has no such entry. */
type NoRow = { [Field in keyof Row]: null }
export const parsed = <R extends { content: string }>(row: R) => ({
  ...row,
  content: JSON.parse(row.content) as EntryContent,
})

/** How far a period was added up. */
type Seen = { closing: number; position: number; report: PeriodReport }

export type TillState = {
  /** The number that the closing of this period will have. */
  closing: number
  report: PeriodReport
  /** What the last closing left in the drawer. */
  carried: Cents
  outage: boolean
}

/** Entries that are read at a time, so that a long period keeps nobody else waiting. */
const atOnce = 5000

/**
 * The reports of the periods that are not closed yet. What is in the ledger never changes and comes in its order, so what
 * was added up once is kept and only later entries are read: as quick in a period of a season as in one of a day.
 */
export class OpenPeriods {
  readonly #seen = new Map<Business, Seen>()

  read(sql: Sql, business: Business): Promise<TillState> {
    return continued(sql, business, this.#seen.get(business), (seen) => this.#seen.set(business, seen))
  }

  /** Within a transaction that has locked the till: what it added itself counts too, and is not kept. */
  readLocked(tx: Db, business: Business): Promise<TillState> {
    return continued(tx, business, this.#seen.get(business))
  }
}

/** Reads on from what is known, to the end of the ledger; `keep` is told how far it came. */
async function continued(db: Db, business: Business, known?: Seen, keep?: (seen: Seen) => void): Promise<TillState> {
  const rows = await db<((Row | NoRow) & { current: number; carried: number; outage: boolean })[]>`
    WITH till AS MATERIALIZED (
      SELECT t.business, t.last_closing + 1 AS current,
             coalesce((SELECT (e.content::jsonb -> 'closing' ->> 'carried')::int FROM till_entries e
                       WHERE e.business = t.business AND e.closing = t.last_closing AND e.kind = 'closing'), 0) AS carried,
             coalesce((SELECT e.content::jsonb -> 'tse' ->> 'outage' = 'began' FROM till_entries e
                       WHERE e.business = t.business AND e.kind = 'outage'
                       ORDER BY e.position DESC LIMIT 1), false) AS outage
      FROM tills t WHERE t.business = ${business}
    )
    SELECT till.current, till.carried, till.outage, e.position, e.kind, e.receipt, ${iso(db, db`e.at`)} AS at, e.cashier,
           e.content
    FROM till LEFT JOIN till_entries e
      ON e.business = till.business AND e.closing = till.current AND e.position > ${known?.position ?? 0}
    ORDER BY e.position LIMIT ${atOnce}`
  const [{ current, carried, outage } = { current: 1, carried: 0, outage: false }] = rows
  const before = known?.closing === current ? known : { position: known?.position ?? 0, report: addUp([]) }
  const entries = rows.filter((row) => row.position !== null).map(parsed)
  const report = addUp([before.report, reportOf(entries)])
  const seen = { closing: current, position: entries.at(-1)?.position ?? before.position, report }
  keep?.(seen)
  if (entries.length === atOnce) return continued(db, business, seen, keep)
  return { closing: current, report, carried, outage }
}
