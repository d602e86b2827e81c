import type { Vehicle } from '#features/vehicles/contract.ts'
import type { Context } from '#kit/server/http/context.ts'
import { type Transaction, violates } from '#kit/server/postgres/db.ts'
import { type Day, fromLocalDateTime } from '#kit/shared/day.ts'
import { inFirstLanguage } from '#kit/shared/language.ts'
import { promoOf } from '../../../rules/prices.ts'
import type { Business } from '../../../rules.ts'
import { giveUpOpenPayments } from '../../../server/commands/cancel.ts'
import { putTo, queueForVehicles, refuseAway, tellOfMove, withdrawMails } from '../../../server/commands/move.ts'
import { movedMail } from '../../../server/emails/moved.ts'
import { ownPageOf } from '../../../server/policy.ts'
import { readBooking, type StoredBooking } from '../../../server/queries/bookings.ts'
import type { Rental } from '../../../server/queries/rental.ts'
import { readTrip } from '../../../server/queries/trips.ts'
import {
  keptQuote,
  mayTakeNewPrice,
  movedExtras,
  movedInterval,
  movedLicense,
  movedQuote,
  moveRefusal,
} from '../../../timeline/rules/move.ts'
import { takenSentence } from '../../../timeline/rules.ts'
import { findClash, findToldPlace } from '../../../timeline/server/queries.ts'
import { words as timelineWords } from '../../../timeline/words.ts'
import { words as bookingWords } from '../../../words.ts'
import type { Spot } from '../../rules/places.ts'
import { reasonIn } from '../policy/reasons.ts'
import { takenMeanwhile } from '../policy.ts'

export type Hands = Pick<Context, 'env' | 'links' | 'clock'> & { rental: Rental }

/** What a move is decided on besides the bookings, read before anything is locked. */
export type MoveFacts = { fleet: readonly Vehicle[]; business: Business; isBlocked: (day: Day) => boolean }

export async function readMoveFacts({ rental }: Pick<Hands, 'rental'>): Promise<MoveFacts> {
  const [fleet, business, blocked] = await Promise.all([
    rental.readFleet(),
    rental.readBusiness(),
    rental.readBlocked(),
  ])
  return { fleet, business, isBlocked: (day) => blocked.has(day) }
}

export type Going = { booking: StoredBooking; spot: Pick<Spot, 'vehicleId' | 'startsAt'> }

/** Boats are locked before, all of them; they wait in the queues together, so that no two reviews wait for each other. */
export const queueFor = (tx: Transaction, going: readonly Going[]) =>
  queueForVehicles(
    tx,
    going.flatMap(({ booking, spot }) => [booking.vehicleId, spot.vehicleId]),
  )

/**
 * Puts a boat's booking to where we want it to be: never dearer than agreed, and cheaper where nothing was paid. Gives the
 * move's id. Refused where it cannot be had there. The booking must be locked, and its boats queued for.
 */
export async function moveOne(
  tx: Transaction,
  { booking, spot }: Going,
  { fleet, business, isBlocked }: MoveFacts,
  { by, rental, env }: Hands & { by: string },
): Promise<number> {
  const { day, hour: start } = fromLocalDateTime(spot.startsAt)
  const vehicle = fleet.find(({ id }) => id === spot.vehicleId)
  if (!vehicle) throw takenMeanwhile(booking.name, timelineWords.notInFleet(booking.vehicleName))
  const target = { vehicle, from: fleet.find(({ id }) => id === booking.vehicleId), day, start }
  const refusal = moveRefusal(booking, target, business, isBlocked)
  if (refusal) throw takenMeanwhile(booking.name, refusal.detail)
  const quote = inFirstLanguage(() => movedQuote({ ...booking, promo: promoOf(booking.quote) }, target, business))
  if (!quote) throw takenMeanwhile(booking.name, bookingWords.refusals.DURATION_NOT_OFFERED)
  const place = { vehicleId: vehicle.id, ...movedInterval(booking, target, business) }
  const clash = await findClash(tx, place, booking.id)
  if (clash) throw takenMeanwhile(booking.name, takenSentence(vehicle.name, clash))
  await refuseAway(rental, env.timeZone, tx, place)
  const isCheaper = quote.total < booking.quote.total && mayTakeNewPrice(booking)
  if (isCheaper) await giveUpOpenPayments(tx, booking.id)
  const firstDay = place.startsAt.slice(0, 10)
  const to = {
    ...place,
    extras: movedExtras(booking, target),
    license: movedLicense(booking, target),
    quote: isCheaper ? quote : keptQuote(booking.quote, quote),
    prices: isCheaper ? { price: quote.total, newPrice: null, priceChangeReason: null } : undefined,
    dueOn: booking.dueOn && booking.dueOn < firstDay ? booking.dueOn : booking.dueOn && firstDay,
  }
  return putTo(tx, booking, to, by).catch((error: unknown) => {
    throw violates(error, 'no_double_booking')
      ? takenMeanwhile(booking.name, timelineWords.takenThen(vehicle.name))
      : error
  })
}

/** Tells a customer of a move of ours, and why, in so many seconds. */
export async function tellWhy(
  tx: Transaction,
  { bookingId, moveId }: { bookingId: number; moveId: number },
  { reason, seconds }: { reason: string; seconds: number },
  hands: Hands,
): Promise<void> {
  const booking = await readBooking(tx, { id: bookingId })
  if (!booking || booking.email === '') return
  await withdrawMails(tx, bookingId)
  const former = await findToldPlace(tx, bookingId)
  if (!former) return
  const trip = await readTrip(tx, { id: bookingId })
  const why = reasonIn(booking.language, reason)
  const mail = await movedMail({ ...hands.env, booking, trip, former, reason: why, ownPage: ownPageOf(hands, booking) })
  await tellOfMove(tx, moveId, mail, booking.visitor)
  await tx`
    UPDATE mails SET due_at = now() + make_interval(secs => ${seconds})
    WHERE id = (SELECT mail_id FROM booking_moves WHERE id = ${moveId})`
}
