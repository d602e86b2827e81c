import type { Recording } from '#features/cash-register/server/commands/record.ts'
import { type Author, audit } from '#kit/server/http/audit.ts'
import type { Transaction } from '#kit/server/postgres/db.ts'
import { type Day, instantOf } from '#kit/shared/day.ts'
import type { Cents } from '#kit/shared/money.ts'
import { notFound, ProblemError } from '#kit/shared/problem.ts'
import {
  lockInvoice,
  openChanged,
  type RecordedPayment,
  recordInvoicePayment,
  refuseSettled,
} from '../../dealings/server/commands/payments.ts'
import type { BookBankLines } from '../contract.ts'

type Line = { bookedOn: Day; rest: Cents; currency: string; isDismissed: boolean }

/** Keeps everybody else from the line until the transaction ends: before the invoice, as everywhere. */
async function lockLine(tx: Transaction, id: number): Promise<Line> {
  const [line] = await tx<Line[]>`
    SELECT booked_on AS "bookedOn", amount - booked AS rest, currency, dismissed_by IS NOT NULL AS "isDismissed"
    FROM bank_transactions WHERE id = ${id} FOR UPDATE`
  if (!line) throw notFound('There is no such line')
  return line
}

/** `short`: what is open beyond the amount will never come. */
export type Booking = BookBankLines['bookings'][number]

/**
 * Books what came in by a line of a bank statement to an invoice, on the day it came: as much of it as is open, or the
 * part that somebody chose who saw what is. Throws 409 LINE_BOOKED, LINE_DISMISSED, LINE_CHANGED where less is left of it,
 * OTHER_CURRENCY, NO_FEE where more than half of the invoice is missing, and whatever stands against a payment;
 * OPEN_CHANGED where another amount than was shown would be booked, or other is open.
 */
export async function bookLine(
  tx: Transaction,
  context: Recording,
  { line: id, invoice, amount, open, short: as }: Booking,
  cashier: Author,
): Promise<RecordedPayment> {
  const line = await lockLine(tx, id)
  if (line.isDismissed) throw new ProblemError(409, 'LINE_DISMISSED', 'This line was put aside meanwhile')
  if (line.rest === 0) throw new ProblemError(409, 'LINE_BOOKED', 'This line is booked already')
  const locked = await lockInvoice(tx, invoice)
  if (locked.currency !== line.currency) {
    const detail = `Invoice ${locked.reference} is in ${locked.currency}, and ${line.currency} came in`
    throw new ProblemError(409, 'OTHER_CURRENCY', detail)
  }
  refuseSettled(locked)
  const asShown =
    open === undefined ? amount === Math.min(line.rest, locked.open) : open === locked.open && amount <= open
  if (!asShown) throw openChanged(locked)
  if (amount > line.rest)
    throw new ProblemError(409, 'LINE_CHANGED', 'Less than that is left of this line. Please look at it again.')
  const missing = locked.open - amount
  const short = as && missing > 0 ? { cents: missing, as } : undefined
  if (short && missing > amount)
    throw new ProblemError(409, 'NO_FEE', `More than half of ${locked.reference} is missing`)
  await tx`UPDATE bank_transactions SET booked = booked + ${amount} WHERE id = ${id}`
  return recordInvoicePayment(tx, context, {
    invoice,
    amount: amount + (short?.cents ?? 0),
    short,
    method: 'transfer',
    cashier,
    at: instantOf(line.bookedOn, 12, context.env.timeZone),
    bankLine: id,
  })
}

/** Puts a line aside, or back. */
export async function dismissLine(
  tx: Transaction,
  { line: id, dismissed }: { line: number; dismissed: boolean },
  by: Author,
): Promise<void> {
  const { rest } = await lockLine(tx, id)
  if (dismissed && rest === 0) throw new ProblemError(409, 'LINE_BOOKED', 'This line is booked already')
  await tx`UPDATE bank_transactions SET dismissed_by = ${dismissed ? by.name : null} WHERE id = ${id}`
  await audit(tx, by, dismissed ? 'bank.dismiss' : 'bank.restore', `bank-line:${id}`)
}
