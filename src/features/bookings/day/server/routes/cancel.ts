import { nameOf } from '#kit/server/http/audit.ts'
import type { Context } from '#kit/server/http/context.ts'
import { type Call, route, type Server } from '#kit/server/http/http.ts'
import { inLanguage } from '#kit/server/http/language.ts'
import { writing } from '#kit/server/http/write.ts'
import { inRentalLanguage } from '#kit/shared/language.ts'
import { type Cents, formatMoney, toUnits } from '#kit/shared/money.ts'
import { notFound, ProblemError } from '#kit/shared/problem.ts'
import { feeOf, type Settlement, settleCancellation } from '../../../rules/cancellation.ts'
import { cancelingOf, presentSettlement } from '../../../self-service/server/policy.ts'
import { listKeptPayments, paidOf } from '../../../self-service/server/queries.ts'
import { cancelBooking, lockTrip } from '../../../server/commands/cancel.ts'
import { refuseHandedOver } from '../../../server/policy.ts'
import { readBooking, type StoredBooking } from '../../../server/queries/bookings.ts'
import type { Rental } from '../../../server/queries/rental.ts'
import { readTrip } from '../../../server/queries/trips.ts'
import { words as mailWords } from '../../../server/words.ts'
import { words as bookingWords } from '../../../words.ts'
import * as calls from '../../contract/cancel.ts'
import { words } from '../../words.ts'

type Body = Call<typeof calls.cancelBooking>['body']

/** What staff do with bookings of customers. */
export function staffBookingRoutes(app: Server, context: Context, rental: Pick<Rental, 'now'>): void {
  const { sql, env } = context
  const feesNow = () => ({ now: rental.now(), toEuros: env.toEuros })

  route(app, calls.getCancellations, async ({ query }) => {
    const booking = await readTrip(sql, { id: query.booking_id })
    if (!booking) throw notFound(bookingWords.noSuchBooking)
    if (booking.isCanceled) throw wasCanceled()
    refuseHandedOver(booking)
    const paid = paidOf(booking, await listKeptPayments(sql, booking.id))
    const settled = (why: 'customer' | 'no_show' | 'other') => {
      const fee = feeOf(why, cancelingOf(booking), feesNow())
      return fee === undefined ? null : presentSettlement(settleCancellation({ fee, ...paid }))
    }
    const us = presentSettlement(settleCancellation({ fee: 0, ...paid }))
    const boats = (booking.boats ?? []).map(({ vehicleName }) => vehicleName)
    const is_told = booking.email !== ''
    return { customer: settled('customer') ?? us, no_show: settled('no_show'), us, boats, is_told }
  })

  route(app, calls.cancelBooking, (call) =>
    writing(context)(call, async ({ tx, audit, tell }) => {
      const { booking_id, why, waive } = call.body
      const { reference } = (await readBooking(tx, { id: booking_id })) ?? {}
      if (reference === undefined) throw notFound(bookingWords.noSuchBooking)
      const booking = await lockTrip(tx, reference)
      if (booking?.isCanceled && booking.canceledWhy !== why) throw wasCanceled()
      if (booking && !booking.isCanceled) {
        const byTerms = agreedFee(feeOf(why, cancelingOf(booking), feesNow()), call.body)
        const fee = waive ? 0 : byTerms
        const waived = byTerms - fee
        const reason = reasonOf(booking, call.body)
        const canceled = await cancelBooking(
          tx,
          booking,
          { by: nameOf(call.caller), reason, why, fee, waived },
          context,
        )
        if (booking.isPaid && canceled) refusePaid(call, canceled)
        await audit('booking.cancel', `booking:${booking.id}`, {
          reason,
          why,
          ...(waive && { waived: toUnits(waived) }),
        })
      }
      tell('bookings', 'mails', 'payments', 'vouchers')
    }),
  )

  route(app, calls.waiveFee, (call) =>
    writing(context)(call, async ({ tx, audit, tell }) => {
      const { booking_id, reason } = call.body
      const [owing] = await tx<{ owed: Cents }[]>`
        SELECT (settlement ->> 'owed')::int AS owed FROM bookings
        WHERE id = ${booking_id} AND settled_at IS NULL AND (settlement ->> 'owed')::int > 0 FOR UPDATE`
      if (!owing) throw new ProblemError(409, 'NOTHING_OWED', words.nothingOwed)
      await tx`
        UPDATE bookings SET cancellation_fee = cancellation_fee - ${owing.owed},
          settlement = settlement || jsonb_build_object('fee', (settlement ->> 'fee')::int - ${owing.owed}::int, 'owed', 0)
        WHERE id = ${booking_id}`
      await audit('booking.waive', `booking:${booking_id}`, { reason, waived: toUnits(owing.owed) })
      tell('bookings')
    }),
  )
}

/** What is kept as the reason: where the business cancels, in the language of the customer, who reads it. */
function reasonOf({ language }: StoredBooking, { why, canceled_reason: typed }: Body): string {
  if (why === 'other' || (typed !== '' && (why === 'weather' || why === 'damage'))) return typed
  const cause = () => mailWords.causes[why]
  if (why === 'weather' || why === 'damage') return inLanguage(language, cause)
  return inRentalLanguage(() => (typed === '' ? cause() : `${cause()}: ${typed}`))
}

/** The fee of the terms, where it is the one that was shown. */
function agreedFee(fee: Cents | undefined, shown: Body): Cents {
  if (fee === undefined) throw new ProblemError(409, 'NOT_YET', words.notYet)
  if (shown.fee === undefined || shown.waive || shown.fee === fee) return fee
  throw new ProblemError(409, 'FEE_CHANGED', words.feeIsNow(formatMoney(fee)))
}

/** What is paid is for admins; only whoever did not come and gets nothing back can be noted by everybody. */
function refusePaid(
  { caller, body }: Call<typeof calls.cancelBooking>,
  { voucherBack, providerBack, handBack }: Settlement,
) {
  if (caller.admin || caller.root) return
  if (body.why === 'no_show' && voucherBack + providerBack + handBack === 0) return
  throw new ProblemError(403, 'BOOKING_PAID', words.paidForAdmins)
}

const wasCanceled = () => new ProblemError(409, 'BOOKING_CANCELED', bookingWords.wasCanceled)
