import type { Db, Transaction } from '#kit/server/postgres/db.ts'
import type { Day } from '#kit/shared/day.ts'
import type { Language } from '#kit/shared/language.ts'
import type { Cents } from '#kit/shared/money.ts'
import type { Background } from '../contract.ts'
import { normalizeCode } from '../rules.ts'

/**
 * The paid voucher with a code that somebody typed, and what is left on it; undefined where nothing is.
 * It counts no guesses: what comes from outside goes through `tryCode`.
 */
export async function findVoucher(db: Db, code: string): Promise<{ id: number; balance: Cents } | undefined> {
  const [row] = await db<{ id: number; balance: Cents }[]>`
    SELECT id, amount - redeemed AS balance FROM vouchers
    WHERE code = ${normalizeCode(code) ?? ''} AND paid_at IS NOT NULL AND canceled_at IS NULL AND redeemed < amount`
  return row && { ...row }
}

/** A voucher as it stands. */
export type StoredVoucher = {
  id: number
  reference: string
  /** The buyer ordered in it, and is written to in it. */
  language: Language
  code: string
  amount: Cents
  redeemed: Cents
  name: string
  email: string
  recipient: string
  background: Background
  words: string
  payment_method: 'transfer' | 'provider' | 'till'
  paid: boolean
  canceled: boolean
  withdrawn: boolean
  due_on: Day | null
  visitor: Buffer | null
}

const stored = (db: Db) => db`
  id, reference, language, code, amount, redeemed, name, email, recipient, background, words, payment_method, due_on, visitor,
  paid_at IS NOT NULL AS paid, canceled_at IS NOT NULL AS canceled,
  withdrawn_at IS NOT NULL AS withdrawn`

export async function readVoucher(db: Db, reference: string): Promise<StoredVoucher | undefined> {
  const [row] = await db<StoredVoucher[]>`SELECT ${stored(db)} FROM vouchers WHERE reference = ${reference}`
  return row
}

/** A voucher that nobody else changes before the transaction is over. */
export async function lockVoucher(tx: Transaction, id: number): Promise<StoredVoucher> {
  const [row] = await tx<StoredVoucher[]>`SELECT ${stored(tx)} FROM vouchers WHERE id = ${id} FOR UPDATE`
  if (!row) throw new Error(`there is no voucher ${id}`)
  return row
}

/** What was taken from a voucher or put back, the latest first. */
export const readRedemptions = (db: Db, voucherId: number, timeZone: string) => db<
  { on: Day; amount: Cents; note: string }[]
>`
  SELECT to_char(created_at AT TIME ZONE ${timeZone}, 'YYYY-MM-DD') AS on, amount, note FROM voucher_entries
  WHERE voucher_id = ${voucherId} ORDER BY id DESC`

/** A payment for a voucher through a provider that can still be made for a while. */
export async function findOpenPayment(db: Db, voucherId: number, provider: string): Promise<string | undefined> {
  const [row] = await db<{ id: string }[]>`
    SELECT id FROM payments
    WHERE voucher_id = ${voucherId} AND provider = ${provider}
      AND (state = 'capturing' OR (state = 'created' AND expires_at > now() + interval '1 minute'))
    ORDER BY created_at DESC LIMIT 1`
  return row?.id
}

const unpaid = (db: Db) => db`paid_at IS NULL AND canceled_at IS NULL AND payment_method = 'transfer'`

/** Transfers that are due by a day and were not reminded of. */
export const listToRemind = (db: Db, dueBy: Day) => db<{ id: number }[]>`
  SELECT id FROM vouchers WHERE ${unpaid(db)} AND due_on <= ${dueBy}::date AND reminded_at IS NULL
  ORDER BY id LIMIT 200`

/** Transfers that were due by a day, and reminded of by then. */
export const listToGiveUp = (db: Db, dueBy: Day, timeZone: string) => db<{ id: number }[]>`
  SELECT id FROM vouchers
  WHERE ${unpaid(db)} AND due_on <= ${dueBy}::date AND (reminded_at AT TIME ZONE ${timeZone})::date <= ${dueBy}::date
  ORDER BY id LIMIT 200`
