import { useMemo, useState } from 'react'
import type { Vehicle } from '#features/vehicles/contract.ts'
import { fromLocalDateTime } from '#kit/shared/day.ts'
import { errorsOf } from '#kit/shared/fields.ts'
import { toUnits } from '#kit/shared/money.ts'
import type { FieldError } from '#kit/shared/problem.ts'
import { ApiError } from '#kit/ui/api.ts'
import { forgetKept, useKept } from '#kit/ui/kept-state.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import type { Closure } from '../../closures/contract/closure.ts'
import { closedHoursOn } from '../../closures/rules.ts'
import type { Quote } from '../../rules/prices.ts'
import { type CalendarDay, pricingOf } from '../../rules.ts'
import { getTimeline } from '../../timeline/contract.ts'
import type { Scene } from '../../timeline/rules/move.ts'
import { bookWalkIn, type LicenseAnswer, walkInDetails } from '../contract.ts'
import {
  busyOn,
  laterStarts,
  licenseChoices,
  returning,
  walkInErrors,
  walkInOffers,
  walkInQuote,
  walkInStart,
  walkInStep,
  whyNone,
} from '../rules.ts'

export type Walker = {
  vehicleId: number
  /** `HH:MM`; empty is now. */
  start: string
  hours: number
  name: string
  phone: string
  email: string
  people: number
  license: LicenseAnswer
}

const nobody: Walker = { vehicleId: 0, start: '', hours: 0, name: '', phone: '', email: '', people: 2, license: '' }
const keptAs = 'walk-in'
const noClosures: readonly Closure[] = []

export type WalkInBooked = {
  booking_id: number
  vehicle_name: string
  starts_at: string
  ends_at: string
  price: number
  /** What is paid with the check-out besides. */
  onSite: Quote['onSite']
  name: string
}

/** The walk-in that is being entered: what can be had, what is chosen, what is wrong with it, and booking it. */
export function useWalkIn(scene: Scene) {
  const [walker, setWalker] = useKept<Walker>(keptAs, nobody)
  const [tries, setTries] = useState(0)
  const [booked, setBooked] = useState<WalkInBooked>()
  const { fleet, bookings, business, isBlocked, closures = noClosures } = scene
  const { day } = business.now

  // One that has passed while somebody typed is now.
  const wanted = walker.start === '' ? undefined : fromLocalDateTime(`${day}T${walker.start}`).hour
  const chosenStart = wanted !== undefined && wanted > walkInStart(business) ? wanted : undefined
  const { offers, back, why } = useMemo(() => {
    const today: CalendarDay = { date: day, blocked: isBlocked(day) }
    const busyOf = (vehicleId: number) => [
      ...busyOn(day, bookings, { vehicleId, now: business.now }),
      ...closedHoursOn(day, closures, vehicleId),
    ]
    return {
      offers: walkInOffers(fleet, { today, busyOf, chosen: chosenStart }, business),
      back: returning(fleet, busyOf, business),
      why: whyNone(fleet, today, business),
    }
  }, [fleet, bookings, business, isBlocked, day, chosenStart, closures])

  const offer = offers.find(({ vehicle }) => vehicle.id === walker.vehicleId)
  const chosen = fleet.find(({ id }) => id === walker.vehicleId)
  const quoteOf = (vehicle: Vehicle, hours: number) =>
    walkInQuote(vehicle, { hours, license: walker.license }, business)
  const quote = offer && quoteOf(offer.vehicle, walker.hours)
  const start = walkInStart(business, chosenStart)

  const book = useWrite(bookWalkIn, {
    refreshes: [getTimeline],
  })

  const change = (changes: Partial<Walker>) => {
    book.reset()
    setWalker((before) => ({ ...before, ...changes }))
  }

  async function submit() {
    setTries(tries + 1)
    if (!offer || !quote || errorsIn(walker).length > 0 || book.isPending) return
    const { vehicleId, hours, name, phone, email, people, license } = walker
    const at = chosenStart === undefined ? {} : { start: chosenStart }
    const body = {
      vehicle_id: vehicleId,
      ...at,
      hours,
      name,
      phone,
      email,
      people,
      license,
      price: toUnits(quote.total),
    }
    const done = await book.mutateAsync({ body }).catch(() => undefined)
    if (!done) return
    forgetKept(keptAs)
    setWalker({ ...nobody })
    setTries(0)
    setBooked({ ...done, onSite: quote.onSite, name: name.trim() })
  }

  const errorsIn = ({ name, email, phone, people, license }: Walker): FieldError[] => [
    ...errorsOf(walkInDetails, { name, email, phone, people }),
    ...(offer ? walkInErrors(offer.vehicle, { people, license }) : []),
  ]
  const refused = book.error instanceof ApiError ? book.error.errors : []

  return {
    offers,
    back,
    /** Why there are none right now, where there are none. */
    why,
    start,
    /** The starts to choose from, `HH:MM`; the first one, empty, is now. */
    pricing: pricingOf(business, day),
    starts: laterStarts(business),
    soonest: walkInStart(business),
    isOpen: walkInStart(business) - business.now.hour < walkInStep,
    chosenStart,
    walker,
    /** The boat that was chosen; without an offer when somebody took it meanwhile. */
    chosen,
    offer,
    quote,
    quoteOf,
    change,
    choose(vehicleId: number) {
      const found = offers.find(({ vehicle }) => vehicle.id === vehicleId)
      const people = Math.min(walker.people, found?.vehicle.passengers ?? walker.people)
      const license = found ? (licenseChoices(found.vehicle)[0] ?? '') : ''
      change({ vehicleId, hours: found?.durations[0] ?? 0, people, license })
    },
    submit,
    busy: book.isPending,
    errors: tries > 0 ? [...errorsIn(walker), ...refused] : [],
    /** What the server said, where no field says it. */
    refusal: refused.length > 0 ? undefined : book.error?.message,
    booked,
    next: () => setBooked(undefined),
  }
}
