import { useState } from 'react'
import type { FieldError } from '#kit/shared/problem.ts'
import type { ApiError } from '#kit/ui/api.ts'
import { useKept } from '#kit/ui/kept-state.ts'
import { toast } from '#kit/ui/toasts.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import { type AcquisitionType, getAcquisitionList } from '../../../contract.ts'
import {
  type AcquisitionForm,
  acquisitionForm,
  acquisitionMessages,
  handleAcquisitionEntries,
} from '../../contract/handle.ts'
import { formErrors } from '../../rules/form.ts'
import { remaining } from './pasted.ts'

/** searchTerm: what a lookup was asked, where lines come from one. */
const nothingTyped = { type: '', country: '', state: '', lines: '', searchTerm: '' }
export type NewTexts = typeof nothingTyped

/** What is typed of new businesses, kept until they are added. */
export function useNewEntries(onAdded: () => void) {
  const [texts, setTexts] = useKept('acquisition.new', nothingTyped)
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const [failed, setFailed] = useState<ApiError>()
  const [added, setAdded] = useState<number>()

  const write = useWrite(handleAcquisitionEntries, {
    refreshes: [getAcquisitionList],
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
    submit: () => {
      if (write.isPending) return
      const wrong = errorsIn(texts)
      setErrors(wrong)
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
