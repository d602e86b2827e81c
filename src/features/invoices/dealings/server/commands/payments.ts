import { type Recording, recordAtTill } from '#features/cash-register/server/commands/record.ts'
import { type Author, audit } from '#kit/server/http/audit.ts'
import type { Transaction } from '#kit/server/postgres/db.ts'
import { type Cents, formatMoney, toUnits } from '#kit/shared/money.ts'
import { notFound, ProblemError } from '#kit/shared/problem.ts'
import type { InvoicePaymentMethod } from '../../../contract.ts'
import { openOf } from '../../../rules.ts'
import { creditedOf } from '../../../server/queries/credited.ts'
import { type PaidInvoice, paymentContent, type Short } from '../../rules/payments.ts'

export type LockedInvoice = PaidInvoice & {
  paid: Cents
  /** What credit notes took back. */
  credited: Cents
  /** What is left to pay. */
  open: Cents
}

/**
 * Keeps everybody else from taking money for an invoice until the transaction ends, and says how it stands then. Invoices
 * are only added to and cannot be locked by who may not change them: their customer is locked, before the till and before
 * the number of whatever is issued. Throws 404 where there is no such invoice.
 */
export async function lockInvoice(tx: Transaction, id: number): Promise<LockedInvoice> {
  await tx`
    SELECT FROM customers WHERE id = (SELECT customer_id FROM invoices WHERE id = ${id}) FOR NO KEY UPDATE`
  // A statement of its own sees what was committed while this one waited.
  const [row] = await tx<Omit<LockedInvoice, 'open'>[]>`
    SELECT i.id, i.reference, c.business, i.currency, i.items, i.vat, i.gross,
           coalesce((SELECT sum(amount) FROM invoice_payments WHERE invoice_id = i.id), 0)::int AS paid,
           ${creditedOf(tx)} AS credited
    FROM invoices i JOIN customers c ON c.id = i.customer_id
    WHERE i.id = ${id} AND i.series = 'invoice'`
  if (!row) throw notFound('There is no such invoice')
  return { ...row, open: openOf(row) }
}

export type InvoicePayment = {
  invoice: number
  /** Cents of the invoice's currency, at most what is open. */
  amount: Cents
  method: InvoicePaymentMethod
  cashier: Author
  /** When the money came, where that was not now. The ledger has it on the day it is booked. */
  at?: Temporal.Instant
  /** The line of a bank statement that it came by; locked by the caller. */
  bankLine?: number
  /** Of the amount, what never came. */
  short?: Short | undefined
}

export type RecordedPayment = { position: number; receipt: number; reference: string; left: Cents }

/**
 * Books money that came in for an invoice: in the payments of the invoice, in the ledger of the agency's till and in the
 * audit log. The last thing of a transaction but for its own answer, as the till is locked. Throws 409 ALREADY_PAID or
 * CREDITED where nothing is open, and 409 OPEN_CHANGED where less is.
 */
export async function recordInvoicePayment(
  tx: Transaction,
  context: Recording,
  { invoice: id, amount, method, cashier, at = cashier.at, bankLine, short }: InvoicePayment,
): Promise<RecordedPayment> {
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new Error(`${amount} cents are no payment`)
  const invoice = await lockInvoice(tx, id)
  refuseSettled(invoice)
  if (amount > invoice.open) throw openChanged(invoice)
  const { currency, reference } = invoice
  const content = paymentContent(invoice, { amount, method, rates: context.env.perDollar, short })
  const { position, receipt } = await recordAtTill(tx, 'agency', context, cashier, { kind: 'sale', content, currency })
  await tx`
    INSERT INTO invoice_payments (invoice_id, amount, method, at, cashier, position, bank_transaction_id, short, short_as)
    VALUES (${id}, ${amount}, ${method}, ${at.toString()}, ${cashier.name}, ${position}, ${bankLine ?? null},
            ${short?.cents ?? 0}, ${short?.as ?? null})`
  if (amount === invoice.open) await cancelReminders(tx, id)
  const details = {
    reference,
    amount: toUnits(amount),
    currency,
    method,
    receipt,
    ...(short && { [short.as]: toUnits(short.cents) }),
  }
  await audit(tx, cashier, 'invoice.pay', `invoice:${id}`, details)
  return { position, receipt: receipt as number, reference, left: invoice.open - amount }
}

/**
 * Keeps reminders from going out that still wait: nothing is open any more. One that never went counts as not sent. The
 * invoice is locked.
 */
export async function cancelReminders(tx: Transaction, invoice: number): Promise<void> {
  await tx`
    WITH canceled AS (
      UPDATE mails SET state = 'canceled'
      WHERE state = 'waiting' AND id IN (SELECT mail_id FROM invoice_reminders WHERE invoice_id = ${invoice})
      RETURNING id
    )
    DELETE FROM invoice_reminders WHERE mail_id IN (SELECT id FROM canceled)`
}

/** Refuses to take money for what is paid or was taken back. */
export function refuseSettled({ credited, gross, open, reference }: LockedInvoice): void {
  if (credited >= gross) throw new ProblemError(409, 'CREDITED', `Invoice ${reference} was taken back by a credit note`)
  if (open === 0) throw new ProblemError(409, 'ALREADY_PAID', `Invoice ${reference} is paid already`)
}

/** Another amount is open than the cashier was shown; the right one goes along. */
export const openChanged = ({ open, currency }: LockedInvoice) =>
  new ProblemError(409, 'OPEN_CHANGED', `${formatMoney(open, currency)} are open now. Please look at it again.`, {
    extra: { open: toUnits(open), currency },
  })
