import type { Context } from '#kit/server/http/context.ts'
import type { Db } from '#kit/server/postgres/db.ts'
import type { BoatState } from '../../contract.ts'
import { presentCare, presentDamage } from '../policy.ts'
import { listDamages, readCare } from '../queries.ts'

/** What is open of the boat of a booking, for whoever hands it over or takes it back. */
export async function readBoatState(
  db: Db,
  of: { vehicleId: number; bookingId: number },
  context: Pick<Context, 'env' | 'clock'>,
): Promise<BoatState> {
  const [damages, [care]] = await Promise.all([listDamages(db, of), readCare(db, { of: of.vehicleId, inAll: false })])
  return {
    damages: damages.map((damage) => presentDamage(damage, context.clock())),
    service: care ? presentCare(care, context).service : 'none',
  }
}
