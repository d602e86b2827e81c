import { labelOf } from '#features/audit-log/rules/label.ts'
import { dueAfter } from '#features/invoices/sending/rules.ts'
import type { Author } from '#kit/server/http/audit.ts'
import type { Write } from '#kit/server/http/write.ts'
import { sanitizeHtml } from '#kit/server/pages/html.ts'
import type { Transaction } from '#kit/server/postgres/db.ts'
import { invalid, notFound, ProblemError } from '#kit/shared/problem.ts'
import { bodyHtml } from '#kit/shared/typed-html.ts'
import type { AcquisitionEntry } from '../contract.ts'
import { type AcquisitionForm, acquisitionMessages, type Handled } from '../entries/contract/handle.ts'
import { changedFields, formErrors, pastedErrors } from '../entries/rules/form.ts'
import { candidatesOf } from '../entries/rules/screening.ts'
import { addBusinesses, keysOf } from '../entries/server/commands/add.ts'
import { orderMessage } from '../replies/server/commands/messages.ts'
import { lockEntry, readEntry } from './queries.ts'

type Work = Write & { form: AcquisitionForm }

type Done = Partial<Pick<Handled, 'added' | 'rejected_lines'>> & { id?: number }

/** Does what the form says, and gives the answer. Throws what `handleAcquisitionEntries` names. */
export async function handle(write: Write, form: AcquisitionForm): Promise<Handled> {
  const errors = formErrors(form.acquisitionMode, form)
  if (errors.length > 0) throw invalid(errors, errors[0]?.message)
  const { id, added = 0, rejected_lines = [] } = await modes[form.acquisitionMode]({ ...write, form })
  const entry = id === undefined ? undefined : await readEntry(write.tx, id)
  return { status: 'success', added, rejected_lines, entry: entry ?? null }
}

const modes: Readonly<Record<AcquisitionForm['acquisitionMode'], (work: Work) => Promise<Done>>> = {
  add,
  change: async (work) => ({ id: (await change(work, 'Changed')).id }),
  deactivate,
  send,
  delete: remove,
}

async function add({ tx, form, author }: Work): Promise<Done> {
  const { type, country, state, searchTerm } = form
  const candidates = candidatesOf(form.newBusinesses)
  const errors = pastedErrors(candidates)
  if (errors.length > 0 || type === undefined) throw invalid(errors, errors[0]?.message)
  const common = { type, country, state, searchTerm }
  const { added, rejected } = await addBusinesses(tx, { candidates, common, author })
  return { added, rejected_lines: rejected }
}

/** Writes the fields down, and gives the entry as it was before. */
async function change({ tx, form, author, audit }: Work, action: 'Changed' | 'Sent'): Promise<AcquisitionEntry> {
  const before = await present(tx, form)
  if (form.version !== undefined && form.version !== before.version) throw changedMeanwhile(before)
  const row = { ...rowOf(form, before, author), added_or_changed_by: labelOf(action, author) }
  await tx`UPDATE acquisition_entries SET ${tx(row as never)}, version = version + 1 WHERE id = ${before.id}`
  const after = await readEntry(tx, before.id)
  const changed = after ? changedFields(before, after) : {}
  if (action === 'Changed' || Object.keys(changed).length > 0) {
    await audit('acquisition.change', `acquisition:${before.id}`, { business: form.business, ...changed })
  }
  return before
}

async function deactivate({ tx, form, author, audit }: Work): Promise<Done> {
  const { id, business, active } = await present(tx, form)
  const willBe = form.isActive ?? !active
  if (willBe === active) return { id }
  await tx`
    UPDATE acquisition_entries
    SET active = ${willBe}, added_or_changed_by = ${labelOf('Changed', author)}, version = version + 1 WHERE id = ${id}`
  await audit(willBe ? 'acquisition.activate' : 'acquisition.deactivate', `acquisition:${id}`, { business })
  return { id }
}

/** Keeps what the form says and orders the mail of it: at once, or for when the delay has passed. */
async function send(work: Work): Promise<Done> {
  const { tx, form, author } = work
  const { id } = await change(work, 'Sent')
  await orderMessage(tx, {
    entryId: id,
    dueAt: dueAfter(author.at, form.delay),
    by: author,
    kind: 'first',
  })
  return { id }
}

/** Takes an inactive entry off the list. The row stays: what was written to it refers to it. */
async function remove({ tx, form, author, audit }: Work): Promise<Done> {
  const { id, business, active, waitingUntil } = await present(tx, form)
  if (active) throw new ProblemError(409, 'STILL_ACTIVE', 'Only inactive entries can be deleted')
  if (waitingUntil !== null) {
    throw new ProblemError(409, 'STILL_WAITING', 'A mail to this business still waits to be sent: cancel it first')
  }
  await tx`
    UPDATE acquisition_entries
    SET deleted_at = ${author.at.toString()}, added_or_changed_by = ${labelOf('Removed', author)}, version = version + 1
    WHERE id = ${id}`
  await audit('acquisition.delete', `acquisition:${id}`, { business })
  return {}
}

async function present(tx: Transaction, { id }: AcquisitionForm): Promise<AcquisitionEntry> {
  const entry = id === undefined ? undefined : await lockEntry(tx, id)
  if (!entry) throw notFound(acquisitionMessages.gone)
  return entry
}

export const changedMeanwhile = (entry: AcquisitionEntry) =>
  new ProblemError(409, 'CHANGED_MEANWHILE', 'Somebody else changed this entry meanwhile', { extra: { entry } })

/** Type, country and state stay as they are where the form leaves them open. */
function rowOf(form: AcquisitionForm, before: AcquisitionEntry, author: Author) {
  const country = form.country || before.country
  return {
    ...{ business: form.business, website: form.website, email: form.email, phone: form.phone, name: form.name },
    ...keysOf({ website: form.website, phone: form.phone, country }),
    type: form.type ?? before.type,
    country,
    state: form.state || before.state,
    subject: form.subject,
    salutation: form.salutation,
    body: sanitizeHtml(bodyHtml(form.body)),
    preset: form.preset ?? before.preset,
    note: form.note,
    search_term: form.searchTerm,
    delay_hours: form.delay,
    ...legalRow(form, before, author),
  }
}

/** Why they may be written to, who noted it and when, where it is another reason than before. */
function legalRow(form: AcquisitionForm, before: AcquisitionEntry, author: Author) {
  const basis = form.legalBasis ?? before.legalBasis
  const words = basis === '' ? '' : (form.legalNote ?? before.legalNote)
  if (basis === before.legalBasis && words === before.legalNote) return {}
  const noted = { legal_by: author.name, legal_at: author.at.toString() }
  return { legal_basis: basis, legal_note: words, ...(basis === '' ? { legal_by: '', legal_at: null } : noted) }
}
