import { useEffect, useState } from 'react'
import type { Vehicle } from '#features/vehicles/contract.ts'
import { formatList } from '#kit/shared/list.ts'
import { mostBoats } from '../../../contract.ts'
import { words as hoursWords } from '../../../hours/words.ts'
import { isFreeStay } from '../../rules.ts'
import type { StayDates } from '../dates/use-stay-dates.ts'

type Page = {
  vehicle: Vehicle
  fleet: readonly Vehicle[]
  dates: Pick<StayDates, 'own' | 'stay' | 'more' | 'chooseMore'>
  /** They may be this customer's already. */
  paused: boolean
}

/** Other boats of the kind that are booked with the one of the page, for the same nights. */
export function useStayMates({ vehicle, fleet, dates, paused }: Page) {
  const { own, stay, more, chooseMore } = dates
  const [notice, setNotice] = useState<string>()
  const others = fleet.filter(({ id }) => id !== vehicle.id)
  const chosen = others.filter(({ id }) => more.includes(id))
  const free = own && stay ? others.filter(({ id }) => isFreeStay(stay, { ...own, vehicleId: id })) : []
  const gone = paused || !own || !stay ? [] : chosen.filter((boat) => !free.includes(boat))
  const goneNames = formatList(gone.map(({ name }) => name))

  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, whenever another one is lost
  useEffect(() => {
    if (goneNames === '') return
    setNotice(hoursWords.mateGone(goneNames))
    chooseMore(more.filter((id) => !gone.some((boat) => boat.id === id)))
  }, [goneNames])

  const change = (next: readonly number[]) => {
    setNotice(undefined)
    chooseMore(next)
  }
  return {
    chosen,
    /** Those that are free for these nights and not chosen. */
    free: free.filter((boat) => !chosen.includes(boat)),
    /** How many more may be chosen. */
    left: mostBoats - 1 - chosen.length,
    /** Somebody else has one of them meanwhile. */
    notice,
    add: (...ids: number[]) => change([...chosen.map(({ id }) => id), ...ids]),
    leave: (id: number) => change(more.filter((one) => one !== id)),
  }
}

export type StayMates = ReturnType<typeof useStayMates>
