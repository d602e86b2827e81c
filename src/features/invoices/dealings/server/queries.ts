import type { Db } from '#kit/server/postgres/db.ts'
import type { Day } from '#kit/shared/day.ts'
import type { Cents, Currency } from '#kit/shared/money.ts'
import type { InvoicePaymentMethod } from '../../contract.ts'
import { creditedOf } from '../../server/queries/credited.ts'
import { type Creditable, creditableOf, type Kept } from '../rules/credit.ts'

export type DealingsRow = {
  reference: string
  business: string
  currency: Currency
  gross: Cents
  credited: Cents
  creditedBy: string | null
  pausedUntil: Day | 'infinity' | null
  payments: PaymentRow[]
  reminders: { step: number; day: Day; open: Cents }[]
}

export type PaymentRow = {
  id: number
  amount: Cents
  method: InvoicePaymentMethod
  day: Day
  cashier: string
  receipt: number | null
  takesBack: number | null
  fromBank: boolean
}

/** What came of an invoice; undefined where there is none of that number. Days are those of the business. */
export async function readDealings(db: Db, invoice: number, timeZone: string): Promise<DealingsRow | undefined> {
  const [row] = await db<Omit<DealingsRow, 'payments' | 'reminders'>[]>`
    SELECT i.reference, c.business, i.currency, i.gross, c.reminders_paused_until AS "pausedUntil",
           ${creditedOf(db)} AS credited,
           (SELECT string_agg(reference, ', ' ORDER BY id) FROM invoices note WHERE note.corrects = i.id) AS "creditedBy"
    FROM invoices i JOIN customers c ON c.id = i.customer_id WHERE i.id = ${invoice} AND i.series = 'invoice'`
  if (!row) return undefined
  const payments = await db<PaymentRow[]>`
    SELECT p.id, p.amount, p.method, to_char(p.at AT TIME ZONE ${timeZone}, 'YYYY-MM-DD') AS day, p.cashier,
           e.receipt, p.takes_back AS "takesBack", p.bank_transaction_id IS NOT NULL AS "fromBank"
    FROM invoice_payments p LEFT JOIN till_entries e ON e.business = 'agency' AND e.position = p.position
    WHERE p.invoice_id = ${invoice} ORDER BY p.id`
  const reminders = await db<DealingsRow['reminders']>`
    SELECT step, to_char(sent_at AT TIME ZONE ${timeZone}, 'YYYY-MM-DD') AS day, open FROM invoice_reminders
    WHERE invoice_id = ${invoice} ORDER BY step`
  return { ...row, payments: [...payments], reminders: [...reminders] }
}

/** What can still be taken back of an invoice that there is. */
export async function readCreditable(db: Db, invoice: number): Promise<Creditable> {
  const [first, ...notes] = await db<Kept[]>`
    SELECT items, vat_by_rate AS "vatByRate" FROM invoices WHERE id = ${invoice} OR corrects = ${invoice} ORDER BY id`
  return creditableOf(first as Kept, notes)
}
