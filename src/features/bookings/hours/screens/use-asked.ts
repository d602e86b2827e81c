import { useEffect } from 'react'
import type { Vehicle } from '#features/vehicles/contract.ts'
import { takeAsked } from '../../screens/asked.ts'
import { nothingChosen } from './choice.ts'
import type { useHoursBooking } from './use-hours-booking.ts'

type Page = {
  fleet: readonly Vehicle[]
  booking: ReturnType<typeof useHoursBooking>
  onPeople: (people: string) => void
}

/**
 * Takes over what was asked for on the way here, as the address says: `?day=2027-05-08&start=14&hours=2&people=2`,
 * and with `&boats=3,5` which ones.
 */
export function useAsked({ fleet, booking, onPeople }: Page): void {
  const { restored, ask } = booking
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and then the address is as everybody's
  useEffect(() => {
    if (!restored) return
    const { day, start, hours = booking.hours, people, boats = '', anew } = takeAsked()
    if (people) onPeople(people)
    if (anew) ask({ day: null, choice: nothingChosen })
    if (!day || start === undefined) return
    const [first, ...more] = boats.split(',').map(Number)
    const vehicleId = fleet.find(({ id }) => id === first || fleet.length === 1)?.id ?? null
    ask({ day, choice: { ...nothingChosen, slot: { day, start }, vehicleId, hours, more } })
  }, [restored])
}
