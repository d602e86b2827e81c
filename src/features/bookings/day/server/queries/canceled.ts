import type { Db } from '#kit/server/postgres/db.ts'
import type { Day } from '#kit/shared/day.ts'
import type { LogRow } from '../queries.ts'

type Row = Pick<LogRow, 'id' | 'reference' | 'vehicleName' | 'name' | 'startsAt' | 'canceledBy' | 'canceledReason'> & {
  /** ISO 8601, UTC. */
  canceledAt: string
}

/** What would have begun on a day, but for who did not come. */
export const listCanceled = (db: Db, day: Day) => db<Row[]>`
  SELECT b.id::int, b.reference, v.name AS "vehicleName", b.name, to_char(b.starts_at, 'YYYY-MM-DD"T"HH24:MI') AS "startsAt",
         b.canceled_by AS "canceledBy", b.canceled_reason AS "canceledReason",
         to_char(b.canceled_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "canceledAt"
  FROM bookings b JOIN vehicles v ON v.id = b.vehicle_id
  WHERE b.starts_at >= ${day}::date AND b.starts_at < ${day}::date + 1
    AND b.canceled_at IS NOT NULL AND b.canceled_why IS DISTINCT FROM 'no_show'
  ORDER BY b.starts_at, b.id`
