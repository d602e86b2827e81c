import type { Sql } from '#kit/server/postgres/db.ts'
import { type Day, wallClock } from '#kit/shared/day.ts'
import { type Asked, end } from './floor-answers.ts'

const today = (): Day => wallClock('Europe/Berlin').day

/** The days from today on that have bookings or are blocked: grouped by the database, as one does. */
export async function answerCalendar(sql: Sql, { response }: Asked): Promise<void> {
  const from = today()
  const rows = await sql<{ date: string; blocked: boolean }[]>`
    SELECT to_char(day, 'YYYY-MM-DD') AS date, bool_or(blocked) AS blocked
    FROM (
      SELECT starts_at::date AS day, false AS blocked FROM bookings
      WHERE canceled_at IS NULL AND kind = 'hours' AND starts_at >= ${from}::date
      UNION ALL
      SELECT generate_series(greatest(starts_at::date, ${from}::date), ends_at::date, interval '1 day')::date, false FROM bookings
      WHERE canceled_at IS NULL AND kind = 'days' AND starts_at >= ${from}::date - interval '31 days' AND ends_at >= ${from}::date
      UNION ALL
      SELECT day, true FROM blocked_days WHERE day >= ${from}::date
    ) days
    GROUP BY day ORDER BY day`
  end(response, 200, JSON.stringify(rows))
}

/** And which boats are taken in the three parts of each day. */
export async function answerStayCalendar(sql: Sql, { response }: Asked): Promise<void> {
  const from = today()
  const [taken, blocked] = await Promise.all([
    sql<{ date: string; nine_am: number[]; midday: number[]; two_pm: number[] }[]>`
      SELECT to_char(day, 'YYYY-MM-DD') AS date,
             coalesce(array_agg(DISTINCT vehicle_id) FILTER (WHERE starts_at < day + interval '10 hours' AND ends_at > day), '{}') AS nine_am,
             coalesce(array_agg(DISTINCT vehicle_id) FILTER (WHERE starts_at < day + interval '14 hours' AND ends_at > day + interval '10 hours'), '{}') AS midday,
             coalesce(array_agg(DISTINCT vehicle_id) FILTER (WHERE ends_at > day + interval '14 hours'), '{}') AS two_pm
      FROM (
        SELECT vehicle_id, starts_at, ends_at, starts_at::date::timestamp AS day FROM bookings
        WHERE canceled_at IS NULL AND kind = 'hours' AND starts_at >= ${from}::date
        UNION ALL
        SELECT vehicle_id, starts_at, ends_at,
               generate_series(greatest(starts_at::date, ${from}::date)::timestamp, (ends_at - interval '1 microsecond')::date::timestamp, interval '1 day')
        FROM bookings
        WHERE canceled_at IS NULL AND kind = 'days' AND starts_at >= ${from}::date - interval '31 days' AND ends_at > ${from}::date
      ) upcoming
      GROUP BY day ORDER BY day`,
    sql<{ day: Day }[]>`SELECT day::text FROM blocked_days WHERE day >= ${from}::date ORDER BY day`,
  ])
  const isBlocked = new Set(blocked.map(({ day }) => day))
  const days = taken.map(({ date, nine_am, midday, two_pm }) => {
    const day = { date, blocked: isBlocked.has(date), nine_am, midday, two_pm }
    isBlocked.delete(date)
    return day
  })
  for (const date of isBlocked) days.push({ date, blocked: true, nine_am: [], midday: [], two_pm: [] })
  if (isBlocked.size > 0) days.sort((a, b) => (a.date < b.date ? -1 : 1))
  end(response, 200, JSON.stringify(days))
}
