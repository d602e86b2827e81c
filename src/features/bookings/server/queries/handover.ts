import type { Db } from '#kit/server/postgres/db.ts'
import type { Out } from '../../rules/handover.ts'

/** The wall clock of an instant as text, `YYYY-MM-DDTHH:MM`, of the minute begun (`out_at`) or the one after (`back_at`). */
export const handoverTime = (db: Db, column: 'out_at' | 'back_at', timeZone: string) => {
  const time = db`h.${db(column)} AT TIME ZONE ${timeZone}`
  const minute = column === 'out_at' ? db`(${time})` : db`(${time}) + interval '59.999999 seconds'`
  return db`to_char(${minute}, 'YYYY-MM-DD"T"HH24:MI')`
}

/** The handover of a booking `b` as `h`. LIMIT keeps PostgreSQL from reading those of all seasons for the ones of a day. */
export const itsHandover = (db: Db) =>
  db`LEFT JOIN LATERAL (SELECT out_at, back_at FROM handovers WHERE booking_id = b.id LIMIT 1) h ON true`

/** The boats that are out, and with whom. */
export const readOuts = (db: Db, timeZone: string): Promise<Out[]> =>
  db<Out[]>`
    SELECT b.vehicle_id AS "vehicleId", v.name AS "vehicleName", b.id::int AS "bookingId", b.name,
           to_char(b.starts_at, 'YYYY-MM-DD"T"HH24:MI') AS "startsAt", to_char(b.ends_at, 'YYYY-MM-DD"T"HH24:MI') AS "endsAt",
           ${handoverTime(db, 'out_at', timeZone)} AS "outAt"
    FROM handovers h JOIN bookings b ON b.id = h.booking_id JOIN vehicles v ON v.id = b.vehicle_id
    WHERE h.back_at IS NULL AND b.canceled_at IS NULL ORDER BY b.id`.then((rows) => [...rows])
