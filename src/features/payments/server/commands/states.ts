import type { ProviderOrder } from '#kit/server/paying/payment-provider.ts'
import { type Db, type Sql, type Transaction, transaction } from '#kit/server/postgres/db.ts'
import { type Payable, requestRefund } from '../commands.ts'
import { type PaymentRow, paymentColumns } from '../queries.ts'

/**
 * Every change of a payment's state, each a conditional write: it happens from the right state or not at all, so that
 * whoever comes second, or again after a crash, changes nothing.
 */

/** Seconds after which work on a payment counts as broken off: longer than all time-outs of one look together. */
const claimSeconds = 60

/**
 * Takes a payment to work on, unless somebody else is at it. The next look is put down at once, so that nothing has to
 * be cleaned up if this one breaks off: after 5, 10, 20, 40, then 60 seconds, and every 10 minutes where the provider
 * itself takes longer than an hour.
 */
export async function claimPayment(sql: Sql, id: string): Promise<PaymentRow | undefined> {
  const [row] = await sql<PaymentRow[]>`
    UPDATE payments
    SET busy_until = now() + make_interval(secs => ${claimSeconds}),
        looks = least(looks + 1, 1000),
        next_look_at = CASE
          WHEN state = 'created' THEN greatest(now() + interval '5 seconds', least(now() + interval '45 seconds', expires_at))
          WHEN changed_at < now() - interval '1 hour' AND state = 'capturing' THEN now() + interval '10 minutes'
          WHEN state IN ('expired', 'failed') THEN now() + interval '2 minutes'
          ELSE now() + make_interval(secs => least(60, 5 * 2 ^ least(looks, 4))) END
    WHERE id = ${id} AND busy_until <= now()
    RETURNING ${paymentColumns(sql)}`
  return row
}

/** Gives a claim back. */
export async function freePayment(sql: Sql, { id, busy_until }: PaymentRow): Promise<void> {
  await sql`UPDATE payments SET busy_until = '-infinity' WHERE id = ${id} AND busy_until = ${busy_until}`
}

/** Puts down the provider's order, unless the payment has one or was refused meanwhile. */
export async function keepOrder(
  sql: Sql,
  { id, declined }: PaymentRow,
  { orderId, approveUrl }: ProviderOrder,
): Promise<void> {
  await sql`
    UPDATE payments SET order_id = ${orderId}, approve_url = ${approveUrl ?? null}
    WHERE id = ${id} AND order_id IS NULL AND declined = ${declined} AND state = 'created'`
}

/** From here on the provider may be asked for the money, and may have taken it. Says whether it is so. */
export async function startCapturing(sql: Sql, id: string): Promise<boolean> {
  const started = await sql`
    UPDATE payments
    SET state = 'capturing', looks = 0, failures = 0, next_look_at = now() + interval '5 seconds', changed_at = now()
    WHERE id = ${id} AND state IN ('created', 'expired')
    RETURNING 1`
  return started.length === 1
}

/** The provider refused, nothing was taken: the payer may try again. With a new order where the old one is spent. */
export async function putBack(sql: Sql, { id, declined }: PaymentRow, order: 'kept' | 'spent'): Promise<void> {
  await sql`
    UPDATE payments
    SET state = 'created', declined = declined + 1, order_id = CASE WHEN ${order === 'kept'} THEN order_id END,
        approve_url = CASE WHEN ${order === 'kept'} THEN approve_url END, looks = 0,
        next_look_at = greatest(now() + interval '5 seconds', least(now() + interval '45 seconds', expires_at)),
        changed_at = now()
    WHERE id = ${id} AND state IN ('created', 'capturing') AND declined = ${declined}`
}

export type Concluded = 'FULFILLED' | 'GIVES_BACK' | 'WAS_CONCLUDED'

/**
 * The money was taken: the thing becomes the payer's or the money goes back, decided in one transaction with the
 * payment's own state. `giveUp`: do not try to fulfil it any more.
 */
