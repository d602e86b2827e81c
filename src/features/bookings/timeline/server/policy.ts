import type { Transaction } from '#kit/server/postgres/db.ts'
import { notFound, ProblemError } from '#kit/shared/problem.ts'
import type { StoredBooking } from '../../server/queries/bookings.ts'
import { type MoveRefusal, mayTakeNewPrice } from '../rules/move.ts'
import { isBeingPaid } from './queries.ts'

export function existing(booking: StoredBooking | undefined): StoredBooking {
  if (!booking) throw notFound('There is no such booking')
  if (booking.isCanceled) throw new ProblemError(409, 'CANCELED', 'This booking was canceled meanwhile')
  return booking
}

const conflicts = new Set(['HELD', 'OVER', 'BOAT_OUT', 'BOAT_BACK'])

export function refuseIf(refusal: MoveRefusal | undefined) {
  if (refusal) throw new ProblemError(conflicts.has(refusal.code) ? 409 : 422, refusal.code, refusal.detail)
}

export const pricedAnew = () =>
  new ProblemError(409, 'PRICE_CHANGED', 'The price was changed after the move, so it cannot be taken back')

/** A price that something was paid of, or is being paid of right now, stays. */
export async function refuseOtherPriceOf(tx: Transaction, booking: StoredBooking) {
  if (!mayTakeNewPrice(booking))
    throw new ProblemError(409, 'PAID', 'Something was paid for this booking already, so its price stays as it is')
  if (await isBeingPaid(tx, booking.id))
    throw new ProblemError(409, 'HELD', 'This booking is held, not confirmed or paid yet')
}
