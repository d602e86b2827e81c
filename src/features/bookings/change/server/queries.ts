import type { Db, Transaction } from '#kit/server/postgres/db.ts'
import type { Cents } from '#kit/shared/money.ts'
import type { Pending } from './policy.ts'

/** The change that a payment is for, which it is for once. */
export async function takePendingChange(tx: Transaction, paymentId: string): Promise<Pending | undefined> {
  const [row] = await tx<
    { wanted: Pending }[]
  >`DELETE FROM booking_changes WHERE payment_id = ${paymentId} RETURNING wanted`
  return row?.wanted
}

/** The payment of the very same change that can still be made. */
export async function findOpenChange(
  db: Db,
  bookingId: number,
  { provider, pending }: { provider: string; pending: Pending },
): Promise<string | undefined> {
  const [row] = await db<{ id: string }[]>`
    SELECT p.id FROM booking_changes c JOIN payments p ON p.id = c.payment_id
    WHERE c.booking_id = ${bookingId} AND c.wanted = ${JSON.stringify(pending)}::text::jsonb
      AND p.state = 'created' AND p.provider = ${provider} AND p.expires_at > now() + interval '5 minutes'
    ORDER BY p.created_at DESC LIMIT 1`
  return row?.id
}

/** What is left on a voucher that still counts, which nobody takes before the transaction is over. */
export async function readVoucherLeft(db: Db, voucherId: number | null, { lock = false } = {}): Promise<Cents> {
  if (voucherId === null) return 0
  const [row] = await db<{ left: Cents }[]>`
    SELECT (amount - redeemed)::int AS left FROM vouchers
    WHERE id = ${voucherId} AND paid_at IS NOT NULL AND canceled_at IS NULL AND withdrawn_at IS NULL
    ${lock ? db`FOR UPDATE` : db``}`
  return row?.left ?? 0
}