export function concludePayment(
  sql: Sql,
  payable: Payable,
  row: PaymentRow,
  capture: NonNullable<ProviderOrder['capture']>,
  giveUp: boolean,
): Promise<Concluded> {
  return transaction(sql, async (tx) => {
    const taken = await tx`
      UPDATE payments
      SET state = 'captured', capture_id = ${capture.id}, captured = ${capture.amount},
          captured_currency = ${capture.currency}, looks = 0, failures = 0, changed_at = now()
      WHERE id = ${row.id} AND state IN ('created', 'capturing', 'expired', 'failed')
      RETURNING 1`
    if (taken.length === 0) return 'WAS_CONCLUDED'
    const reason = reasonAgainst(row, capture, giveUp)
    const outcome = reason === undefined ? await payable.fulfil(tx, thingOf(row), capturedPayment(row)) : reason
    if (outcome === 'FULFILLED') return outcome
    await requestRefund(tx, row.id, capture.amount, outcome.giveBack)
    await tx`UPDATE payments SET refunded = ${capture.refunded} WHERE id = ${row.id}`
    if (reason !== undefined) await releaseThing(tx, payable, row)
    return 'GIVES_BACK'
  })
}

function reasonAgainst(row: PaymentRow, capture: NonNullable<ProviderOrder['capture']>, giveUp: boolean) {
  if (capture.amount !== row.amount || capture.currency !== row.currency)
    return { giveBack: 'The amount taken differs from the amount to be paid' }
  if (capture.refunded > 0) return { giveBack: 'The payment was given back' }
  return giveUp ? { giveBack: 'We could not complete your order' } : undefined
}

/** Ends a payment that nobody made: as `expired` once its time is over, as `failed` when the payer gives it up. */
export function endUnpaid(sql: Sql, payable: Payable, row: PaymentRow, state: 'expired' | 'failed'): Promise<boolean> {
  return transaction(sql, async (tx) => {
    const ended = await tx`
      UPDATE payments SET state = ${state}, changed_at = now()
      WHERE id = ${row.id} AND state = 'created' AND (${state === 'failed'} OR expires_at <= now())
      RETURNING 1`
    if (ended.length === 0) return false
    await releaseThing(tx, payable, row)
    return true
  })
}

/** Lets go of what was held, unless another payment for the same thing may still come or has come. */
async function releaseThing(tx: Transaction, payable: Payable, row: PaymentRow): Promise<void> {
  const others = await tx<{ live: boolean }[]>`
    SELECT state IN ('created', 'capturing') OR refund_due < captured AS live FROM payments
    WHERE (booking_id = ${row.booking_id} OR voucher_id = ${row.voucher_id}) AND id <> ${row.id}
    ORDER BY id FOR UPDATE`
  if (!others.some(({ live }) => live)) await payable.release(tx, thingOf(row))
}

/**
 * Puts down how much is given back next, before the provider is asked. What was put down before and not confirmed comes
 * again, however much more is to go back by now: under one key the provider must always be asked for the same.
 */
export async function startRefund(sql: Sql, id: string): Promise<PaymentRow | undefined> {
  const [row] = await sql<PaymentRow[]>`
    UPDATE payments SET refund_sending = CASE WHEN refund_sending > 0 THEN refund_sending ELSE refund_due - refunded END
    WHERE id = ${id} AND state = 'refunding'
    RETURNING ${paymentColumns(sql)}`
  return row
}

/** The provider gave back what was put down: told once. `tell` is false where telling fails for good. */
export async function finishRefund(sql: Sql, payable: Payable, row: PaymentRow, tell: boolean): Promise<void> {
  await transaction(sql, async (tx) => {
    const finished = await tx`
      UPDATE payments
      SET refunded = refunded + refund_sending, refund_sending = 0, looks = 0, failures = 0, next_look_at = now(),
          changed_at = now(),
          state = CASE WHEN refunded + refund_sending < refund_due THEN 'refunding'
                       WHEN refunded + refund_sending < captured THEN 'captured' ELSE 'refunded' END
      WHERE id = ${row.id} AND state = 'refunding' AND refunded = ${row.refunded} AND refund_sending = ${row.refund_sending}
      RETURNING 1`
    if (finished.length === 0 || !tell || row.refund_sending === 0) return
    const refund = { ...capturedPayment(row), amount: row.refund_sending, reason: row.refund_reason }
    await payable.returned(tx, thingOf(row), refund)
  })
}

/** Counts that something of ours failed, so that it can be given up in the end. */
export async function countFailure(db: Db, id: string): Promise<void> {
  await db`UPDATE payments SET failures = failures + 1 WHERE id = ${id}`
}

const thingOf = ({ booking_id, voucher_id }: PaymentRow): number => (booking_id ?? voucher_id) as number

const capturedPayment = ({ id, amount, currency, provider }: PaymentRow) => ({ id, amount, currency, provider })
