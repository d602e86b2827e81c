import type { Vehicle } from '#features/vehicles/contract.ts'
import { type Day, fromLocalDateTime, type Hour, hoursBetween, localDateTime, skippedHour } from '#kit/shared/day.ts'
import { inFirstLanguage } from '#kit/shared/language.ts'
import { type Cents, toCents } from '#kit/shared/money.ts'
import type { Settled } from '../change/rules/settle.ts'
import {
  answered,
  asField,
  type Changeable,
  type Changed,
  type ChangeFacts,
  intervalOf,
  isPriceChange,
  isSameParty,
  isSameSet,
  keptOf,
  notOffered,
  partyOf,
  type Wish,
  withKept,
} from '../change/rules.ts'
import { withPrice } from '../day/rules.ts'
import { detailsErrors, withoutCaptain } from '../rules/details.ts'
import { planRefusal } from '../rules/handover.ts'
import { licenseOf } from '../rules/party.ts'
import { canTake, promoOf, type Quote, splitOnSite } from '../rules/prices.ts'
import { type Refusal, refusal, selectionRefusal } from '../rules.ts'
import { stayRefusal } from '../stays/rules.ts'
import {
  asBooked,
  earliest,
  forTheBusiness,
  keptQuote,
  type Movable,
  type MoveRefusal,
  movedExtras,
  movedQuote,
  type Target,
} from '../timeline/rules/move.ts'
import { words as timelineWords } from '../timeline/words.ts'
import { words as bookingWords } from '../words.ts'
import { words } from './words.ts'

/** How staff want a booking to be: what its customer may want, on any boat, and at which price. */
export type StaffWish = Wish & {
  has_license?: 'yes' | 'no' | undefined
  price: 'new' | 'keep' | 'other'
  /** In dollars. */
  new_price?: number | undefined
  price_change_reason?: string | undefined
}

/** `vehicle` is the boat it is to be on, `from` the one it is on: undefined when that is not in the fleet any more. */
export type StaffFacts = ChangeFacts & { from: Vehicle | undefined }

/** A booking as staff want it, as far as it can be said. */
export type StaffChange = Omit<Changed, 'refusal' | 'kept' | 'leastFee' | 'feeAfter'> & {
  refusal: Refusal | MoveRefusal | undefined
  /** What is against it, and for the business to decide. */
  warnings: Refusal[]
  hasLicense: boolean | null
  /** As if it was booked now, whichever price is chosen. */
  listed: Cents | undefined
  /** Whether it stays on its boat when it is. */
  isThere: boolean
}

const refuse = (code: string, detail: string): MoveRefusal => ({ code, detail })

/** Why nothing at all can be changed. */
export function standingRefusal({ isCanceled, isHeld }: Pick<Changeable, 'isCanceled' | 'isHeld'>) {
  if (isCanceled) return refuse('CANCELED', bookingWords.wasCanceled)
  return isHeld ? refuse('HELD', timelineWords.isHeld) : undefined
}

/** Why boat, time, extras and people stay: it is over. Of a boat that is out the end can be changed. */
export function overRefusal(
  { progress, endsAt }: Pick<Changeable, 'progress' | 'endsAt'>,
  { now }: Pick<ChangeFacts['business'], 'now'>,
) {
  if (progress === 'back') return planRefusal('back')
  const isOver = progress === 'none' && endsAt <= localDateTime(now.day, now.hour)
  return isOver ? refuse('OVER', timelineWords.isOver) : undefined
}

