import type { Db } from '#kit/server/postgres/db.ts'
import type { Day } from '#kit/shared/day.ts'
import type { Away } from '../../rules/handover.ts'
import type { Closure } from '../contract/closure.ts'

/** When boats are closed from a day on, boat by boat: a time at which a boat is taken that its bookings do not say. */
export const readClosedTimes = async (db: Db, from: Day): Promise<Away[]> => [
  ...(await db<Away[]>`
    SELECT vehicle_id AS "vehicleId", to_char(starts_at, 'YYYY-MM-DD"T"HH24:MI') AS "startsAt",
           to_char(ends_at, 'YYYY-MM-DD"T"HH24:MI') AS "endsAt"
    FROM closed_times WHERE ends_at > ${from}::date ORDER BY starts_at, vehicle_id, id`),
]

/** Of closures `c` and their boat `v`, what answers have. */
export const closureFields = (db: Db) => db`
  c.id, c.vehicle_id, v.name AS vehicle_name, to_char(c.starts_at, 'YYYY-MM-DD"T"HH24:MI') AS starts_at,
  to_char(c.ends_at, 'YYYY-MM-DD"T"HH24:MI') AS ends_at, c.reason`

/** What is closed in the days from `from` to `last`, in the order of time. */
export const listClosures = async (db: Db, { from, last }: { from: Day; last: Day }): Promise<Closure[]> => [
  ...(await db<Closure[]>`
    SELECT ${closureFields(db)}
    FROM closures c LEFT JOIN vehicles v ON v.id = c.vehicle_id
    WHERE c.lifted_at IS NULL AND c.ends_at > ${from}::date AND c.starts_at < ${last}::date + 1
    ORDER BY c.starts_at, c.id`),
]
