import type { Context } from '#kit/server/http/context.ts'
import type { MailMessage } from '#kit/server/mail/mail.ts'
import type { Db } from '#kit/server/postgres/db.ts'
import { languageOf } from '#kit/shared/countries.ts'
import { wallClock } from '#kit/shared/day.ts'
import { greetingOf } from '#kit/shared/greeting.ts'
import { invalid, notFound } from '#kit/shared/problem.ts'
import type { InvoiceDraft } from '../../../contract/customer.ts'
import { addressLines } from '../../../issuing/rules/address.ts'
import { monthOf, type Paper } from '../../../issuing/rules/freeze.ts'
import { refusalError } from '../../../issuing/rules/refusals.ts'
import { contentToday } from '../../../run/server/commands/orders.ts'
import { nextReference, readOrder, readOrderable } from '../../../run/server/queries/orders.ts'
import type { IssueFacts } from '../../../sending/contract.ts'
import { contentOf, frozenOf, type OrderContent } from '../../../sending/rules.ts'
import { refuseUnwanted } from '../../../sending/server/commands.ts'
import { invoiceMail } from '../../../server/emails/invoice-mail.ts'
import { inHundredths } from '../../../server/tables/customers.ts'
import { documentFileName } from '../../rules/archive.ts'
import { sellerFor } from '../queries/theme.ts'

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
  const attachments = [{ name: documentFileName(reference, business), type: 'application/pdf', content: '' }]
  return {
    paper: { ...invoice, reference },
    mail: invoiceMail({ invoice: { ...invoice, reference, name, to }, attachments }),
  }
}

/** What stands in the question before it is sent. */
export async function factsOf(db: Db, { paper }: Preview): Promise<IssueFacts> {
  const { buyer, seller, texts, language, currency, net, vat, gross, issuedOn } = paper
  return {
    number: await nextReference(db, issuedOn.slice(0, 4)),
    to: buyer.email,
    greeting: greetingOf(texts.salutation, buyer.name, language),
    address: [...addressLines(buyer), ...(buyer.country === seller.country ? [] : [buyer.country])],
    currency,
    net,
    vat,
    gross,
    vat_note: texts.vatNote,
  }
}

/** What an order would be sent as: one that failed as its customer is now. Throws what is in the way then. */
export async function contentToSend(db: Db, { env }: Hands, order: number): Promise<OrderContent> {
  const row = await readOrder(db, order)
  if (!row) throw notFound('There is no such order')
  const orderable = await readOrderable(db, row.customerId)
  const content =
    row.state === 'failed' && orderable
      ? await contentToday(db, { env }, orderable, row.content.performed)
      : row.content
  await refuseUnwanted(db, orderable, row)
  return content
}

/** What the customer form holds, as it would be ordered now. */
export function draftContent(draft: InvoiceDraft, { env, clock }: Hands): OrderContent {
  const { subject, salutation, body, invoiceItems: _, ...customer } = draft
  const { vatRate, discountRate, invoiceItems: items } = inHundredths(draft)
  const orderable = {
    customer: { ...customer, vatRate, discountRate, id: 0 },
    active: true,
    items,
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
