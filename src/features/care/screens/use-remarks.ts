import type { DayBooking } from '#features/bookings/day/contract.ts'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { getToLookAfter } from '../contract.ts'
import { words } from '../words.ts'

/** What to say of a booking at the pier: a boat that is to leave damaged or without its service, a deposit that is held. */
export function useRemarks() {
  const { data } = useEndpoint(getToLookAfter)
  return ({ id, out_at, vehicle_name, vehicle_type }: DayBooking): string[] => {
    const boat =
      out_at === null
        ? data?.boats.find((one) => one.vehicle_name === vehicle_name && one.vehicle_type === vehicle_type)
        : undefined
    return [
      ...(boat?.is_damaged ? [words.isDamaged] : []),
      ...(boat?.is_due ? [words.serviceDue] : []),
      ...(data?.held.includes(id) ? [words.heldShort] : []),
    ]
  }
}
