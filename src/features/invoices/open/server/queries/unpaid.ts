import type { Db } from '#kit/server/postgres/db.ts'
import type { Day } from '#kit/shared/day.ts'
import type { Cents, Currency } from '#kit/shared/money.ts'
import type { Line } from '../../../rules.ts'
import { creditedOf } from '../../../server/queries/credited.ts'

/** Cards that the cash register has at most: more unpaid invoices nobody goes through. */
const most = 1000

/** Amounts are cents of `currency`. */
export type UnpaidInvoiceRow = {
  id: number
  reference: string
  customerId: number
  /** As the customer is called now. */
  business: string
  website: string
  name: string
  email: string
  day: Day
  dueOn: Day
  currency: Currency
  items: readonly Pick<Line, 'item' | 'net'>[]
  net: Cents
  vat: Cents
  gross: Cents
  paid: Cents
  credited: Cents
  isConsumer: boolean
  pausedUntil: Day | 'infinity' | null
}

/** Invoices that are not paid in full and were not taken back in full, the oldest first. */
export const unpaidStatement = (db: Db) => db<UnpaidInvoiceRow[]>`
  SELECT i.id, i.reference, c.id AS "customerId", c.business, c.website, c.name, c.email, i.issued_on AS day, i.due_on AS "dueOn", i.currency,
         i.items, i.net, i.vat, i.gross, open.paid, open.credited,
         c.reminders_paused_until AS "pausedUntil", (c.is_consumer OR i.vat_case = 'eu_consumer') AS "isConsumer"
  FROM (
    SELECT i.id, coalesce(p.paid, 0) AS paid, ${creditedOf(db)} AS credited FROM invoices i
    LEFT JOIN (SELECT invoice_id, sum(amount)::int AS paid FROM invoice_payments GROUP BY invoice_id) p
      ON p.invoice_id = i.id
    WHERE i.series = 'invoice' AND i.gross > coalesce(p.paid, 0)
      AND i.gross - ${creditedOf(db)} > coalesce(p.paid, 0)
    ORDER BY i.issued_on, i.id LIMIT ${most}
  ) open JOIN invoices i ON i.id = open.id JOIN customers c ON c.id = i.customer_id
  ORDER BY i.issued_on, i.id`
