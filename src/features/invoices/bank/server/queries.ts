import type { Db } from '#kit/server/postgres/db.ts'
import type { Day } from '#kit/shared/day.ts'
import type { Cents } from '#kit/shared/money.ts'
import { unpaidStatement } from '../../open/server/queries/unpaid.ts'
import { openOf } from '../../rules.ts'
import type { BankLineState } from '../contract.ts'
import type { PayableInvoice } from '../rules/matching.ts'

export type BankLineRow = {
  id: number
  bookedOn: Day
  amount: Cents
  currency: string
  payer: string
  reference: string
  purpose: string
  booked: Cents
  dismissedBy: string | null
  /** What was booked of it, what was taken back left out. */
  payments: { invoice: number; reference: string; customer: number; amount: Cents }[]
}

const pageLength = 100

/** A page of lines, the newest first, and the line after which the next one begins. */
export async function readBankLines(
  db: Db,
  { state, before }: { state: BankLineState; before: number | undefined },
): Promise<{ lines: BankLineRow[]; next: number | null }> {
  const rows = await bankLinesStatement(db, { state, before })
  const lines = rows.slice(0, pageLength)
  return { lines, next: rows.length > pageLength ? (lines.at(-1)?.id ?? null) : null }
}

export const bankLinesStatement = (db: Db, { state, before }: { state: BankLineState; before: number | undefined }) =>
  db<BankLineRow[]>`
  SELECT t.id, t.booked_on AS "bookedOn", t.amount, t.currency, t.payer, t.reference, t.purpose, t.booked,
         t.dismissed_by AS "dismissedBy", coalesce(p.payments, '[]') AS payments
  FROM (
    SELECT * FROM bank_transactions
    WHERE ${stateCondition(db, state)}
      ${before ? db`AND (booked_on, id) < ((SELECT booked_on FROM bank_transactions WHERE id = ${before}), ${before})` : db``}
    ORDER BY booked_on DESC, id DESC LIMIT ${pageLength + 1}
  ) t
  LEFT JOIN LATERAL (
    SELECT json_agg(json_build_object('invoice', one.id, 'reference', one.reference, 'customer', one.customer_id,
                                      'amount', one.amount)) AS payments
    FROM (
      SELECT i.id, i.reference, i.customer_id, sum(p.amount - p.short)::int AS amount
      FROM invoice_payments p JOIN invoices i ON i.id = p.invoice_id
      WHERE p.bank_transaction_id = t.id GROUP BY i.id HAVING sum(p.amount) > 0
    ) one
  ) p ON true
  ORDER BY t.booked_on DESC, t.id DESC`

function stateCondition(db: Db, state: BankLineState) {
  if (state === 'open') return db`booked < amount AND dismissed_by IS NULL`
  return state === 'booked' ? db`booked > 0` : db`dismissed_by IS NOT NULL`
}

export async function countOpenLines(db: Db): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    SELECT count(*)::int AS count FROM bank_transactions WHERE booked < amount AND dismissed_by IS NULL`
  return row?.count ?? 0
}

/** Whatever may be paid: the oldest first. */
export async function readPayable(db: Db): Promise<PayableInvoice[]> {
  const rows = await unpaidStatement(db)
  return rows.map(({ id, reference, customerId, business, name, currency, ...row }) => ({
    id,
    reference,
    customer: customerId,
    business,
    name,
    currency,
    open: openOf(row),
  }))
}

/** The day up to which statements tell what came in. */
export async function lastBankDay(db: Db): Promise<Day | null> {
  const [row] = await db<{ day: Day | null }[]>`SELECT max(booked_on) AS day FROM bank_transactions`
  return row?.day ?? null
}
