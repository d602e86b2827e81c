import type { Transaction } from '#kit/server/postgres/db.ts'
import type { WallClock } from '#kit/shared/day.ts'
import { notFound, ProblemError } from '#kit/shared/problem.ts'
import { type Out, outSentence } from '../../rules/handover.ts'
import type { StoredBooking } from '../../server/queries/bookings.ts'
import { words as bookingWords } from '../../words.ts'
import { type MoveRefusal, mayTakeNewPrice } from '../rules/move.ts'
import { takenSentence } from '../rules.ts'
import { words } from '../words.ts'
import { type Clash, isBeingPaid } from './queries.ts'

export function existing(booking: StoredBooking | undefined): StoredBooking {
  if (!booking) throw notFound(bookingWords.noSuchBooking)
  if (booking.isCanceled) throw new ProblemError(409, 'CANCELED', bookingWords.wasCanceled)
  return booking
}

const conflicts = new Set(['HELD', 'OVER', 'BOAT_OUT', 'BOAT_BACK'])

export function refuseIf(refusal: MoveRefusal | undefined) {
  if (refusal) throw new ProblemError(conflicts.has(refusal.code) ? 409 : 422, refusal.code, refusal.detail)
}

export const pricedAnew = () => new ProblemError(409, 'PRICE_CHANGED', words.pricedAnew)

/** A price that something was paid of, or is being paid of right now, stays. */
export async function refuseOtherPriceOf(tx: Transaction, booking: StoredBooking) {
  if (!mayTakeNewPrice(booking)) throw new ProblemError(409, 'PAID', words.somethingPaid)
  if (await isBeingPaid(tx, booking.id)) throw new ProblemError(409, 'HELD', words.isHeld)
}

/** Somebody else has the boat: who, and when. */
export const taken = (vehicleName: string, clash: Clash | undefined) =>
  new ProblemError(409, 'TAKEN', clash ? takenSentence(vehicleName, clash) : words.takenThen(vehicleName), {
    ...(clash && { extra: { clash } }),
  })

export const stillOut = (out: Out, now: WallClock) => new ProblemError(409, 'TAKEN', outSentence(out, now))
