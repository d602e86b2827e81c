import { useMemo, useState } from 'react'
import { getAllVehicles, type Vehicle, type VehicleType, vehicleTypes } from '#features/vehicles/contract.ts'
import type { Day } from '#kit/shared/day.ts'
import { refresh, useEndpoint } from '#kit/ui/server-state.tsx'
import { useBusiness } from '../../screens/use-business.ts'
import { getTimeline, type TimelineBooking } from '../contract.ts'
import type { Scene } from '../rules/move.ts'
import { daysOfView, type TimelineView } from '../rules.ts'

export type BoatLine = {
  id: number
  name: string
  type: VehicleType
  passengers: number | undefined
  /** `removed`: not in the fleet any more, but somebody has it. */
  state: 'operating' | 'blocked' | 'removed'
}

const timelineInput = (day: Day, view: TimelineView) => ({
  query: { day, days: daysOfView(view, day).length },
})

/** Everything that the timeline of some days is drawn from; `scene` is undefined until all of it is known. */
export function useFleetTimeline(day: Day | undefined, view: TimelineView) {
  const { business, error: businessError, retry } = useBusiness()
  const fleet = useEndpoint(getAllVehicles, { params: { type: 'all' } })
  const timeline = useEndpoint(getTimeline, day === undefined ? undefined : timelineInput(day, view), {
    freshSeconds: 5,
    keepPrevious: true,
  })
  const scene = useMemo((): Scene | undefined => {
    if (!business || !fleet.data || !timeline.data) return undefined
    const blocked = new Set(timeline.data.blocked_days)
    return {
      fleet: fleet.data as readonly Vehicle[],
      bookings: timeline.data.bookings,
      business,
      isBlocked: (one) => blocked.has(one),
      closures: timeline.data.closures,
      noShows: timeline.data.no_shows,
    }
  }, [business, fleet.data, timeline.data])
  return {
    scene,
    error: scene ? null : (businessError ?? fleet.error ?? timeline.error),
    isFetching: timeline.isFetching,
    /** What another day has is shown while this one is asked for. */
    isOfAnotherDay: timeline.isPlaceholderData,
    refetch: () => {
      retry()
      void refresh(getAllVehicles, getTimeline)
    },
  }
}

/** The rows, type by type and by name. Boats that were removed have one while somebody has them. */
export function linesOf(fleet: readonly Vehicle[], bookings: readonly TimelineBooking[]): BoatLine[] {
  const known = new Set(fleet.map(({ id }) => id))
  const removed = new Map<number, BoatLine>()
  for (const { vehicle_id: id, vehicle_name: name, vehicle_type: type } of bookings) {
    if (!known.has(id)) removed.set(id, { id, name, type, passengers: undefined, state: 'removed' })
  }
  const lines = fleet.map(({ id, name, type, passengers, blocked }): BoatLine => {
    return { id, name, type, passengers, state: blocked ? 'blocked' : 'operating' }
  })
  return [...lines, ...removed.values()].toSorted(
    (a, b) =>
      vehicleTypes.indexOf(a.type) - vehicleTypes.indexOf(b.type) || a.name.localeCompare(b.name, 'en') || a.id - b.id,
  )
}

/** A value that stands still while it is held. */
export function useHeld<T>(value: T, isHeld: boolean): T {
  const [held, setHeld] = useState(value)
  if (!isHeld && held !== value) setHeld(value)
  return isHeld ? held : value
}
