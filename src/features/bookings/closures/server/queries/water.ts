import type { Db } from '#kit/server/postgres/db.ts'
import type { Day } from '#kit/shared/day.ts'
import type { Rental } from '../../../server/queries/rental.ts'
import type { Taken } from '../../rules/places.ts'
import { listTaken } from './concerned.ts'

/** When boats are taken in the days from `from` to `last`: booked, out or closed. */
export async function readTaken(
  { sql, rental }: { sql: Db; rental: Pick<Rental, 'readAway'> },
  { from, last }: { from: Day; last: Day },
): Promise<Taken[]> {
  const away = (await rental.readAway()).map((one) => ({ ...one, bookingId: null }))
  return [...(await listTaken(sql, from, last)), ...away]
}
