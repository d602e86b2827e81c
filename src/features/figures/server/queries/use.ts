import type { VehicleType } from '#features/vehicles/contract.ts'
import type { Db } from '#kit/server/postgres/db.ts'
import { addDays, type Day } from '#kit/shared/day.ts'
import type { OpenSpan } from '../../rules.ts'

/** Which boats are looked at: all, a kind, or one. */
export type Of = { type?: VehicleType | undefined; boat?: number | undefined }

/** Whether a row is of these boats, by its column with the id of the boat. */
export const isOf = (db: Db, column: string, { type, boat }: Of) => db`
  ${boat ? db`AND ${db(column)} = ${boat}` : db``}
  ${type ? db`AND ${db(column)} IN (SELECT id FROM vehicles WHERE type = ${type})` : db``}`

type Asked = { of: Of; today: Day; timeZone: string }

/**
 * For how many minutes boats were let, and for how many they could have been: within the opening hours of days that are
 * not blocked, and of a boat not while it is closed, blocked or gone. Let is what bookings that stand have until they end,
 * or until the boat came back before. Equal spans are counted first, and then cut to the opening hours, so that a season is
 * few rows. What is held only is taken off again: so the rest is read from the indexes alone.
 */
const spans = (db: Db, open: readonly OpenSpan[], { of, today, timeZone }: Asked) => {
  const first = open[0]?.day ?? today
  const after = addDays(open.at(-1)?.day ?? today, 1)
  const until = db`b.starts_at < ${after}::date ${isOf(db, 'b.vehicle_id', of)}`
  const touches = db`b.canceled_at IS NULL AND b.ends_at > ${first}::date AND b.starts_at >= ${first}::date - interval '31 days' AND ${until}`
  /** From when to when a row `t` is on a day `o`, in minutes of that day, also before and after it. */
  const onDay = db`
    vehicle_id, bucket, opens, closes, (date_part('epoch', t.s) / 60)::int - midnight AS s,
    (date_part('epoch', t.e) / 60)::int - midnight AS e, let, t.open`
  return db`
    WITH open AS MATERIALIZED (
      SELECT *, (day - '1970-01-01'::date) * 1440 AS midnight
      FROM unnest(${open.map(({ day }) => day)}::date[], ${open.map(({ bucket }) => bucket)}::int[],
                           ${open.map(({ opens }) => opens)}::int[], ${open.map(({ closes }) => closes)}::int[])
        AS o (day, bucket, opens, closes)
      WHERE day NOT IN (SELECT day FROM blocked_days)
    ), boats AS MATERIALIZED (
      SELECT id, deleted_at, blocked FROM vehicles WHERE true ${isOf(db, 'id', of)}
    ), shut AS MATERIALIZED (
      SELECT vehicle_id, unnest(range_agg(time)) AS time FROM (
        SELECT vehicle_id, tsrange(starts_at, ends_at) AS time FROM closed_times
        WHERE ends_at > ${first}::date AND starts_at < ${after}::date ${isOf(db, 'vehicle_id', of)}
        UNION ALL
        SELECT id, tsrange(deleted_at AT TIME ZONE ${timeZone}, NULL) FROM boats WHERE deleted_at IS NOT NULL
        UNION ALL
        SELECT id, tsrange(${today}::date, NULL) FROM boats WHERE blocked
      ) times GROUP BY vehicle_id
    ), hours AS (
      SELECT b.vehicle_id, b.starts_at AS s, b.ends_at AS e, 1 AS let, 0 AS open
      FROM bookings b WHERE b.canceled_at IS NULL AND b.kind = 'hours' AND b.starts_at >= ${first}::date AND ${until}
    ), days AS (
      SELECT b.vehicle_id, b.starts_at AS s, b.ends_at AS e, 1 AS let, 0 AS open FROM bookings b WHERE b.kind = 'days' AND ${touches}
      UNION ALL
      SELECT b.vehicle_id, b.starts_at, b.ends_at, -1, 0 FROM bookings b WHERE b.held_until IS NOT NULL AND ${touches}
      UNION ALL
      SELECT b.vehicle_id, lower(b.during * time), upper(b.during * time), -1, 0
      FROM shut JOIN bookings b ON b.vehicle_id = shut.vehicle_id AND b.during && time
      WHERE b.held_until IS NULL AND ${touches}
      UNION ALL
      SELECT vehicle_id, greatest(lower(time), ${first}::date), least(upper(time), ${after}::date), 0, -1 FROM shut
    ), spans AS (
      SELECT vehicle_id, bucket, greatest(s, opens) AS s, least(e, closes) AS e, let, open FROM (
        SELECT vehicle_id, bucket, opens, closes, s, e, sum(let)::int AS let, sum(open)::int AS open FROM (
          SELECT ${onDay} FROM hours t JOIN open o ON o.day = t.s::date
          UNION ALL
          SELECT ${onDay} FROM days t CROSS JOIN LATERAL generate_series(0, t.e::date - t.s::date) n JOIN open o ON o.day = t.s::date + n
        ) on_days GROUP BY 1, 2, 3, 4, 5, 6
      ) counted WHERE least(e, closes) > greatest(s, opens)
      UNION ALL
      SELECT boats.id, bucket, opens, closes, 0, count(*)::int FROM open, boats GROUP BY 1, 2, 3, 4
    )`
}

export type UseRow = { bucket: number | null; hour: number | null; vehicle: number | null; let: number; open: number }

/** By bucket and hour of the day, and by boat. */
export const letStatement = (db: Db, open: readonly OpenSpan[], asked: Asked) => db<UseRow[]>`
  ${spans(db, open, asked)}
  SELECT bucket, hour, vehicle_id AS vehicle, sum(minutes * let)::int AS let, sum(minutes * open)::int AS open
  FROM spans CROSS JOIN LATERAL generate_series(s / 60, (e - 1) / 60) hour
  CROSS JOIN LATERAL (SELECT least(e, hour * 60 + 60) - greatest(s, hour * 60) AS minutes) part
  GROUP BY GROUPING SETS ((bucket, hour), (vehicle_id))`

/** By bucket. */
export const letByBucketStatement = (db: Db, open: readonly OpenSpan[], asked: Asked) => db<
  { bucket: number; let: number; open: number }[]
>`
  ${spans(db, open, asked)}
  SELECT bucket, sum((e - s) * let)::int AS let, sum((e - s) * open)::int AS open FROM spans GROUP BY bucket`
