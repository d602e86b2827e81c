import { useMemo, useState } from 'react'
import { sentenceOn } from '#features/settings/special-days/rules.ts'
import type { Vehicle } from '#features/vehicles/contract.ts'
import { addDays, fromLocalDateTime } from '#kit/shared/day.ts'
import { errorsOf } from '#kit/shared/fields.ts'
import { language as spoken } from '#kit/shared/language.ts'
import { parseCents, toUnits } from '#kit/shared/money.ts'
import type { FieldError } from '#kit/shared/problem.ts'
import { ApiError } from '#kit/ui/api.ts'
import { forgetKept } from '#kit/ui/kept-state.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import type { Closure } from '../../closures/contract/closure.ts'
import { closedHoursOn } from '../../closures/rules.ts'
import { offeredExtras, type Quote } from '../../rules/prices.ts'
import { type CalendarDay, hoursToInterval, pricingOf } from '../../rules.ts'
import { getStayCalendar } from '../../stays/contract.ts'
import { stayInterval } from '../../stays/rules.ts'
import { getTimeline } from '../../timeline/contract.ts'
import type { Scene } from '../../timeline/rules/move.ts'
import { bookWalkIn, walkInDetails } from '../contract.ts'
import { nightsAsked } from '../rules/nights.ts'
import {
  agreedInstead,
  busyOn,
  laterStarts,
  licenseChoices,
  returning,
  type WalkInOffer,
  walkInErrors,
  walkInOffers,
  walkInQuote,
  walkInStart,
  walkInStep,
  whyNone,
} from '../rules.ts'
import { words } from '../words.ts'
import { useNights } from './use-nights.ts'
import { keptAs, nobody, unset, type useWalker, type Walker } from './use-walker.ts'

const noClosures: readonly Closure[] = []

export type WalkInBooked = {
  booking_id: number
  reference: string
  vehicle_name: string
  starts_at: string
  ends_at: string
  price: number
  /** What is paid with the check-out besides. */
  onSite: Quote['onSite']
  name: string
  email: string
  isToday: boolean
}

/** What fits the boat of what is typed in: a duration and a licence are chosen before anybody does. */
function fitted(kept: Walker, nights: number | undefined, offer: WalkInOffer | undefined, scene: Scene): Walker {
  const walker = { ...kept, nights }
  if (!offer) return walker
  const { vehicle, durations } = offer
  const licenses = licenseChoices(vehicle, nights)
  const offered = offeredExtras(vehicle, nights === undefined ? 'hours' : 'days', scene.business.extras)
  return {
    ...walker,
    hours: nights !== undefined || durations.includes(walker.hours) ? walker.hours : (durations[0] ?? 0),
    license: licenses.find((one) => one === walker.license) ?? licenses[0] ?? '',
    people: Math.min(walker.people, vehicle.passengers),
    extras: walker.extras.filter((extra) => offered.includes(extra)),
  }
}

