import { useEffect, useState } from 'react'
import type { Vehicle, VehicleType } from '#features/vehicles/contract.ts'
import { bookableDurations } from '#features/vehicles/rules.ts'
import type { Day } from '#kit/shared/day.ts'
import { useKept } from '#kit/ui/kept-state.ts'
import type { Business } from '../../rules.ts'
import { type Choice, nothingChosen, type Slot, withHours, withSlot, withVehicle } from './choice.ts'
import { findLoss } from './conflict.ts'
import { timetableWeek, useOffers, useWeek } from './timetable/use-week.ts'

/** How long the popup with the free vehicles waits once it is known which they are. */
const popupDelay = 600

type Page = {
  type: VehicleType | 'all'
  /** What the choices of this page are kept under. */
  key: string
  fleet: readonly Vehicle[]
  business: Business
  /** The booking may be under way or made already: what is taken now may be taken by it. */
  paused: boolean
}

/** Date, slot, vehicle and duration of the page, kept through a reload and held against what others book meanwhile. */
export function useHoursBooking({ type, key, fleet, business, paused }: Page) {
  const [keptDay, keepDay] = useKept<Day | null>('rental/day', null)
  const [keptChoice, setChoice, restored] = useKept<Choice>(`${key}/choice`, nothingChosen)
  const [notice, setNotice] = useState<string>()
  const [asksForVehicle, setAsksForVehicle] = useState(false)
  const [answered, setAnswered] = useState<Slot | null>(null)

  const day = keptDay !== null && keptDay >= business.now.day ? keptDay : null
  const isThisWeek = keptChoice.slot !== null && day !== null && timetableWeek(day).includes(keptChoice.slot.day)
  const choice = isThisWeek ? keptChoice : nothingChosen
  const week = useWeek(day)
  const { offers, error, retry } = useOffers(type, fleet, choice.slot, week.days)
  const vehicle = fleet.find(({ id }) => id === choice.vehicleId)
  const available = offers?.find((offer) => offer.vehicle.id === choice.vehicleId)?.hours

  const chooseVehicle = (id: number) => {
    const offer = offers?.find((one) => one.vehicle.id === id)
    const shortest = offer && bookableDurations(offer.vehicle, offer.hours)[0]
    const chosen = withVehicle(choice, id)
    setChoice(shortest === undefined ? chosen : withHours(chosen, shortest))
    setAsksForVehicle(false)
    setNotice(undefined)
  }

  const loss = paused ? undefined : findLoss(choice, offers, fleet)
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, whenever something else is lost
  useEffect(() => {
    if (!loss) return
    setChoice(loss.left)
    setNotice(loss.notice)
    setAnswered(loss.left.slot)
    setAsksForVehicle(false)
  }, [loss?.notice])

  const single = offers?.length === 1 ? offers[0] : undefined
  const needsVehicle = !paused && choice.slot !== null && choice.vehicleId === null && offers !== undefined
  const isAnswered = choice.slot !== null && answered === choice.slot
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each slot whose offers are known
  useEffect(() => {
    if (!needsVehicle || isAnswered) return
    if (single) return chooseVehicle(single.vehicle.id)
    const timer = setTimeout(() => setAsksForVehicle(true), popupDelay)
    return () => clearTimeout(timer)
  }, [needsVehicle, isAnswered, choice.slot, single?.vehicle.id])

  /** What was chosen in a step, when the browser's way back or forward leads there. */
  const restore = (next: { day: Day | null; choice: Choice }) => {
    keepDay(next.day)
    setChoice(next.choice)
    setNotice(undefined)
    setAsksForVehicle(false)
  }

  return {
    restore,
    /** Whether what was chosen before a reload is there. */
    restored,
    day,
    week,
    choice,
    vehicle,
    available,
    offers,
    offersError: error,
    retryOffers: retry,
    notice,
    asksForVehicle,
    setChoice,
    chooseDay: (next: Day) => {
      keepDay(next)
      setChoice(nothingChosen)
      setNotice(undefined)
    },
    chooseSlot: (slot: Slot) => {
      keepDay(slot.day)
      setChoice(withSlot(slot))
      setNotice(undefined)
    },
    chooseVehicle,
    askForVehicle: () => setAsksForVehicle(true),
    leaveVehicle: () => {
      setAsksForVehicle(false)
      setAnswered(choice.slot)
    },
  }
}
