import type { Db } from '#kit/server/postgres/db.ts'
import type { Incoming } from '../contract.ts'

/** First what is to pay, by the day it is due, then the last ones of the others. Amounts are cents. */
export const readIncoming = (db: Db) => db<Incoming[]>`
  SELECT i.id, coalesce(s.state, 'new') AS state, i.seller, i.number, i.issued_on, i.due_on, i.due, i.currency, i.findings,
         s.paid_on, coalesce(s.reason, '') AS reason,
         count(*) FILTER (WHERE s.state IS DISTINCT FROM 'rejected') OVER (PARTITION BY i.seller_key, i.number) > 1 AS is_double
  FROM incoming_invoices i LEFT JOIN (
    SELECT DISTINCT ON (invoice_id) * FROM incoming_invoice_steps ORDER BY invoice_id, step DESC
  ) s ON s.invoice_id = i.id
  ORDER BY coalesce(s.state IN ('paid', 'rejected'), false), CASE WHEN s.state IN ('paid', 'rejected') THEN NULL ELSE i.due_on END, i.id DESC
  LIMIT 1000`

export async function readIncomingFile(db: Db, id: number) {
  const [file] = await db<{ bytes: Buffer; name: string; sha256: string }[]>`
    SELECT file AS bytes, file_name AS name, encode(sha256, 'hex') AS sha256 FROM incoming_invoices WHERE id = ${id}`
  return file
}
