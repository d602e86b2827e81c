import { useState } from 'react'
import { sendTime } from '#features/customers/rules.ts'
import { newsOf } from '#kit/ui/edits.ts'
import { remember } from '#kit/ui/server-state.tsx'
import { fieldOf } from '#kit/ui/text-field.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useEdits } from '#kit/ui/use-edits.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import { type AcquisitionEntry, getAcquisitionEntry, getAcquisitionList } from '../../contract.ts'
import { getHistory, getOutgoing } from '../../outreach/contract.ts'
import {
  type AcquisitionForm,
  type AcquisitionMode,
  acquisitionForm,
  handleAcquisitionEntries,
} from '../contract/handle.ts'
import { checkDraft, type FieldName, shownTexts, type Texts, textsOf, typed } from './entry-draft.ts'

export type EntryFormOf = {
  /** As it is by now. */
  entry: AcquisitionEntry
  day: string
  timeZone: string
  /** It is being deleted, or that did not work. */
  onLeaving: (leaves: boolean) => void
  onDone: (mode: AcquisitionMode) => void
}

/** What is typed of an entry, kept until it is saved, and all that can be done with it. */
export function useEntryForm({ entry, timeZone, onLeaving, onDone }: EntryFormOf) {
  const record = useEdits<FieldName, AcquisitionMode>(`acquisition-entry-${entry.id}`)
  const { edits, errors, failed, hasEdits, isLeftOver, startOver } = record
  const [isSent, setSent] = useState(false)
  const texts = shownTexts(edits, entry)

  const write = useWrite(handleAcquisitionEntries, {
    refreshes: [getAcquisitionList, getAcquisitionEntry, getHistory, getOutgoing],
    onSuccess: ({ entry: now }, { body }) => {
      const mode = body.acquisitionMode
      if (mode !== 'deactivate') record.saved()
      setSent(mode === 'send')
      if (now) remember(getAcquisitionEntry, { params: { id: now.id } }, now)
      toast(doneText(body, texts, timeZone), { seconds: 3 })
      onDone(mode)
    },
    onError: (error, { body }) => {
      onLeaving(false)
      const now = error.code === 'CHANGED_MEANWHILE' ? (error.extra.entry as AcquisitionEntry) : undefined
      record.fail(body.acquisitionMode, error, now && textsOf(now))
      if (now) remember(getAcquisitionEntry, { params: { id: now.id } }, now)
    },
  })

  const submit = (mode: 'change' | 'send') => {
    if (write.isPending) return
    const { form, errors: wrong } = checkDraft(mode, texts, entry)
    record.begin(wrong)
    if (form) write.mutate({ body: form })
  }

  /** What looks at nothing that was typed. */
  const settle = (mode: 'deactivate' | 'delete') => {
    if (write.isPending) return
    record.begin()
    onLeaving(mode === 'delete')
    write.mutate({ body: acquisitionForm.parse({ id: entry.id, acquisitionMode: mode, isActive: !entry.active }) })
  }

  return {
    texts,
    errors,
    /** What somebody else changed while it was typed in. */
    news: newsOf(edits, textsOf(entry)),
    failed,
    isSent,
    hasEdits,
    isLeftOver,
    busyWith: write.isPending ? write.variables.body.acquisitionMode : undefined,
    type: (part: { [field in FieldName]?: string }) => {
      setSent(false)
      record.type(
        (before) =>
          Object.entries(part).reduce((now, [field, text]) => typed(now, field as FieldName, text, entry), before),
        (field) => field in part,
      )
    },
    submit,
    settle,
    retry: (mode: AcquisitionMode) =>
      mode === 'deactivate' || mode === 'delete' ? settle(mode) : submit(mode as 'change'),
    startOver,
  }
}

export type EntryFormState = ReturnType<typeof useEntryForm>

/** Name, text and typing of a field. */
export const bindTo = (form: EntryFormState) => fieldOf(form.texts, form.type)

function doneText({ acquisitionMode: mode, isActive, delay }: AcquisitionForm, texts: Texts, timeZone: string): string {
  if (mode === 'change') return 'Changes have been applied'
  if (mode === 'delete') return 'Entry has been deleted'
  if (mode === 'deactivate') return `Entry has been marked as ${isActive ? 'active' : 'inactive'}`
  if (delay === 0) return 'Email has been sent'
  return `Email will be sent on ${sendTime(texts.delay, { now: Temporal.Now.instant(), timeZone })}`
}
