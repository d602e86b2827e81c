import { labelOf } from '#features/audit-log/rules/label.ts'
import type { Write } from '#kit/server/http/write.ts'
import { insertMail } from '#kit/server/mail/mail.ts'
import { sanitizeHtml } from '#kit/server/pages/html.ts'
import type { Db, Transaction } from '#kit/server/postgres/db.ts'
import { languageOf } from '#kit/shared/countries.ts'
import { addDays, type Day, formatDate, wallClock } from '#kit/shared/day.ts'
import { toUnits } from '#kit/shared/money.ts'
import { invalid, notFound, ProblemError } from '#kit/shared/problem.ts'
import { bodyHtml } from '#kit/shared/typed-html.ts'
import { previewOf } from '../../documents/server/policy/preview.ts'
import { agencyOf } from '../../documents/server/queries/rules.ts'
import { readLogo } from '../../documents/server/queries/theme.ts'
import type { Paper } from '../../issuing/rules/freeze.ts'
import { contentToday, type Document, orderInvoice } from '../../run/server/commands/orders.ts'
import { lockOrderable, readOrderable } from '../../run/server/queries/orders.ts'
import type { Orderable } from '../../sending/rules.ts'
import { attachmentsOf, type Ordering } from '../../sending/server/commands.ts'
import { invoiceMail } from '../../server/emails/invoice-mail.ts'
import { invoicePdf } from '../../server/pdf/invoice.ts'
import { inHundredths, rowOf } from '../../server/tables/customers.ts'
import { said } from '../content/said.ts'
import type { DocumentForm, DownPayment } from '../contract.ts'
import { itemsOf, performedIn, totalsFor } from '../rules.ts'
import { type LockedQuote, lockQuote, readDownPayments } from './queries.ts'

type Work = Write & { context: Ordering; form: DocumentForm }
type Sent = { reference: string; to: string }
type Priced = Pick<Work, 'context' | 'form'> & { orderable: Orderable | undefined; quote?: string | undefined }

/** Issues and mails a document, all in the transaction it is given. Throws what `sendDocument` names. */
export async function sendDocument(work: Work): Promise<Sent> {
  const { tx, form, context, author } = work
  const taken = form.kind === 'quote' ? undefined : form.quote
  const quote = taken === undefined ? undefined : await lockOpenQuote(tx, taken, ['declined', 'invoiced'])
  const customerId = form.customer ?? (await addCustomer(work))
  if (quote && quote.customer !== customerId) throw notFound('There is no such quote')
  const orderable = await lockOrderable(tx, customerId)
  const document = await documentOf(tx, { form, context, orderable, quote: quote?.reference })
  if (form.kind === 'quote') return sendQuote(work, document)
  const ordered = await orderInvoice(tx, context, { customerId, dueAt: author.at, by: author, again: true, document })
  if (ordered.state === 'waiting') throw new Error('it is due now')
  if (taken && form.kind !== 'down_payment') await tx`UPDATE quotes SET state = 'invoiced' WHERE id = ${taken}`
  return { reference: ordered.reference, to: document.orderable.customer.email }
}

async function lockOpenQuote(tx: Transaction, id: number, ended: LockedQuote['state'][]): Promise<LockedQuote> {
  const quote = await lockQuote(tx, id)
  if (!quote) throw notFound('There is no such quote')
  const { reference, state } = quote
  if (ended.includes(state)) throw new ProblemError(409, 'QUOTE_ENDED', `Quote ${reference} was ${state} already`)
  return quote
}

const kept = ['business', 'name', 'email', 'streetAndNumber', 'zipCodeAndCity', 'country', 'vatId', 'vatRate']

/** Of two at once with one name or address the second is refused. */
async function addCustomer({ tx, form, author, audit }: Work): Promise<number> {
  await tx`SELECT pg_advisory_xact_lock(hashtext('customers'))`
  const { business, email } = form
  if (business === '') throw invalid([{ field: 'business', message: 'Please choose a customer' }])
  const [known] = await tx<{ business: string }[]>`
    SELECT business FROM customers
    WHERE deleted_at IS NULL AND (lower(business) = lower(${business}) OR (email <> '' AND lower(email) = lower(${email})))`
  if (known)
    throw new ProblemError(409, 'ALREADY_CUSTOMER', `${known.business} is a customer already: please choose it`)
  const row = rowOf(kept, { ...form, ...inHundredths({ ...form, invoiceItems: [] }) })
  const more = { type: 'SupremeShop', added_or_changed_by: labelOf('Added', author) }
  const [added] = await tx<{ id: number }[]>`INSERT INTO customers ${tx({ ...row, ...more } as never)} RETURNING id`
  const { id } = added as { id: number }
  await audit('customer.add', `customer:${id}`, { business })
  return id
}

