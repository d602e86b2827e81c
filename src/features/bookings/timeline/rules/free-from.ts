import { openingHours } from '#features/settings/rules.ts'
import { isLet } from '#features/vehicles/rules.ts'
import { type Day, type Hour, localDateTime } from '#kit/shared/day.ts'
import { closureAt } from '../../closures/rules.ts'
import { asTaken, clashOf } from '../rules.ts'
import { currentHalfHour, type Scene } from './move.ts'

/**
 * When a boat that is taken as we open, or now, is free for an hour again on a day. Undefined where it is free then, the whole day
 * is taken, or it is not let by the hour: there the form begins as always.
 */
export function freeFrom(
  { fleet, bookings, closures = [], business: { settings, now } }: Scene,
  { vehicleId, day }: { vehicleId: number; day: Day },
): Hour | undefined {
  const open = openingHours(settings, day)
  const boat = fleet.find(({ id }) => id === vehicleId)
  if (!open || !boat || !isLet(boat, 'hours')) return undefined
  const first = day === now.day ? Math.max(open.opens, currentHalfHour({ now })) : open.opens
  const taken = bookings.map((one) => asTaken(one, now))
  const isFree = (start: Hour) => {
    const hour = { vehicleId, startsAt: localDateTime(day, start), endsAt: localDateTime(day, start + 1) }
    return !clashOf(taken, hour) && !closureAt(closures, hour)
  }
  for (let start = first; start + 1 <= open.closes; start += 0.5)
    if (isFree(start)) return start === first ? undefined : start
  return undefined
}
