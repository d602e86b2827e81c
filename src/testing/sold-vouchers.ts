import type { Payable } from '#features/payments/server/commands.ts'
import type { Sql } from '#kit/server/postgres/db.ts'

/** Something to sell: a voucher that is the payer's once it is paid, unless it is `gone` by then. */
export const vouchersForTests: Payable = {
  async fulfil(tx, id, payment) {
    const sold = await tx`
      UPDATE vouchers SET paid_at = now()
      WHERE id = ${id} AND paid_at IS NULL AND (canceled_at IS NULL OR canceled_reason = 'released') AND words <> 'gone'
      RETURNING 1`
    if (sold.length === 0) return { giveBack: 'Somebody else has it' }
    await tx`INSERT INTO told (payment, what, amount) VALUES (${payment.id}, 'fulfilled', ${payment.amount})`
    return 'FULFILLED'
  },
  async release(tx, id) {
    await tx`UPDATE vouchers SET canceled_at = now(), canceled_reason = 'released' WHERE id = ${id} AND paid_at IS NULL`
  },
  async returned(tx, _, refund) {
    await tx`INSERT INTO told (payment, what, amount) VALUES (${refund.id}, 'returned', ${refund.amount})`
  },
}

/** A database for payments, beside what the migrations make. */
export async function prepareTill(sql: Sql): Promise<void> {
  await sql`CREATE TABLE told (payment text, what text, amount integer)`
}
