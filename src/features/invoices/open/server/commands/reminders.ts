import { type Author, audit } from '#kit/server/http/audit.ts'
import { insertMail } from '#kit/server/mail/mail.ts'
import type { Transaction } from '#kit/server/postgres/db.ts'
import { addDays, type Day } from '#kit/shared/day.ts'
import { formatMoney, toUnits } from '#kit/shared/money.ts'
import { notFound, ProblemError } from '#kit/shared/problem.ts'
import { lockInvoice } from '../../../dealings/server/commands/payments.ts'
import { documentsOf } from '../../../documents/server/commands.ts'
import { readRules } from '../../../documents/server/queries/rules.ts'
import { attachmentsOf, type Ordering } from '../../../sending/server/commands.ts'
import { readMailed } from '../../../sending/server/queries/mails.ts'
import { daysGiven, dueReminder, type ReminderStep } from '../../rules/reminders.ts'
import { chargesOf, chargesTotal } from '../../rules/terms.ts'
import { type Reminder, reminderMail } from '../emails/reminder.ts'
import { readDunned } from '../queries.ts'

export type WantedReminder = {
  invoice: number
  step: ReminderStep
  /** Cents; what was shown to be open. */
  open: number
} & Reminder['written']

/**
 * A reminder of what is open of an invoice as it would be sent. A payment at the same moment comes before it or after it,
 * never between: the invoice is locked. Throws 409 PAID where nothing is open any more, OPEN_CHANGED where another amount
 * is, PAUSED, NOT_DUE where this step is not the one that is due, and NO_ADDRESS.
 */
export async function composeReminder(
  tx: Transaction,
  { env }: Pick<Ordering, 'env'>,
  { invoice: id, step, open, ...written }: WantedReminder,
  today: Day,
) {
  const locked = await lockInvoice(tx, id)
  const { reference, currency } = locked
  if (locked.open === 0) throw new ProblemError(409, 'PAID', `Nothing is open of invoice ${reference} any more`)
  if (locked.open !== open) {
    const detail = `${formatMoney(locked.open, currency)} are open of invoice ${reference} now. Please look at it again.`
    throw new ProblemError(409, 'OPEN_CHANGED', detail)
  }
  const [rules, mailed, debtor] = [await readRules(tx), await readMailed(tx, id), await readDebtor(tx, id)]
  if (!mailed || !debtor) throw new Error(`there is no invoice ${id}`)
  const { email: to, pausedUntil, isConsumer } = debtor
  const { reminders: sent, payments } = (await readDunned(tx, [id], env.timeZone))(id)
  if (pausedUntil !== null && pausedUntil >= today)
    throw new ProblemError(409, 'PAUSED', `The customer of invoice ${reference} is not reminded for now`)
  if (dueReminder({ dueOn: mailed.dueOn, open, sent, pausedUntil }, today, rules) !== step)
    throw new ProblemError(409, 'NOT_DUE', `This reminder of invoice ${reference} was sent already, or is not due yet`)
  if (to === '') throw new ProblemError(409, 'NO_ADDRESS', 'The customer has no email address')
  const charges = chargesOf({ open, currency, isConsumer, payments, sent }, step, today, rules)
  const attachments = attachmentsOf({ reference, business: mailed.business }, await documentsOf(tx, id))
  const payBy = addDays(today, daysGiven[step])
  const gross = locked.gross - locked.credited
  const reminder = { invoice: { ...mailed, gross, to }, step, open, charges, payBy, written, attachments }
  return { reminder, currency, mail: reminderMail(reminder) }
}

/** Sends a reminder: its row, the mail with the invoice and the entry in the audit log. Throws what composing it does. */
export async function sendReminder(
  tx: Transaction,
  context: Pick<Ordering, 'env'>,
  wanted: WantedReminder,
  by: Author,
): Promise<void> {
  const { invoice: id, step, open } = wanted
  const { reminder, currency, mail } = await composeReminder(tx, context, wanted, by.day)
  const { fee, interest, flat } = reminder.charges
  await tx`
    WITH kept AS (${insertMail(tx, mail)} RETURNING id),
         linked AS (INSERT INTO invoice_mails (invoice_id, mail_id, purpose) SELECT ${id}::int, id, 'reminder' FROM kept)
    INSERT INTO invoice_reminders (invoice_id, step, open, fee, interest, flat, mail_id, sent_at)
    SELECT ${id}::int, ${step}::smallint, ${open}::int, ${fee}::int, ${interest}::int, ${flat}::int, id,
           ${by.at.toString()}::timestamptz FROM kept`
  const asked = chargesTotal(reminder.charges)
  const details = { reference: reminder.invoice.reference, step, open: toUnits(open), currency }
  await audit(tx, by, 'invoice.remind', `invoice:${id}`, { ...details, ...(asked > 0 && { asked: toUnits(asked) }) })
}

type Debtor = { email: string; pausedUntil: Day | 'infinity' | null; isConsumer: boolean }

/** Where the customer is reached today, and how they are reminded. */
async function readDebtor(tx: Transaction, invoice: number): Promise<Debtor | undefined> {
  const [row] = await tx<Debtor[]>`
    SELECT c.email, c.reminders_paused_until AS "pausedUntil",
           (c.is_consumer OR i.vat_case = 'eu_consumer') AS "isConsumer"
    FROM invoices i JOIN customers c ON c.id = i.customer_id WHERE i.id = ${invoice}`
  return row
}

type Pause = { customer: number; until: Day | 'infinity' | null; consumer: boolean }

/** How a customer is reminded from now on. Throws 404. */
export async function pauseReminders(tx: Transaction, { customer, until, consumer }: Pause, by: Author): Promise<void> {
  const [row] = await tx`
    UPDATE customers SET reminders_paused_until = ${until}, is_consumer = ${consumer}
    WHERE id = ${customer} AND deleted_at IS NULL RETURNING 1`
  if (!row) throw notFound('There is no such customer')
  await audit(tx, by, 'customer.reminders', `customer:${customer}`, { paused_until: until, consumer })
}