/** The booking that is being entered: what can be had, what is chosen, what is wrong with it, and booking it. */
export function useWalkIn(scene: Scene, [kept, setWalker]: ReturnType<typeof useWalker>, isWaiting = false) {
  const [tries, setTries] = useState(0)
  const [booked, setBooked] = useState<WalkInBooked>()
  const { fleet, bookings, business, isBlocked, closures = noClosures } = scene
  const today = business.now.day
  const day = kept.day === '' || kept.day < today ? today : kept.day
  const isToday = day === today
  const chosen = fleet.find(({ id }) => id === kept.vehicleId)
  const { nights, isEither, usualNights } = nightsAsked(chosen ? [chosen] : fleet, kept.nights)
  const nightly = useNights(scene, day, nights)
  const isUnknown = nights === undefined ? isWaiting : !nightly

  // One that has passed while somebody typed is now.
  const wanted = kept.start === '' ? undefined : fromLocalDateTime(`${today}T${kept.start}`).hour
  const chosenStart = wanted !== undefined && (!isToday || wanted > walkInStart(business)) ? wanted : undefined
  const {
    offers: hourly,
    back,
    why,
  } = useMemo(() => {
    // What another day has is no answer for this one.
    if (day === unset || isWaiting) return { offers: [], back: [], why: 'closed' as const }
    const date: CalendarDay = { date: day, blocked: isBlocked(day) }
    const busyOf = (vehicleId: number) => [
      ...busyOn(day, bookings, { vehicleId, now: business.now }),
      ...closedHoursOn(day, closures, vehicleId),
    ]
    return {
      offers: walkInOffers(fleet, { today: date, busyOf, chosen: chosenStart }, business),
      back: isToday ? returning(fleet, busyOf, business) : [],
      why: whyNone(fleet, date, business),
    }
  }, [fleet, bookings, business, isBlocked, day, isToday, isWaiting, chosenStart, closures])

  const offers = nights === undefined ? hourly : (nightly ?? [])
  const offer = offers.find(({ vehicle }) => vehicle.id === kept.vehicleId)
  const walker = fitted(kept, nights, offer, scene)
  const quoteOf = (vehicle: Vehicle, hours: number) => walkInQuote(vehicle, { ...walker, hours, day }, business)
  const listed = offer && quoteOf(offer.vehicle, walker.hours)
  const agreed = walker.agreed.trim() === '' ? undefined : parseCents(walker.agreed)
  const quote = listed && agreedInstead(listed, { price: agreed, reason: walker.reason })
  const start = walkInStart(business, chosenStart, day)
  const span = () =>
    nights === undefined
      ? hoursToInterval(day, start, walker.hours)
      : stayInterval({ start: day, end: addDays(day, nights) }, business)

  const book = useWrite(bookWalkIn, { refreshes: [getTimeline, getStayCalendar] })

  const change = (changes: Partial<Walker>) => {
    book.reset()
    setWalker((before) => ({ ...before, ...changes }))
  }

  async function submit() {
    setTries(tries + 1)
    if (!offer || !listed || !quote || errorsIn(walker).length > 0 || book.isPending) return
    const { vehicleId, hours, name, phone, email, language, people, license, extras, note, reason } = walker
    const body = {
      vehicle_id: vehicleId,
      ...(isToday ? {} : { day }),
      ...(nights !== undefined ? { nights } : { hours, ...(chosenStart !== undefined && { start: chosenStart }) }),
      ...{ name, phone, email, people, license, extras, note: note.trim(), price: toUnits(listed.total) },
      ...(language === '' ? {} : { language }),
      ...(agreed === undefined ? {} : { agreed_price: toUnits(agreed), agreed_reason: reason.trim() }),
    }
    const done = await book.mutateAsync({ body }).catch(() => undefined)
    if (!done) return
    forgetKept(keptAs)
    setWalker({ ...nobody })
    setTries(0)
    setBooked({ ...done, onSite: quote.onSite, name: name.trim(), email: email.trim(), isToday })
  }

  const errorsIn = ({ name, email, phone, people, ...told }: Walker): FieldError[] => [
    ...errorsOf(walkInDetails, { name, email, phone, people }),
    ...(offer ? walkInErrors(offer.vehicle, { people, ...told }) : []),
    ...priceErrors(told, listed?.total),
  ]
  const refused = book.error instanceof ApiError ? book.error.errors : []

  return {
    today,
    tomorrow: addDays(today, 1),
    day,
    isToday,
    isWaiting: isUnknown,
    nights,
    /** Whether it can be had by the hour and over nights. */
    isEither,
    usualNights,
    offers,
    back,
    /** Why there are none then, where there are none. */
    why,
    /** What is said of the day, where it has other hours than its season. */
    special: day === unset ? undefined : sentenceOn(business.settings, day),
    start,
    span,
    pricing: pricingOf(business, day === unset ? today : day),
    extras: business.extras,
    /** The starts to choose from besides now. */
    starts: day === unset ? [] : laterStarts(business, day),
    soonest: walkInStart(business),
    isOpen: walkInStart(business) - business.now.hour < walkInStep,
    chosenStart,
    walker,
    language: walker.language || spoken(),
    /** The boat that was chosen; without an offer when it cannot be had then. */
    chosen,
    offer,
    listed,
    quote,
    quoteOf,
    change,
    choose: (vehicleId: number) => change({ vehicleId }),
    submit,
    busy: book.isPending,
    errors: tries > 0 ? [...errorsIn(walker), ...refused] : [],
    /** What the server said, where no field says it. */
    refusal: refused.length > 0 ? undefined : book.error?.message,
    booked,
    next: () => setBooked(undefined),
  }
}

export type WalkInState = ReturnType<typeof useWalkIn>

/** Another price comes with its reason. */
function priceErrors({ agreed, reason }: Pick<Walker, 'agreed' | 'reason'>, listed: number | undefined): FieldError[] {
  if (agreed.trim() === '') return []
  const cents = parseCents(agreed)
  if (cents === undefined) return [{ field: 'agreed_price', message: words.enterPrice }]
  return cents === listed || reason.trim() !== '' ? [] : [{ field: 'agreed_reason', message: words.giveReason }]
}
