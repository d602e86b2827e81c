import type { Db } from '#kit/server/postgres/db.ts'
import type { ExtraRow } from '../contract.ts'

/** In their order, those that were put away among them: bookings may have them. */
export const readExtras = (db: Db): Promise<ExtraRow[]> => db<ExtraRow[]>`
  SELECT key, name, name_de, price, unit, stock, vehicle_types, flows, position, active
  FROM extras ORDER BY position, key COLLATE "C"`

/** A time on the wall clock, `YYYY-MM-DDTHH:MM`. */
type Span = { from: string; until: string }

/** How many are left for a time of the extras of which there are only so many, by their keys. */
export async function readExtrasLeft(db: Db, { from, until }: Span): Promise<Record<string, number>> {
  const rows = await db<{ key: string; left: number }[]>`
    SELECT key, greatest(stock - extra_out(key, ${from}::timestamp, ${until}::timestamp), 0) AS left
    FROM extras WHERE stock IS NOT NULL AND active`
  return Object.fromEntries(rows.map(({ key, left }) => [key, left]))
}
