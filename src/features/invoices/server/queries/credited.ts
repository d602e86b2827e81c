import type { Db } from '#kit/server/postgres/db.ts'

/**
 * What credit notes took back of the invoice `i`, in cents. The ids of the few that any corrects are hashed once, so that
 * it can be asked of all invoices: looked up one by one, 50,000 of them take a tenth of a second.
 */
export const creditedOf = (db: Db) => db`
  CASE WHEN i.id IN (SELECT corrects FROM invoices WHERE corrects IS NOT NULL)
       THEN (SELECT -sum(note.gross)::int FROM invoices note WHERE note.corrects = i.id) ELSE 0 END`

/** Whether `f` is a final invoice that sets off the down payment `i`, and was not taken back itself. */
export const setsOff = (db: Db) => db`
  f.customer_id = i.customer_id AND f.invoice_kind = 'final' AND f.series = 'invoice'
  AND f.agreed -> 'settles' @> jsonb_build_array(jsonb_build_object('id', i.id))
  AND NOT EXISTS (SELECT FROM invoices n WHERE n.corrects = f.id HAVING count(*) > 0 AND sum(n.gross) = -f.gross)`
