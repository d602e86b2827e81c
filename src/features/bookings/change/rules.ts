import type { Vehicle } from '#features/vehicles/contract.ts'
import { bookableDurations, durationStep, leastNights } from '#features/vehicles/rules.ts'
import { addDays, type Day, fromLocalDateTime, type Hour, hoursBetween, localDateTime } from '#kit/shared/day.ts'
import { inFirstLanguage } from '#kit/shared/language.ts'
import { type Cents, includedTax } from '#kit/shared/money.ts'
import type { FieldError } from '#kit/shared/problem.ts'
import type { Extra } from '../contract.ts'
import { cancellationFee, isAhead } from '../rules/cancellation.ts'
import { detailsErrors, withoutCaptain } from '../rules/details.ts'
import { type License, licenseOf, type Party } from '../rules/party.ts'
import { isOffered, promoOf, type Quote, type QuoteLine, vatPercent } from '../rules/prices.ts'
import {
  availableHours,
  type Business,
  hoursToInterval,
  type Interval,
  type Refusal,
  selectionRefusal,
} from '../rules.ts'
import { mostNights } from '../stays/contract.ts'
import { isFreeStay, type StayCalendar, stayInterval, stayRefusal } from '../stays/rules.ts'
import {
  asBooked,
  type Movable,
  type MoveRefusal,
  movedExtras,
  movedQuote,
  stateRefusal,
  type Target,
} from '../timeline/rules/move.ts'
import { words as bookingWords } from '../words.ts'
import { words } from './words.ts'

/** How a customer wants their booking to be: by the hour `start` and `hours` count, over nights `end`, its last day. */
export type Wish = {
  day: Day
  start?: Hour | undefined
  hours?: number | undefined
  end?: Day | undefined
  extras: readonly Extra[]
  adults: number
  children: number
  age_from?: number | undefined
  age_to?: number | undefined
}

/** What of a booking decides about its change. */
export type Changeable = Movable &
  Pick<Party, 'license' | 'adults' | 'children' | 'ageFrom' | 'ageTo'> & {
    isCanceled: boolean
    /** Where several were booked as one. */
    boats?: readonly unknown[]
    quote: Quote
    voucherAmount: Cents
    leastFee: Cents
  }

type Limits = Pick<Business, 'settings' | 'now'>

/** The last moment at which a customer may change a booking, on the wall clock; undefined where they may not at all. */
export function changeableUntil({ kind, startsAt }: Pick<Movable, 'kind' | 'startsAt'>, { settings }: Limits) {
  const { change_hours, change_days } = settings
  const { day, hour } = fromLocalDateTime(startsAt)
  if (kind === 'days') return change_days === 0 ? undefined : localDateTime(addDays(day, -change_days), 24)
  const days = Math.floor((hour - change_hours) / 24)
  return change_hours === 0 ? undefined : localDateTime(addDays(day, days), hour - change_hours - days * 24)
}

const refuse = (code: string, detail: string): MoveRefusal => ({ code, detail })

/** Why a customer cannot change a booking themselves, whatever they want. */
export function changeRefusal(booking: Changeable, business: Limits): MoveRefusal | undefined {
  const { now } = business
  if (booking.isCanceled) return refuse('CANCELED', bookingWords.wasCanceled)
  if (booking.boats) return refuse('SEVERAL', words.severalBoats)
  const standing = stateRefusal(booking, business)
  if (standing) return refuse(standing.code, standing.code === 'HELD' ? words.isHeld : standing.detail)
  if (!isAhead(booking.startsAt, now)) return refuse('OVER', words.hasBegun)
  const until = changeableUntil(booking, business)
  if (until === undefined) return refuse('SWITCHED_OFF', words.switchedOff)
  if (localDateTime(now.day, now.hour) > until) return refuse('TOO_LATE', words.tooLate(limitWords(booking, business)))
  return booking.quote.lines.some(isPriceChange) ? refuse('AGREED_PRICE', words.agreedPrice) : undefined
}

/** `24 hours`, or `30 days`: until how long before the start. */
export const limitWords = ({ kind }: Pick<Movable, 'kind'>, { settings }: Pick<Limits, 'settings'>): string =>
  kind === 'days' ? words.daysLong(settings.change_days) : words.hoursLong(settings.change_hours)

/** A booking as it is to be, as far as it can be said. */
export type Changed = {
  refusal: Refusal | MoveRefusal | undefined
  errors: FieldError[]
  isSame: boolean
  startsAt: string
  endsAt: string
  extras: Extra[]
  license: License | null
  party: Pick<Party, 'adults' | 'children' | 'ageFrom' | 'ageTo'> & { people: number }
  /** With what is kept of what is given up; undefined where there is no price for it. */
  quote: Quote | undefined
  /** What is kept now. */
  kept: Cents
  leastFee: Cents
  /** What canceling costs right after it, where that is more than the terms say for the new price; else 0. */
  feeAfter: Cents
}

