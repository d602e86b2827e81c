import type { Db } from '#kit/server/postgres/db.ts'
import type { Day } from '#kit/shared/day.ts'
import { setsOff } from '../../server/queries/credited.ts'
import { readInvoicedCustomers } from '../../server/queries/customers.ts'
import type { DocumentCustomer, DownPayment, Quote } from '../contract.ts'

/** Whom documents can be for, by name. */
export async function readDocumentCustomers(db: Db): Promise<DocumentCustomer[]> {
  const rows = await db<{ id: number }[]>`SELECT id FROM customers WHERE active AND deleted_at IS NULL`
  const ids = rows.map(({ id }) => id)
  const customers = (await readInvoicedCustomers(db, ids)) as DocumentCustomer[]
  return customers.sort((a, b) => a.business.localeCompare(b.business))
}

/** The last ones first. */
export const readQuotes = (db: Db, today: Day): Promise<Quote[]> => db<Quote[]>`
  SELECT q.id, q.reference, q.customer_id AS customer, c.business, to_char(q.valid_until, 'YYYY-MM-DD') AS valid_until,
         q.currency, q.gross, q.content,
         CASE WHEN q.state = 'open' AND q.valid_until < ${today}::date THEN 'expired' ELSE q.state END AS state
  FROM quotes q JOIN customers c ON c.id = q.customer_id WHERE c.deleted_at IS NULL ORDER BY q.id DESC LIMIT 200`

export type LockedQuote = { reference: string; customer: number; state: Quote['state'] }

/** A quote that nobody else decides on or invoices until the transaction ends. */
export async function lockQuote(db: Db, id: number): Promise<LockedQuote | undefined> {
  const [quote] = await db<LockedQuote[]>`
    SELECT reference, customer_id AS customer, state FROM quotes WHERE id = ${id} FOR UPDATE`
  return quote
}

type Dated = DownPayment & { day: Day }

/**
 * Down payments that no final invoice has set off that stands; whoever sets one off holds the customer's row, so that of
 * two at once the second finds none.
 */
export const readDownPayments = (db: Db, customer?: number): Promise<Dated[]> => db<Dated[]>`
  SELECT i.id, i.reference, i.customer_id AS customer, (i.agreed -> 'quote' ->> 'id')::int AS quote, i.currency, i.gross,
         to_char(i.issued_on, 'YYYY-MM-DD') AS day,
         (SELECT jsonb_agg(part) FROM invoices p, jsonb_array_elements(p.vat_by_rate) part
          WHERE p.id = i.id OR p.corrects = i.id) AS parts
  FROM invoices i
  WHERE i.invoice_kind = 'down_payment' AND i.series = 'invoice' ${customer === undefined ? db`` : db`AND i.customer_id = ${customer}`}
    AND i.gross + (SELECT coalesce(sum(gross), 0) FROM invoices n WHERE n.corrects = i.id) > 0
    AND NOT EXISTS (SELECT FROM invoices f WHERE ${setsOff(db)})
  ORDER BY i.id`

export async function readQuotePdf(db: Db, id: number): Promise<{ reference: string; pdf: Buffer | null } | undefined> {
  const [row] = await db<
    { reference: string; pdf: Buffer | null }[]
  >`SELECT reference, pdf FROM quotes WHERE id = ${id}`
  return row
}
