import type { Sql } from '#kit/server/postgres/db.ts'
import { wallClock } from '#kit/shared/day.ts'
import { type Asked, end } from './floor-answers.ts'

/** For how long boats can be had from an hour of a day on. Opening hours, fleet and blocked days are read at the start. */
export async function openAvailability(sql: Sql) {
  const [hours] = await sql<{ opens: number; closes: number }[]>`
    SELECT general_opening_hour::float8 AS opens, general_closing_hour::float8 AS closes
    FROM business_settings WHERE business = 'rental'`
  const { opens, closes } = hours ?? { opens: 9, closes: 19 }
  const fleet = await sql<{ id: number; type: string }[]>`
    SELECT id, type FROM vehicles WHERE NOT blocked AND deleted_at IS NULL`
  const typeOf = new Map(fleet.map(({ id, type }) => [id, type]))
  const blockedDays = new Set((await sql`SELECT day::text FROM blocked_days`).map(({ day }) => day as string))

  return async ({ path, response }: Asked): Promise<void> => {
    const [, , , type = '', list = '', day = '', hour = ''] = path.split('/')
    const start = Number(hour)
    const isRight =
      /^\d{1,9}(,\d{1,9}){0,99}$/.test(list) && /^\d{4}-\d\d-\d\d$/.test(day) && start * 2 === Math.floor(start * 2)
    if (!isRight || start > 23.5) return end(response, 422)
    const asked = list
      .split(',')
      .map(Number)
      .filter((id) => typeOf.has(id) && (type === 'all' || typeOf.get(id) === type))
    const rows = await sql<{ vehicle: number; start: number; end: number }[]>`
      SELECT vehicle_id AS vehicle, date_part('epoch', starts_at - ${day}::date) / 3600 AS start,
             date_part('epoch', ends_at - ${day}::date) / 3600 AS "end"
      FROM bookings
      WHERE canceled_at IS NULL AND kind = 'hours' AND starts_at >= ${day}::date AND starts_at < ${day}::date + 1
      UNION ALL
      SELECT vehicle_id, date_part('epoch', starts_at - ${day}::date) / 3600, date_part('epoch', ends_at - ${day}::date) / 3600
      FROM bookings
      WHERE canceled_at IS NULL AND kind = 'days' AND ends_at > ${day}::date
        AND starts_at >= ${day}::date - interval '31 days' AND starts_at < ${day}::date + 1`
    const now = wallClock('Europe/Berlin')
    const isOver = day < now.day || (day === now.day && start <= now.hour)
    const isOpen = !isOver && !blockedDays.has(day) && start >= opens && start < closes
    const free: Record<number, number> = {}
    for (const id of asked) {
      let until = isOpen ? closes : start
      for (const booking of rows) {
        if (booking.vehicle !== id) continue
        if (booking.start <= start && start < booking.end) until = start
        else if (booking.start > start && booking.start < until) until = booking.start
      }
      const step = typeOf.get(id) === 'jetskis' ? 0.5 : 1
      free[id] = Math.floor((until - start) / step) * step
    }
    end(response, 200, JSON.stringify(free))
  }
}