export type ChangeFacts = {
  vehicle: Vehicle
  business: Business
  isBlocked: (day: Day) => boolean
  /** What one of the prices' currency is in euros. */
  toEuros: number
}

/** What a wish makes of a booking, at the price of today. Whether the boat is still free is for the bookings to say. */
export function changedBooking(booking: Changeable, wish: Wish, facts: ChangeFacts): Changed {
  const { vehicle, business } = facts
  const { interval, errors } = intervalOf(booking, wish, business)
  const party = partyOf(wish)
  const wanted = { ...booking, ...interval, people: party.people, extras: wish.extras, promo: promoOf(booking.quote) }
  const extras = movedExtras(wanted, targetOf(wanted, vehicle))
  const isThere = interval.startsAt === booking.startsAt && interval.endsAt === booking.endsAt
  const hasSameExtras = isSameSet(booking.extras, extras)
  const agreed = inFirstLanguage(() => priceOf(booking, { wanted, isThere }, facts))
  const { extras: rows } = asBooked(business, booking.extras)
  const isOfferedAll =
    agreed && wish.extras.every((extra) => extras.includes(extra) && isOffered(vehicle, extra, booking.kind, rows))
  const hasLicense = booking.hasLicense ? 'yes' : 'no'
  const details = { ...wish, ageFrom: wish.age_from, ageTo: wish.age_to, hasLicense } as const
  const leastFee = leastFeeOf(booking, facts)
  const aboard = booking.kind === 'days' ? withoutCaptain(vehicle) : vehicle
  return {
    refusal:
      (isThere ? undefined : placeRefusal(booking, wanted, extras, facts)) ?? (isOfferedAll ? undefined : notOffered()),
    errors: [...errors, ...detailsErrors(details, aboard, extras).map(asField)],
    isSame: isThere && hasSameExtras && isSameParty(booking, party),
    ...interval,
    extras,
    license: (hasSameExtras && booking.license) || licenseOf(answered(booking), aboard, extras),
    party,
    quote: agreed?.quote,
    kept: agreed?.kept ?? 0,
    leastFee,
    feeAfter:
      agreed && leastFee > ladder({ ...interval, quote: agreed.quote }, agreed.quote.total, facts) ? leastFee : 0,
  }
}

export const answered = ({ hasLicense }: Changeable) => (hasLicense === null ? undefined : hasLicense ? 'yes' : 'no')

export const notOffered = () => refuse('EXTRA_NOT_OFFERED', bookingWords.refusals.EXTRA_NOT_OFFERED)

const fieldNames: Record<string, string> = { ageFrom: 'age_from', ageTo: 'age_to', hasLicense: 'extras' }
export const asField = ({ field, message }: FieldError): FieldError => ({ field: fieldNames[field] ?? field, message })

/** When it would be; as it is, with what is missing, where the wish does not say. */
export function intervalOf(
  { kind, startsAt, endsAt }: Changeable,
  { day, start, hours, end }: Wish,
  business: Business,
) {
  const asItIs = { startsAt, endsAt }
  const missing = (field: string, message: string) => ({ interval: asItIs, errors: [{ field, message }] })
  if (kind === 'days') {
    if (end === undefined || end < day) return missing('end', words.chooseDays)
    return { interval: stayInterval({ start: day, end }, business), errors: [] }
  }
  if (start === undefined) return missing('start', bookingWords.chooseTime)
  if (hours === undefined) return missing('hours', bookingWords.chooseDuration)
  return { interval: hoursToInterval(day, start, hours), errors: [] }
}

export const partyOf = ({ adults, children, age_from, age_to }: Wish): Changed['party'] => ({
  people: adults + children,
  adults,
  children,
  ageFrom: children > 0 ? (age_from ?? null) : null,
  ageTo: children > 1 ? (age_to ?? null) : null,
})

/** Nobody knows any more of an old booking who came: then only their number counts. */
export const isSameParty = ({ people, adults, children, ageFrom, ageTo }: Changeable, party: Changed['party']) =>
  people === party.people &&
  (adults === null ||
    (adults === party.adults && children === party.children && ageFrom === party.ageFrom && ageTo === party.ageTo))

export const isSameSet = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((one) => b.includes(one))

/** The boat stays the same. */
function targetOf({ startsAt }: Pick<Movable, 'startsAt'>, vehicle: Vehicle): Target {
  const { day, hour } = fromLocalDateTime(startsAt)
  return { vehicle, from: vehicle, day, start: hour }
}

