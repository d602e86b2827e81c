import { useState } from 'react'
import type { FieldError } from '#kit/shared/problem.ts'
import type { ApiError } from './api.ts'
import { type Edits, seenAnew } from './edits.ts'
import { forgetKept, useKept } from './kept-state.ts'

/** What is typed of a record, kept under the key over a reload until it is saved, and what came of the last try. */
export function useEdits<F extends string, Mode extends string>(key: string) {
  const [edits, setEdits] = useKept<Edits<F>>(key, {})
  const [isTouched, setTouched] = useState(false)
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const [failed, setFailed] = useState<{ mode: Mode; error: ApiError }>()
  const hasEdits = Object.keys(edits).length > 0
  const begin = (wrong: readonly FieldError[] = []) => {
    setErrors(wrong)
    setFailed(undefined)
  }
  return {
    edits,
    setEdits,
    errors,
    failed,
    hasEdits,
    /** There is text from before that was not saved. */
    isLeftOver: !isTouched && hasEdits,
    /** Somebody types; what was wrong with these fields is not said any more. */
    type: (change: (before: Edits<F>) => Edits<F>, isAbout: (field: string) => boolean) => {
      setTouched(true)
      setErrors((before) => before.filter(({ field }) => !isAbout(field)))
      setEdits(change)
    },
    /** Another try, with what is wrong with it before it is sent. */
    begin,
    /** It was refused; `now` are the texts as somebody else made them meanwhile, above which those typed here stay. */
    fail: (mode: Mode, error: ApiError, now?: Record<F, string>) => {
      setErrors(error.errors)
      setFailed({ mode, error })
      if (now) setEdits((before) => seenAnew(before, now))
    },
    forgive: () => setFailed(undefined),
    saved: () => {
      setEdits({})
      forgetKept(key)
    },
    startOver: () => {
      begin()
      setEdits({})
    },
  }
}
