import { partyText } from '#features/bookings/rules/party.ts'
import { openAmount, splitOnSite } from '#features/bookings/rules/prices.ts'
import type { StoredBooking } from '#features/bookings/server/queries/bookings.ts'
import type { BoatState } from '#features/care/contract.ts'
import type { ReceiptLink } from '#features/cash-register/contract/ledger.ts'
import type { DepositAhead } from '#features/cash-register/receipts/server/queries.ts'
import type { Env } from '#kit/server/settings/env.ts'
import { type Cents, formatMoney, toUnits } from '#kit/shared/money.ts'
import { notFound, ProblemError } from '#kit/shared/problem.ts'
import type { Check } from '../checklist/contract.ts'
import type { Handover } from '../contract.ts'
import { lateHours, termsOf } from '../rules.ts'
import { words } from '../words.ts'
import type { HandoverPicture, StoredHandover, VehicleOf } from './queries.ts'

const refusal = (code: string, detail: string, extra: Readonly<Record<string, unknown>> = {}) =>
  new ProblemError(409, code, detail, { extra })

export const noBooking = () => notFound(words.noBooking)
export const noPicture = () => notFound(words.noPhoto)
export const isCanceled = () => refusal('BOOKING_CANCELED', words.wasCanceled)
export const isHeld = () => refusal('BOOKING_HELD', words.isHeld)
export const isOut = () => refusal('ALREADY_OUT', words.isOut)
export const isNotOut = () => refusal('NOT_OUT', words.isNotOut)
export const isWithSomebodyElse = (detail: string) => refusal('BOAT_OUT', detail)
export const isTakenAgain = (detail: string) => refusal('TAKEN', detail)
export const isBack = () => refusal('ALREADY_BACK', words.isBack)
export const isAtAnotherStep = () => refusal('OTHER_STEP', words.otherStep)
export const tooManyPictures = () => refusal('TOO_MANY', words.enoughPhotos)
export const isFinished = () => refusal('FINISHED', words.photosStay)
export const otherAmount = (back: Cents) =>
  refusal('PRICE_CHANGED', back < 0 ? words.paysNow(formatMoney(-back)) : words.goesBackNow(formatMoney(back)), {
    give_back: toUnits(back),
  })

/** A licence is looked at where the boat asks for one and the customer said to have one, or was not asked: moved there by us. */
export const needsLicense = (
  booking: Pick<StoredBooking, 'hasLicense' | 'license' | 'extras'>,
  license: string,
): boolean =>
  license === 'yes' &&
  (booking.hasLicense === true || (booking.license === 'not_answered' && !booking.extras.includes('captain')))

type Shown = {
  booking: StoredBooking
  vehicle: VehicleOf
  stored: StoredHandover | undefined
  pictures: readonly HandoverPicture[]
  receipts: { out: ReceiptLink[]; back: ReceiptLink[] }
  boat: BoatState
  ahead: DepositAhead | undefined
  now: Temporal.Instant
  /** Minutes. */
  grace: number
  env: Pick<Env, 'timeZone' | 'toEuros'>
}

/** A booking's check-out and return, as the screen shows them. */
export function presentHandover({
  booking,
  vehicle,
  stored,
  pictures,
  receipts,
  boat,
  ahead,
  now,
  grace,
  env,
}: Shown): Handover {
  const held = boat.damages.find(({ booking_id }) => booking_id === booking.id)?.held ?? 0
  const { deposit, fees } = splitOnSite(booking.quote.onSite)
  const terms = termsOf(env.toEuros)
  return {
    booking: {
      id: booking.id,
      reference: booking.reference,
      vehicle_name: booking.vehicleName,
      vehicle_type: vehicle.type,
      drive: vehicle.drive,
      name: booking.name,
      phone: booking.phone,
      email: booking.email,
      people: booking.people,
      comment: partyText(booking),
      starts_at: booking.startsAt,
      ends_at: booking.endsAt,
      canceled: booking.isCanceled,
      paid: booking.isPaid,
      price: booking.quote.total,
      open_amount: booking.isPaid || booking.isCanceled ? 0 : openAmount(booking),
      needs_license: needsLicense(booking, vehicle.license),
    },
    deposit: Math.max(0, deposit - (ahead?.amount ?? 0)),
    ...(ahead && { deposit_ahead: ahead }),
    fees: fees.map(({ label, cents }) => ({ label, amount: cents })),
    terms: {
      late_hour: terms.lateHour,
      fuel_litre: terms.fuelLitre,
    },
    out: stored ? presentOut(stored, receipts.out) : null,
    late_hours: lateHours(booking.endsAt, now, { timeZone: env.timeZone, grace }),
    late_grace: grace,
    back: stored?.backAt ? presentBack(stored, receipts.back, held) : null,
    pictures: pictures.map(presentPicture),
    boat,
  }
}

const presentOut = (stored: StoredHandover, receipts: ReceiptLink[]): NonNullable<Handover['out']> => ({
  dateTime: stored.outAt,
  by: stored.outBy,
  license_seen: stored.licenseSeen,
  fuel: stored.fuelOut,
  note: stored.noteOut,
  signature: stored.signature && `/files/${stored.signature}`,
  signed_by: stored.signedBy,
  deposit: stored.deposit,
  deposit_method: stored.depositMethod,
  fees: stored.fees,
  receipts,
  ...presentChecks(stored.checksOut),
})

const presentBack = (stored: StoredHandover, receipts: ReceiptLink[], held: Cents): NonNullable<Handover['back']> => ({
  dateTime: stored.backAt ?? '',
  by: stored.backBy ?? '',
  fuel: stored.fuelBack,
  note: stored.noteBack,
  damage: stored.damage,
  late_hours: stored.lateHours,
  charges: stored.charges,
  held,
  receipts,
  ...presentChecks(stored.checksBack),
})

const presentChecks = (checks: Check[] | null) => checks && { checks }

export const presentPicture = ({ id, moment, file, item }: HandoverPicture): Handover['pictures'][number] => ({
  id,
  moment,
  src: `/files/${file}`,
  thumbnail: `/files/thumbnail_${file}`,
  ...(item !== null && { item }),
})
