import { useEffect } from 'react'
import { takeAsked } from '../../screens/asked.ts'
import type { StayDates } from './dates/use-stay-dates.ts'

/**
 * Takes over what was asked for on the way here, as the address says: `?from=2027-07-12&until=2027-07-16&people=4`, and with
 * `&boats=3,5` which ones.
 */
export function useAskedStay({ restored, take }: StayDates, onPeople: (people: string) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and then the address is as everybody's
  useEffect(() => {
    if (!restored) return
    const { from, until, people, boats = '' } = takeAsked()
    if (people) onPeople(people)
    if (from && until && from < until) take({ start: from, end: until }, boats.split(',').map(Number))
  }, [restored])
}
