import { neutralSalutation, salutationsOf } from '#kit/shared/greeting.ts'
import type { FieldError } from '#kit/shared/problem.ts'
import { type Edits as AnyEdits, edited, withEdits } from '#kit/ui/edits.ts'
import type { AcquisitionEntry } from '../../contract.ts'
import { needsLegalBasis } from '../../outreach/rules.ts'
import { type AcquisitionForm, acquisitionForm, acquisitionMessages } from '../contract/handle.ts'
import { type Checked, formErrors } from '../rules/form.ts'

export const fieldNames = {
  business: 'Business',
  website: 'Website',
  email: 'Email',
  phone: 'Phone',
  name: 'Name',
  type: 'Type',
  country: 'Country',
  state: 'State',
  subject: 'Email subject',
  salutation: 'Salutation',
  body: 'Email body',
  preset: 'Preset',
  note: 'Note',
  searchTerm: 'Search term',
  delay: 'Email delay in hours',
  legalBasis: 'Why they may be written to',
  legalNote: 'How it was given',
} as const
export type FieldName = keyof typeof fieldNames

/** An entry as its form shows it. */
export type Texts = Record<FieldName, string>
export type Edits = AnyEdits<FieldName>

/** The texts of an entry; neutral in the language of its country until a salutation is chosen. */
export function textsOf(entry: AcquisitionEntry): Texts {
  const texts = Object.fromEntries(
    Object.keys(fieldNames).map((field) => [field, String(entry[field as FieldName])]),
  ) as Texts
  return {
    ...texts,
    salutation: entry.salutation || neutralSalutation(entry.country),
    delay: entry.delay === 0 ? '' : texts.delay,
  }
}

export const shownTexts = (edits: Edits, entry: AcquisitionEntry): Texts => withEdits(textsOf(entry), edits)

/** Typing into a field. In another country letters begin otherwise, unless one is written already. */
export function typed(edits: Edits, field: FieldName, text: string, entry: AcquisitionEntry): Edits {
  const kept = textsOf(entry)
  const after = edited(edits, field, { text, kept: kept[field] })
  // Without a body there is nothing that was taken from a preset.
  if (field === 'body' && text.trim() === '') return edited(after, 'preset', { text: '', kept: kept.preset })
  if (field !== 'country') return after
  const { salutation, body } = withEdits(kept, after)
  return salutationsOf(text).includes(salutation) || body !== ''
    ? after
    : edited(after, 'salutation', { text: neutralSalutation(text), kept: kept.salutation })
}

/** The form to send, or everything that is wrong with it. */
export function checkDraft(
  mode: 'change' | 'send',
  texts: Texts,
  { id, version }: Pick<AcquisitionEntry, 'id' | 'version'>,
): { form: AcquisitionForm | undefined; errors: readonly FieldError[] } {
  const result = acquisitionForm.safeParse({ ...texts, id, version, acquisitionMode: mode })
  const wrong = result.success
    ? []
    : result.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }))
  // What is typed says what is missing, while some of it is wrong.
  const missing = formErrors(mode, result.success ? result.data : (texts as Checked)).filter(
    ({ field }) => !wrong.some((error) => error.field === field),
  )
  const asksWhy = mode === 'send' && needsLegalBasis(texts.country) && texts.legalBasis === ''
  const errors = [
    ...wrong,
    ...missing,
    ...(texts.state.trim() === '' ? [{ field: 'state', message: acquisitionMessages.state }] : []),
    ...(asksWhy ? [{ field: 'legalBasis', message: acquisitionMessages.legalBasis }] : []),
  ]
  return { form: result.success && errors.length === 0 ? result.data : undefined, errors }
}
