import type { Db } from '#kit/server/db.ts'
import { addDays, type Day, daysBetween } from '#kit/shared/day.ts'
import { slotKeys } from '../contract.ts'
import type { CalendarDay, Interval } from '../rules.ts'

/** The days from `today` on that have bookings or are blocked, in order. */
export const readCalendar = (db: Db, today: Day): Promise<CalendarDay[]> => db<CalendarDay[]>`
  WITH taken AS (
    SELECT starts_at::date AS day FROM bookings
    WHERE canceled_at IS NULL AND kind = 'hours' AND starts_at >= ${today}::date
    UNION
    SELECT generate_series(greatest(starts_at::date, ${today}::date), ends_at::date, interval '1 day')::date FROM bookings
    WHERE canceled_at IS NULL AND kind = 'days' AND starts_at >= ${today}::date - interval '31 days'
  )
  SELECT to_char(day, 'YYYY-MM-DD') AS date, b.day IS NOT NULL AS blocked
  FROM (SELECT * FROM blocked_days WHERE day >= ${today}::date) b FULL JOIN taken USING (day)
  ORDER BY day`

export async function readBlockedDays(db: Db): Promise<ReadonlySet<Day>> {
  const rows = await db<{ day: Day }[]>`SELECT day::text FROM blocked_days`
  return new Set(rows.map(({ day }) => day))
}

/** A taken time: vehicle, start and end in half hours since midnight of the first day asked for. */
type Taken = { vehicle: number; start: number; end: number }

/** What touches the days from `from` until before `until`. The CHECKs on length bound where such a booking can start. */
const takenBetween = (db: Db, from: Day, until: Day) => db<Taken[]>`
  SELECT vehicle_id AS vehicle,
         (date_part('epoch', starts_at - ${from}::timestamp) / 1800)::int AS start,
         (date_part('epoch', ends_at - ${from}::timestamp) / 1800)::int AS "end"
  FROM (
    SELECT vehicle_id, starts_at, ends_at FROM bookings
    WHERE canceled_at IS NULL AND kind = 'hours' AND starts_at >= ${from}::timestamp AND starts_at < ${until}::timestamp
    UNION ALL
    SELECT vehicle_id, starts_at, ends_at FROM bookings
    WHERE canceled_at IS NULL AND kind = 'days' AND ends_at > ${from}::timestamp
      AND starts_at >= ${from}::timestamp - interval '31 days' AND starts_at < ${until}::timestamp
  ) touching`

/** JSON text of the timetable of days that lie within one week, in the order asked for. */
export async function readTimetable(db: Db, days: readonly Day[]): Promise<string> {
  const from = days.reduce((a, b) => (a < b ? a : b))
  const last = days.reduce((a, b) => (a > b ? a : b))
  const [taken, blocked] = await Promise.all([
    takenBetween(db, from, addDays(last, 1)),
    db<{ day: Day }[]>`SELECT day::text FROM blocked_days WHERE day BETWEEN ${from}::date AND ${last}::date`,
  ])
  const slots: string[] = Array.from({ length: (daysBetween(from, last) + 1) * 48 }, () => '')
  for (const { vehicle, start, end } of taken) {
    for (let slot = Math.max(start, 0); slot < Math.min(end, slots.length); slot++) {
      slots[slot] = slots[slot] === '' ? String(vehicle) : `${slots[slot]},${vehicle}`
    }
  }
  const blockedDays = new Set(blocked.map(({ day }) => day))
  return `[${days.map((day) => dayText(day, blockedDays.has(day), slots, daysBetween(from, day) * 48)).join()}]`
}

function dayText(day: Day, blocked: boolean, slots: readonly string[], offset: number): string {
  const lists = slotKeys.map((key, i) => `"${key}":[${slots[offset + i]}]`)
  return `{"date":"${day}","blocked":${blocked},${lists.join()}}`
}

/** When vehicles are taken on a day, by vehicle id. */
export async function readBusyIntervals(db: Db, day: Day): Promise<Map<number, Interval[]>> {
  const busy = new Map<number, Interval[]>()
  for (const { vehicle, start, end } of await takenBetween(db, day, addDays(day, 1))) {
    const intervals = busy.get(vehicle) ?? []
    intervals.push({ start: start / 2, end: end / 2 })
    busy.set(vehicle, intervals)
  }
  return busy
}
