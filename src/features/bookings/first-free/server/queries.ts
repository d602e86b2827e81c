import type { Db } from '#kit/server/postgres/db.ts'
import type { Day } from '#kit/shared/day.ts'
import type { Taken } from '../rules.ts'

/** When a vehicle is booked from a day on, in order; the CHECK on length bounds where a booking that touches it can start. */
export const readTakenTimes = (db: Db, vehicleId: number, from: Day): Promise<Taken[]> => db<Taken[]>`
  SELECT to_char(starts_at, 'YYYY-MM-DD"T"HH24:MI') AS "startsAt", to_char(ends_at, 'YYYY-MM-DD"T"HH24:MI') AS "endsAt"
  FROM bookings
  WHERE canceled_at IS NULL AND vehicle_id = ${vehicleId} AND during && tsrange(${from}::date, NULL)
  ORDER BY starts_at`
