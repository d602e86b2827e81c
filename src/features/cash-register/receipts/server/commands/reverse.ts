import { lockBoats } from '#features/bookings/server/commands/cancel.ts'
import { readBoats, readBooking } from '#features/bookings/server/queries/bookings.ts'
import { putBackInStock } from '#features/products/server/commands.ts'
import { putBack } from '#features/vouchers/server/commands.ts'
import { settleAtTill } from '#features/withdrawals/server/commands/money.ts'
import { nameOf } from '#kit/server/http/audit.ts'
import type { Context } from '#kit/server/http/context.ts'
import type { Write } from '#kit/server/http/write.ts'
import type { Transaction } from '#kit/server/postgres/db.ts'
import { inRentalLanguage } from '#kit/shared/language.ts'
import { type Cents, toUnits } from '#kit/shared/money.ts'
import { notFound } from '#kit/shared/problem.ts'
import type { EntryContent } from '../../../contract/ledger.ts'
import { paidBy, totalOf } from '../../../rules/ledger.ts'
import { negated, spread, voucherForBooking } from '../../../sale/rules.ts'
import { lockedVoucher } from '../../../sale/server/commands/items.ts'
import { refuseEmptyDrawer } from '../../../sale/server/commands.ts'
import { lockTill, recordAtTill } from '../../../server/commands/record.ts'
import { words as tillWords } from '../../../words.ts'
import { words } from '../../words.ts'
import { otherTotal, reversalRefusal, standsAgainst } from '../policy.ts'
import { type ReceiptEntry, readReceipt } from '../queries.ts'

export type Reversal = {
  position: number
  reason: string
  /** As shown. */
  total: Cents
  /** The goods are back on the shelf. */
  restock: boolean
}

export type Reversed = { status: 'success'; receipt: number; position: number }

const business = 'rental'

/**
 * Takes a receipt back by an entry of its own: what was paid is unpaid again, voucher value and stock return, and the
 * money goes back the way it came. Locks as a sale does, the till last; what others did while this waited is seen.
 */
export async function reverse(
  { tx, author: { id, caller }, audit }: Write,
  { position, reason, total, restock }: Reversal,
  context: Context,
): Promise<Reversed> {
  const reversible = async (): Promise<ReceiptEntry> => {
    const entry = await readReceipt(tx, business, position)
    if (!entry) throw notFound(tillWords.noReceipt)
    const refusal = reversalRefusal(entry, caller)
    if (refusal) throw refusal
    return entry
  }
  const { content, receipt: number } = await reversible()
  if (totalOf(content.lines) !== total) throw otherTotal(totalOf(content.lines))

  await lockPaid(tx, content)
  const { bookingId, voucherId } = await reversible()
  await undoPayment(tx, content, number, { signature: nameOf(caller), context })
  const goods = content.lines.flatMap(({ productId, quantity }) =>
    productId === undefined ? [] : [{ productId, quantity }],
  )
  if (restock && goods.length > 0) await putBackInStock(tx, goods)

  await lockTill(tx, business)
  await reversible()
  const cashier = { id, name: nameOf(caller) }
  const back = negated(content, reason)
  const { position: at, receipt } = await recordAtTill(tx, business, context, cashier, {
    kind: 'reversal',
    content: back,
    bookingId: bookingId ?? undefined,
    voucherId: voucherId ?? undefined,
    reverses: position,
  })
  const cash = paidBy(back, 'cash')
  if (cash < 0) await refuseEmptyDrawer(tx, cash)

  const reversed: Reversed = { status: 'success', receipt: receipt as number, position: at }
  const details = { reverses: number, reason, restock, total: toUnits(totalOf(back.lines)) }
  await audit('till.reverse', `receipt:${reversed.receipt}`, details)
  return reversed
}

/** The booking or the voucher that a receipt is about, with their payments. */
async function lockPaid(tx: Transaction, { lines }: EntryContent): Promise<void> {
  for (const { bookingId, voucherId } of lines) {
    const { reference } = (bookingId !== undefined && (await readBooking(tx, { id: bookingId }))) || {}
    if (reference !== undefined) await lockBoats(tx, reference)
    if (voucherId !== undefined) await lockedVoucher(tx, voucherId)
  }
}

