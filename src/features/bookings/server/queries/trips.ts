import type { Db } from '#kit/server/postgres/db.ts'
import { tripOf } from '../policy/trips.ts'
import { readBoats, type StoredBooking } from './bookings.ts'

/** A booking with the boats that go along, by any of them; `forUpdate` keeps them as they are until the transaction ends. */
export async function readTrip(
  db: Db,
  by: { id: number } | { reference: string },
  how?: { forUpdate: boolean },
): Promise<StoredBooking | undefined> {
  const [leader, ...mates] = await readBoats(db, by, how)
  return leader && tripOf([leader, ...mates])
}
