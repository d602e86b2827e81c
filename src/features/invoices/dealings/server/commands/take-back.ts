import type { EntryContent } from '#features/cash-register/contract/ledger.ts'
import { type Recording, recordAtTill } from '#features/cash-register/server/commands/record.ts'
import { type Author, audit } from '#kit/server/http/audit.ts'
import type { Transaction } from '#kit/server/postgres/db.ts'
import { type Cents, formatMoney, toUnits } from '#kit/shared/money.ts'
import { notFound, ProblemError } from '#kit/shared/problem.ts'
import type { InvoicePaymentMethod } from '../../../contract.ts'
import { toGiveBack } from '../../../rules.ts'
import { refundContent, takenBackContent } from '../../rules/payments.ts'
import { type LockedInvoice, lockInvoice } from './payments.ts'

type Booked = { position: number; receipt: number; reference: string }

type Payment = {
  invoice: number
  amount: Cents
  /** Of the amount, what never came, and why. */
  short: Cents
  shortAs: string | null
  method: InvoicePaymentMethod
  position: number
  bankLine: number | null
  isTakenBack: boolean
}

/**
 * Takes back a payment that was booked wrongly: by an entry of its own in the ledger and in the payments, so that the
 * invoice is open again, and the line of the bank statement that it came by. Throws 404, and 409 ALREADY_TAKEN_BACK, or
 * GIVEN_BACK where its money left again.
 */
export async function takePaymentBack(
  tx: Transaction,
  context: Recording,
  { payment: id, reason, cashier }: { payment: number; reason: string; cashier: Author },
): Promise<Booked> {
  const before = await readPayment(tx, id)
  if (!before) throw notFound('There is no such payment')
  // In the order of a booking: the line, the invoice, the till.
  if (before.bankLine !== null) await tx`SELECT FROM bank_transactions WHERE id = ${before.bankLine} FOR UPDATE`
  const invoice = await lockInvoice(tx, before.invoice)
  const { amount, short, shortAs, method, position, bankLine, isTakenBack } = (await readPayment(tx, id)) ?? before
  if (isTakenBack) throw new ProblemError(409, 'ALREADY_TAKEN_BACK', 'This payment was taken back already')
  if (amount > invoice.paid)
    throw new ProblemError(409, 'GIVEN_BACK', 'The money of this payment was given back already')
  if (bankLine !== null)
    await tx`UPDATE bank_transactions SET booked = booked - ${amount - short} WHERE id = ${bankLine}`
  const content = takenBackContent(await readContent(tx, position), reason)
  const { currency, reference } = invoice
  const entry = { kind: 'reversal', content, currency, reverses: position } as const
  const booked = await recordAtTill(tx, 'agency', context, cashier, entry)
  await tx`
    INSERT INTO invoice_payments
      (invoice_id, amount, method, at, cashier, position, bank_transaction_id, takes_back, short, short_as)
    VALUES (${before.invoice}, ${0 - amount}, ${method}, ${cashier.at.toString()}, ${cashier.name}, ${booked.position},
            ${bankLine}, ${id}, ${0 - short}, ${shortAs})`
  await auditMoney(tx, cashier, 'invoice.unpay', { invoice, amount, method, receipt: booked.receipt, reason })
  return { position: booked.position, receipt: booked.receipt as number, reference }
}

async function readPayment(tx: Transaction, id: number): Promise<Payment | undefined> {
  const [row] = await tx<Payment[]>`
    SELECT invoice_id AS invoice, amount, short, short_as AS "shortAs", method, position, bank_transaction_id AS "bankLine",
           EXISTS (SELECT FROM invoice_payments back WHERE back.takes_back = p.id) AS "isTakenBack"
    FROM invoice_payments p WHERE id = ${id} AND amount > 0`
  return row
}

async function readContent(tx: Transaction, position: number): Promise<EntryContent> {
  const [row] = await tx<{ content: string }[]>`
    SELECT content FROM till_entries WHERE business = 'agency' AND position = ${position}`
  if (!row) throw new Error(`the ledger has no entry ${position}`)
  return JSON.parse(row.content) as EntryContent
}

/**
 * Books that the money paid for what was credited went back: all that is left of it. Throws 409 NOT_CREDITED,
 * NOTHING_LEFT, and AMOUNT_CHANGED where another amount than was shown would go.
 */
export async function giveMoneyBack(
  tx: Transaction,
  context: Recording,
  {
    invoice: id,
    method,
    shown,
    cashier,
  }: { invoice: number; method: InvoicePaymentMethod; shown: number; cashier: Author },
): Promise<Booked> {
  const invoice = await lockInvoice(tx, id)
  const { credited, reference, currency } = invoice
  const amount = toGiveBack(invoice)
  if (credited === 0) throw new ProblemError(409, 'NOT_CREDITED', `Invoice ${reference} was not taken back`)
  if (amount === 0) throw new ProblemError(409, 'NOTHING_LEFT', 'Nothing is left to give back')
  if (amount !== shown) {
    const detail = `${formatMoney(amount, currency)} have to go back now. Please look at it again.`
    throw new ProblemError(409, 'AMOUNT_CHANGED', detail)
  }
  const content = refundContent(invoice, { amount, method, rates: context.env.perDollar })
  const booked = await recordAtTill(tx, 'agency', context, cashier, { kind: 'refund', content, currency })
  await tx`
    INSERT INTO invoice_payments (invoice_id, amount, method, at, cashier, position)
    VALUES (${id}, ${0 - amount}, ${method}, ${cashier.at.toString()}, ${cashier.name}, ${booked.position})`
  await auditMoney(tx, cashier, 'invoice.give-back', { invoice, amount, method, receipt: booked.receipt })
  return { position: booked.position, receipt: booked.receipt as number, reference }
}

type Noted = { invoice: LockedInvoice; amount: Cents; method: string; receipt: number | null; reason?: string }

const auditMoney = (
  tx: Transaction,
  cashier: Author,
  action: string,
  { invoice: { id, reference, currency }, amount, ...more }: Noted,
) => audit(tx, cashier, action, `invoice:${id}`, { reference, amount: toUnits(amount), currency, ...more })
