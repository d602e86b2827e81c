import { useEffect, useMemo, useState } from 'react'
import { openingSpan } from '#features/settings/rules.ts'
import type { Vehicle, VehicleType } from '#features/vehicles/contract.ts'
import { priceOf } from '#features/vehicles/rules.ts'
import type { Day } from '#kit/shared/day.ts'
import { useKept } from '#kit/ui/kept-state.ts'
import type { Business } from '../../rules.ts'
import { type Choice, durationsOf, nothingChosen, type Slot, withHours, withSlot, withVehicle } from './choice.ts'
import { findLoss } from './conflict.ts'
import { type Offer, timetableWeek, useOffers, useWeek } from './timetable/use-week.ts'

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
  const [keptHours, keepHours] = useKept<number | null>('rental/hours', null)
  const [asksForVehicle, setAsksForVehicle] = useState(false)
  const [reopened, setReopened] = useState(false)
  const [answered, setAnswered] = useState<Slot | null>(null)

  const day = keptDay !== null && keptDay >= business.now.day ? keptDay : null
  const isThisWeek = keptChoice.slot !== null && day !== null && timetableWeek(day).includes(keptChoice.slot.day)
  const choice = isThisWeek ? keptChoice : nothingChosen
  const week = useWeek(day)
  const vehicle = fleet.find(({ id }) => id === choice.vehicleId)
  const durations = durationsOf(fleet, openingSpan(business.settings))
  const wanted = choice.hours ?? keptHours
  const hours = wanted !== null && durations.includes(wanted) ? wanted : (durations[0] ?? 1)
  const able = useMemo(() => fleet.filter((boat) => priceOf(boat, hours) !== undefined), [fleet, hours])
  const { offers: free, error, retry } = useOffers(type, fleet, choice.slot, week.days)
  const offers = free?.filter((offer) => offer.hours >= hours && able.includes(offer.vehicle))

  const chooseVehicle = (id: number) => {
    setChoice(withHours(withVehicle(choice, id), hours))
    setAsksForVehicle(false)
    setNotice(undefined)
    setReopened(false)
  }
  /** What was chosen for another duration stays chosen as far as it can be had for this one, too. */
  const chooseHours = (next: number) => {
    keepHours(next)
    setNotice(undefined)
    const isThere = (offer: Offer) => offer.hours >= next && priceOf(offer.vehicle, next) !== undefined
    if (!free) return setChoice(withSlot(choice.slot))
    const fits = free.filter(isThere)
    if (fits.length === 0) return setChoice(nothingChosen)
    if (!fits.some((offer) => offer.vehicle.id === choice.vehicleId)) return setChoice(withSlot(choice.slot))
    setChoice(withHours(choice, next))
    setReopened(false)
  }

  const loss = paused ? undefined : findLoss(choice, choice.vehicleId === null ? offers : free, fleet)
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
    /** How long it shall be, all that is on offer, and the boats that are let for so long. */
    hours,
    durations,
    able,
    offers,
    offersError: error,
    retryOffers: retry,
    notice,
    asksForVehicle,
    setChoice,
    chooseHours,
    /** Whether the steps that are done are open all the same. */
    reopened,
    reopen: () => setReopened(true),
    /** What was asked for elsewhere: a whole choice at once. */
    ask: (next: { day: Day | null; choice: Choice }) => {
      if (next.choice.hours !== null) keepHours(next.choice.hours)
      keepDay(next.day)
      setChoice(next.choice)
    },
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