/** What a wish makes of a booking. Whether the boat is free then is for the bookings to say. */
export function staffChange(booking: Changeable, wish: StaffWish, facts: StaffFacts): StaffChange {
  const { vehicle, from, business } = facts
  const { interval, errors } = intervalOf(booking, wish, business)
  const party = partyOf(wish)
  const hasLicense = licenseSaid(booking, vehicle, wish)
  const wanted = {
    ...booking,
    ...interval,
    hasLicense,
    people: party.people,
    extras: wish.extras,
    promo: promoOf(booking.quote),
  }
  const isThere =
    interval.startsAt === booking.startsAt && interval.endsAt === booking.endsAt && vehicle.id === booking.vehicleId
  const extras = movedExtras(wanted, { ...placeOf(wanted), vehicle, from })
  const hasSameExtras = isSameSet(booking.extras, extras)
  const stays = isThere && hasSameExtras && isSameParty(booking, party) && hasLicense === booking.hasLicense
  const aboard = booking.kind === 'days' ? withoutCaptain(vehicle) : vehicle
  const said = { hasLicense: hasLicense === null ? undefined : hasLicense ? 'yes' : 'no' } as const
  const details = { ...wish, ageFrom: wish.age_from, ageTo: wish.age_to, ...said }
  const place = isThere ? nothingAgainst : againstPlace(booking, wanted, extras, facts)
  const prices = inFirstLanguage(() => pricesOf(booking, wanted, wish, facts))
  const agreed = stays ? booking.quote : prices?.quote
  const quote = wish.price === 'other' && agreed ? atOtherPrice(agreed, wish) : agreed
  const hasLicenseOfBefore = hasSameExtras && vehicle.id === booking.vehicleId && hasLicense === booking.hasLicense
  return {
    refusal: stays
      ? undefined
      : (overRefusal(booking, business) ??
        outRefusal(
          booking,
          { isSameElse: hasSameExtras && isSameParty(booking, party), vehicle, ...interval },
          facts,
        ) ??
        place.refusal ??
        (lacksExtra(wish, extras, booking, facts) ? notOffered() : undefined)),
    warnings: place.warnings,
    errors: stays ? errors : [...errors, ...detailsErrors(details, aboard, extras).map(asField)],
    isSame: stays && quote?.total === booking.quote.total,
    isThere,
    ...interval,
    extras,
    license: (hasLicenseOfBefore && booking.license) || licenseOf(answered({ ...booking, hasLicense }), aboard, extras),
    hasLicense,
    party,
    quote,
    listed: prices?.listed,
  }
}

/** Of a boat that needs a licence it is said whether there is one: what was said before counts further on. */
const licenseSaid = (booking: Changeable, vehicle: Vehicle, { has_license }: StaffWish): boolean | null =>
  vehicle.license !== 'yes'
    ? vehicle.id === booking.vehicleId
      ? booking.hasLicense
      : null
    : has_license === undefined
      ? booking.hasLicense
      : has_license === 'yes'

const placeOf = ({ startsAt }: Pick<Movable, 'startsAt'>): { day: Day; start: Hour } => {
  const { day, hour } = fromLocalDateTime(startsAt)
  return { day, start: hour }
}

const lacksExtra = (
  wish: StaffWish,
  extras: readonly string[],
  booking: Changeable,
  { vehicle, business }: StaffFacts,
) => {
  const { extras: rows } = asBooked(business, booking.extras)
  return (
    wish.extras.some((extra) => extra !== 'captain' && !extras.includes(extra)) ||
    extras.some((extra) => !canTake(vehicle, extra, booking.kind, rows))
  )
}

type Place = Pick<Movable, 'startsAt' | 'endsAt'>

/** Who is aboard comes back at another time, and all else is settled when they do. */
function outRefusal(
  { progress, vehicleId, startsAt }: Changeable,
  to: Place & { vehicle: Vehicle; isSameElse: boolean },
  { business: { now } }: StaffFacts,
): MoveRefusal | undefined {
  if (progress !== 'out') return undefined
  if (!to.isSameElse || to.vehicle.id !== vehicleId || to.startsAt !== startsAt)
    return refuse('BOAT_OUT', words.onlyItsEnd)
  return to.endsAt <= localDateTime(now.day, now.hour) ? refuse('PAST', bookingWords.refusals.PAST) : undefined
}

type Against = { refusal: Refusal | undefined; warnings: Refusal[] }
const nothingAgainst: Against = { refusal: undefined, warnings: [] }

