import { useEffect, useState } from 'react'
import { getOperatingVehicles, type Vehicle } from '#features/vehicles/contract.ts'
import { byHourPrice, priceOf } from '#features/vehicles/rules.ts'
import { formatList } from '#kit/shared/list.ts'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { mostBoats } from '../../../contract.ts'
import { words } from '../../words.ts'
import { withMates } from '../choice.ts'
import { type Offer, useOffers } from '../timetable/use-week.ts'
import type { useHoursBooking } from '../use-hours-booking.ts'

export type Mates = {
  /** The boats that are booked with the chosen one; undefined until they are known. */
  chosen: readonly Vehicle[] | undefined
  /** Others of its kind that are free, too. */
  offers: readonly Offer[]
  /** Somebody else has one of them meanwhile. */
  notice: string | undefined
  add: (id: number) => void
  leave: (id: number) => void
}

/** Other boats of the kind of the one that was chosen, which are booked with it. */
export function useMates(
  { choice, vehicle, hours, week, setChoice }: ReturnType<typeof useHoursBooking>,
  paused: boolean,
): Mates {
  const [notice, setNotice] = useState<string>()
  const kind = vehicle && { query: { over: 'hours' as const, vehicleType: vehicle.type } }
  const answer = useEndpoint(getOperatingVehicles, kind, { freshSeconds: 10 })
  const others = (answer.data ?? [])
    .filter(({ id, type }) => type === vehicle?.type && id !== vehicle.id)
    .toSorted(byHourPrice)
  const slot = others.length > 0 ? choice.slot : null
  const { offers } = useOffers(vehicle?.type ?? 'all', others, slot, week.days)
  const free = offers?.filter((offer) => offer.hours >= hours && priceOf(offer.vehicle, hours) !== undefined)
  const more = choice.more ?? []
  const chosen = answer.data || more.length === 0 ? others.filter(({ id }) => more.includes(id)) : undefined
  const gone = paused || !free ? [] : more.filter((id) => !free.some((offer) => offer.vehicle.id === id))
  const goneNames = formatList(gone.map((id) => others.find((boat) => boat.id === id)?.name ?? words.theBoat))

  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, whenever another one is lost
  useEffect(() => {
    if (goneNames === '') return
    setNotice(words.mateGone(goneNames))
    setChoice(
      withMates(
        choice,
        more.filter((id) => !gone.includes(id)),
      ),
    )
  }, [goneNames])

  const change = (next: readonly number[]) => {
    setNotice(undefined)
    setChoice(withMates(choice, next))
  }
  return {
    chosen,
    offers: more.length + 1 < mostBoats ? (free ?? []).filter((offer) => !more.includes(offer.vehicle.id)) : [],
    notice,
    add: (id) => change([...more, id]),
    leave: (id) => change(more.filter((one) => one !== id)),
  }
}
