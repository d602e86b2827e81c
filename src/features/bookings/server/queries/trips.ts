import type { Db } from '#kit/server/postgres/db.ts'
import { findClash, type Place } from '../../timeline/server/queries.ts'
import { tripOf } from '../policy/trips.ts'
import { readBoats, type StoredBooking } from './bookings.ts'
import type { Rental } from './rental.ts'

/** A booking with the boats that go along, by any of them; `forUpdate` keeps them as they are until the transaction ends. */
export async function readTrip(
  db: Db,
  by: { id: number } | { reference: string },
  how?: { forUpdate: boolean },
): Promise<StoredBooking | undefined> {
  const [leader, ...mates] = await readBoats(db, by, how)
  return leader && tripOf([leader, ...mates])
}

/** Of several boats that are wanted then, those that somebody has. */
export async function listTaken(
  db: Db,
  rental: Pick<Rental, 'findOut'>,
  boats: readonly number[],
  times: Omit<Place, 'vehicleId'>,
): Promise<{ taken?: number[] }> {
  if (boats.length === 1) return {}
  const taken: number[] = []
  for (const vehicleId of boats) {
    const place = { vehicleId, ...times }
    if ((await findClash(db, place)) ?? (await rental.findOut(place))) taken.push(vehicleId)
  }
  return { taken }
}
