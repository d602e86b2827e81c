import type { Db } from '#kit/server/postgres/db.ts'
import type { Day } from '#kit/shared/day.ts'
import { type Cents, type Currency, toUnits } from '#kit/shared/money.ts'
import type { EntryContent, EntryKind } from '../../../contract/ledger.ts'
import type { AgencyLogEntry } from '../../contract.ts'
import { firstDayOf, type LogPeriod, momentColumns, most } from './log.ts'

type Row = {
  id: string
  at: string
  time: string
  cashregister_day: Day
  kind: EntryKind
  position: number
  receipt: number
  cashier: string
  income: Cents
  currency: Currency
  content: string
  /** Null where an entry is of no invoice. */
  business: string | null
  website: string | null
  name: string | null
  phone: string | null
  email: string | null
}

/** Receipts of the agency's till since a day, with the customers as they are called now. */
export const agencyLogStatement = (db: Db, from: Day, timeZone: string) => db<Row[]>`
  SELECT 'till-' || e.position AS id, ${momentColumns(db, db`e.at`, timeZone)}, e.kind, e.position, e.receipt, e.cashier,
         e.income, e.currency, e.content, c.business, c.website, c.name, c.phone, c.email
  FROM till_entries e
  LEFT JOIN LATERAL (
    SELECT customer_id FROM invoices WHERE id = (e.content::jsonb -> 'lines' -> 0 ->> 'invoiceId')::int LIMIT 1
  ) i ON true
  LEFT JOIN customers c ON c.id = i.customer_id
  WHERE e.business = 'agency' AND e.day >= ${from} AND e.receipt IS NOT NULL
  ORDER BY e.day DESC, e.position DESC LIMIT ${most}`

/** The logbook of the agency's last 14 days, newest first. */
export async function readAgencyLog(db: Db, { today, timeZone }: LogPeriod): Promise<AgencyLogEntry[]> {
  const rows = await agencyLogStatement(db, firstDayOf(today), timeZone)
  return rows.map((row) => {
    const { worth, products = [], payments, lines, customer } = JSON.parse(row.content) as EntryContent
    return {
      id: row.id,
      time: row.time,
      cashregister_day: row.cashregister_day,
      kind: row.kind,
      position: row.position,
      receipt: row.receipt,
      cashier: row.cashier,
      business: row.business ?? customer ?? '',
      website: row.website ?? '',
      name: row.name ?? '',
      phone: row.phone ?? '',
      email: row.email ?? '',
      products: JSON.stringify(products.map(({ item, inEuros }) => ({ item, price: toUnits(inEuros) }))),
      income: worth?.inDollars ?? row.income,
      amount: row.income,
      currency: row.currency,
      method: payments[0]?.method ?? 'cash',
      reference: lines[0]?.label ?? '',
    }
  })
}
