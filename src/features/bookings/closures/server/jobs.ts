import type { Context } from '#kit/server/http/context.ts'
import { transaction } from '#kit/server/postgres/db.ts'
import type { Job } from '#kit/server/work/jobs.ts'
import { ProblemError } from '#kit/shared/problem.ts'
import { cancelBooking, lockTrip } from '../../server/commands/cancel.ts'
import { reasonIn, whyClosed } from './policy/reasons.ts'

type Due = { closureId: number; bookingId: number; reference: string; reason: string; by: string }

/** Makes the cancellations of reviews once nobody can take them back any more, each by itself and once. */
export function reviewedCancellations(context: Context): Job {
  const { sql, live, clock } = context
  return {
    name: 'reviewed-cancellations',
    everySeconds: 15,
    async run() {
      const due = await sql<Due[]>`
        SELECT d.closure_id AS "closureId", d.booking_id::int AS "bookingId", b.reference, c.reason, c.closed_by AS by
        FROM closure_bookings d JOIN closures c ON c.id = d.closure_id JOIN bookings b ON b.id = d.booking_id
        WHERE d.decision = 'cancel' AND d.done_at IS NULL AND d.told_at <= ${clock().toString()} ORDER BY d.booking_id`
      for (const one of due) await cancelOne(context, one)
      if (due.length > 0) await live.changed('bookings', 'mails', 'payments', 'vouchers')
    },
  }
}

const cancelOne = ({ sql, clock, ...context }: Context, { closureId, bookingId, reference, reason, by }: Due) =>
  transaction(sql, async (tx) => {
    const booking = await lockTrip(tx, reference)
    const claimed = await tx`
      UPDATE closure_bookings SET done_at = ${clock().toString()}
      WHERE closure_id = ${closureId} AND booking_id = ${bookingId} AND decision = 'cancel' AND done_at IS NULL RETURNING 1`
    if (claimed.length === 0 || !booking || booking.isCanceled) return
    try {
      await cancelBooking(
        tx,
        booking,
        { by, reason: reasonIn(booking.language, reason), why: whyClosed(reason), fee: 0 },
        { ...context, clock },
      )
    } catch (error) {
      // Its boat was handed over meanwhile: that was dealt with at the pier.
      if (!(error instanceof ProblemError)) throw error
    }
  })
