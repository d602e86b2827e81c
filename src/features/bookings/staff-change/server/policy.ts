import type { Caller } from '#kit/server/http/http.ts'
import { errorsOf } from '#kit/shared/fields.ts'
import { invalid, ProblemError } from '#kit/shared/problem.ts'
import { moneyBack, type Settled } from '../../change/rules/settle.ts'
import { isPriceChange } from '../../change/rules.ts'
import { type Agreed, pricedAnew } from '../../change/server/policy.ts'
import { wholeOf } from '../../rules/prices.ts'
import type { Business } from '../../rules.ts'
import { presentTrip, type StoredBooking } from '../../server/queries/bookings.ts'
import { refuseIf } from '../../timeline/server/policy.ts'
import { type Changeable, otherPrice, type StaffChanged } from '../contract.ts'
import { overRefusal, pricesIn, type StaffChange, type StaffWish, standingRefusal } from '../rules.ts'
import { words } from '../words.ts'
import { type DeskSide, versionOf } from './queries.ts'

export function presentChangeable(booking: StoredBooking, side: DeskSide, business: Pick<Business, 'now'>): Changeable {
  const { id, reference, kind, vehicleId, vehicleName, startsAt, endsAt, extras, people, hasLicense } = booking
  const { name, email, phone, language, quote, isPaid, progress } = booking
  return {
    ...{ id, reference, version: versionOf(booking, side), kind, vehicle_id: vehicleId, vehicle_name: vehicleName },
    ...{ starts_at: startsAt, ends_at: endsAt, extras: [...extras] },
    // Nobody knows any more of an old booking who came: then only their number counts.
    ...{ adults: booking.adults ?? people, children: booking.children ?? 0 },
    ...{ age_from: booking.ageFrom, age_to: booking.ageTo, has_license: hasLicense },
    ...{ name, email, phone, language, note: side.note, price: wholeOf(quote).whole, paid: isPaid, progress },
    refusal: standingRefusal(booking) ?? null,
    place_refusal: overRefusal(booking, business) ?? null,
    has_agreed_price: quote.lines.some(isPriceChange),
    ...presentTrip(id, side.boats),
  }
}

/** Refuses what cannot be had, beside its field where it has one; nothing is changed then. */
export function refuseStaffWish({ refusal, errors }: Pick<StaffChange, 'refusal' | 'errors'>): void {
  if (errors.length > 0) throw invalid(errors, errors[0]?.message)
  refuseIf(refusal)
}

/** Another price is agreed on with its reason, which the customer reads. */
export function refuseUnreasoned({ new_price, price_change_reason }: StaffWish): void {
  const errors = errorsOf(otherPrice, { new_price, price_change_reason })
  if (errors.length > 0) throw invalid(errors, errors[0]?.message)
}

/** Nothing is changed at another difference than was shown. */
export function refuseOtherDifference(
  { quote, settled }: Pick<Agreed, 'quote' | 'settled'>,
  shown: { whole: number; back: number },
): void {
  const back = moneyBack(settled) + settled.voucherBack
  if (wholeOf(quote).whole !== shown.whole || back !== shown.back) throw pricedAnew()
}

/** As canceling what is paid: only admins give money back. */
export const isForAdmins = ({ providerBack, handBack, voucherBack }: Settled): boolean =>
  providerBack + handBack + voucherBack > 0

export function refuseMoneyBack(settled: Settled, { admin, root }: Pick<Caller, 'admin' | 'root'>): void {
  if (isForAdmins(settled) && !admin && !root) throw new ProblemError(403, 'BOOKING_PAID', words.backForAdmins)
}

/** Somebody else has changed it meanwhile: how it stands now, and whoever typed keeps what they typed. */
export const changedMeanwhile = (now: Changeable) =>
  new ProblemError(409, 'CHANGED_MEANWHILE', words.changedMeanwhile, { extra: { now: { version: now.version } } })

export const presentChanged = (
  booking: StoredBooking,
  done: Pick<StaffChanged, 'change_id' | 'open' | 'hand_back' | 'is_told'>,
): StaffChanged => ({
  booking_id: booking.id,
  vehicle_name: booking.vehicleName,
  starts_at: booking.startsAt,
  ends_at: booking.endsAt,
  name: booking.name,
  price: wholeOf(booking.quote).whole,
  ...done,
})

/** For the audit log: what of a booking is another one now. */
export function traceOf(before: StoredBooking, after: StoredBooking, notes: { before: string; after: string }) {
  const of = ({
    vehicleName: vehicle,
    startsAt: starts_at,
    endsAt: ends_at,
    quote,
    people,
    extras,
    ...one
  }: StoredBooking) => ({
    ...{ vehicle, starts_at, ends_at, price: quote.total, people, extras: extras.join(', ') },
    ...{ reason: pricesIn(quote).priceChangeReason },
    ...{ name: one.name, email: one.email, phone: one.phone, language: one.language },
  })
  const [was, is] = [
    { ...of(before), note: notes.before },
    { ...of(after), note: notes.after },
  ]
  const other = (Object.keys(was) as (keyof typeof was)[]).filter((field) => was[field] !== is[field])
  const pick = (one: typeof was) => Object.fromEntries(other.map((field) => [field, one[field]]))
  return { from: pick(was), to: pick(is) }
}
