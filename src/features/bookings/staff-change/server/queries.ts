import type { Db } from '#kit/server/postgres/db.ts'
import { sha256 } from '#kit/server/security/secret.ts'
import type { StoredBooking, TripBoat } from '../../server/queries/bookings.ts'
import { itsTrip } from '../../server/queries/bookings.ts'
import type { Place } from '../../timeline/server/queries.ts'

/** What of a booking only staff see. */
export type DeskSide = { note: string; paidAt: string | null; boats: TripBoat[] | null }

export async function readDeskSide(db: Db, id: number): Promise<DeskSide> {
  const [row] = await db<DeskSide[]>`
    SELECT b.staff_comment AS note, to_char(b.paid_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS "paidAt", trip.boats
    FROM bookings b ${itsTrip(db)} WHERE b.id = ${id}`
  return row ?? { note: '', paidAt: null, boats: null }
}

/** Names how a booking stands: all that a change shows, decides on or replaces. */
export function versionOf(booking: StoredBooking, { note, paidAt }: DeskSide): string {
  const { vehicleId, startsAt, endsAt, extras, people, adults, children, ageFrom, ageTo, hasLicense } = booking
  const { name, email, phone, language, quote, voucherAmount, advance, progress, isCanceled, isHeld, moves } = booking
  const place = [vehicleId, startsAt, endsAt, extras, people, adults, children, ageFrom, ageTo, hasLicense, moves]
  const rest = [name, email, phone, language, quote.total, voucherAmount, advance, progress, isCanceled, isHeld]
  return sha256(JSON.stringify([place, rest, note, paidAt]))
    .toString('hex')
    .slice(0, 32)
}

/** The boats that somebody has at a time, besides the one that asks. */
export async function listTaken(
  db: Db,
  { startsAt, endsAt }: Omit<Place, 'vehicleId'>,
  except: number,
): Promise<Set<number>> {
  const rows = await db<{ id: number }[]>`
    SELECT DISTINCT vehicle_id AS id FROM bookings
    WHERE during && tsrange(${startsAt}::timestamp, ${endsAt}::timestamp) AND canceled_at IS NULL AND id <> ${except}`
  return new Set(rows.map(({ id }) => id))
}
