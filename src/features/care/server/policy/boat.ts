import type { Context } from '#kit/server/http/context.ts'
import type { Db } from '#kit/server/postgres/db.ts'
import type { BoatState } from '../../contract.ts'
import { presentCare, presentDamage } from '../policy.ts'
import { listDamages, readCare } from '../queries.ts'

type One = { vehicleId: number; bookingId: number }

/** What is open of every boat, for whoever hands it over; of one with all that a booking came back with. */
export async function readBoatStates(db: Db, of: One | 'all', context: Pick<Context, 'env' | 'clock'>) {
  const now = context.clock()
  const isAll = of === 'all'
  const [damages, care] = await Promise.all([
    listDamages(db, isAll ? { since: now.toString() } : of),
    readCare(db, { inAll: false, ...(!isAll && { of: of.vehicleId }) }),
  ])
  const here = damages.filter(({ state }) => !isAll || state !== 'done')
  return (vehicleId: number): BoatState => {
    const plan = care.find((row) => row.vehicleId === vehicleId)
    const own = here.filter((damage) => !isAll || damage.vehicleId === vehicleId)
    return {
      damages: own.map((damage) => presentDamage(damage, now)),
      service: plan ? presentCare(plan, context).service : 'none',
    }
  }
}
