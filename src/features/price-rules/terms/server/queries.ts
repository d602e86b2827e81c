import type { Db } from '#kit/server/postgres/db.ts'
import type { Day } from '#kit/shared/day.ts'
import type { Terms } from '../contract.ts'
import { termsOn } from '../rules.ts'

/** In the order of their first days. */
export const readTerms = (db: Db): Promise<Terms[]> => db<Terms[]>`
  SELECT id, starts_on::text, hours_share, days_share, steps FROM booking_terms ORDER BY starts_on`

/** Those for bookings made on a day; null: the documents' count. */
export const readTermsOn = async (db: Db, day: Day) => ({ terms: termsOn(await readTerms(db), day) ?? null })
