import { useMemo } from 'react'
import type { Day } from '#kit/shared/day.ts'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { getStayCalendar } from '../../stays/contract.ts'
import type { Scene } from '../../timeline/rules/move.ts'
import { nightOffers } from '../rules/nights.ts'
import type { WalkInOffer } from '../rules.ts'
import { unset } from './use-walker.ts'

const none: WalkInOffer[] = []

/** The boats that are free for so many nights from a day on; undefined by the hour, and until it is known. */
export function useNights({ fleet, business }: Scene, day: Day, nights: number | undefined): WalkInOffer[] | undefined {
  const { data } = useEndpoint(getStayCalendar, undefined, { enabled: nights !== undefined, freshSeconds: 10 })
  return useMemo(() => {
    if (!data || nights === undefined) return undefined
    const days = new Map(data.map((one) => [one.date, one]))
    return day === unset ? none : nightOffers(fleet, { day, nights }, { days, business, isStaff: true })
  }, [data, fleet, business, day, nights])
}