type By = { signature: string; context: Context }

/** What was paid is unpaid again, and what a voucher paid is on it again. */
async function undoPayment(tx: Transaction, content: EntryContent, receipt: number, by: By): Promise<void> {
  const byVoucher = paidBy(content, 'voucher')
  const forBooking = voucherForBooking(content.lines, byVoucher)
  const paying = content.payments.flatMap(({ voucherId, amount }) =>
    voucherId === undefined ? [] : [{ voucherId, amount }],
  )
  const parts = spread(
    forBooking,
    content.lines.map(({ kind, amount }) => (kind === 'booking' ? amount : 0)),
  )
  for (const [i, { kind, bookingId, voucherId }] of content.lines.entries()) {
    if (kind === 'booking' && bookingId !== undefined) {
      await unpayBooking(tx, bookingId, parts[i] ?? 0)
    }
    if (kind === 'voucher' && voucherId !== undefined) await unpayVoucher(tx, voucherId, by)
    if ((kind === 'refund' || kind === 'cancellation_fee') && bookingId !== undefined)
      await tx`UPDATE bookings SET settled_at = NULL WHERE id = ${bookingId}`
  }
  const first = content.lines.find(({ kind }) => kind === 'booking')?.bookingId
  // Of several boats the first one has what a voucher paid.
  const [leader] = first !== undefined && forBooking > 0 ? await readBoats(tx, { id: first }) : []
  const ofBooking = spread(
    forBooking,
    paying.map(({ amount }) => amount),
  )
  for (const [i, { voucherId, amount }] of paying.entries()) {
    const part = first === undefined ? 0 : (ofBooking[i] ?? 0)
    const paidFor = { bookingId: leader?.id ?? first ?? null, note: inRentalLanguage(() => words.bookingBack(receipt)) }
    if (part > 0) await returnValue(tx, voucherId, part, paidFor, by)
    const note = inRentalLanguage(() => words.productsBack(receipt))
    if (amount > part) await returnValue(tx, voucherId, amount - part, { bookingId: null, note }, by)
  }
}

async function unpayBooking(tx: Transaction, id: number, byVoucher: Cents): Promise<void> {
  const booking = await readBooking(tx, { id })
  if (booking?.isCanceled) throw standsAgainst('BOOKING_CANCELED', words.bookingCanceled)
  if (!booking?.isPaid) throw standsAgainst('BOOKING_NOT_PAID', words.bookingNotPaid)
  await tx`
    UPDATE bookings
    SET paid_at = NULL, payment_method = 'on_site', voucher_amount = voucher_amount - ${byVoucher},
        voucher_id = CASE WHEN voucher_amount > ${byVoucher} THEN voucher_id END
    WHERE id = ${id}`
}

/** Also of a voucher that was withdrawn from: taking its receipt back is how its money is given back at the till. */
async function unpayVoucher(tx: Transaction, id: number, { signature, context }: By): Promise<void> {
  if ((await settleAtTill(tx, id, { signature, at: context.clock().toString() })) === 'settled')
    throw standsAgainst('VOUCHER_WITHDRAWN', words.voucherWithdrawn)
  // What was sold over the counter was ordered by nobody, and is not waited for.
  const unpaid = await tx`
    UPDATE vouchers SET paid_at = NULL,
      canceled_at = CASE WHEN payment_method = 'till' THEN ${context.clock().toString()}::timestamptz ELSE canceled_at END,
      canceled_reason = CASE WHEN payment_method = 'till' THEN 'Receipt taken back' ELSE canceled_reason END
    WHERE id = ${id} AND redeemed = 0 RETURNING 1`
  if (unpaid.length > 0) return
  throw standsAgainst('VOUCHER_USED', words.voucherUsed)
}

async function returnValue(
  tx: Transaction,
  voucherId: number,
  amount: Cents,
  paidFor: { bookingId: number | null; note: string },
  { context }: By,
): Promise<void> {
  const back = await putBack(tx, voucherId, amount, paidFor, context)
  if (back !== amount) throw new Error(`only ${back} of ${amount} cents could go back to voucher ${voucherId}`)
}
