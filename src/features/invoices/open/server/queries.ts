import type { Db } from '#kit/server/postgres/db.ts'
import type { Day } from '#kit/shared/day.ts'
import { type UnpaidInvoiceRow, unpaidStatement } from './queries/unpaid.ts'

export type OpenInvoiceRow = UnpaidInvoiceRow & { reminders: { step: 1 | 2 | 3; day: Day }[] }

/** What is open with the reminders so far, the longest due first. Days are those of the business. */
export async function readOpen(db: Db, timeZone: string): Promise<OpenInvoiceRow[]> {
  const rows = await unpaidStatement(db)
  const reminders = await readReminders(
    db,
    rows.map(({ id }) => id),
    timeZone,
  )
  return rows
    .map((row) => ({ ...row, reminders: reminders.get(row.id) ?? [] }))
    .sort((a, b) => (a.dueOn < b.dueOn ? -1 : a.dueOn > b.dueOn ? 1 : a.id - b.id))
}

/** The reminders that were sent of some invoices. */
export async function readReminders(db: Db, invoices: readonly number[], timeZone: string) {
  const rows = await db<{ invoice: number; step: 1 | 2 | 3; day: Day }[]>`
    SELECT invoice_id AS invoice, step, to_char(sent_at AT TIME ZONE ${timeZone}, 'YYYY-MM-DD') AS day
    FROM invoice_reminders WHERE invoice_id = ANY(${invoices as number[]}::int[]) ORDER BY invoice_id, step`
  const byInvoice = Map.groupBy(rows, ({ invoice }) => invoice)
  return new Map([...byInvoice].map(([id, some]) => [id, some.map(({ step, day }) => ({ step, day }))]))
}
