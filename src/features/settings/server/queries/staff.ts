import type { Caller } from '#kit/server/http/http.ts'
import type { Db } from '#kit/server/postgres/db.ts'
import { addDays, localDateTime, type WallClock } from '#kit/shared/day.ts'
import type { Language } from '#kit/shared/language.ts'
import { type BusinessName, mostOutside, type OutsideBooking } from '../../contract/staff.ts'
import type { BusinessSettings } from '../../contract.ts'
import { type BookedTime, newMisfits } from '../../rules/staff.ts'

export type UserInfo = {
  phone: string
  streetAndNumber: string
  additional: string
  zipCodeAndCity: string
  weAreHiring: boolean
  language: Language | null
}

export async function readUserInfo(db: Db, { id }: Caller, business: BusinessName): Promise<UserInfo> {
  const [row] = await db<UserInfo[]>`
    SELECT u.phone, u.street_and_number AS "streetAndNumber", u.additional, u.zip_code_and_city AS "zipCodeAndCity",
           s.hiring AS "weAreHiring", u.language
    FROM users u, business_settings s WHERE u.id = ${id} AND s.business = ${business}`
  return row as UserInfo
}

/** The longest a booking can be, so that the ones under way are found by their start. */
const longestDays = 31

type Time = BookedTime & { id: number }

/** Bookings that have not ended, which fit the opening hours now and not the next ones: how many, and the first of them. */
export async function readBookingsOutside(
  db: Db,
  { now, current, next }: { now: WallClock; current: BusinessSettings; next: BusinessSettings },
): Promise<{ count: number; bookings: OutsideBooking[] }> {
  const time = db`id::int, kind, to_char(starts_at, 'YYYY-MM-DD') AS "firstDay", to_char(last_day, 'YYYY-MM-DD') AS "lastDay",
    extract(epoch FROM starts_at::time)::float / 3600 AS start, extract(epoch FROM ends_at - last_day)::float / 3600 AS "end"`
  const at = localDateTime(now.day, now.hour)
  // Midnight is the end of the day before.
  const times = await db<Time[]>`
    SELECT ${time}
    FROM (
      SELECT id, kind, starts_at, ends_at FROM bookings
      WHERE kind = 'hours' AND canceled_at IS NULL AND starts_at >= ${now.day} AND ends_at > ${at}
      UNION ALL
      SELECT id, kind, starts_at, ends_at FROM bookings
      WHERE kind = 'days' AND canceled_at IS NULL AND starts_at >= ${addDays(now.day, -longestDays)} AND ends_at > ${at}
    ) b, date_trunc('day', ends_at - interval '1 minute') AS last_day
    ORDER BY starts_at, id`
  const misfits = newMisfits(times, current, next)
  const first = misfits.slice(0, mostOutside)
  const named = await db<Pick<OutsideBooking, 'id' | 'vehicle_name' | 'name' | 'phone' | 'email'>[]>`
    SELECT b.id::int, v.name AS vehicle_name, b.name, b.phone, b.email
    FROM bookings b JOIN vehicles v ON v.id = b.vehicle_id WHERE b.id = ANY(${first.map(({ id }) => id)}::bigint[])`
  const names = new Map(named.map((booking) => [booking.id, booking]))
  return {
    count: misfits.length,
    bookings: first.flatMap(({ id, firstDay, lastDay, start, end, why }) => {
      const booking = names.get(id)
      const times = { booked_day: firstDay, booked_day_end: lastDay, booked_start: start, booked_end: end }
      return booking ? [{ ...booking, ...times, why }] : []
    }),
  }
}
