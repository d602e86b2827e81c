import { type Author, audit } from '#kit/server/http/audit.ts'
import { plainTextOf, sanitizeHtml } from '#kit/server/pages/html.ts'
import type { Db, Transaction } from '#kit/server/postgres/db.ts'
import type { FieldError } from '#kit/shared/problem.ts'
import { invalid, notFound, ProblemError } from '#kit/shared/problem.ts'
import { acquisitionMessages } from '../../../entries/contract/handle.ts'
import { suppressedAmong } from '../../../outgoing/server/queries/suppressions.ts'
import type { OutreachDraft } from '../../../outreach/contract.ts'
import { unresolved } from '../../../outreach/rules/placeholders.ts'
import { bareAddress, customerRefusal, languageTo, lawOf, needsLegalBasis } from '../../../outreach/rules.ts'
import { readEntry } from '../../../server/queries.ts'

/** What open screens depend on after something happened to a mail: `live.changed(...changedByOutreach)` after the commit. */
export const changedByOutreach = ['acquisition', 'mails'] as const

type Entry = {
  business: string
  email: string
  type: string
  country: string
  subject: string
  salutation: string
  name: string
  body: string
  preset: string
  active: boolean
  legalBasis: string
}

/**
 * Freezes what an entry says now as a mail that waits for its time, in the transaction it is given; it goes out within
 * the limits of sending. Throws 404, 409 INACTIVE, SUPPRESSED, CUSTOMER, LEGAL_BASIS_MISSING or ALREADY_WAITING, and 422 naming the
 * fields where something is missing or a placeholder was left.
 */
export async function orderMessage(
  tx: Transaction,
  order: { entryId: number; dueAt: Temporal.Instant; by: Author; kind?: 'first' },
): Promise<{ message: number }> {
  const { entryId, dueAt, by, kind = 'first' } = order
  const entry = await lockEntry(tx, entryId)
  if (!entry) throw notFound(acquisitionMessages.gone)
  if (!entry.active) throw new ProblemError(409, 'INACTIVE', 'Only active entries can be written to')
  const errors = missingIn(entry)
  if (errors.length > 0) throw invalid(errors, errors[0]?.message)
  await refuseUnlawful(tx, { ...entry, entryId })
  const row = {
    entry_id: entryId,
    kind,
    state: 'waiting',
    due_at: dueAt.toString(),
    recipient: bareAddress(entry.email),
    preset: entry.preset,
    type: entry.type,
    country: entry.country,
    language: languageTo(entry),
    subject: entry.subject,
    salutation: entry.salutation,
    name: entry.name,
    body: sanitizeHtml(entry.body),
    ordered_by_id: by.id,
    ordered_by: by.name,
    created_at: by.at.toString(),
  }
  const [added] = await tx<{ id: number }[]>`
    INSERT INTO acquisition_messages ${tx(row as never)}
    ON CONFLICT (entry_id) WHERE state IN ('waiting', 'queued') DO NOTHING RETURNING id`
  if (!added) throw alreadyWaiting()
  await audit(tx, by, 'acquisition.send', `acquisition:${entryId}`, { business: entry.business, to: row.recipient })
  return { message: added.id }
}

export const alreadyWaiting = () =>
  new ProblemError(409, 'ALREADY_WAITING', 'A mail to this business is on its way already')

async function lockEntry(tx: Transaction, id: number): Promise<Entry | undefined> {
  const [entry] = await tx<Entry[]>`
    SELECT business, email, type, country, subject, salutation, name, body, preset, active, legal_basis AS "legalBasis"
    FROM acquisition_entries WHERE id = ${id} AND deleted_at IS NULL FOR NO KEY UPDATE`
  return entry
}

/** Throws where nobody may write to this address, it is a customer's, or nobody said why one may. */
export async function refuseUnlawful(
  tx: Db,
  { entryId, email, country, legalBasis }: Pick<Entry, 'email' | 'country' | 'legalBasis'> & { entryId: number },
): Promise<void> {
  const suppressed = (await suppressedAmong(tx, [email])).get(email)
  if (suppressed) throw new ProblemError(409, 'SUPPRESSED', suppressed)
  const customer = customerRefusal((await readEntry(tx, entryId, email))?.customer ?? null, legalBasis)
  if (customer !== undefined) throw new ProblemError(409, 'CUSTOMER', customer)
  if (needsLegalBasis(country) && legalBasis === '') {
    throw new ProblemError(409, 'LEGAL_BASIS_MISSING', `Please say why they may be written to. ${lawOf(country)}`)
  }
}

/** Why what is typed would not be sent to an entry: what `refuseUnlawful` throws, in words. */
export const refusalOf = (
  db: Db,
  { entry, email, country, legalBasis }: Pick<OutreachDraft, 'entry' | 'email' | 'country'> & { legalBasis: string },
): Promise<string | undefined> =>
  refuseUnlawful(db, { entryId: entry, email: bareAddress(email), country, legalBasis }).then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof ProblemError) return error.message
      throw error
    },
  )

/** What keeps a text from being sent: fields without anything, and what was to be replaced and was not. */
function missingIn(entry: Entry): FieldError[] {
  const body = plainTextOf(entry.body)
  const empty = (['email', 'subject', 'salutation', 'body'] as const).filter(
    (field) => (field === 'body' ? body : entry[field]).trim() === '',
  )
  const left = (['subject', 'salutation', 'name', 'body'] as const).flatMap((field) => {
    const found = unresolved(entry[field])
    return found.length > 0 ? [{ field, message: `Please replace ${found.join(', ')} first` }] : []
  })
  return [...empty.map((field) => ({ field, message: acquisitionMessages[field] })), ...left]
}
