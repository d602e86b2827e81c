import type { ProviderName } from '#kit/server/paying/payment-provider.ts'
import type { Transaction } from '#kit/server/postgres/db.ts'
import { randomToken } from '#kit/server/security/secret.ts'
import type { Cents, Currency } from '#kit/shared/money.ts'

/** What is paid for. */
export type PaidFor = { bookingId: number } | { voucherId: number }

/** A payment as the things that are paid for see it. */
export type CapturedPayment = { id: string; amount: Cents; currency: Currency; provider: ProviderName }

/** What can be paid for through a provider: bookings, vouchers. Each of these runs in the transaction it belongs to. */
export type Payable = {
  /** The money is here. Says whether the thing is the payer's now; if not, the money goes back for the reason given. */
  fulfil(tx: Transaction, id: number, payment: CapturedPayment): Promise<'FULFILLED' | { giveBack: string }>
  /** No money will come of this attempt: what was held for it can go. */
  release(tx: Transaction, id: number): Promise<void>
  /** Money went back to the payer: the place to tell them. Amount in cents, `reason` as given when it was asked for. */
  returned(tx: Transaction, id: number, refund: CapturedPayment & { reason: string }): Promise<void>
}

export type NewPayment = {
  amount: Cents
  /** One line for the payer: `Eider, 2 nights from June 3, 2026`. */
  description: string
  /** How long it can be paid. */
  minutes: number
}

/** Puts down that something is to be paid through the provider, in the transaction that makes or holds it. */
export async function insertPayment(
  tx: Transaction,
  provider: ProviderName,
  paidFor: PaidFor,
  { amount, description, minutes }: NewPayment,
): Promise<string> {
  const id = randomToken()
  const bookingId = 'bookingId' in paidFor ? paidFor.bookingId : null
  const voucherId = 'voucherId' in paidFor ? paidFor.voucherId : null
  await tx`
    INSERT INTO payments (id, booking_id, voucher_id, provider, amount, description, expires_at, next_look_at)
    VALUES (${id}, ${bookingId}, ${voucherId}, ${provider}, ${amount}, ${description},
            now() + make_interval(mins => ${minutes}), now() + interval '30 seconds')`
  return id
}

/**
 * Puts down that captured money of a payment goes back, in the transaction of what it is about. It is sent by
 * `payments.settle` after the commit, and by the job within seconds otherwise. `amount` in cents; more than is left of
 * what was captured violates a constraint of the table.
 */
export async function requestRefund(tx: Transaction, paymentId: string, amount: Cents, reason: string): Promise<void> {
  await tx`
    UPDATE payments SET state = 'refunding', refund_due = refund_due + ${amount}, refund_reason = ${reason},
                        next_look_at = now(), looks = 0, changed_at = now()
    WHERE id = ${paymentId} AND state IN ('captured', 'refunding')`
}
