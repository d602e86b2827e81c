import type { WallClock } from '#kit/shared/day.ts'
import { notFound, ProblemError } from '#kit/shared/problem.ts'
import { type Out, outSentence } from '../../rules/handover.ts'
import type { StoredBooking } from '../../server/queries/bookings.ts'
import { words as bookingWords } from '../../words.ts'
import type { MoveRefusal } from '../rules/move.ts'
import { takenSentence } from '../rules.ts'
import { words } from '../words.ts'
import type { Clash } from './queries.ts'

export function existing(booking: StoredBooking | undefined): StoredBooking {
  if (!booking) throw notFound(bookingWords.noSuchBooking)
  if (booking.isCanceled) throw new ProblemError(409, 'CANCELED', bookingWords.wasCanceled)
  return booking
}

const conflicts = new Set(['HELD', 'OVER', 'BOAT_OUT', 'BOAT_BACK'])

export function refuseIf(refusal: MoveRefusal | undefined) {
  if (refusal) throw new ProblemError(conflicts.has(refusal.code) ? 409 : 422, refusal.code, refusal.detail)
}

/** Somebody else has the boat: who, and when. */
export const taken = (vehicleName: string, clash: Clash | undefined) =>
  new ProblemError(409, 'TAKEN', clash ? takenSentence(vehicleName, clash) : words.takenThen(vehicleName), {
    ...(clash && { extra: { clash } }),
  })

export const stillOut = (out: Out, now: WallClock) => new ProblemError(409, 'TAKEN', outSentence(out, now))
