import type { Db } from '#kit/server/postgres/db.ts'
import type { Terms } from '../contract.ts'

/** In the order of their first days. */
export const readTerms = (db: Db): Promise<Terms[]> => db<Terms[]>`
  SELECT id, starts_on::text, hours_share, days_share, steps FROM booking_terms ORDER BY starts_on`