/** What is ordered in place of what the customer's row describes. Throws where something is set off already or comes to too much. */
async function documentOf(db: Db, { form, context, orderable, quote }: Priced): Promise<Document> {
  if (!orderable) throw notFound('There is no such customer')
  const { customer } = orderable
  const { day } = wallClock(context.env.timeZone, context.clock())
  const settled = form.kind === 'final' ? await settledBy(db, form.settles, customer.id) : []
  const items = itemsOf(form, customer, { downPayments: settled, quote })
  const message = 'Please enter prices that make less than 10 million'
  if (Math.abs(totalsFor(items, customer, await agencyOf(db, context.env.business)).gross) > 999_999_999)
    throw invalid([{ field: 'items', message }])
  const { dueDays, discountDays, leitwegId, orderReference } = form
  const discountRate = Math.round(form.discountRate * 100)
  const [subject, body] = said[languageOf(customer.country)][form.kind]
  const document: Orderable = {
    ...orderable,
    customer: { ...customer, dueDays, discountDays, discountRate, leitwegId },
    items,
    subject: form.subject || subject,
    body: sanitizeHtml(bodyHtml(form.body)) || body,
    kind: form.kind === 'quote' ? 'single' : form.kind,
    agreed: {
      ...(orderReference && { orderReference }),
      ...(quote && form.quote && { quote: { id: form.quote, reference: quote } }),
      ...(settled.length > 0 && {
        settles: settled.map(({ id, reference, day }) => ({ id, reference, issuedOn: day })),
      }),
    },
  }
  return { orderable: document, performed: performedIn(form.items, day) }
}

async function settledBy(db: Db, ids: readonly number[], customer: number): Promise<(DownPayment & { day: Day })[]> {
  const open = (await readDownPayments(db, customer)).filter(({ id }) => ids.includes(id))
  const gone = 'A down payment was set off or taken back meanwhile. Please look at it again'
  if (open.length < new Set(ids).size) throw new ProblemError(409, 'SET_OFF', gone)
  return open
}

/** The paper that a document would be, of a customer who need not be there yet. */
export async function paperOf(db: Db, context: Ordering, form: DocumentForm): Promise<Paper> {
  const { vatRate } = inHundredths({ ...form, invoiceItems: [] })
  const typed = {
    active: true,
    items: [],
    subject: '',
    salutation: '',
    body: '',
    customer: { ...form, vatRate, id: 0 },
  }
  const orderable = form.customer === undefined ? typed : await readOrderable(db, form.customer)
  const [quote] = await db<{ reference: string }[]>`SELECT reference FROM quotes WHERE id = ${form.quote ?? 0}`
  return draftOf(db, { context, form }, await documentOf(db, { form, context, orderable, quote: quote?.reference }))
}

async function draftOf(db: Db, { context, form }: Pick<Work, 'context' | 'form'>, document: Document): Promise<Paper> {
  const content = await contentToday(db, context, document.orderable, document.performed)
  const { paper } = await previewOf(db, context, content)
  if (form.kind !== 'quote') return paper
  return { ...paper, dueOn: addDays(paper.issuedOn, form.validDays), isQuote: true }
}

async function sendQuote(work: Work, document: Document): Promise<Sent> {
  const { tx, form, author, audit } = work
  const draft = await draftOf(tx, work, document)
  const { customerId: customer, issuedOn, dueOn, currency, net, gross, buyer } = draft
  const content = { ...form, customer, quote: undefined }
  const [row] = await tx<{ id: number; reference: string }[]>`
    INSERT INTO quotes (customer_id, issued_on, valid_until, content, currency, net, gross, added_by, created_at)
    VALUES (${customer}, ${issuedOn}, ${dueOn}, ${tx.json(content as never)}, ${currency}, ${net}, ${gross},
            ${author.name}, ${author.at.toString()})
    RETURNING id, reference`
  const { id, reference } = row as { id: number; reference: string }
  const pdf = await invoicePdf({ ...draft, reference }, { logo: await readLogo(tx) })
  await tx`UPDATE quotes SET pdf = ${pdf} WHERE id = ${id}`
  const attachments = attachmentsOf({ reference, business: buyer.business }, { pdf })
  const invoice = { ...draft, reference, series: 'quote' as const, name: buyer.name, to: buyer.email }
  await insertMail(tx, invoiceMail({ invoice, attachments }))
  await audit('quote.send', `quote:${reference}`, { amount: toUnits(gross), currency, valid_until: formatDate(dueOn) })
  return { reference, to: buyer.email }
}

/** Notes what the customer said. */
export async function decideQuote({ tx, audit }: Write, id: number, accepted: boolean): Promise<void> {
  const { reference } = await lockOpenQuote(tx, id, ['invoiced'])
  await tx`UPDATE quotes SET state = ${accepted ? 'accepted' : 'declined'} WHERE id = ${id}`
  await audit(accepted ? 'quote.accept' : 'quote.decline', `quote:${reference}`)
}
