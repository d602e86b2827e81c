import type { Vehicle } from '#features/vehicles/contract.ts'
import { isLet, nightPrice } from '#features/vehicles/rules.ts'
import { addDays, type Day } from '#kit/shared/day.ts'
import { mostNights } from '../../stays/contract.ts'
import { isFreeStay, type StayCalendar } from '../../stays/rules.ts'
import type { WalkInOffer } from '../rules.ts'

/** What is filled in where somebody asks for nights. */
const usualNights = 2

/** The nights that are asked for; undefined by the hour. What the boat, or the fleet, is let by goes before what was chosen. */
export function nightsAsked(boats: readonly Vehicle[], chosen: number | undefined) {
  const [byHour, overNights] = (['hours', 'days'] as const).map((over) => boats.some((one) => isLet(one, over)))
  const nights = chosen ?? (byHour ? undefined : usualNights)
  return { nights: overNights ? nights : undefined, isEither: byHour === true && overNights === true, usualNights }
}

/** The boats that somebody can have for so many nights from a day on, cheapest first, each with all the nights it is free for. */
export function nightOffers(
  fleet: readonly Vehicle[],
  { day, nights }: { day: Day; nights: number },
  calendar: Omit<StayCalendar, 'vehicleId'>,
): WalkInOffer[] {
  const isFree = (vehicleId: number, length: number) =>
    isFreeStay({ start: day, end: addDays(day, length) }, { ...calendar, vehicleId })
  const lengths = Array.from({ length: mostNights + 1 }, (_, length) => length)
  return fleet
    .filter((vehicle) => !vehicle.blocked && isLet(vehicle, 'days') && isFree(vehicle.id, nights))
    .map((vehicle) => ({ vehicle, until: 24, durations: lengths.filter((length) => isFree(vehicle.id, length)) }))
    .toSorted(
      (a, b) =>
        (nightPrice(a.vehicle) ?? 0) - (nightPrice(b.vehicle) ?? 0) ||
        a.vehicle.name.localeCompare(b.vehicle.name, 'en'),
    )
}
