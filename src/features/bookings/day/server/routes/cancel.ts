import { audit, authorOf, nameOf } from '#kit/server/http/audit.ts'
import type { Context } from '#kit/server/http/context.ts'
import { route, type Server } from '#kit/server/http/http.ts'
import { transaction } from '#kit/server/postgres/db.ts'
import { notFound, ProblemError } from '#kit/shared/problem.ts'
import { cancelBooking, lockBooking } from '../../../server/commands/cancel.ts'
import { readBooking } from '../../../server/queries/bookings.ts'
import * as calls from '../../contract/cancel.ts'

/** What staff do with bookings of customers. */
export function staffBookingRoutes(app: Server, context: Context): void {
  const { sql, live } = context

  route(app, calls.cancelBooking, async ({ body, caller }) => {
    const { reference } = (await readBooking(sql, { id: body.booking_id })) ?? {}
    if (reference === undefined) throw notFound('There is no such booking')
    await transaction(sql, async (tx) => {
      const booking = await lockBooking(tx, reference)
      if (!booking || booking.isCanceled) return
      if (booking.isPaid && !caller.admin && !caller.root) throw paidIsForAdmins()
      const cancellation = { by: nameOf(caller), reason: body.canceled_reason, fee: 0 }
      await cancelBooking(tx, booking, cancellation, context)
      const details = { reason: body.canceled_reason }
      await audit(tx, authorOf(caller, context), 'booking.cancel', `booking:${booking.id}`, details)
    })
    await live.changed('bookings', 'mails', 'payments', 'vouchers')
    return { status: 'success' as const }
  })
}

const paidIsForAdmins = () =>
  new ProblemError(403, 'BOOKING_PAID', 'This booking is paid: only an administrator can cancel it')
