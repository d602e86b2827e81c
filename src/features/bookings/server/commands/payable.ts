import { transferDeadlines } from '#features/payments/rules.ts'
import type { Payable } from '#features/payments/server/commands.ts'
import { putBackToEach, redeem } from '#features/vouchers/server/commands.ts'
import type { Context } from '#kit/server/http/context.ts'
import { insertMail } from '#kit/server/mail/mail.ts'
import { type Transaction, violates } from '#kit/server/postgres/db.ts'
import type { Day, WallClock } from '#kit/shared/day.ts'
import { inRentalLanguage } from '#kit/shared/language.ts'
import type { Cents } from '#kit/shared/money.ts'
import { fulfilChange } from '../../change/server/commands.ts'
import { isAhead } from '../../rules/cancellation.ts'
import { restBy } from '../../rules/paying.ts'
import { openAmount } from '../../rules/prices.ts'
import { confirmationMailWithCode } from '../emails/confirmation.ts'
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
    async fulfil(tx, id, { id: paymentId, amount }) {
      const booking = await readTrip(tx, { id }, { forUpdate: true })
      if (!booking) return { giveBack: 'The booking does not exist any more' }
      const changed = await fulfilChange(tx, booking, paymentId, { ...context, rental })
      if (changed) return changed
      if (booking.isPaid) return { giveBack: 'The booking was paid already' }
      const paid = afterPayment(booking, amount, rental.now().day)
      if (!paid) return { giveBack: 'The price was changed meanwhile' }
      if (booking.isCanceled && !(await takeAgain(tx, booking, rental))) {
        return {
          giveBack:
            booking.canceledBy === null && booking.canceledReason === notPaidInTime
              ? 'The boat was taken meanwhile'
              : 'The booking was canceled',
        }
      }
      await tx`
        UPDATE bookings
        SET held_until = NULL, paid_at = coalesce(paid_at, CASE WHEN ${paid.isPaid} THEN now() END),
            payment_method = CASE WHEN paid_at IS NULL THEN ${paid.paymentMethod} ELSE 'voucher' END, due_on = CASE WHEN paid_at IS NULL THEN ${paid.dueOn}::date END,
            advance = CASE WHEN ${paid.isPaid} AND held_until IS NOT NULL THEN 0 ELSE advance END
        WHERE id = ${id} OR leader_id = ${id}`
      const wasConfirmed = !booking.isHeld && !booking.isCanceled
      const ownPage = ownPageOf(context, booking)
      const mail = wasConfirmed
        ? paidMail({ ...env, booking, ownPage })
        : await confirmationMailWithCode({ ...env, booking: { ...booking, ...paid }, ownPage, today: rental.now().day })
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

/**
 * How a booking is paid once an amount is here: all that was open, or the down payment that it is held for. Undefined where
 * it is neither.
 */
function afterPayment(booking: StoredBooking, amount: Cents, today: Day) {
  const { kind, startsAt, isHeld, advance = 0 } = booking
  if (amount === openAmount(booking)) {
    const paymentMethod = 'provider' as const
    return { isPaid: true, isHeld: false, paymentMethod, dueOn: null, advance: isHeld ? 0 : advance }
  }
  if (!isHeld || amount !== advance) return undefined
  const paymentMethod = restBy(kind)
  const dueOn = paymentMethod === 'transfer' ? transferDeadlines(today, startsAt.slice(0, 10)).dueOn : null
  return { isPaid: false, isHeld: false, paymentMethod, dueOn, advance }
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
  await putBackToEach(tx, voucherId, voucherAmount, { bookingId, note }, hands)
}

/**
 * The payment came when the hold was over: the booking stands again if its time has not begun, nobody has the boat
 * or its extras meanwhile, and its voucher still pays its part.
 */
async function takeAgain(
  tx: Transaction,
  booking: StoredBooking,
  rental: Pick<Rental, 'now' | 'findOut'>,
): Promise<boolean> {
  const wasReleased = booking.canceledBy === null && booking.canceledReason === notPaidInTime
  if (!wasReleased || !isStillAhead(booking, rental.now())) return false
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
    if (
      error instanceof VoucherIsUsed ||
      ['no_double_booking', 'extras_in_stock'].some((name) => violates(error, name))
    )
      return false
    throw error
  }
}

/** A stay is waited for until its first day is over. */
const isStillAhead = ({ kind, startsAt }: StoredBooking, now: WallClock): boolean =>
  kind === 'hours' ? isAhead(startsAt, now) : startsAt.slice(0, 10) >= now.day

class VoucherIsUsed extends Error {}
