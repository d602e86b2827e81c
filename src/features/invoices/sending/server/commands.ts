import { type Author, audit, authoredBy } from '#kit/server/http/audit.ts'
import type { Context } from '#kit/server/http/context.ts'
import { type Attachment, insertMail } from '#kit/server/mail/mail.ts'
import type { Db, Transaction } from '#kit/server/postgres/db.ts'
import { type Day, formatDate, monthName } from '#kit/shared/day.ts'
import { toUnits } from '#kit/shared/money.ts'
import { notFound, ProblemError } from '#kit/shared/problem.ts'
import { documentFileName } from '../../documents/rules/archive.ts'
import { documentsOf, type Papers } from '../../documents/server/commands.ts'
import { type Issued, issueInvoice } from '../../issuing/server/commands.ts'
import { findInvoiceFor, lockOrderable } from '../../run/server/queries/orders.ts'
import { invoiceMail } from '../../server/emails/invoice-mail.ts'
import type { Orderable, OrderContent } from '../rules.ts'
import { readMailed } from './queries/mails.ts'

/** What ordering works with: who sells, on whose calendar, and when it is. */
export type Ordering = Pick<Context, 'env' | 'clock'>

/** Who ordered it: the account and its signature. */
export type By = Pick<Author, 'id' | 'name'>

/** What open screens and caches depend on: `live.changed(...changedBySending)` after the commit. */
export const changedBySending = ['customers', 'invoices', 'mails'] as const

export type DueOrder = { id: number; customerId: number; content: OrderContent; by: By }

/**
 * Issues what was ordered, all in the transaction it is given: the number, the papers, the mail with them and the order's
 * end. Whatever ends the transaction early leaves nothing of it. The order is locked by the caller; its customer is locked
 * here, before the number. Throws the refusal where the customer left meanwhile, has an invoice for the month and it was
 * not wanted again, or something is missing.
 */
export async function issueOrder(tx: Transaction, context: Ordering, order: DueOrder): Promise<Issued> {
  const { id, customerId, by } = order
  const { again: _, ...content } = order.content
  await refuseUnwanted(tx, await lockOrderable(tx, customerId), order)
  const author = authoredBy(by, context)
  const issued = await issueInvoice(tx, context, {
    ...content,
    issuedOn: author.day,
    issuedBy: by.name,
  })
  const { currency, gross, dueOn } = issued.invoice
  await mailInvoice(tx, issued.id, 'invoice')
  await tx`UPDATE invoice_orders SET state = 'sent', invoice_id = ${issued.id}, error = NULL WHERE id = ${id}`
  const details = { reference: issued.reference, amount: toUnits(gross), currency, due: formatDate(dueOn) }
  await audit(tx, author, 'invoice.send', `invoice:${issued.id}`, details)
  return issued
}

/** Throws where the customer of an order left meanwhile, or has an invoice for its month that is not wanted again. */
export async function refuseUnwanted(
  db: Db,
  customer: Orderable | undefined,
  { customerId, content }: Pick<DueOrder, 'customerId' | 'content'>,
): Promise<void> {
  if (!customer) throw new ProblemError(409, 'CUSTOMER_GONE', 'The customer was deleted meanwhile')
  if (!customer.active) throw new ProblemError(409, 'CUSTOMER_INACTIVE', 'The customer is inactive')
  if (!content.again) await refuseSecond(db, customerId, content.performed.from)
}

async function refuseSecond(db: Db, customer: number, month: Day): Promise<void> {
  const reference = await findInvoiceFor(db, customer, month)
  if (reference === undefined) return
  const named = `${monthName(month)} ${month.slice(0, 4)}`
  throw new ProblemError(409, 'ALREADY_INVOICED', `Invoice ${reference} was sent for ${named} already`)
}

/** Puts the mail of an invoice with its papers, as they were kept, into the outbox. `to`: another address than its buyer's. */
export async function mailInvoice(
  tx: Transaction,
  id: number,
  purpose: 'invoice' | 'again' | 'credit_note',
  to?: string,
): Promise<{ mail: number; to: string; reference: string }> {
  const invoice = await readMailed(tx, id)
  if (!invoice) throw notFound('There is no such invoice')
  const attachments = attachmentsOf(invoice, await documentsOf(tx, id))
  const mail = { ...invoiceMail({ invoice, attachments }), ...(to && { to }) }
  const [row] = await tx<{ mail: number }[]>`
    WITH kept AS (${insertMail(tx, mail)} RETURNING id)
    INSERT INTO invoice_mails (invoice_id, mail_id, purpose) SELECT ${id}::int, id, ${purpose} FROM kept
    RETURNING mail_id AS mail`
  if (!row) throw new ProblemError(409, 'NO_ADDRESS', 'The customer has no email address')
  return { mail: row.mail, to: mail.to, reference: invoice.reference }
}

/** The PDF, and for German public buyers the XRechnung that they ask for in its place. */
export function attachmentsOf(
  { reference, business }: { reference: string; business: string },
  { pdf, xrechnung }: Pick<Papers, 'pdf' | 'xrechnung'>,
): Attachment[] {
  const name = documentFileName(reference, business)
  const file = (fileName: string, type: string, content: Buffer | string): Attachment => ({
    name: fileName,
    type,
    content: Buffer.from(content).toString('base64'),
  })
  return [
    file(name, 'application/pdf', pdf),
    ...(xrechnung ? [file(name.replace(/\.pdf$/, '.xml'), 'application/xml', xrechnung)] : []),
  ]
}
