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

/** The same of every boat. */
export async function readBoatStates(db: Db, context: Pick<Context, 'env' | 'clock'>) {
  const now = context.clock()
  const [damages, care] = await Promise.all([
    listDamages(db, { since: now.toString() }),
    readCare(db, { inAll: false }),
  ])
  const damagesOf = Map.groupBy(
    damages.filter(({ state }) => state !== 'done').map((damage) => presentDamage(damage, now)),
    ({ vehicle_id }) => vehicle_id,
  )
  const serviceOf = new Map(care.map((row) => [row.vehicleId, presentCare(row, context).service]))
  return (vehicleId: number): BoatState => ({
    damages: damagesOf.get(vehicleId) ?? [],
    service: serviceOf.get(vehicleId) ?? 'none',
  })
}
