import { labelOf } from '#features/audit-log/rules/label.ts'
import type { Write } from '#kit/server/http/write.ts'
import { insertMail } from '#kit/server/mail/mail.ts'
import { sanitizeHtml } from '#kit/server/pages/html.ts'
import type { Db, Transaction } from '#kit/server/postgres/db.ts'
import { languageOf } from '#kit/shared/countries.ts'
import { addDays, type Day, formatDate } from '#kit/shared/day.ts'
import { toUnits } from '#kit/shared/money.ts'
import { invalid, notFound, ProblemError } from '#kit/shared/problem.ts'
import { bodyHtml } from '#kit/shared/typed-html.ts'
import { previewOf } from '../../documents/server/policy/preview.ts'
import { readLogo } from '../../documents/server/queries/theme.ts'
import type { Paper } from '../../issuing/rules/freeze.ts'
import { type Document, documentContent, orderInvoice } from '../../run/server/commands/orders.ts'
import { lockOrderable, readOrderable } from '../../run/server/queries/orders.ts'
import type { Orderable } from '../../sending/rules.ts'
import { attachmentsOf, type Ordering } from '../../sending/server/commands.ts'
import { invoiceMail } from '../../server/emails/invoice-mail.ts'
import { invoicePdf } from '../../server/pdf/invoice.ts'
import { inHundredths, rowOf } from '../../server/tables/customers.ts'
import { said } from '../content/said.ts'
import { type DocumentForm, type DownPayment, documentMessages } from '../contract.ts'
import { itemsOf, performedIn, totalsFor } from '../rules.ts'
import { type LockedQuote, lockQuote, readDownPayments } from './queries.ts'

type Work = Write & { context: Ordering; form: DocumentForm }
type Sent = { reference: string; to: string }

/** Issues and mails a document, all in the transaction it is given. Throws what `sendDocument` names. */
export async function sendDocument(work: Work): Promise<Sent> {
  const { tx, form, context, author } = work
  const quote = form.quote === undefined || form.kind === 'quote' ? undefined : await takeQuote(tx, form.quote)
  const customerId = form.customer ?? (await addCustomer(work))
  if (quote && quote.customer !== customerId) throw notFound(documentMessages.gone)
  const orderable = await lockOrderable(tx, customerId)
  if (!orderable) throw notFound('There is no such customer')
  if (!orderable.active) throw new ProblemError(409, 'CUSTOMER_INACTIVE', 'The customer is inactive')
  const document = await documentOf(tx, work, { today: author.day, orderable, quote })
  if (form.kind === 'quote') return sendQuote(work, orderable, document)
  const ordered = await orderInvoice(tx, context, { customerId, dueAt: author.at, by: author, again: true, document })
  if (ordered.state === 'waiting') throw new Error('it is due now')
  if (quote && form.kind !== 'down_payment')
    await tx`UPDATE quotes SET state = 'invoiced' WHERE id = ${form.quote ?? 0}`
  return { reference: ordered.reference, to: orderable.customer.email }
}

async function takeQuote(tx: Transaction, id: number): Promise<LockedQuote> {
  const quote = await lockQuote(tx, id)
  if (!quote) throw notFound(documentMessages.gone)
  if (quote.state === 'invoiced' || quote.state === 'declined')
    throw new ProblemError(409, 'QUOTE_ENDED', `Quote ${quote.reference} was ${quote.state} already`)
  return quote
}

/** Of two at once with one name or address the second is refused. */
async function addCustomer({ tx, form, author, audit }: Work): Promise<number> {
  await tx`SELECT pg_advisory_xact_lock(hashtext('customers'))`
  const { business, email } = form
  const [known] = await tx<{ business: string }[]>`
    SELECT business FROM customers
    WHERE deleted_at IS NULL AND (lower(business) = lower(${business}) OR (email <> '' AND lower(email) = lower(${email})))`
  if (known)
    throw new ProblemError(
      409,
      'ALREADY_CUSTOMER',
      `There is such a customer already: ${known.business}. Please choose it`,
    )
  if (business === '') throw invalid([{ field: 'business', message: documentMessages.business }])
  const fields = [
    'business',
    'name',
    'email',
    'streetAndNumber',
    'zipCodeAndCity',
    'country',
    'vatId',
    'vatRate',
    'leitwegId',
  ]
  const row = {
    ...rowOf(fields, { ...form, ...inHundredths({ ...form, invoiceItems: [] }) }),
    type: 'SupremeShop',
    added_or_changed_by: labelOf('Added', author),
  }
  const [added] = await tx<{ id: number }[]>`INSERT INTO customers ${tx(row as never)} RETURNING id`
  const { id } = added as { id: number }
  await audit('customer.add', `customer:${id}`, { business })
  return id
}

type Of = { today: Day; orderable: Orderable; quote: Pick<LockedQuote, 'reference'> | undefined }

