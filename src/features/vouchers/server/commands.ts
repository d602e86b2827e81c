import type { FastifyRequest } from 'fastify'
import { giveBackMore } from '#features/withdrawals/server/commands/money.ts'
import type { Context } from '#kit/server/http/context.ts'
import type { Caller } from '#kit/server/http/http.ts'
import type { Db, Sql, Transaction } from '#kit/server/postgres/db.ts'
import { randomLetters } from '#kit/server/security/secret.ts'
import { networkOf, throttle } from '#kit/server/security/throttle.ts'
import type { Cents } from '#kit/shared/money.ts'
import { findVoucher } from './queries.ts'

/** 80 bits, made by the server and told to nobody before the voucher is paid. */
export const newCode = () => randomLetters(16)

const wrongCodes = { limit: 20, seconds: 900 }

export type Guesser = { request: FastifyRequest; caller: Caller | undefined }

/** Staff are apart from whoever calls from where they work. The test account is everybody's, and the artist no staff. */
const guessesOf = ({ request, caller }: Guesser) =>
  caller && !caller.demo && !caller.artist ? `voucher-staff:${caller.id}` : `voucher:${networkOf(request.ip)}`

/**
 * The voucher with a code from outside. Codes that are none are counted, 20 in 15 minutes, and then all are refused
 * (429). What was found is told only once it was counted, so that sending many at once gains nothing; a right and a
 * wrong code take the same statements.
 */
export async function tryCode(sql: Sql, who: Guesser, code: string) {
  const voucher = await findVoucher(sql, code)
  await throttle(sql, guessesOf(who), wrongCodes, voucher !== undefined)
  return voucher
}

type For = { bookingId: number | null; note: string }

/**
 * Takes an amount from a voucher, in the transaction of what it pays for; the note is what its owner reads, and names
 * the booking. False when less is left, or the voucher does not count: then nothing was taken.
 */
export async function redeem(db: Db, voucherId: number, amount: Cents, { bookingId, note }: For): Promise<boolean> {
  const rows = await db`
    WITH taken AS (
      UPDATE vouchers SET redeemed = redeemed + ${amount}
      WHERE id = ${voucherId} AND ${amount} > 0 AND redeemed + ${amount} <= amount
        AND paid_at IS NOT NULL AND canceled_at IS NULL
      RETURNING id
    )
    INSERT INTO voucher_entries (voucher_id, booking_id, amount, note)
    SELECT id, ${bookingId}, ${amount}, ${note} FROM taken RETURNING 1`
  return rows.length === 1
}

/**
 * Puts back what a canceled booking took: at most what is still taken for that booking, so that doing it twice puts
 * nothing back a second time. What comes back to a voucher that was withdrawn from goes on to its buyer. Gives the cents
 * that were put back.
 */
export async function putBack(
  tx: Transaction,
  voucherId: number,
  amount: Cents,
  { bookingId, note }: For,
  hands: Pick<Context, 'env' | 'clock'>,
): Promise<Cents> {
  await tx`SELECT FROM vouchers WHERE id = ${voucherId} FOR UPDATE`
  const [row] = await tx<{ amount: Cents }[]>`
    WITH taken AS (
      SELECT coalesce(sum(amount), 0)::int AS total FROM voucher_entries
      WHERE voucher_id = ${voucherId} AND booking_id IS NOT DISTINCT FROM ${bookingId}
    ), returned AS (
      UPDATE vouchers SET redeemed = redeemed - least(${amount}, total) FROM taken
      WHERE id = ${voucherId} AND least(${amount}, total) > 0
      RETURNING id, least(${amount}, total) AS amount
    )
    INSERT INTO voucher_entries (voucher_id, booking_id, amount, note)
    SELECT id, ${bookingId}, -amount, ${note} FROM returned RETURNING -amount AS amount`
  if (row) await giveBackMore(tx, voucherId, row.amount, hands)
  return row?.amount ?? 0
}

/** The same of a booking that several vouchers paid at the till: what the first one did not pay goes back to the others. */
export async function putBackToEach(
  tx: Transaction,
  first: number,
  amount: Cents,
  paidFor: For & { bookingId: number },
  hands: Pick<Context, 'env' | 'clock'>,
): Promise<void> {
  let left = amount - (await putBack(tx, first, amount, paidFor, hands))
  if (left === 0) return
  const others = await tx<{ id: number }[]>`
    SELECT voucher_id AS id FROM voucher_entries
    WHERE booking_id = ${paidFor.bookingId} GROUP BY voucher_id HAVING sum(amount) > 0 ORDER BY voucher_id`
  for (const { id } of others) if (left > 0) left -= await putBack(tx, id, left, paidFor, hands)
}
