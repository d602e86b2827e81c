import type { Db } from '#kit/server/postgres/db.ts'
import type { Day } from '#kit/shared/day.ts'
import type { Terms } from '../contract.ts'
import { termsOn } from '../rules.ts'

/** In the order of their first days. */
export async function readTerms(db: Db): Promise<Terms[]> {
  const rows = await db<(Omit<Terms, 'no_show'> & { no_show: number | null })[]>`
    SELECT id, starts_on::text, hours_share, days_share, steps, no_show FROM booking_terms ORDER BY starts_on`
  return rows.map(({ no_show, ...terms }) => ({ ...terms, ...(no_show !== null && { no_show }) }))
}

/** Those for bookings made on a day; null: the documents' count. */
export const readTermsOn = async (db: Db, day: Day) => ({ terms: termsOn(await readTerms(db), day) ?? null })
