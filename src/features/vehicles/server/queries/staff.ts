import type { Db } from '#kit/server/postgres/db.ts'
import type { Day } from '#kit/shared/day.ts'
import type { FutureBooking, VehicleLogEntry } from '../../contract/staff.ts'

/** The bookings of a vehicle that end today or later, or whose boat is still out, the next one first; none that is over. */
export const readFutureBookings = (db: Db, vehicleId: number, today: Day): Promise<FutureBooking[]> =>
  db<FutureBooking[]>`
    SELECT b.id, starts_at::date AS booked_day, ends_at::date AS booked_day_end, name, email, phone
    FROM (
      SELECT id FROM bookings
      WHERE vehicle_id = ${vehicleId} AND starts_at >= ${today}::date - interval '31 days' AND ends_at >= ${today}::date
      UNION
      SELECT booking_id FROM handovers WHERE back_at IS NULL
    ) future JOIN bookings b ON b.id = future.id LEFT JOIN handovers h ON h.booking_id = b.id
    WHERE vehicle_id = ${vehicleId} AND canceled_at IS NULL AND back_at IS NULL
    ORDER BY starts_at, b.id`.then((rows) => [...rows])

const pageSize = 50

/** The logbook, newest first; `before` is the id of the last entry of the page before. */
export async function readVehicleLog(
  db: Db,
  before: number | undefined,
): Promise<{ entries: VehicleLogEntry[]; next: number | null }> {
  const found = await db<VehicleLogEntry[]>`
    SELECT id, name, type, changed, to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "dateTime"
    FROM vehicle_log ${before ? db`WHERE id < ${before}` : db``}
    ORDER BY id DESC LIMIT ${pageSize + 1}`
  const entries = found.slice(0, pageSize)
  return { entries, next: found.length > pageSize ? (entries.at(-1)?.id ?? null) : null }
}
