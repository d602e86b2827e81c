import type { Db } from '#kit/server/postgres/db.ts'
import type { Day } from '#kit/shared/day.ts'
import type { Language } from '#kit/shared/language.ts'
import type { Rental } from '../../server/queries/rental.ts'
import { readBooked, withAway } from '../../server/queries.ts'
import { readStayCalendar } from '../../stays/server/queries.ts'
import type { Waiting, waitingStates } from '../contract.ts'
import type { Free, Wish } from '../rules.ts'

/** A place on the list with what became of it. */
export type Place = Wish & {
  id: number
  reference: string
  name: string
  email: string
  phone: string
  language: Language
  visitor: Buffer | null
  vehicleName: string | null
  state: (typeof waitingStates)[number]
  bookingId: number | null
  /** For how long what is offered is still held. */
  secondsLeft: number | null
}

/** Places `e` with the booking `b` of their offer. An offer that is taken has agreed to the terms, or is held no more. */
const places = (db: Db) => db`
  SELECT e.id::int, e.reference, e.kind, e.vehicle_id AS "vehicleId", coalesce(e.vehicle_type::text, 'all') AS type,
         e.day::text, coalesce(e.from_hour, 0) AS "from", coalesce(e.until_hour, 0) AS "until", coalesce(e.hours, 0) AS hours,
         e.nights, e.people, e.name, e.email, e.phone, e.language, e.visitor, v.name AS "vehicleName",
         CASE WHEN e.left_at IS NOT NULL THEN 'left'
              WHEN e.booking_id IS NULL THEN CASE WHEN e.confirmed_at IS NULL THEN 'unconfirmed' ELSE 'waiting' END
              WHEN b.agreed_to <> '' OR b.held_until IS NULL AND b.canceled_at IS NULL THEN 'booked'
              WHEN b.canceled_at IS NULL AND b.held_until > now() THEN 'offered' ELSE 'expired' END AS state,
         e.booking_id::int AS "bookingId", extract(epoch FROM b.held_until - now())::int AS "secondsLeft"
  FROM waiting_entries e LEFT JOIN vehicles v ON v.id = e.vehicle_id LEFT JOIN bookings b ON b.id = e.booking_id`

export async function readPlace(db: Db, reference: string): Promise<Place | undefined> {
  const [row] = await db<Place[]>`${places(db)} WHERE e.reference = ${reference}`
  return row
}

/** Who is in line for days that are still to come, in the order in which they asked. */
export const listInLine = (db: Db, today: Day): Promise<Place[]> => db<Place[]>`
  ${places(db)}
  WHERE e.confirmed_at IS NOT NULL AND e.booking_id IS NULL AND e.left_at IS NULL AND e.day >= ${today}::date
  ORDER BY e.asked_at, e.id`

/** How many in line asked before, for the same day. */
export async function countAhead(db: Db, { id, kind, day }: Place): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    SELECT count(*)::int AS count FROM waiting_entries e, (SELECT asked_at FROM waiting_entries WHERE id = ${id}) own
    WHERE e.kind = ${kind} AND e.day = ${day} AND e.confirmed_at IS NOT NULL AND e.booking_id IS NULL AND e.left_at IS NULL
      AND (e.asked_at, e.id) < (own.asked_at, ${id})`
  return row?.count ?? 0
}

/** Who waits for a day or has an offer for it; of stays also those that begin before. */
export const listWaiting = (db: Db, day: Day, timeZone: string): Promise<Waiting[]> => db<Waiting[]>`
  SELECT e.id::int, CASE WHEN e.booking_id IS NULL THEN 'waiting' ELSE 'offered' END AS state, e.kind,
         coalesce(e.vehicle_type::text, 'all') AS type, v.name AS vehicle_name, e.day::text, coalesce(e.from_hour, 0) AS "from",
         coalesce(e.until_hour, 0) AS "until", coalesce(e.hours, 0) AS hours, e.nights, e.people, e.name, e.email, e.phone,
         to_char(e.asked_at AT TIME ZONE ${timeZone}, 'YYYY-MM-DD"T"HH24:MI') AS asked_at
  FROM waiting_entries e LEFT JOIN vehicles v ON v.id = e.vehicle_id LEFT JOIN bookings b ON b.id = e.booking_id
  WHERE e.day <= ${day}::date AND e.day >= ${day}::date - e.nights AND e.confirmed_at IS NOT NULL AND e.left_at IS NULL
    AND (e.booking_id IS NULL OR b.canceled_at IS NULL AND b.held_until > now())
  ORDER BY e.asked_at, e.id`

/** What is free for these wishes, by the rows that bookings are decided on. */
export async function readFree(db: Db, rental: Rental, wishes: readonly Wish[]): Promise<Free> {
  const [fleet, business, { away, blocked }] = await Promise.all([
    rental.readFleet(),
    rental.readBusiness(),
    rental.readShut(),
  ])
  const days = [...new Set(wishes.filter(({ kind }) => kind === 'hours').map(({ day }) => day))]
  const busy = new Map(
    await Promise.all(days.map(async (day) => [day, withAway(await readBooked(db, day, day), day, away)] as const)),
  )
  const stays = wishes.some(({ kind }) => kind === 'days') ? await readStayCalendar(db, business.now.day, away) : []
  return {
    fleet,
    business,
    isBlocked: (day) => blocked.has(day),
    busy: (day, vehicleId) => busy.get(day)?.get(vehicleId) ?? [],
    stays: new Map(stays.map((day) => [day.date, day])),
  }
}
