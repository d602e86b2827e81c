import type { Db, Sql } from '#kit/server/postgres/db.ts'
import type { Day } from '#kit/shared/day.ts'
import type { Cents } from '#kit/shared/money.ts'
import type { Business } from '../../../contract/ledger.ts'
import { tillCurrency } from '../../../rules/currencies.ts'
import type { DayIncome } from '../../contract.ts'

/** `beside` is what of it was not cash: by card at the rental, to the bank at the agency. */
type Taken = { income: Cents; beside: Cents }
type Seen = { position: number; days: ReadonlyMap<Day, Taken> }
type DayRow = Taken & { day: Day; position: number }

/**
 * What a till took on each day after a position, and how far that reaches. What came to the agency in another currency
 * counts with the dollars that it was worth when it was booked.
 */
export const takenStatement = (db: Db, business: Business, after: number) => db<DayRow[]>`
  SELECT day, max(position) AS position, sum(worth)::int AS income,
         sum(CASE WHEN cash = 0 THEN worth
                  WHEN content NOT LIKE '%"method":"card"%' THEN 0
                  ELSE (SELECT coalesce(sum((paid ->> 'amount')::int), 0)
                        FROM jsonb_array_elements(content::jsonb -> 'payments') paid
                        WHERE paid ->> 'method' = 'card') END)::int AS beside
  FROM (SELECT *, CASE WHEN currency = ${tillCurrency(business)} THEN income
                       ELSE (content::jsonb -> 'worth' ->> 'inDollars')::int END AS worth
        FROM till_entries WHERE business = ${business} AND position > ${after}) entry
  GROUP BY day`

type OnlineRow = { day: Day; online: Cents; settled: boolean; horizon: string }

/**
 * What came and went online on each day since a moment. What is older than an hour is settled: no transaction that could
 * still add to it lasts so long.
 */
export const onlineStatement = (db: Db, timeZone: string, since: string) => db<OnlineRow[]>`
  WITH horizon AS MATERIALIZED (SELECT now() - interval '1 hour' AS at)
  SELECT (m.at AT TIME ZONE ${timeZone})::date AS day, sum(m.amount)::int AS online, m.at < h.at AS settled,
         h.at::text AS horizon
  FROM payment_moves m, horizon h WHERE m.at >= ${since} GROUP BY 1, 3, 4`

/**
 * Income of each day. What is in the ledger never changes and comes in its order, and payments of yesterday are over:
 * what was added up once is kept, and only what is new is read.
 */
export class CashPositions {
  readonly #seen = new Map<Business, Seen>()
  #online = { since: '-infinity', days: new Map<Day, Cents>() as ReadonlyMap<Day, Cents> }

  async read(sql: Sql, business: Business, timeZone: string): Promise<DayIncome[]> {
    const [taken, online] = await Promise.all([
      this.#taken(sql, business),
      business === 'rental' ? this.#takenOnline(sql, timeZone) : new Map<Day, Cents>(),
    ])
    return [...new Set([...taken.keys(), ...online.keys()])]
      .sort((a, b) => (a < b ? 1 : -1))
      .map((day) => ({ day, till: taken.get(day) ?? { income: 0, beside: 0 }, online: online.get(day) ?? 0 }))
      .filter(({ till, online: amount }) => till.income !== 0 || till.beside !== 0 || amount !== 0)
      .map(({ day, till, online: amount }) => ({
        cashregister_day: day,
        income: till.income + amount,
        cash: till.income - till.beside,
        ...(business === 'rental' ? { card: till.beside, online: amount } : { transfer: till.beside }),
      }))
  }

  async #takenOnline(sql: Sql, timeZone: string): Promise<ReadonlyMap<Day, Cents>> {
    const known = this.#online
    const rows = await onlineStatement(sql, timeZone, known.since)
    const withRows = (some: readonly OnlineRow[]) => {
      const days = new Map(known.days)
      for (const { day, online } of some) days.set(day, (days.get(day) ?? 0) + online)
      return days
    }
    const [first] = rows
    if (first) this.#online = { since: first.horizon, days: withRows(rows.filter(({ settled }) => settled)) }
    return withRows(rows)
  }

  async #taken(sql: Sql, business: Business): Promise<ReadonlyMap<Day, Taken>> {
    const known = this.#seen.get(business) ?? { position: 0, days: new Map<Day, Taken>() }
    const rows = await takenStatement(sql, business, known.position)
    const days = new Map(known.days)
    for (const { day, income, beside } of rows) {
      const before = days.get(day) ?? { income: 0, beside: 0 }
      days.set(day, { income: before.income + income, beside: before.beside + beside })
    }
    this.#seen.set(business, { position: Math.max(known.position, ...rows.map(({ position }) => position)), days })
    return days
  }
}