/** What is ordered in place of what the customer's row describes. Throws where something is set off already or comes to too much. */
async function documentOf(
  db: Db,
  { form, context }: Pick<Work, 'form' | 'context'>,
  { today, orderable, quote }: Of,
): Promise<Document> {
  const { customer } = orderable
  const settled = form.kind === 'final' && customer.id !== 0 ? await settledBy(db, form, customer.id) : []
  const items = itemsOf(form, customer, { downPayments: settled, quote: quote?.reference })
  const { gross } = totalsFor(items, customer, context.env.business.country)
  if (Math.abs(gross) > 999_999_999) throw invalid([{ field: 'items', message: documentMessages.total }])
  const [subject, body] = said[languageOf(customer.country)][form.kind]
  return {
    kind: form.kind === 'quote' ? 'single' : form.kind,
    agreed: {
      ...(form.orderReference && { orderReference: form.orderReference }),
      ...(quote && form.quote && { quote: { id: form.quote, reference: quote.reference } }),
      ...(settled.length > 0 && {
        settles: settled.map(({ id, reference, day }) => ({ id, reference, issuedOn: day })),
      }),
    },
    performed: performedIn(form.items, today),
    of: (one) => ({
      ...one,
      customer: {
        ...one.customer,
        ...{ dueDays: form.dueDays, discountDays: form.discountDays, leitwegId: form.leitwegId },
        discountRate: Math.round(form.discountRate * 100),
      },
      items,
      subject: form.subject || subject,
      body: sanitizeHtml(bodyHtml(form.body)) || body,
    }),
  }
}

async function settledBy(db: Db, { settles }: DocumentForm, customer: number): Promise<(DownPayment & { day: Day })[]> {
  const open = (await readDownPayments(db, customer)).filter(({ id }) => settles.includes(id))
  if (open.length < new Set(settles).size)
    throw new ProblemError(
      409,
      'SET_OFF',
      'A down payment was set off or taken back meanwhile. Please look at it again',
    )
  return open
}

/** The paper that a document would be, of a customer who need not be there yet. */
export async function paperOf(db: Db, context: Ordering & { today: Day }, form: DocumentForm): Promise<Paper> {
  const { vatRate } = inHundredths({ ...form, invoiceItems: [] })
  const blank = { active: true, items: [], subject: '', salutation: '', body: '' }
  const orderable =
    form.customer === undefined
      ? { ...blank, customer: { ...form, vatRate, id: 0 } }
      : await readOrderable(db, form.customer)
  if (!orderable) throw notFound('There is no such customer')
  const [quote] = await db<{ reference: string }[]>`SELECT reference FROM quotes WHERE id = ${form.quote ?? 0}`
  const document = await documentOf(db, { form, context }, { today: context.today, orderable, quote })
  const { paper } = await previewOf(db, context, await documentContent(db, context, orderable, document))
  return form.kind === 'quote' ? quoted(paper, form) : paper
}

const quoted = (paper: Paper, { validDays }: DocumentForm): Paper => ({
  ...paper,
  dueOn: addDays(paper.issuedOn, validDays),
  isQuote: true,
})

async function sendQuote(
  { tx, form, context, author, audit }: Work,
  orderable: Orderable,
  document: Document,
): Promise<Sent> {
  const preview = await previewOf(tx, context, await documentContent(tx, context, orderable, document))
  const draft = quoted(preview.paper, form)
  const { issuedOn, dueOn, currency, net, gross, buyer } = draft
  const content = { ...form, customer: orderable.customer.id, quote: undefined }
  const [row] = await tx<{ id: number; reference: string }[]>`
    INSERT INTO quotes (customer_id, issued_on, valid_until, content, currency, net, gross, added_by, created_at)
    VALUES (${orderable.customer.id}, ${issuedOn}, ${dueOn}, ${tx.json(content as never)}, ${currency}, ${net}, ${gross},
            ${author.name}, ${author.at.toString()})
    RETURNING id, reference`
  const { id, reference } = row as { id: number; reference: string }
  const paper = { ...draft, reference }
  const pdf = await invoicePdf(paper, { logo: await readLogo(tx) })
  await tx`UPDATE quotes SET pdf = ${pdf} WHERE id = ${id}`
  const attachments = attachmentsOf({ reference, business: buyer.business }, { pdf })
  await insertMail(
    tx,
    invoiceMail({ invoice: { ...paper, series: 'quote', name: buyer.name, to: buyer.email }, attachments }),
  )
  await audit('quote.send', `quote:${reference}`, { amount: toUnits(gross), currency, valid_until: formatDate(dueOn) })
  return { reference, to: buyer.email }
}

/** Notes what the customer said. */
export async function decideQuote({ tx, audit }: Write, id: number, accepted: boolean): Promise<void> {
  const quote = await lockQuote(tx, id)
  if (!quote) throw notFound(documentMessages.gone)
  if (quote.state === 'invoiced')
    throw new ProblemError(409, 'QUOTE_ENDED', `Quote ${quote.reference} was invoiced already`)
  await tx`UPDATE quotes SET state = ${accepted ? 'accepted' : 'declined'} WHERE id = ${id}`
  await audit(accepted ? 'quote.accept' : 'quote.decline', `quote:${quote.reference}`)
}
