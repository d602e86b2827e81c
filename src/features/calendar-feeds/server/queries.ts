import type { Caller } from '#kit/server/http/http.ts'
import type { Db } from '#kit/server/postgres/db.ts'
import type { Language } from '#kit/shared/language.ts'
import { type Feed, mostEvents } from '../contract.ts'

export const listFeeds = (db: Db, { id }: Caller): Promise<Feed[]> =>
  db<Feed[]>`
    SELECT f.id, CASE WHEN f.own THEN 'own' WHEN f.vehicle_id IS NULL THEN 'all' ELSE 'boat' END AS shows,
           v.name AS vehicle_name, f.made_at, f.used_at
    FROM calendar_feeds f LEFT JOIN vehicles v ON v.id = f.vehicle_id
    WHERE f.user_id = ${id} ORDER BY f.id`.then((rows) => [...rows])

export type OpenedFeed = {
  vehicleId: number | null
  vehicleName: string | null
  own: boolean
  language: Language
  firstName: string
  lastName: string
}

/** Whose calendar an address opens, as long as they may see bookings; notes that it was asked for, to the minute. */
export async function openFeed(db: Db, tokenHash: Buffer): Promise<OpenedFeed | undefined> {
  const [feed] = await db<OpenedFeed[]>`
    WITH opened AS (
      SELECT f.id, f.vehicle_id, f.own, u.language, u.first_name, u.last_name
      FROM calendar_feeds f JOIN users u ON u.id = f.user_id
      WHERE f.token_hash = ${tokenHash} AND u.active AND NOT u.artist
    ), seen AS (
      UPDATE calendar_feeds f SET used_at = now() FROM opened
      WHERE f.id = opened.id AND (f.used_at IS NULL OR f.used_at < now() - interval '1 minute')
    )
    SELECT o.vehicle_id AS "vehicleId", v.name AS "vehicleName", o.own, coalesce(o.language, s.language) AS language,
           o.first_name AS "firstName", o.last_name AS "lastName"
    FROM opened o JOIN business_settings s ON s.business = 'rental' LEFT JOIN vehicles v ON v.id = o.vehicle_id`
  return feed
}

export type FedBooking = {
  id: number
  reference: string
  vehicleName: string
  name: string
  people: number
  startsAt: string
  endsAt: string
  moves: number
  createdAt: string
}

/** What is booked in a time, the nearest to now first where there is too much. `by`: only what they have booked. Wall clock. */
export async function readFedBookings(
  db: Db,
  {
    from,
    now,
    until,
    vehicleId,
    by,
  }: { from: string; now: string; until: string; vehicleId: number | null; by?: string },
): Promise<FedBooking[]> {
  const of = vehicleId === null ? db`` : db`AND vehicle_id = ${vehicleId}`
  const whose = by === undefined ? db`` : db`AND employee = ${by}`
  const rows = await db<FedBooking[]>`
    SELECT b.id::int, b.reference, v.name AS "vehicleName", b.name, b.people,
           to_char(b.starts_at, 'YYYY-MM-DD"T"HH24:MI') AS "startsAt",
           to_char(coalesce(b.agreed_end, b.ends_at), 'YYYY-MM-DD"T"HH24:MI') AS "endsAt", b.moves, b.created_at AS "createdAt"
    FROM (
      SELECT * FROM bookings
      WHERE canceled_at IS NULL AND held_until IS NULL AND starts_at >= ${from} AND starts_at < ${until} ${of} ${whose}
      ORDER BY abs(extract(epoch FROM starts_at - ${now}::timestamp)), id LIMIT ${mostEvents}
    ) b JOIN vehicles v ON v.id = b.vehicle_id
    ORDER BY b.starts_at, b.id`
  return [...rows]
}
