import type { Db, Sql } from '#kit/server/postgres/db.ts'
import { addDays, addMonths, type Day, firstOfMonth } from '#kit/shared/day.ts'
import type { Cents } from '#kit/shared/money.ts'
import type { Accounts } from '../contract.ts'
import { type BookedEntry, usualAccounts } from '../rules/postings.ts'
import type { Sum } from '../rules/takings.ts'

/** The accounts as they were saved last; those that came since are the usual ones. */
export async function readAccounts(db: Db): Promise<Accounts | undefined> {
  const [row] = await db<{ version: number; accounts: Omit<Accounts, 'version'> }[]>`
    SELECT version, accounts FROM till_accounts ORDER BY version DESC LIMIT 1`
  return row && { ...usualAccounts(row.accounts.chart), ...row.accounts, version: row.version }
}

/** What the ledger has of some days, in its order. */
export const bookedStatement = (db: Db, from: Day, until: Day) => db<
  (Omit<BookedEntry, 'content'> & { content: string })[]
>`
  SELECT e.position, e.kind, e.receipt, e.day, e.content, (c.content::jsonb -> 'closing' ->> 'carried')::int AS carried
  FROM till_entries e
  LEFT JOIN till_entries c ON e.kind = 'opening' AND c.kind = 'closing' AND c.business = e.business AND c.closing = e.closing - 1
  WHERE e.business = 'rental' AND e.day BETWEEN ${from} AND ${until} ORDER BY e.day, e.position`

/** What was in the drawer when a day began: of the period that was open then, or what the last closing left. */
export const drawerStatement = (db: Db, day: Day) => db<{ drawer: Cents }[]>`
  WITH last AS (
    SELECT closing, (content::jsonb -> 'closing' ->> 'carried')::int AS carried FROM till_entries
    WHERE business = 'rental' AND kind = 'closing' AND day < ${day} ORDER BY closing DESC LIMIT 1)
  SELECT coalesce((SELECT sum(cash) FROM till_entries WHERE business = 'rental' AND day < ${day}
                     AND closing = 1 + coalesce((SELECT closing FROM last), 0)),
                  (SELECT carried FROM last), 0)::int AS drawer`

/** Each line and payment of receipts by day. Vouchers and deposits are other people's money, and no turnover. */
export const takingsStatement = (db: Db, from: Day, until: Day) => db<Sum[]>`
  WITH entry AS MATERIALIZED (
    SELECT day, cashier, content::jsonb AS content FROM till_entries
    WHERE business = 'rental' AND day BETWEEN ${from} AND ${until} AND receipt IS NOT NULL
  ), line AS MATERIALIZED (
    SELECT day, cashier, kind, label, quantity, amount, "vatPercent"::text AS rate, kind NOT IN ('voucher', 'deposit') AS sold
    FROM entry, jsonb_to_recordset(content -> 'lines')
      AS l (kind text, label text, quantity numeric, amount int, "vatPercent" numeric)
  )
  SELECT day, split, name, sum(quantity)::float8 AS quantity, sum(amount)::int AS amount FROM (
    SELECT day, 'kind' AS split, kind AS name, quantity, amount FROM line
    UNION ALL SELECT day, 'product', label, quantity, amount FROM line WHERE kind = 'product'
    UNION ALL SELECT day, 'rate', rate, 0, amount FROM line WHERE sold
    UNION ALL SELECT day, 'person', cashier, 0, amount FROM line WHERE sold
    UNION ALL SELECT day, 'way', 'by_' || method, 0, amount
              FROM entry, jsonb_to_recordset(content -> 'payments') AS p (method text, amount int)
  ) one GROUP BY day, split, name`

/** What is in the ledger never changes: months that are over are added up once. */
export class TakingsByMonth {
  readonly #over = new Map<Day, readonly Sum[]>()

  async read(sql: Sql, { from, until }: { from: Day; until: Day }, today: Day): Promise<Sum[]> {
    const sums: Sum[] = []
    for (let month = firstOfMonth(from); ; month = addMonths(month, 1)) {
      const last = addDays(addMonths(month, 1), -1)
      const of = this.#over.get(month) ?? (await takingsStatement(sql, month, last))
      // A receipt of the last minute may still be on its way.
      if (addDays(last, 1) < today) this.#over.set(month, of)
      sums.push(...of.filter(({ day }) => day <= until))
      if (last >= until) return sums
    }
  }
}
