import type { Db } from '#kit/server/db.ts'
import type { Day } from '#kit/shared/day.ts'
import type { StayDay } from '../contract.stays.ts'

/**
 * The days from `today` on that have bookings or are blocked, in order, and which vehicles are taken in their three
 * parts: until 10 am, until 2 pm, and after.
 */
export const readStayCalendar = (db: Db, today: Day): Promise<StayDay[]> => db<StayDay[]>`
  WITH upcoming AS (
    SELECT vehicle_id, starts_at, ends_at FROM bookings
    WHERE canceled_at IS NULL AND kind = 'hours' AND starts_at >= ${today}::date
    UNION ALL
    SELECT vehicle_id, starts_at, ends_at FROM bookings
    WHERE canceled_at IS NULL AND kind = 'days' AND starts_at >= ${today}::date - interval '31 days' AND ends_at > ${today}::date
  ), taken AS (
    SELECT day,
           coalesce(array_agg(DISTINCT vehicle_id) FILTER (WHERE starts_at < day + interval '10 hours' AND ends_at > day), '{}') AS nine_am,
           coalesce(array_agg(DISTINCT vehicle_id) FILTER (WHERE starts_at < day + interval '14 hours' AND ends_at > day + interval '10 hours'), '{}') AS midday,
           coalesce(array_agg(DISTINCT vehicle_id) FILTER (WHERE starts_at < day + interval '24 hours' AND ends_at > day + interval '14 hours'), '{}') AS two_pm
    FROM upcoming, generate_series(greatest(starts_at::date, ${today}::date), (ends_at - interval '1 microsecond')::date, interval '1 day') AS day
    GROUP BY day
  )
  SELECT to_char(coalesce(t.day, b.day), 'YYYY-MM-DD') AS date, b.day IS NOT NULL AS blocked,
         coalesce(nine_am, '{}') AS nine_am, coalesce(midday, '{}') AS midday, coalesce(two_pm, '{}') AS two_pm
  FROM taken t FULL JOIN (SELECT day FROM blocked_days WHERE day >= ${today}::date) b ON b.day = t.day
  ORDER BY 1`
