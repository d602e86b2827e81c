import { useState } from 'react'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { useStaffWrite } from '#features/sign-in/screens/use-staff-write.ts'
import type { FieldError } from '#kit/shared/problem.ts'
import type { ApiError } from '#kit/ui/api.ts'
import { useKept } from '#kit/ui/kept-state.ts'
import { toast } from '#kit/ui/toasts.ts'
import { type AcquisitionEntry, type AcquisitionType, getAcquisitionList } from '../../../contract.ts'
import {
  type AcquisitionForm,
  acquisitionForm,
  acquisitionMessages,
  handleAcquisitionEntries,
} from '../../contract/handle.ts'
import { formErrors } from '../../rules/form.ts'
import { addedEntry } from '../entry-draft.ts'
import { remaining } from './pasted.ts'
import type { Screening } from './use-screening.ts'

/** searchTerm: what a lookup was asked, where lines come from one. */
const nothingTyped = { type: '', country: '', state: '', lines: '', searchTerm: '' }
export type NewTexts = typeof nothingTyped

type NewEntriesOf = {
  user: SignedInUser
  onAdded: () => void
  /** What a test account would have added. */
  onSimulated: (entries: readonly Omit<AcquisitionEntry, 'id'>[]) => void
}

/** What is typed of new businesses, kept until they are added. */
export function useNewEntries({ user, onAdded, onSimulated }: NewEntriesOf) {
  const [texts, setTexts] = useKept('acquisition.new', nothingTyped)
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const [failed, setFailed] = useState<ApiError>()
  const [added, setAdded] = useState<number>()
  const [simulated, setSimulated] = useState<Screening['screened']>()

  const write = useStaffWrite(user, handleAcquisitionEntries, {
    refreshes: [getAcquisitionList],
    simulate: ({ body }) => {
      const { cleaned_list: taken = [], rejected_lines = [] } = simulated ?? {}
      onSimulated(taken.map((line) => addedEntry(line, body)))
      return { status: 'success' as const, entry: null, added: taken.length, rejected_lines }
    },
    onSuccess: ({ added: count, rejected_lines: rejected }, { body }) => {
      const lines = remaining(body.newBusinesses, rejected)
      setTexts((before) => ({ ...before, lines, searchTerm: '' }))
      toast('New businesses have been added', { seconds: 3 })
      if (lines === '') onAdded()
      else setAdded(count)
    },
    onError: (error) => {
      setErrors(error.errors)
      setFailed(error)
    },
  })

  const send = (body: AcquisitionForm) => {
    setFailed(undefined)
    setAdded(undefined)
    write.mutate({ body })
  }
  return {
    texts,
    errors,
    failed,
    /** How many were, where some were not. */
    added,
    isBusy: write.isPending,
    type: (part: Partial<NewTexts>) => {
      setErrors((before) => before.filter(({ field }) => !(named(field) in part)))
      setAdded(undefined)
      setTexts((before) => ({ ...before, ...part }))
    },
    submit: ({ screened }: Screening) => {
      if (write.isPending) return
      const wrong = errorsIn(texts)
      setErrors(wrong)
      setSimulated(screened)
      if (wrong.length === 0) send(formOf(texts))
    },
    retry: () => !write.isPending && send(formOf(texts)),
  }
}

const named = (field: string) => (field === 'newBusinesses' ? 'lines' : field)

const formOf = ({ lines, ...place }: NewTexts) =>
  acquisitionForm.parse({ ...place, newBusinesses: lines, acquisitionMode: 'add' })

function errorsIn({ type, country, state, lines }: NewTexts): FieldError[] {
  const typed = { type: type === '' ? undefined : (type as AcquisitionType), country, state }
  const rest = { business: '', website: '', email: '', subject: '', salutation: '', name: '', body: '' }
  return [
    ...formErrors('add', { ...rest, ...typed, legalBasis: undefined, legalNote: undefined }),
    ...(lines.trim() === '' ? [{ field: 'newBusinesses', message: acquisitionMessages.newBusinesses }] : []),
  ]
}
