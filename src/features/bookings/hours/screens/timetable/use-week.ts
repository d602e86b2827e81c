import type { Vehicle, VehicleType } from '#features/vehicles/contract.ts'
import { durationStep } from '#features/vehicles/rules.ts'
import { type Day, firstDayOfWeek, weekOf } from '#kit/shared/day.ts'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { checkAvailableDurations, getWeek, type TimetableDay } from '../../../contract.ts'
import { freeVehicles } from '../../../rules.ts'
import type { Slot } from '../choice.ts'

/** The week that a day lies in, as calendars have it in the language that is spoken. The call is asked for any seven days. */
export const timetableWeek = (day: Day): readonly Day[] => weekOf(day, firstDayOfWeek())

/** The timetable of the week a day lies in. `days` is undefined while it loads. */
export function useWeek(day: Day | null) {
  const week = day === null ? undefined : timetableWeek(day)
  const answer = useEndpoint(getWeek, week && { query: { selectedWeek: [...week] } }, { freshSeconds: 5 })
  const days: readonly TimetableDay[] | undefined = answer.data
  return { week, days, error: days ? null : answer.error, busy: answer.isFetching, retry: () => answer.refetch() }
}

/** Hours from one row of the timetable to the next: by the half hour only where nothing but jet skis is let. */
export const timetableStep = (fleet: readonly Vehicle[]): 0.5 | 1 =>
  fleet.length > 0 && fleet.every((vehicle) => durationStep(vehicle.type) === 0.5) ? 0.5 : 1

export type Offer = { vehicle: Vehicle; hours: number }

/**
 * The vehicles that can be had from a slot on, in the order of the fleet, and for how many hours. Undefined while that
 * is being found out.
 */
export function useOffers(
  type: VehicleType | 'all',
  fleet: readonly Vehicle[],
  slot: Slot | null,
  days: readonly TimetableDay[] | undefined,
) {
  const answer = useEndpoint(
    checkAvailableDurations,
    slot
      ? {
          params: { type, vehicleIds: fleet.map(({ id }) => id).join(','), day: slot.day, hour: slot.start },
        }
      : undefined,
    { freshSeconds: 5 },
  )
  const day = slot && days?.find(({ date }) => date === slot.day)
  const offers: readonly Offer[] | undefined =
    slot && day && answer.data
      ? freeVehicles(day, slot.start, timetableStep(fleet), fleet)
          .map((vehicle) => ({ vehicle, hours: answer.data[vehicle.id] ?? 0 }))
          .filter(({ vehicle, hours }) => hours >= durationStep(vehicle.type))
      : undefined
  return { offers, error: offers ? null : answer.error, retry: () => answer.refetch() }
}
