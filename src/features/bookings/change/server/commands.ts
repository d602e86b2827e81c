import { requestRefund } from '#features/payments/server/commands.ts'
import { issueVoucher } from '#features/vouchers/server/commands/orders.ts'
import { putBackToEach, redeem } from '#features/vouchers/server/commands.ts'
import { voucherMails } from '#features/vouchers/server/emails/voucher-mails.ts'
import type { Context } from '#kit/server/http/context.ts'
import { insertMail } from '#kit/server/mail/mail.ts'
import { type Transaction, violates } from '#kit/server/postgres/db.ts'
import { inRentalLanguage } from '#kit/shared/language.ts'
import type { Cents } from '#kit/shared/money.ts'
import { ProblemError } from '#kit/shared/problem.ts'
import { isAhead } from '../../rules/cancellation.ts'
import { listKeptPayments } from '../../self-service/server/queries.ts'
import { giveUpOpenPayments, theCustomer } from '../../server/commands/cancel.ts'
import { type NewPlace, putTo, queueForVehicles, refuseAway, withdrawMails } from '../../server/commands/move.ts'
import { changedMail, changedNotice } from '../../server/emails/changed.ts'
import { ownPageOf } from '../../server/policy.ts'
import { readBooking, type StoredBooking } from '../../server/queries/bookings.ts'
import type { Rental } from '../../server/queries/rental.ts'
import { words as serverWords } from '../../server/words.ts'
import { moneyBack } from '../rules/settle.ts'
import { type Agreed, type Pending, pricedAnew } from './policy.ts'
import { takePendingChange } from './queries.ts'

export type Hands = Pick<Context, 'env' | 'links' | 'clock'> & { rental: Pick<Rental, 'now'> }

/**
 * Changes a booking: its place and price, the voucher that pays it, what goes back or becomes a voucher, and the mails to
 * customer and business. Violates `no_double_booking` when somebody else has the boat then. The booking must be locked.
 */
export async function carryOutChange(tx: Transaction, booking: StoredBooking, agreed: Agreed, hands: Hands) {
  const { id, vehicleId } = booking
  const { startsAt, endsAt, quote } = agreed
  await queueForVehicles(tx, [vehicleId])
  await refuseAway(hands.rental, hands.env.timeZone, tx, { vehicleId, startsAt, endsAt })
  await giveUpOpenPayments(tx, id)
  const prices = { price: quote.total, newPrice: null, priceChangeReason: null }
  const by = { vehicleId, prices, movedBy: theCustomer, why: 'You changed your booking' }
  const moveId = await writeChange(tx, booking, { ...agreed, ...by }, hands)
  await tellBoth(tx, { booking, agreed, moveId }, hands)
}

/** A change with the boat it is on, its prices where they change, and by whom and why money goes back. */
type Written = Agreed &
  Pick<NewPlace, 'vehicleId' | 'prices'> & {
    movedBy: string
    why: string
    /** What was paid of a booking that is not paid as a whole any more. */
    paidSoFar?: Cents | undefined
  }

/** Writes place, price and people, and moves the money; gives the number of the move. The booking must be locked, and wait for its boat. */
export async function writeChange(tx: Transaction, booking: StoredBooking, written: Written, hands: Hands) {
  const { id } = booking
  const { settled, startsAt, endsAt, extras, license, quote, party, leastFee, vehicleId, prices } = written
  const isPaid = settled.openAfter === 0
  const isReopened = booking.isPaid && !isPaid
  const firstDay = startsAt.slice(0, 10)
  const dueOn = isPaid || !booking.dueOn || booking.dueOn < firstDay ? booking.dueOn : firstDay
  // A voucher pays at most the price: what comes off the one comes off the other first.
  if (settled.voucherBack > 0)
    await tx`UPDATE bookings SET voucher_amount = voucher_amount - ${settled.voucherBack} WHERE id = ${id}`
  const moveId = await putTo(
    tx,
    booking,
    { vehicleId, startsAt, endsAt, extras, license, quote, prices, dueOn, party },
    written.movedBy,
  )
  const voucherAmount = booking.voucherAmount + settled.voucherMore - settled.voucherBack
  const toVoucher = written.keepAs === 'voucher' ? settled.providerBack : 0
  const advance = tx`greatest(advance - ${settled.providerBack}, 0)`
  await tx`
    UPDATE bookings
    SET voucher_amount = ${voucherAmount}, advance = ${isReopened ? tx`${written.paidSoFar ?? 0}` : advance}, least_fee = ${leastFee}, moved_to_voucher = moved_to_voucher + ${toVoucher},
        paid_at = CASE WHEN ${isPaid} THEN coalesce(paid_at, ${hands.clock().toString()}) END,
        payment_method = ${isReopened ? 'on_site' : methodAfter(booking, { isPaid, voucherAmount, pay: settled.pay })}
    WHERE id = ${id}`
  const voucher = await moveMoney(tx, booking, written, hands)
  const settlement = { ...settled, kept: written.kept, keepAs: written.keepAs, voucher }
  await tx`UPDATE booking_moves SET settlement = ${JSON.stringify(settlement)}::text::jsonb WHERE id = ${moveId}`
  return moveId
}

