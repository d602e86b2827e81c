import type { Db } from '#kit/server/postgres/db.ts'
import type { Checklist, SeenChecklist } from '../contract.ts'

/** The lists that count now. */
export const readChecklists = (db: Db): Promise<Checklist[]> => db<Checklist[]>`
  SELECT DISTINCT ON (vehicle_type) vehicle_type, version, items FROM checklists ORDER BY vehicle_type, version DESC`

/** The list for the boat of a booking, as it is or as it was in a version; undefined where there is none. */
export async function readChecklistOf(db: Db, bookingId: number, version?: number): Promise<SeenChecklist | undefined> {
  const [row] = await db<SeenChecklist[]>`
    SELECT c.version, c.items
    FROM bookings b JOIN vehicles v ON v.id = b.vehicle_id JOIN checklists c ON c.vehicle_type = v.type
    WHERE b.id = ${bookingId} AND c.version = coalesce(${version ?? null}::int, c.version)
    ORDER BY c.version DESC LIMIT 1`
  return row
}
