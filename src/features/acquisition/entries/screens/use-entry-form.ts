import { useState } from 'react'
import { auditLabel } from '#features/audit-log/rules/label.ts'
import { sendTime } from '#features/customers/rules.ts'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { useStaffWrite } from '#features/sign-in/screens/use-staff-write.ts'
import type { FieldError } from '#kit/shared/problem.ts'
import type { ApiError } from '#kit/ui/api.ts'
import { newsOf, seenAnew } from '#kit/ui/edits.ts'
import { forgetKept, useKept } from '#kit/ui/kept-state.ts'
import { remember } from '#kit/ui/server-state.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { type AcquisitionEntry, getAcquisitionEntry, getAcquisitionList } from '../../contract.ts'
import { getHistory, getOutgoing } from '../../outreach/contract.ts'
import type { SimulatedPart } from '../../screens/use-simulated.ts'
import {
  type AcquisitionForm,
  type AcquisitionMode,
  acquisitionForm,
  handleAcquisitionEntries,
} from '../contract/handle.ts'
import {
  checkDraft,
  type Edits,
  type FieldName,
  shownTexts,
  simulatedEntry,
  type Texts,
  textsOf,
  typed,
} from './entry-draft.ts'

const nothingTyped: Edits = {}

export type EntryFormOf = {
  user: SignedInUser
  /** As it is by now. */
  entry: AcquisitionEntry
  day: string
  timeZone: string
  /** What a test account made of it; null where it deleted it. */
  onSimulated: (part: SimulatedPart) => void
  /** It is being deleted, or that did not work. */
  onLeaving: (leaves: boolean) => void
  onDone: (mode: AcquisitionMode) => void
}

/** What is typed of an entry, kept until it is saved, and all that can be done with it. */
export function useEntryForm({ user, entry, day, timeZone, onSimulated, onLeaving, onDone }: EntryFormOf) {
  const key = `acquisition-entry-${entry.id}`
  const [edits, setEdits] = useKept<Edits>(key, nothingTyped)
  const [isTouched, setTouched] = useState(false)
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const [failed, setFailed] = useState<{ mode: AcquisitionMode; error: ApiError }>()
  const [isSent, setSent] = useState(false)
  const texts = shownTexts(edits, entry)

  const write = useStaffWrite(user, handleAcquisitionEntries, {
    refreshes: [getAcquisitionList, getAcquisitionEntry, getHistory, getOutgoing],
    simulate: ({ body }) => {
      const done = body.acquisitionMode === 'send' ? 'Sent' : 'Changed'
      const now = { at: Temporal.Now.instant().toString(), label: auditLabel(done, user.username, day) }
      const simulated = body.acquisitionMode === 'delete' ? null : simulatedEntry(body, entry, now)
      onSimulated(simulated)
      return { status: 'success' as const, added: 0, rejected_lines: [], entry: simulated }
    },
    onSuccess: ({ entry: now }, { body }) => {
      const mode = body.acquisitionMode
      if (mode !== 'deactivate') {
        setEdits(nothingTyped)
        forgetKept(key)
      }
      setSent(mode === 'send')
      if (now && !user.demo) remember(getAcquisitionEntry, { params: { id: now.id } }, now)
      toast(doneText(body, texts, timeZone), { seconds: 3 })
      onDone(mode)
    },
    onError: (error, { body }) => {
      onLeaving(false)
      setErrors(error.errors)
      setFailed({ mode: body.acquisitionMode, error })
      if (error.code !== 'CHANGED_MEANWHILE') return
      const now = error.extra.entry as AcquisitionEntry
      setEdits((before) => seenAnew(before, textsOf(now)))
      remember(getAcquisitionEntry, { params: { id: now.id } }, now)
    },
  })

  const submit = (mode: 'change' | 'send') => {
    if (write.isPending) return
    const { form, errors: wrong } = checkDraft(mode, texts, entry)
    setErrors(wrong)
    setFailed(undefined)
    if (form) write.mutate({ body: form })
  }

  /** What looks at nothing that was typed. */
  const settle = (mode: 'deactivate' | 'delete') => {
    if (write.isPending) return
    setErrors([])
    setFailed(undefined)
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
    hasEdits: Object.keys(edits).length > 0,
    /** There is text from before that was not saved. */
    isLeftOver: !isTouched && Object.keys(edits).length > 0,
    busyWith: write.isPending ? write.variables.body.acquisitionMode : undefined,
    type: (part: { [field in FieldName]?: string }) => {
      setTouched(true)
      setSent(false)
      setErrors((before) => before.filter(({ field }) => !(field in part)))
      setEdits((before) =>
        Object.entries(part).reduce((now, [field, text]) => typed(now, field as FieldName, text, entry), before),
      )
    },
    submit,
    settle,
    retry: (mode: AcquisitionMode) =>
      mode === 'deactivate' || mode === 'delete' ? settle(mode) : submit(mode as 'change'),
    startOver: () => {
      setErrors([])
      setFailed(undefined)
      setEdits(nothingTyped)
    },
  }
}

export type EntryFormState = ReturnType<typeof useEntryForm>

/** Name, text and typing of a field. */
export const bindTo = (form: EntryFormState) => (field: FieldName) => ({
  name: field,
  value: form.texts[field],
  onChange: (text: string) => form.type({ [field]: text }),
})

function doneText({ acquisitionMode: mode, isActive, delay }: AcquisitionForm, texts: Texts, timeZone: string): string {
  if (mode === 'change') return 'Changes have been applied'
  if (mode === 'delete') return 'Entry has been deleted'
  if (mode === 'deactivate') return `Entry has been marked as ${isActive ? 'active' : 'inactive'}`
  if (delay === 0) return 'Email has been sent'
  return `Email will be sent on ${sendTime(texts.delay, { now: Temporal.Now.instant(), timeZone })}`
}
