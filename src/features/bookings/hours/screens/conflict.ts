import type { Vehicle } from '#features/vehicles/contract.ts'
import { bookableDurations } from '#features/vehicles/rules.ts'
import { formatDuration, formatHour, weekdayName } from '#kit/shared/day.ts'
import { words } from '../words.ts'
import { type Choice, nothingChosen, withHours, withVehicle } from './choice.ts'
import type { Offer } from './timetable/use-week.ts'

/** What is left of a choice after others have booked meanwhile, and a sentence that says so; undefined when all is left. */
export type Loss = { left: Choice; notice: string }

export function findLoss(
  choice: Choice,
  offers: readonly Offer[] | undefined,
  fleet: readonly Vehicle[],
): Loss | undefined {
  const { slot, vehicleId, hours } = choice
  if (slot === null || offers === undefined) return undefined
  const when = words.when(weekdayName(slot.day), formatHour(slot.start))
  if (offers.length === 0) {
    return {
      left: nothingChosen,
      notice: words.nothingFreeOn(when),
    }
  }
  if (vehicleId === null) return undefined
  const offer = offers.find(({ vehicle }) => vehicle.id === vehicleId)
  if (!offer) {
    const name = fleet.find(({ id }) => id === vehicleId)?.name ?? words.theBoat
    return {
      left: withVehicle(choice, null),
      notice: words.boatGoneOn(name, when),
    }
  }
  const longest = bookableDurations(offer.vehicle, offer.hours).at(-1)
  if (hours === null || longest === undefined || hours <= longest) return undefined
  return {
    left: withHours(choice, longest),
    notice: words.shorterOnly(offer.vehicle.name, formatDuration(longest)),
  }
}
