import type { Db } from '#kit/server/postgres/db.ts'
import type { Day } from '#kit/shared/day.ts'
import type { Away } from '../../rules/handover.ts'
import type { Closure } from '../contract/closure.ts'

/** A time in which the whole water is closed, and why; times are `YYYY-MM-DDTHH:MM`. */
export type ClosedWater = { startsAt: string; endsAt: string; reason: string }

/** What is closed besides bookings: whole days, and from a day on boat by boat the times at which it is taken, and why all are. */
export type Closed = { days: ReadonlySet<Day>; times: readonly Away[]; water: readonly ClosedWater[] }

export async function readClosed(db: Db, from: Day): Promise<Closed> {
  const [row] = await db<{ days: Day[] | null; times: Away[] | null; water: ClosedWater[] | null }[]>`
    SELECT (SELECT json_agg(day) FROM closed_days) AS days,
           (SELECT json_agg(json_build_object('vehicleId', vehicle_id,
                                              'startsAt', to_char(starts_at, 'YYYY-MM-DD"T"HH24:MI'),
                                              'endsAt', to_char(ends_at, 'YYYY-MM-DD"T"HH24:MI'))
                            ORDER BY starts_at, vehicle_id, id)
            FROM closed_times WHERE ends_at > ${from}::date) AS times,
           (SELECT json_agg(json_build_object('startsAt', to_char(starts_at, 'YYYY-MM-DD"T"HH24:MI'),
                                              'endsAt', to_char(ends_at, 'YYYY-MM-DD"T"HH24:MI'), 'reason', reason)
                            ORDER BY starts_at, id)
            FROM closures WHERE vehicle_id IS NULL AND lifted_at IS NULL AND ends_at > ${from}::date) AS water`
  return { days: new Set(row?.days), times: row?.times ?? [], water: row?.water ?? [] }
}

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
