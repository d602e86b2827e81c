import { insertInboxItem } from '#features/inbox/server/commands.ts'
import { requestRefund } from '#features/payments/server/commands.ts'
import type { Context } from '#kit/server/http/context.ts'
import type { Transaction } from '#kit/server/postgres/db.ts'
import { addDays, type Day, formatLongDay, wallClock } from '#kit/shared/day.ts'
import { inFirstLanguage } from '#kit/shared/language.ts'
import { type Cents, formatMoney } from '#kit/shared/money.ts'
import { refundDays } from '../../rules.ts'

/**
 * Gives cents of a withdrawn voucher back: through the provider as much as it took and has not given back, and tells how
 * much is left to be transferred. The voucher and its payments must be locked.
 */
export async function refundVoucher(tx: Transaction, voucherId: number, amount: Cents): Promise<Cents> {
  const payments = await tx<{ id: string; left: Cents }[]>`
    SELECT id, captured - refund_due AS left FROM payments
    WHERE voucher_id = ${voucherId} AND state IN ('captured', 'refunding') AND captured > refund_due ORDER BY id`
  let rest = amount
  for (const { id, left } of payments) {
    const part = Math.min(left, rest)
    if (part > 0) await requestRefund(tx, id, part, 'You withdrew from the contract')
    rest -= part
  }
  return rest
}

/** Puts down for staff what the software does not do. The person stands in the list of withdrawals, and not here. */
export const tellStaff = (tx: Transaction, what: string, at: Temporal.Instant) =>
  insertInboxItem(tx, { business: 'rental', type: 'todo', name: 'Withdrawals', body: what, at })

/** What staff are asked to transfer, and until when; they read English. */
export const toTransfer = (reference: string, amount: Cents, today: Day): string =>
  inFirstLanguage(
    () =>
      `Withdrawal ${reference}: give ${formatMoney(amount)} back by ${formatLongDay(addDays(today, refundDays))}. Who gets it stands under Withdrawals.`,
  )

/**
 * A canceled booking puts something back on a voucher that was withdrawn from meanwhile: nobody could use it there, so
 * it goes back as the rest did. Nothing where the voucher was not withdrawn.
 */
export async function giveBackMore(
  tx: Transaction,
  voucherId: number,
  amount: Cents,
  { env, clock }: Pick<Context, 'env' | 'clock'>,
): Promise<void> {
  const [withdrawn] = await tx<{ id: number; reference: string }[]>`
    SELECT w.id, w.reference
    FROM withdrawals w JOIN vouchers v ON v.id = w.voucher_id
    WHERE w.voucher_id = ${voucherId} AND w.outcome = 'accepted' AND v.withdrawn_at IS NOT NULL FOR UPDATE OF w`
  if (!withdrawn) return
  const byHand = await refundVoucher(tx, voucherId, amount)
  await tx`
    UPDATE withdrawals SET amount = amount + ${amount}, by_hand = by_hand + ${byHand},
           closed_at = CASE WHEN ${byHand} > 0 THEN NULL ELSE closed_at END
    WHERE id = ${withdrawn.id}`
  if (byHand === 0) return
  const at = clock()
  await tellStaff(tx, toTransfer(withdrawn.reference, byHand, wallClock(env.timeZone, at).day), at)
}

/**
 * Gives the money of a voucher back at the till, in place of a transfer: `none` where it was not withdrawn from,
 * `settled` where nothing is left to be given back by hand.
 */
export async function settleAtTill(
  tx: Transaction,
  voucherId: number,
  by: { signature: string; at: string },
): Promise<'none' | 'settled' | 'taken'> {
  const [withdrawn] = await tx<{ id: number; open: boolean }[]>`
    SELECT id, closed_at IS NULL AND by_hand = amount AND amount > 0 AS open FROM withdrawals
    WHERE voucher_id = ${voucherId} AND outcome = 'accepted' FOR UPDATE`
  if (!withdrawn) return 'none'
  if (!withdrawn.open) return 'settled'
  await tx`
    UPDATE withdrawals SET closed_at = ${by.at}, closed_by = ${by.signature}, closed_note = 'Given back at the till'
    WHERE id = ${withdrawn.id}`
  return 'taken'
}