/** A voucher that pays all is how it is paid; what is paid online on top of one, is paid online. */
function methodAfter(
  { paymentMethod, isPaid: wasPaid }: StoredBooking,
  { isPaid, voucherAmount, pay }: { isPaid: boolean; voucherAmount: Cents; pay: Cents },
) {
  if (isPaid && !wasPaid && voucherAmount > 0) return 'voucher'
  return pay > 0 && paymentMethod === 'voucher' ? 'provider' : paymentMethod
}

/** The voucher that pays the booking, and what goes back or is kept as a new one, whose reference it gives. */
async function moveMoney(tx: Transaction, booking: StoredBooking, { settled, keepAs, why }: Written, hands: Hands) {
  const { id: bookingId, voucherId, reference, vehicleName } = booking
  const note = inRentalLanguage(() => serverWords.bookingChanged(reference, vehicleName))
  if (voucherId !== null && settled.voucherMore > 0) {
    if (!(await redeem(tx, voucherId, settled.voucherMore, { bookingId, note }))) throw pricedAnew()
  }
  if (voucherId !== null && settled.voucherBack > 0) {
    await putBackToEach(tx, voucherId, settled.voucherBack, { bookingId, note }, hands)
  }
  const back = moneyBack(settled)
  if (back > 0 && keepAs === 'voucher') return issueVoucher(tx, booking, back, voucherMails(hands))
  await giveBack(tx, bookingId, settled.providerBack, why)
  return undefined
}

async function giveBack(tx: Transaction, bookingId: number, amount: Cents, why: string) {
  let rest = amount
  for (const { id, left } of await listKeptPayments(tx, bookingId)) {
    const part = Math.min(left, rest)
    if (part > 0) await requestRefund(tx, id, part, why)
    rest -= part
  }
}

/** One mail to the customer, also about moves that they do not know of yet, and one to the business. */
async function tellBoth(
  tx: Transaction,
  { booking, agreed, moveId }: { booking: StoredBooking; agreed: Agreed; moveId: number },
  hands: Hands,
) {
  const now = await readBooking(tx, { id: booking.id })
  if (!now) return
  const told = { ...hands.env, ...agreed, booking: now, former: booking }
  await withdrawMails(tx, booking.id)
  if (now.email !== '') {
    const mail = await changedMail({ ...told, ownPage: ownPageOf(hands, now) })
    await tx`
      WITH told AS (${insertMail(tx, mail, booking.visitor)} RETURNING id)
      UPDATE booking_moves SET mail_id = told.id FROM told WHERE booking_moves.id = ${moveId}`
  }
  await insertMail(tx, changedNotice(told))
}

/** Puts a change down that is made once its payment has come, in place of earlier ones. */
export const keepPending = (tx: Transaction, paymentId: string, bookingId: number, pending: Pending) => tx`
  WITH earlier AS (DELETE FROM booking_changes WHERE booking_id = ${bookingId})
  INSERT INTO booking_changes (payment_id, booking_id, wanted)
  VALUES (${paymentId}, ${bookingId}, ${JSON.stringify(pending)}::text::jsonb)`

/**
 * The difference is paid: the change is made as it was agreed, unless the booking is another one meanwhile or somebody
 * else has the boat then; the money goes back for the reason given. Undefined where a payment is for no change.
 */
export async function fulfilChange(
  tx: Transaction,
  booking: StoredBooking,
  paymentId: string,
  hands: Hands,
): Promise<'FULFILLED' | { giveBack: string } | undefined> {
  const pending = await takePendingChange(tx, paymentId)
  if (!pending) return undefined
  if (booking.isCanceled) return { giveBack: 'The booking was canceled' }
  const isAsItWas = (booking.moves ?? 0) === pending.moves && booking.quote.total === pending.before
  const isOpen = booking.progress === 'none' && isAhead(booking.startsAt, hands.rental.now())
  if (!isAsItWas || !isOpen) return { giveBack: 'The booking was changed meanwhile' }
  try {
    await tx.savepoint((inner) => carryOutChange(inner as Transaction, booking, pending.agreed, hands))
    return 'FULFILLED'
  } catch (error) {
    if (violates(error, 'no_double_booking') || (error instanceof ProblemError && error.code === 'TAKEN'))
      return { giveBack: 'The boat was taken meanwhile' }
    if (error instanceof ProblemError) return { giveBack: 'The price was changed meanwhile' }
    throw error
  }
}
