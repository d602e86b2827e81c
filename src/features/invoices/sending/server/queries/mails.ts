import type { MailState } from '#features/sent-mails/contract.ts'
import type { Db } from '#kit/server/postgres/db.ts'
import type { MailedInvoice } from '../../../server/emails/invoice-mail.ts'

/** An invoice or credit note as its mail names it. */
export async function readMailed(
  db: Db,
  id: number,
): Promise<(MailedInvoice & { customerId: number; business: string }) | undefined> {
  const [row] = await db<(MailedInvoice & { customerId: number; business: string })[]>`
    SELECT i.series, i.reference, i.language, i.currency, i.gross, i.seller, i.texts, i.customer_id AS "customerId",
           to_char(i.issued_on, 'YYYY-MM-DD') AS "issuedOn", to_char(i.due_on, 'YYYY-MM-DD') AS "dueOn",
           i.buyer ->> 'business' AS business, i.buyer ->> 'name' AS name, i.buyer ->> 'email' AS "to"
    FROM invoices i WHERE i.id = ${id}`
  return row
}

/** Where mails to the customer of an invoice go now; undefined where there is no address any more. */
export async function readAddressFor(db: Db, invoice: number): Promise<string | undefined> {
  const [row] = await db<{ email: string }[]>`
    SELECT email FROM customers
    WHERE id = (SELECT customer_id FROM invoices WHERE id = ${invoice}) AND email <> '' AND deleted_at IS NULL`
  return row?.email
}

export type InvoiceMailRow = {
  invoice: number
  id: number
  purpose: 'invoice' | 'again' | 'reminder' | 'credit_note'
  to: string
  state: MailState
  /** When it is due, went, or was tried last: an instant. */
  at: string
  error: string | null
}

/** The mails that a customer's invoices went out with, the last first. */
export const readInvoiceMails = (db: Db, customer: number): Promise<InvoiceMailRow[]> => db<InvoiceMailRow[]>`
  SELECT im.invoice_id AS invoice, m.id, im.purpose, m.recipient AS "to", m.state, m.error,
         to_char(coalesce(m.sent_at, CASE WHEN m.state IN ('sending', 'failed', 'unclear') THEN m.sending_since END, m.due_at)
                 AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS at
  FROM invoices i JOIN invoice_mails im ON im.invoice_id = i.id JOIN mails m ON m.id = im.mail_id
  WHERE i.customer_id = ${customer} ORDER BY m.id DESC`
