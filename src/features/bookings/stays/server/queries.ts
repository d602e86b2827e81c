import type { Db } from '#kit/server/postgres/db.ts'
import type { Day } from '#kit/shared/day.ts'
import type { Away } from '../../rules/handover.ts'
import type { StayDay } from '../contract.ts'

const isCounted = (db: Db, except: number | undefined) =>
  except === undefined ? db`canceled_at IS NULL` : db`canceled_at IS NULL AND id <> ${except}`

/**
 * The days from `today` on that have bookings or are blocked, in order, and which vehicles are taken in their three
 * parts: until 10 am, until 2 pm, and after. Each vehicle is looked at once a day before lists are made: lists without
 * doubles of each part cost five times as much. `away`: when boats are taken besides. `except`: a booking that does not count.
 */
export const readStayCalendar = (db: Db, today: Day, away: readonly Away[], except?: number): Promise<StayDay[]> => db<
  StayDay[]
>`
  WITH upcoming AS (
    SELECT starts_at::date::timestamp AS day, vehicle_id, starts_at, ends_at FROM bookings
    WHERE ${isCounted(db, except)} AND kind = 'hours' AND starts_at >= ${today}::date AND ends_at > starts_at
    UNION ALL
    SELECT generate_series(greatest(starts_at::date, ${today}::date)::timestamp,
                           (ends_at - interval '1 microsecond')::date::timestamp, interval '1 day'),
           vehicle_id, starts_at, ends_at
    FROM bookings
    WHERE ${isCounted(db, except)} AND kind = 'days' AND starts_at >= ${today}::date - interval '31 days' AND ends_at > ${today}::date
    UNION ALL
    SELECT generate_series(greatest(starts_at::date, ${today}::date)::timestamp,
                           (ends_at - interval '1 microsecond')::date::timestamp, interval '1 day'),
           vehicle_id, starts_at, ends_at
    FROM unnest(${away.map(({ vehicleId }) => vehicleId)}::integer[], ${away.map(({ startsAt }) => startsAt)}::timestamp[],
                ${away.map(({ endsAt }) => endsAt)}::timestamp[]) away (vehicle_id, starts_at, ends_at)
  ), parts AS (
    SELECT day, vehicle_id, min(starts_at) < day + interval '10 hours' AS nine_am,
           bool_or(starts_at < day + interval '14 hours' AND ends_at > day + interval '10 hours') AS midday,
           max(ends_at) > day + interval '14 hours' AS two_pm
    FROM upcoming GROUP BY day, vehicle_id
  ), taken AS (
    SELECT day, array_agg(vehicle_id ORDER BY vehicle_id) FILTER (WHERE nine_am) AS nine_am,
           array_agg(vehicle_id ORDER BY vehicle_id) FILTER (WHERE midday) AS midday,
           array_agg(vehicle_id ORDER BY vehicle_id) FILTER (WHERE two_pm) AS two_pm
    FROM parts GROUP BY day
  )
  SELECT to_char(coalesce(t.day, b.day), 'YYYY-MM-DD') AS date, b.day IS NOT NULL AS blocked,
         coalesce(nine_am, '{}') AS nine_am, coalesce(midday, '{}') AS midday, coalesce(two_pm, '{}') AS two_pm
  FROM taken t FULL JOIN (SELECT day FROM closed_days WHERE day >= ${today}::date) b ON b.day = t.day
  ORDER BY 1`
