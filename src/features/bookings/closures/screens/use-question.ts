import { useCallback, useEffect, useState } from 'react'
import { ApiError, call } from '#kit/ui/api.ts'
import { useLink } from '#kit/ui/use-link.ts'
import { type Question, readQuestion } from '../contract/answer.ts'
import { words } from '../words.ts'

/** The question that the link in the address leads to, read again whenever one comes back to the page. */
export function useQuestion() {
  const link = useLink()
  const [state, setState] = useState<{ question?: Question; error?: ApiError }>({})
  const [busy, setBusy] = useState(false)
  const reload = useCallback(async () => {
    if (!link) return
    setBusy(true)
    try {
      setState({ question: await call(readQuestion, { body: { link } }) })
    } catch (failure) {
      const error = failure instanceof ApiError ? failure : new ApiError(0, 'UNKNOWN', words.notLoaded)
      setState((before) => (before.question && error.passing ? before : { error }))
    } finally {
      setBusy(false)
    }
  }, [link])
  useEffect(() => {
    void reload()
    const comeBack = () => {
      if (!document.hidden) void reload()
    }
    document.addEventListener('visibilitychange', comeBack)
    return () => document.removeEventListener('visibilitychange', comeBack)
  }, [reload])
  return { link, ...state, busy, reload, replace: (question: Question) => setState({ question }) }
}
