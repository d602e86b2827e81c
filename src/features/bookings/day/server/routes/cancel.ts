import { nameOf } from '#kit/server/http/audit.ts'
import type { Context } from '#kit/server/http/context.ts'
import { route, type Server } from '#kit/server/http/http.ts'
import { writing } from '#kit/server/http/write.ts'
import { notFound, ProblemError } from '#kit/shared/problem.ts'
import { cancelBooking, lockTrip } from '../../../server/commands/cancel.ts'
import { readBooking } from '../../../server/queries/bookings.ts'
import { words as bookingWords } from '../../../words.ts'
import * as calls from '../../contract/cancel.ts'
import { words } from '../../words.ts'

/** What staff do with bookings of customers. */
export function staffBookingRoutes(app: Server, context: Context): void {
  route(app, calls.cancelBooking, (call) =>
    writing(context)(call, async ({ tx, audit, tell }) => {
      const { body, caller } = call
      const { reference } = (await readBooking(tx, { id: body.booking_id })) ?? {}
      if (reference === undefined) throw notFound(bookingWords.noSuchBooking)
      const booking = await lockTrip(tx, reference)
      if (booking && !booking.isCanceled) {
        if (booking.isPaid && !caller.admin && !caller.root) throw paidIsForAdmins()
        const cancellation = { by: nameOf(caller), reason: body.canceled_reason, why: 'other', fee: 0 } as const
        await cancelBooking(tx, booking, cancellation, context)
        await audit('booking.cancel', `booking:${booking.id}`, { reason: body.canceled_reason })
      }
      tell('bookings', 'mails', 'payments', 'vouchers')
      return { status: 'success' as const }
    }),
  )
}

const paidIsForAdmins = () => new ProblemError(403, 'BOOKING_PAID', words.paidForAdmins)
