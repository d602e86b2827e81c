import { type Author, audit } from '#kit/server/http/audit.ts'
import { insertMail } from '#kit/server/mail/mail.ts'
import type { Transaction } from '#kit/server/postgres/db.ts'
import { addDays } from '#kit/shared/day.ts'
import { formatMoney, toUnits } from '#kit/shared/money.ts'
import { ProblemError } from '#kit/shared/problem.ts'
import { lockInvoice } from '../../../dealings/server/commands/payments.ts'
import { documentsOf } from '../../../documents/server/commands.ts'
import { attachmentsOf, type Ordering } from '../../../sending/server/commands.ts'
import { readMailed } from '../../../sending/server/queries/mails.ts'
import { daysGiven, dueReminder, type ReminderStep } from '../../rules/reminders.ts'
import { reminderMail } from '../emails/reminder.ts'
import { readReminders } from '../queries.ts'

export type WantedReminder = {
  invoice: number
  step: ReminderStep
  /** Cents; what was shown to be open. */
  open: number
}

/**
 * Sends a reminder of what is open of an invoice: its row, the mail with the invoice and the entry in the audit log. A
 * payment at the same moment comes before it or after it, never between: the invoice is locked. Throws 409 PAID where
 * nothing is open any more, OPEN_CHANGED, NOT_DUE where this step is not the one that is due, and NO_ADDRESS.
 */
export async function sendReminder(
  tx: Transaction,
  { env }: Pick<Ordering, 'env'>,
  { invoice: id, step, open }: WantedReminder,
  by: Author,
): Promise<void> {
  const locked = await lockInvoice(tx, id)
  const { reference, currency } = locked
  if (locked.open === 0) throw new ProblemError(409, 'PAID', `Nothing is open of invoice ${reference} any more`)
  if (locked.open !== open) {
    const detail = `${formatMoney(locked.open, currency)} are open of invoice ${reference} now. Please look at it again.`
    throw new ProblemError(409, 'OPEN_CHANGED', detail)
  }
  const [mailed, sent, to] = [
    await readMailed(tx, id),
    await readReminders(tx, [id], env.timeZone),
    await addressOf(tx, id),
  ]
  if (!mailed) throw new Error(`there is no invoice ${id}`)
  if (dueReminder({ dueOn: mailed.dueOn, open, sent: sent.get(id) ?? [] }, by.day) !== step)
    throw new ProblemError(409, 'NOT_DUE', `This reminder of invoice ${reference} was sent already, or is not due yet`)
  if (to === '') throw new ProblemError(409, 'NO_ADDRESS', 'The customer has no email address')

  const attachments = attachmentsOf({ reference, business: mailed.business }, await documentsOf(tx, id))
  const mail = reminderMail({
    invoice: { ...mailed, gross: locked.gross - locked.credited, to },
    step,
    open,
    payBy: addDays(by.day, daysGiven[step]),
    attachments,
  })
  await tx`
    WITH kept AS (${insertMail(tx, mail)} RETURNING id),
         linked AS (INSERT INTO invoice_mails (invoice_id, mail_id, purpose) SELECT ${id}::int, id, 'reminder' FROM kept)
    INSERT INTO invoice_reminders (invoice_id, step, open, mail_id, sent_at)
    SELECT ${id}::int, ${step}::smallint, ${open}::int, id, ${by.at.toString()}::timestamptz FROM kept`
  const details = { reference, step, open: toUnits(open), currency }
  await audit(tx, by, 'invoice.remind', `invoice:${id}`, details)
}

/** Where the customer is reached today. */
async function addressOf(tx: Transaction, invoice: number): Promise<string> {
  const [row] = await tx<{ email: string }[]>`
    SELECT c.email FROM invoices i JOIN customers c ON c.id = i.customer_id WHERE i.id = ${invoice}`
  return row?.email ?? ''
}
