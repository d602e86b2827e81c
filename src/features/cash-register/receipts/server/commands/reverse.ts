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
import { lockedVoucher } from '../../../sale/server/commands/items.ts'
import { refuseEmptyDrawer } from '../../../sale/server/commands.ts'
import { lockTill, recordAtTill } from '../../../server/commands/record.ts'
import { words as tillWords } from '../../../words.ts'
import { givenBack, voucherCover } from '../../rules.ts'
import { words } from '../../words.ts'
import { lessLeft, otherTotal, quantitiesOf, reversalRefusal, standsAgainst } from '../policy.ts'
import { contentsOf, type ReceiptEntry, readReceipt } from '../queries.ts'

export type Reversal = {
  position: number
  reason: string
  /** As shown. */
  total: Cents
  /** The goods are back on the shelf. */
  restock: boolean
  /** What of it goes back; null is all that is left. */
  lines: { line: number; quantity: number; restock?: boolean | undefined }[] | null
}

export type Reversed = { status: 'success'; receipt: number; position: number }

const business = 'rental'

/**
 * Takes a receipt back, or some of its lines, by an entry of its own: what was paid is unpaid again, voucher value and
 * stock return, and the money goes back the way it came. Locks as a sale does, the till last; what others did while this waited is seen.
 */
export async function reverse(
  { tx, author: { id, caller }, audit }: Write,
  { position, reason, total, restock, lines: chosen }: Reversal,
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
  await lockPaid(tx, content)
  const entry = await reversible()
  const { bookingId, voucherId, parts } = entry
  const back = givenBack(content, contentsOf(parts), { quantities: quantitiesOf(entry, chosen), reason, position })
  if (0 - totalOf(back.lines) !== total) throw otherTotal(0 - totalOf(back.lines), chosen !== null)
  await undoPayment(tx, content, back, number, { signature: nameOf(caller), context })
  const shelved = (of: number) => chosen?.find(({ line }) => line === of)?.restock ?? restock
  const goods = back.lines.flatMap(({ productId, quantity, of }, i) =>
    productId === undefined || !shelved(of ?? i) ? [] : [{ productId, quantity: 0 - quantity }],
  )
  if (goods.length > 0) await putBackInStock(tx, goods)

  await lockTill(tx, business)
  if ((await reversible()).parts.length > parts.length) throw lessLeft()
  const cashier = { id, name: nameOf(caller) }
  const { position: at, receipt } = await recordAtTill(tx, business, context, cashier, {
    kind: 'reversal',
    content: back,
    bookingId: bookingId ?? undefined,
    voucherId: voucherId ?? undefined,
    reverses: parts.at(-1)?.position ?? position,
  })
  const cash = paidBy(back, 'cash')
  if (cash < 0) await refuseEmptyDrawer(tx, cash)

  const reversed: Reversed = { status: 'success', receipt: receipt as number, position: at }
  const part = chosen && { lines: chosen.map(({ line, quantity }) => `${quantity} × ${content.lines[line]?.label}`) }
  const details = { reverses: number, reason, restock, total: toUnits(totalOf(back.lines)), ...part }
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

/** What was paid is unpaid again of what goes back, and what vouchers paid of it is on them again. */
async function undoPayment(tx: Transaction, content: EntryContent, back: EntryContent, receipt: number, by: By) {
  const cover = voucherCover(content)
  const backOf = (voucherId: number) => content.payments.findIndex((payment) => payment.voucherId === voucherId)
  const bookings: (readonly Cents[])[] = []
  for (const [i, { kind, bookingId, voucherId, of = i }] of back.lines.entries()) {
    if (kind === 'booking' && bookingId !== undefined) {
      const parts = cover[of] ?? []
      await unpayBooking(tx, bookingId, sumCents(parts))
      bookings.push(parts)
    }
    if (kind === 'voucher' && voucherId !== undefined) await unpayVoucher(tx, voucherId, by)
    if ((kind === 'refund' || kind === 'cancellation_fee') && bookingId !== undefined)
      await tx`UPDATE bookings SET settled_at = NULL WHERE id = ${bookingId}`
  }
  const first = back.lines.find(({ kind }) => kind === 'booking')?.bookingId
  // Of several boats the first one has what vouchers paid.
  const leader = first === undefined ? null : ((await readBoats(tx, { id: first }))[0]?.id ?? first)
  const [bookingNote, note] = inRentalLanguage(() => [words.bookingBack(receipt), words.productsBack(receipt)] as const)
  for (const { voucherId, amount } of back.payments) {
    if (voucherId === undefined) continue
    const forBooking = sumCents(bookings.map((parts) => parts[backOf(voucherId)] ?? 0))
    if (forBooking > 0) await returnValue(tx, voucherId, forBooking, { bookingId: leader, note: bookingNote }, by)
    const rest = 0 - amount - forBooking
    if (rest > 0) await returnValue(tx, voucherId, rest, { bookingId: null, note }, by)
  }
}

const sumCents = (all: readonly Cents[]): Cents => all.reduce((sum, one) => sum + one, 0)

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
