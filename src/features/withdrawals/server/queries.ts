import type { Db, Transaction } from '#kit/server/postgres/db.ts'
import type { Day } from '#kit/shared/day.ts'
import type { Language } from '#kit/shared/language.ts'
import type { Cents } from '#kit/shared/money.ts'
import type { Contract, Outcome } from '../rules.ts'

/** A voucher as the contract that somebody withdraws from. */
export type VoucherContract = Contract & { id: number; reference: string; email: string; withdrawn: boolean }

/**
 * The voucher that nobody else changes before the transaction is over, together with its payments: payments first, as
 * where their money is taken, so that the two do not wait for each other.
 */
export async function lockContract(tx: Transaction, id: number, timeZone: string): Promise<VoucherContract> {
  await tx`SELECT FROM payments WHERE voucher_id = ${id} ORDER BY id FOR UPDATE`
  const [row] = await tx<VoucherContract[]>`
    SELECT id, reference, email, amount, redeemed, paid_at IS NOT NULL AS paid, canceled_at IS NOT NULL AS canceled,
           withdrawn_at IS NOT NULL AS withdrawn,
           to_char(CASE WHEN payment_method = 'provider' THEN coalesce(paid_at, created_at) ELSE created_at END
                   AT TIME ZONE ${timeZone}, 'YYYY-MM-DD') AS "concludedOn",
           to_char(instructed_at AT TIME ZONE ${timeZone}, 'YYYY-MM-DD') AS "instructedOn"
    FROM vouchers WHERE id = ${id} FOR UPDATE`
  if (!row) throw new Error(`there is no voucher ${id}`)
  return row
}

/** The id of the one voucher of an email address that a code or references name; without an address whosever it is. */
export async function findContract(
  db: Db,
  { code, references }: { code: string | undefined; references: readonly string[] },
  email: string | undefined,
): Promise<number | undefined> {
  const rows = await db<{ id: number }[]>`
    SELECT id FROM vouchers
    WHERE payment_method <> 'till' AND (code = ${code ?? ''} OR reference = ANY(${references as string[]}))
      AND (${email ?? null}::text IS NULL OR lower(email) = lower(${email ?? ''})) LIMIT 2`
  return rows.length === 1 ? rows[0]?.id : undefined
}

/** A declaration as it is kept. */
export type StoredWithdrawal = {
  id: number
  reference: string
  /** It was declared in it, and is answered in it. */
  language: Language
  /** An instant, `2026-11-21T13:40:07Z`. */
  declaredAt: string
  name: string
  email: string
  contract: string
  comment: string
  outcome: Outcome
  lastDay: Day | null
  amount: Cents
  byHand: Cents
}

export type ListedWithdrawal = StoredWithdrawal & {
  voucher: string | null
  balance: Cents | null
  value: Cents | null
  givenBack: Cents
  closedBy: string | null
  /** Day on the wall clock of the business. */
  closedOn: Day | null
  closedNote: string
}

const instant = (db: Db, column: string) => db`to_char(${db(column)} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

export const listWithdrawals = (db: Db, timeZone: string, most: number) => db<ListedWithdrawal[]>`
  SELECT w.id, w.reference, w.language, ${instant(db, 'declared_at')} AS "declaredAt", w.name, w.email, w.contract, w.comment, w.outcome,
         to_char(w.last_day, 'YYYY-MM-DD') AS "lastDay", w.amount, w.by_hand AS "byHand", v.reference AS voucher,
         v.amount AS value, v.amount - v.redeemed AS balance, w.closed_by AS "closedBy", w.closed_note AS "closedNote",
         to_char(w.closed_at AT TIME ZONE ${timeZone}, 'YYYY-MM-DD') AS "closedOn",
         CASE WHEN w.outcome = 'accepted'
              THEN coalesce((SELECT sum(refunded)::int FROM payments p WHERE p.voucher_id = v.id), 0) ELSE 0 END AS "givenBack"
  FROM withdrawals w LEFT JOIN vouchers v ON v.id = w.voucher_id
  ORDER BY w.closed_at IS NOT NULL, w.declared_at DESC, w.id DESC LIMIT ${most}`

/** What goes back of a voucher that was withdrawn from, and whether all of it is back: online, and by hand. */
export async function readMoneyBack(db: Db, voucherId: number): Promise<{ amount: Cents; isBack: boolean } | null> {
  const [row] = await db<{ amount: Cents; isBack: boolean }[]>`
    SELECT w.amount, w.closed_at IS NOT NULL
                     AND (SELECT coalesce(sum(refunded), 0) FROM payments WHERE voucher_id = w.voucher_id)
                         >= w.amount - w.by_hand AS "isBack"
    FROM withdrawals w WHERE w.voucher_id = ${voucherId} AND w.outcome = 'accepted'`
  return row ?? null
}