function againstPlace(
  booking: Changeable,
  wanted: Movable,
  extras: readonly string[],
  { vehicle, business, isBlocked }: StaffFacts,
): Against {
  const isMoved = wanted.startsAt !== booking.startsAt
  if (isMoved && wanted.startsAt < earliest(booking, business)) return { refusal: refusal('PAST'), warnings: [] }
  const own = asBooked(business, extras)
  const { day, start } = placeOf(wanted)
  const end = fromLocalDateTime(wanted.endsAt)
  if (booking.kind === 'days') {
    // A stay that is under way may end on another day: its first one is not past.
    const now = day < business.now.day ? { day, hour: 0 } : business.now
    return asWarning(
      stayRefusal({ vehicle, stay: { start: day, end: end.day }, extras, isStaff: true }, { ...own, now }, isBlocked),
    )
  }
  const hours = hoursBetween({ day, hour: start }, end)
  const startStep = wanted.startsAt.slice(11) === booking.startsAt.slice(11) ? 1 / 12 : undefined
  const selection = { vehicle, day: { date: day, blocked: isBlocked(day) }, start, hours, extras, isStaff: true }
  const against = selectionRefusal({ ...selection, startStep }, own)
  if (against && start + hours > 24) return { refusal: against, warnings: [] }
  if (skippedHour(day, start, start + hours, business.timeZone) !== undefined)
    return { refusal: refusal('SKIPPED_HOUR'), warnings: [] }
  return asWarning(against)
}

/** Nobody decides that a boat can be had which is blocked. */
const asWarning = (against: Refusal | undefined): Against =>
  against && forTheBusiness.includes(against.code)
    ? { refusal: undefined, warnings: [against] }
    : { refusal: against, warnings: [] }

/** The price as if it was booked now, or what was agreed under the name of the boat it is for now. */
function pricesOf(
  booking: Changeable,
  wanted: Movable,
  { price }: StaffWish,
  facts: StaffFacts,
): { quote: Quote; listed: Cents } | undefined {
  const { vehicle, from, business } = facts
  const target: Target = { ...placeOf(wanted), vehicle, from }
  const fresh = movedQuote(wanted, target, business)
  if (!fresh) return undefined
  const before = keptOf(booking.quote)
  const listed = { ...withKept(fresh, before), terms: booking.quote.terms }
  if (price === 'keep') return { quote: withDepositOf(keptQuote(booking.quote, fresh), fresh), listed: listed.total }
  const here =
    from && movedQuote({ ...booking, promo: wanted.promo }, { ...placeOf(booking), vehicle: from, from }, business)
  // Where nothing changes that makes the price, the agreed one stays.
  const isPricedAlike = here && from.id === vehicle.id && JSON.stringify(here) === JSON.stringify(fresh)
  return { quote: isPricedAlike ? booking.quote : listed, listed: listed.total }
}

/** The deposit is that of the boat, whatever was agreed of the price. */
const withDepositOf = (kept: Quote, { onSite }: Quote): Quote => {
  const { fees } = splitOnSite(onSite)
  return { ...kept, onSite: [...onSite.filter((line) => !fees.includes(line)), ...splitOnSite(kept.onSite).fees] }
}

/** Another price, as staff agree on it with the customer: in place of one that was agreed on before. */
function atOtherPrice(quote: Quote, { new_price, price_change_reason: reason = '' }: StaffWish): Quote {
  const price = new_price === undefined ? quote.total : toCents(new_price)
  return price === quote.total ? quote : withPrice(quote, { wasChanged: isChanged(quote), price, reason })
}

const isChanged = ({ lines }: Quote) => lines.some((line, i) => i === lines.length - 1 && isPriceChange(line))

/** A price as it was booked, and as staff agreed on it. */
export function pricesIn(quote: Quote): { price: Cents; newPrice: Cents | null; priceChangeReason: string | null } {
  const last = quote.lines.at(-1)
  if (!last || !isChanged(quote)) return { price: quote.total, newPrice: null, priceChangeReason: null }
  return {
    price: quote.total - last.cents,
    newPrice: quote.total,
    priceChangeReason: last.label.slice(last.label.indexOf(': ') + 2),
  }
}

/**
 * The same at the desk: nobody is asked to pay online before the change. What a paid booking costs more is open from then
 * on, and paid at the till or on the own page.
 */
export const settledByStaff = (settled: Settled): Settled => ({
  ...settled,
  pay: 0,
  openAfter: settled.openAfter + settled.pay,
})

/** Whether money or the value of a voucher moves with a change, which is not taken back by a touch. */
export const movesMoney = ({ voucherMore, voucherBack, providerBack, handBack }: Settled): boolean =>
  voucherMore + voucherBack + providerBack + handBack > 0
