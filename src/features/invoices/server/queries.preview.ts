import { languageOf } from '#features/customers/rules.countries.ts'
import type { Context } from '#kit/server/context.ts'
import type { Db } from '#kit/server/db.ts'
import type { MailMessage } from '#kit/server/mail.ts'
import { wallClock } from '#kit/shared/day.ts'
import { invalid, notFound } from '#kit/shared/problem.ts'
import type { InvoiceDraft } from '../contract.sending.ts'
import { paperFileName } from '../rules.archive.ts'
import { monthOf, type Paper } from '../rules.freeze.ts'
import { refusalError } from '../rules.refusals.ts'
import { contentOf, frozenOf, type OrderContent } from '../rules.sending.ts'
import { invoiceMail } from './emails/invoice-mail.ts'
import { sellerFor } from './queries.look.ts'
import { readOrder, readOrderable } from './queries.orders.ts'

export type Preview = { paper: Paper; mail: MailMessage }

type Hands = Pick<Context, 'env' | 'clock'>

/**
 * The paper and the mail that an order would become today, by the same functions that send it; in place of the number
 * stands that there is none yet. Throws the 422 of what is in the way.
 */
export async function previewOf(db: Db, { env, clock }: Hands, content: OrderContent): Promise<Preview> {
  const { country } = content.customer
  const seller = await sellerFor(db, country, env.business)
  const invoice = frozenOf(content, seller, wallClock(env.timeZone, clock()).day)
  if (typeof invoice === 'string') throw invalid([refusalError(invoice)])
  const reference = languageOf(country) === 'de' ? 'Entwurf' : 'Draft'
  const { name, email: to, business } = invoice.buyer
  const attachments = [{ name: paperFileName(reference, business), type: 'application/pdf', content: '' }]
  return {
    paper: { ...invoice, reference },
    mail: invoiceMail({ invoice: { ...invoice, reference, name, to }, attachments }),
  }
}

/** What the customer form holds, as it would be ordered now. */
export function draftContent(draft: InvoiceDraft, { env, clock }: Hands): OrderContent {
  const { subject, salutation, body, invoiceItems, ...customer } = draft
  const orderable = {
    customer: { ...customer, id: 0 },
    active: true,
    items: invoiceItems.map(({ item, price }) => ({ item, price })),
    subject,
    salutation,
    body,
  }
  return contentOf(orderable, monthOf(wallClock(env.timeZone, clock()).day))
}

/** What an order holds, or else what the next one of a customer would. */
export async function keptContent(
  db: Db,
  { env, clock }: Hands,
  { order, customer }: { order?: number | undefined; customer?: number | undefined },
): Promise<OrderContent> {
  if (order !== undefined) {
    const row = await readOrder(db, order)
    if (!row) throw notFound('There is no such order')
    return row.content
  }
  const orderable = customer === undefined ? undefined : await readOrderable(db, customer)
  if (!orderable) throw notFound('There is no such customer')
  return contentOf(orderable, monthOf(wallClock(env.timeZone, clock()).day))
}
