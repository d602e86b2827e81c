import { requestRefund } from '#features/payments/server/commands.ts'
import { issueVoucher } from '#features/vouchers/server/commands/orders.ts'
import { putBackToEach } from '#features/vouchers/server/commands.ts'
import { voucherMails } from '#features/vouchers/server/emails/voucher-mails.ts'
import type { Context } from '#kit/server/http/context.ts'
import { insertMail } from '#kit/server/mail/mail.ts'
import type { Transaction } from '#kit/server/postgres/db.ts'
import { inRentalLanguage } from '#kit/shared/language.ts'
import type { Cents } from '#kit/shared/money.ts'
import { type CanceledWhy, keptAsVoucher, type Settlement, settleCancellation } from '../../rules/cancellation.ts'
import { type KeptPayment, listKeptPayments, paidOf } from '../../self-service/server/queries.ts'
import { canceledMail, canceledNotice } from '../emails/canceled.ts'
import { tripOf } from '../policy/trips.ts'
import { ownPageOf, refuseHandedOver } from '../policy.ts'
import { readBoats, readBooking, type StoredBooking } from '../queries/bookings.ts'
import { words } from '../words.ts'

/**
 * `by`: `customer`, or the name of the member of staff. `waived`: what the terms would have taken and we do not. `asVoucher`:
 * what comes back does so as a voucher.
 */
export type Cancellation = {
  by: string
  reason: string
  why: CanceledWhy
  fee: Cents
  waived?: Cents
  asVoucher?: boolean
}

/** As the provider shows it to whoever paid. */
const refundReasons: Partial<Record<CanceledWhy, string>> = {
  customer: 'You canceled your booking',
  no_show: 'Nobody came for your booking',
}

export const theCustomer = 'customer'

/**
 * A booking as it is until the transaction ends, together with its payments. Payments first, as where their money is
 * taken, so that the two do not wait for each other.
 */
export async function lockBooking(tx: Transaction, reference: string): Promise<StoredBooking | undefined> {
  await lockPayments(tx, reference)
  return readBooking(tx, { reference }, { forUpdate: true })
}

/** The same of all boats of a trip, by any of them: none where there is no such booking. */
export async function lockBoats(tx: Transaction, reference: string): Promise<StoredBooking[]> {
  await lockPayments(tx, reference)
  return readBoats(tx, { reference }, { forUpdate: true })
}

/** As one booking. */
export async function lockTrip(tx: Transaction, reference: string): Promise<StoredBooking | undefined> {
  const [leader, ...mates] = await lockBoats(tx, reference)
  return leader && tripOf([leader, ...mates])
}

const lockPayments = (tx: Transaction, reference: string) => tx`
  SELECT FROM payments WHERE booking_id = (SELECT coalesce(leader_id, id) FROM bookings WHERE reference = ${reference})
  ORDER BY id FOR UPDATE`

/**
 * Cancels a booking, whoever does it: the boat is free, the fee is kept of what was paid, the rest goes back to the
 * voucher and through the provider, the customer and the business are told by mail, and nothing more can be paid.
 * Undefined when it was canceled before; then nothing is done. Refused once the boat was handed over. The booking must be
 * locked. What is canceled of a trip is all of it, settled as one: its boats follow the first.
 */
export async function cancelBooking(
  tx: Transaction,
  booking: StoredBooking,
  { by, reason, why, fee, waived = 0, asVoucher = false }: Cancellation,
  context: Pick<Context, 'env' | 'links' | 'clock'>,
): Promise<Settlement | undefined> {
  refuseHandedOver(booking)
  const kept = await listKeptPayments(tx, booking.id)
  const asPaid = settleCancellation({ fee, ...paidOf(booking, kept) })
  const settlement = asVoucher ? keptAsVoucher(asPaid) : asPaid
  const canceled = await tx`
    UPDATE bookings
    SET canceled_at = ${context.clock().toString()}, canceled_by = ${by}, canceled_reason = ${reason}, canceled_why = ${why},
        held_until = NULL,
        cancellation_fee = ${settlement.fee}, moved_to_voucher = moved_to_voucher + ${asVoucher ? asPaid.providerBack : 0}, settlement = ${JSON.stringify(settlement)}::text::jsonb
    WHERE id = ${booking.id} AND canceled_at IS NULL
    RETURNING 1`
  if (canceled.length === 0) return undefined

  await giveUpOpenPayments(tx, booking.id)
  await refund(tx, kept, settlement.providerBack, refundReasons[why] ?? 'We had to cancel')
  if (settlement.asVoucher) await issueVoucher(tx, booking, settlement.asVoucher, voucherMails(context))
  if (booking.voucherId !== null && settlement.voucherBack > 0) {
    const note = inRentalLanguage(() => words.bookingCanceled(booking.reference, booking.vehicleName))
    await putBackToEach(tx, booking.voucherId, settlement.voucherBack, { bookingId: booking.id, note }, context)
  }
  const told = { ...context.env, booking, settlement, by, reason, why, waived, now: context.clock() }
  await insertMail(tx, await canceledMail({ ...told, ownPage: ownPageOf(context, booking) }), booking.visitor)
  await insertMail(tx, canceledNotice(told))
  return settlement
}

/** Attempts to pay that nobody took money for yet. Where somebody is taking it right now, it goes back afterwards. */
export async function giveUpOpenPayments(tx: Transaction, bookingId: number): Promise<void> {
  await tx`
    UPDATE payments SET state = 'failed', changed_at = now()
    WHERE booking_id = (SELECT coalesce(leader_id, id) FROM bookings WHERE id = ${bookingId}) AND state = 'created'`
}

async function refund(tx: Transaction, payments: readonly KeptPayment[], amount: Cents, why: string): Promise<void> {
  let rest = amount
  for (const { id, left } of payments) {
    const part = Math.min(left, rest)
    if (part > 0) await requestRefund(tx, id, part, why)
    rest -= part
  }
}
