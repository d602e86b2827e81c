import type { Db } from '#kit/server/postgres/db.ts'
import type { Day } from '#kit/shared/day.ts'
import type { Cents } from '#kit/shared/money.ts'
import type { Debt } from '../rules/terms.ts'
import { type UnpaidInvoiceRow, unpaidStatement } from './queries/unpaid.ts'

type SentReminder = { step: 1 | 2 | 3; day: Day; fee: Cents }

export type OpenInvoiceRow = UnpaidInvoiceRow & Dunned

/** What came of an invoice so far, by day. */
export type Dunned = { reminders: SentReminder[]; payments: Debt['payments'][number][] }

/** What is open with the reminders so far, the longest due first. Days are those of the business. */
export async function readOpen(db: Db, timeZone: string): Promise<OpenInvoiceRow[]> {
  const rows = await unpaidStatement(db)
  const ids = rows.map(({ id }) => id)
  const dunned = await readDunned(db, ids, timeZone)
  return rows
    .map((row) => ({ ...row, ...dunned(row.id) }))
    .sort((a, b) => (a.dueOn < b.dueOn ? -1 : a.dueOn > b.dueOn ? 1 : a.id - b.id))
}

/** The reminders that were sent of some invoices, and what was paid. */
export async function readDunned(db: Db, invoices: readonly number[], timeZone: string) {
  const ids = invoices as number[]
  const reminders = await db<(SentReminder & { invoice: number })[]>`
    SELECT invoice_id AS invoice, step, fee, to_char(sent_at AT TIME ZONE ${timeZone}, 'YYYY-MM-DD') AS day
    FROM invoice_reminders WHERE invoice_id = ANY(${ids}::int[]) ORDER BY invoice_id, step`
  const payments = await db<(Debt['payments'][number] & { invoice: number })[]>`
    SELECT invoice_id AS invoice, amount, to_char(at AT TIME ZONE ${timeZone}, 'YYYY-MM-DD') AS day
    FROM invoice_payments WHERE invoice_id = ANY(${ids}::int[])`
  const [remindersOf, paymentsOf] = [Map.groupBy(reminders, invoiceOf), Map.groupBy(payments, invoiceOf)]
  return (id: number): Dunned => ({ reminders: remindersOf.get(id) ?? [], payments: paymentsOf.get(id) ?? [] })
}

const invoiceOf = ({ invoice }: { invoice: number }) => invoice
