import type { Db } from '#kit/server/postgres/db.ts'

/**
 * What credit notes took back of the invoice `i`, in cents. The ids of the few that any corrects are hashed once, so that
 * it can be asked of all invoices: looked up one by one, 50,000 of them take a tenth of a second.
 */
export const creditedOf = (db: Db) => db`
  CASE WHEN i.id IN (SELECT corrects FROM invoices WHERE corrects IS NOT NULL)
       THEN (SELECT -sum(note.gross)::int FROM invoices note WHERE note.corrects = i.id) ELSE 0 END`
