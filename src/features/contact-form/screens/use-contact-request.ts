import { useEffect, useState } from 'react'
import { sendContactRequest } from '#features/inbox/contract/requests.ts'
import type { FieldError } from '#kit/shared/problem.ts'
import { ApiError, call } from '#kit/ui/api.ts'
import { forgetKept, useKept } from '#kit/ui/kept-state.ts'
import { repeatKeys } from '#kit/ui/repeat-keys.ts'
import { type ContactDraft, contactErrors, emptyContact, inOwnWords, remainingErrors } from '../rules.ts'

const messageSeconds = 3
const draftKey = 'agency-contact'

/** `idle` again three seconds after it was sent, and then empty, or failed, and then as it was. */
type State = 'idle' | 'submitting' | 'sent' | 'failed'

/** What is typed stays over a reload; the agreement is asked for anew. */
const { privacy: _, ...emptyText } = emptyContact

export type ContactRequestForm = {
  draft: ContactDraft
  errors: readonly FieldError[]
  state: State
  change: (part: Partial<ContactDraft>) => void
  /** `trap`: what a program filled into the field that people do not see. */
  submit: (trap: string) => void
}

/** A message to the agency, from writing it to its being sent. */
export function useContactRequest(): ContactRequestForm {
  const [text, setText] = useKept(draftKey, emptyText)
  const [privacy, setPrivacy] = useState(false)
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const [state, setState] = useState<State>('idle')
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
      await repeat(request, (key) => call(sendContactRequest, { body: request }, { key }))
      // What was sent does not come back with a reload.
      forgetKept(draftKey)
      setState('sent')
    } catch (error) {
      const wrong = error instanceof ApiError ? error.errors.filter(({ field }) => field in emptyText) : []
      setErrors(inOwnWords(draft, wrong))
      setState(wrong.length > 0 ? 'idle' : 'failed')
    }
  }
  return {
    draft,
    errors,
    state,
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
      setState('submitting')
      void send({ topic: trap })
    },
  }
}
