import type { Payable } from '#features/payments/server/commands.ts'
import { putBack, redeem } from '#features/vouchers/server/commands.ts'
import type { Context } from '#kit/server/http/context.ts'
import { insertMail } from '#kit/server/mail/mail.ts'
import { type Transaction, violates } from '#kit/server/postgres/db.ts'
import { fromLocalDateTime } from '#kit/shared/day.ts'
import { inRentalLanguage } from '#kit/shared/language.ts'
import { openAmount } from '../../rules/prices.ts'
import { confirmationMail } from '../emails/confirmation.ts'
import { paidMail } from '../emails/paid.ts'
import { paymentReturnedMail } from '../emails/payment-returned.ts'
import { ownPageOf } from '../policy.ts'
import { readBoats, type StoredBooking } from '../queries/bookings.ts'
import type { Rental } from '../queries/rental.ts'
import { readTrip } from '../queries/trips.ts'
import { words } from '../words.ts'

const notPaidInTime = 'Not paid in time'

/** What becomes of a booking when it is paid through the provider, or not. */
export function payableBookings(context: Context, rental: Pick<Rental, 'now' | 'findOut'>): Payable {
  const { env } = context

  return {
    async fulfil(tx, id, { amount }) {
      const booking = await readTrip(tx, { id }, { forUpdate: true })
      if (!booking) return { giveBack: 'The booking does not exist any more' }
      if (booking.isPaid) return { giveBack: 'The booking was paid already' }
      if (amount !== openAmount(booking)) return { giveBack: 'The price was changed meanwhile' }
      if (booking.isCanceled && !(await takeAgain(tx, booking, rental))) {
        return {
          giveBack:
            booking.canceledBy === null && booking.canceledReason === notPaidInTime
              ? 'The boat was taken meanwhile'
              : 'The booking was canceled',
        }
      }
      await tx`
        UPDATE bookings SET paid_at = now(), held_until = NULL, payment_method = 'provider', due_on = NULL
        WHERE (id = ${id} OR leader_id = ${id}) AND paid_at IS NULL`
      const paid = { ...booking, isPaid: true, paymentMethod: 'provider' as const, dueOn: null }
      const wasConfirmed = !booking.isHeld && !booking.isCanceled
      const ownPage = ownPageOf(context, booking)
      const mail = wasConfirmed
        ? paidMail({ ...env, booking, ownPage })
        : confirmationMail({ ...env, booking: paid, ownPage, today: rental.now().day })
      await insertMail(tx, mail, booking.visitor)
      return 'FULFILLED'
    },

    async release(tx, id) {
      const booking = await readTrip(tx, { id }, { forUpdate: true })
      if (!booking?.isHeld || booking.isCanceled) return
      await tx`UPDATE bookings SET canceled_at = now(), canceled_reason = ${notPaidInTime} WHERE id = ${id}`
      await giveVoucherBack(tx, booking, notPaidInTime, context)
    },

    async returned(tx, id, { amount, reason }) {
      const booking = await readTrip(tx, { id })
      if (!booking) return
      await insertMail(
        tx,
        paymentReturnedMail({ ...env, booking, ownPage: ownPageOf(context, booking), amount, reason }),
        booking.visitor,
      )
    },
  }
}

/** Puts back what a voucher paid of a booking that is none any more. */
export async function giveVoucherBack(
  tx: Transaction,
  booking: StoredBooking,
  why: string,
  hands: Pick<Context, 'env' | 'clock'>,
): Promise<void> {
  const { id: bookingId, voucherId, voucherAmount, reference } = booking
  if (voucherId === null) return
  const note = inRentalLanguage(() => words.bookingOver(reference, why))
  await putBack(tx, voucherId, voucherAmount, { bookingId, note }, hands)
}

/**
 * The payment came when the hold was over: the booking stands again if its time has not begun, nobody has the boat
 * meanwhile, and its voucher still pays its part.
 */
async function takeAgain(
  tx: Transaction,
  booking: StoredBooking,
  rental: Pick<Rental, 'now' | 'findOut'>,
): Promise<boolean> {
  const { day } = fromLocalDateTime(booking.startsAt)
  const wasReleased = booking.canceledBy === null && booking.canceledReason === notPaidInTime
  if (!wasReleased || day < rental.now().day) return false
  for (const boat of await readBoats(tx, booking)) if (await rental.findOut(boat)) return false
  try {
    await tx.savepoint(async (inner) => {
      await inner`UPDATE bookings SET canceled_at = NULL, canceled_reason = NULL WHERE id = ${booking.id}`
      const { id: bookingId, voucherId, voucherAmount, reference, vehicleName } = booking
      if (voucherId === null) return
      const note = inRentalLanguage(() => words.bookingOf(reference, vehicleName))
      if (!(await redeem(inner as Transaction, voucherId, voucherAmount, { bookingId, note })))
        throw new VoucherIsUsed()
    })
    return true
  } catch (error) {
    if (error instanceof VoucherIsUsed || violates(error, 'no_double_booking')) return false
    throw error
  }
}

class VoucherIsUsed extends Error {}
