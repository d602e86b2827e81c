import { useEffect, useState } from 'react'
import { sendContactRequest } from '#features/inbox/contract/requests.ts'
import type { Business } from '#features/inbox/contract.ts'
import type { FieldError } from '#kit/shared/problem.ts'
import { ApiError, call } from '#kit/ui/api.ts'
import { forgetKept, useKept } from '#kit/ui/kept-state.ts'
import { repeatKeys } from '#kit/ui/repeat-keys.ts'
import { type ContactDraft, contactErrors, emptyText, inOwnWords, remainingErrors } from '../rules.ts'
import { words } from '../words.ts'

const messageSeconds = 3
/** One for both forms that keep it: what is typed in a showcase of the rental waits at the agency. */
export const draftKey = 'agency-contact'

/** `idle` again three seconds after it was sent, and then empty, or failed, and then as it was. */
type State = 'idle' | 'submitting' | 'sent' | 'failed'

export type ContactRequestForm = {
  draft: ContactDraft
  errors: readonly FieldError[]
  state: State
  /** What is said of a failure; that one has to wait stays until the next try. */
  failure: string | undefined
  change: (part: Partial<ContactDraft>) => void
  /** `trap`: what a program filled into the field that people do not see. */
  submit: (trap: string) => void
}

/** A message to a business, from writing it to its being sent. */
export function useContactRequest(business: Business): ContactRequestForm {
  const [text, setText] = useKept(draftKey, emptyText)
  const [privacy, setPrivacy] = useState(false)
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const [state, setState] = useState<State>('idle')
  const [wait, setWait] = useState<string>()
  const [repeat] = useState(repeatKeys)
  const draft = { ...text, privacy }

  useEffect(() => {
    if (state !== 'sent' && state !== 'failed') return
    const timer = setTimeout(() => {
      if (state === 'sent') {
        setText(emptyText)
        setPrivacy(false)
      }
      setState('idle')
    }, messageSeconds * 1000)
    return () => clearTimeout(timer)
  }, [state, setText])

  const send = async (body: object & { topic: string }) => {
    const request = { ...text, ...body }
    try {
      await repeat(request, (key) => call(sendContactRequest[business], { body: request }, { key }))
      // What was sent does not come back with a reload.
      forgetKept(draftKey)
      setState('sent')
    } catch (error) {
      const wrong = error instanceof ApiError ? error.errors.filter(({ field }) => field in emptyText) : []
      const waits = error instanceof ApiError && error.status === 429
      setErrors(inOwnWords(draft, wrong))
      setWait(waits ? error.message : undefined)
      setState(wrong.length > 0 || waits ? 'idle' : 'failed')
    }
  }
  return {
    draft,
    errors,
    state,
    failure: state === 'failed' ? words.failed : wait,
    change: ({ privacy: agreed = privacy, ...part }) => {
      setText((before) => ({ ...before, ...part }))
      setPrivacy(agreed)
      setErrors((shown) => remainingErrors({ ...draft, ...part, privacy: agreed }, shown))
    },
    submit: (trap) => {
      if (state === 'submitting' || state === 'sent') return
      const found = contactErrors(draft)
      setErrors(found)
      if (found.length > 0) return
      setWait(undefined)
      setState('submitting')
      void send({ topic: trap })
    },
  }
}