/** Why nobody could have it then, by the rules that hold for anybody who books; a start that stays may be any minute. */
function placeRefusal(
  booking: Changeable,
  { kind, startsAt, endsAt }: Movable,
  extras: readonly Extra[],
  { vehicle, business, isBlocked }: ChangeFacts,
): Refusal | undefined {
  const own = asBooked(business, booking.extras)
  const [{ day, hour: start }, end] = [fromLocalDateTime(startsAt), fromLocalDateTime(endsAt)]
  if (kind === 'days') {
    const selection = { vehicle, stay: { start: day, end: end.day }, extras, isStaff: false }
    return stayRefusal(selection, own, isBlocked)
  }
  const hours = hoursBetween({ day, hour: start }, end)
  const startStep = startsAt.slice(11) === booking.startsAt.slice(11) ? 1 / 12 : undefined
  const selection = { vehicle, day: { date: day, blocked: isBlocked(day) }, start, hours, extras }
  return selectionRefusal({ ...selection, startStep }, own)
}

/** What is kept of what was given up of a stay is a line of its price, and no part of what a change is reckoned on. */
const keptLabel = 'Kept of what was given up'

export const keptOf = ({ lines }: Pick<Quote, 'lines'>): Cents =>
  lines.filter(({ label }) => label === keptLabel).reduce((sum, { cents }) => sum + cents, 0)

export function withKept(quote: Quote, kept: Cents): Quote {
  if (kept === 0) return quote
  const total = quote.total + kept
  return {
    ...quote,
    lines: [...quote.lines, { label: keptLabel, cents: kept }],
    total,
    vat: includedTax(total, vatPercent),
  }
}

/** A price that staff agreed on with the customer. */
export const isPriceChange = ({ label }: QuoteLine) => label.startsWith('Price change: ')

/** What canceling a price would cost now. */
const ladder = (
  { startsAt, quote: { terms } }: Pick<Changeable, 'startsAt' | 'quote'>,
  price: Cents,
  { business, toEuros }: ChangeFacts,
): Cents => cancellationFee(price, { now: business.now.day, start: startsAt.slice(0, 10), toEuros, terms }) ?? price

/** What canceling costs at least from now on: what it costs as the booking is, whatever becomes of it. */
const leastFeeOf = (booking: Changeable, facts: ChangeFacts): Cents =>
  Math.max(booking.leastFee, ladder(booking, booking.quote.total, facts))

/**
 * The price as if it was booked now. Where nothing changes that makes the price, the agreed one stays. Of what is given up
 * of a stay is kept what canceling it would cost; by the hour nothing is, as long as it may be changed.
 */
function priceOf(
  booking: Changeable,
  { wanted, isThere }: { wanted: Movable; isThere: boolean },
  facts: ChangeFacts,
): { quote: Quote; kept: Cents } | undefined {
  const { vehicle, business } = facts
  const fresh = movedQuote(wanted, targetOf(wanted, vehicle), business)
  if (!fresh) return undefined
  const asItIs = isThere && movedQuote({ ...booking, promo: wanted.promo }, targetOf(booking, vehicle), business)
  if (asItIs && JSON.stringify(asItIs) === JSON.stringify(fresh)) return { quote: booking.quote, kept: 0 }
  const before = keptOf(booking.quote)
  const rental = booking.quote.total - before
  const isLess = booking.kind === 'days' && fresh.total < rental
  const givenUp = ladder(booking, rental, facts) - ladder(booking, fresh.total, facts)
  const least = leastFeeOf(booking, facts) - before - fresh.total
  const kept = isLess ? Math.max(givenUp, least, 0) : 0
  // It goes on by the terms it was made by.
  return { quote: { ...withKept(fresh, before + kept), terms: booking.quote.terms }, kept }
}

/** At which hours of a day a boat can be had, and for how long, as others have it. */
export function freeStarts(
  vehicle: Vehicle,
  day: Day,
  busy: readonly Interval[],
  { business, isBlocked }: Pick<ChangeFacts, 'business' | 'isBlocked'>,
): { start: Hour; hours: number }[] {
  const step = durationStep(vehicle.type)
  const shortest = bookableDurations(vehicle, 24)[0] ?? step
  return Array.from({ length: 24 / step }, (_, i) => i * step).flatMap((start) => {
    const hours = availableHours({ day: { date: day, blocked: isBlocked(day) }, start, step, busy }, business)
    return hours >= shortest ? [{ start, hours }] : []
  })
}

/** The last days that a stay from a day on can have. */
export const freeEnds = (day: Day, calendar: StayCalendar): Day[] =>
  Array.from({ length: mostNights - leastNights + 1 }, (_, i) => addDays(day, leastNights + i)).filter((end) =>
    isFreeStay({ start: day, end }, calendar),
  )
