import type { Db } from '#kit/server/postgres/db.ts'
import { type Day, fromLocalDateTime } from '#kit/shared/day.ts'
import type { Cents } from '#kit/shared/money.ts'
import type { NoShow } from '../../contract.ts'

type Row = { id: number; vehicleName: string; name: string; startsAt: string; kept: Cents; owed: Cents }

/** Nobody is noted as missing before the start, which bounds when it was canceled. */
export const noShowStatement = (db: Db, first: Day, last: Day, timeZone: string) => db<Row[]>`
  SELECT b.id::int, v.name AS "vehicleName", b.name, to_char(b.starts_at, 'YYYY-MM-DD"T"HH24:MI') AS "startsAt",
         coalesce((b.settlement ->> 'kept')::int, 0) AS kept,
         CASE WHEN b.settled_at IS NULL THEN coalesce((b.settlement ->> 'owed')::int, 0) ELSE 0 END AS owed
  FROM bookings b JOIN vehicles v ON v.id = b.vehicle_id
  WHERE b.canceled_at >= ${first}::timestamp AT TIME ZONE ${timeZone} AND b.canceled_why = 'no_show'
    AND b.starts_at >= ${first}::date AND b.starts_at < ${last}::date + 1
  ORDER BY b.starts_at, b.id`

/** Who did not come on the days from `first` to `last`, as answers have it: nothing where everybody came. */
export async function readNoShows(db: Db, first: Day, last: Day, timeZone: string): Promise<{ no_shows?: NoShow[] }> {
  const rows = await noShowStatement(db, first, last, timeZone)
  if (rows.length === 0) return {}
  const no_shows = rows.map(({ id, vehicleName, name, startsAt, kept, owed }) => {
    const { day, hour } = fromLocalDateTime(startsAt)
    return { id, vehicle_name: vehicleName, name, booked_day: day, booked_start: hour, kept, owed }
  })
  return { no_shows }
}
