import { outSentence, takenUntil } from '#features/bookings/rules/handover.ts'
import { queueForVehicles } from '#features/bookings/server/commands/move.ts'
import type { StoredBooking } from '#features/bookings/server/queries/bookings.ts'
import { readOuts } from '#features/bookings/server/queries/handover.ts'
import { takenSentence } from '#features/bookings/timeline/rules.ts'
import { findClash } from '#features/bookings/timeline/server/queries.ts'
import { words as timelineWords } from '#features/bookings/timeline/words.ts'
import type { Context } from '#kit/server/http/context.ts'
import { type Transaction, violates } from '#kit/server/postgres/db.ts'
import { localDateTime, wallClock } from '#kit/shared/day.ts'
import * as refuse from '../policy.ts'
import { readVehicleOf } from '../queries.ts'

/** What a handover changes about when a boat is taken. The booking must be locked for each. */

type Hands = Pick<Context, 'clock' | 'env'>

const nowOf = ({ clock, env }: Hands) => wallClock(env.timeZone, clock())

/** A boat is in one place: whoever has it, gives it back first. Boats are handed over and moved to in one queue. */
export async function refuseOutWithOthers(tx: Transaction, vehicleId: number, context: Hands): Promise<void> {
  await queueForVehicles(tx, [vehicleId])
  const out = (await readOuts(tx, context.env.timeZone)).find((one) => one.vehicleId === vehicleId)
  if (out) throw refuse.isWithSomebodyElse(outSentence(out, nowOf(context)))
}

/** Ends a booking whose boat came back early, so that others can have it; what was agreed is kept. */
export async function freeTheRest(tx: Transaction, { id }: StoredBooking, context: Hands): Promise<void> {
  const { day, hour } = nowOf(context)
  const minute = localDateTime(day, Math.ceil(hour * 60 - 1e-6) / 60)
  await tx`
    UPDATE bookings SET agreed_end = ends_at, ends_at = greatest(starts_at, ${minute}::timestamp)
    WHERE id = ${id} AND ends_at > greatest(starts_at, ${minute}::timestamp)`
}

/** Takes a boat again until the agreed time, unless somebody else was promised it since it was back. */
export async function takeTheRestAgain(
  tx: Transaction,
  { id, startsAt, endsAt, vehicleName }: StoredBooking,
  { backAt }: { backAt: string | null },
  context: Hands,
): Promise<void> {
  const vehicle = await readVehicleOf(tx, id)
  await refuseOutWithOthers(tx, vehicle.id, context)
  const again = { vehicleId: vehicle.id, startsAt, endsAt }
  try {
    await tx.savepoint(
      (inner) =>
        inner`UPDATE bookings SET ends_at = agreed_end, agreed_end = NULL WHERE id = ${id} AND agreed_end IS NOT NULL`,
    )
  } catch (error) {
    if (!violates(error, 'no_double_booking')) throw error
    const clash = await findClash(tx, again, id)
    throw refuse.isTakenAgain(clash ? takenSentence(vehicleName, clash) : timelineWords.takenThen(vehicleName))
  }
  // Late as it was, it was free from its return on.
  const late = { ...again, startsAt: endsAt, endsAt: takenUntil(again, nowOf(context)) }
  const promised = late.endsAt > endsAt ? await findClash(tx, late, id, backAt) : undefined
  if (promised) throw refuse.isTakenAgain(takenSentence(vehicleName, promised))
}
