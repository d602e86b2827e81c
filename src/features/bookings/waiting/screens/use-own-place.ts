import { useCallback, useEffect, useState } from 'react'
import { ApiError, call } from '#kit/ui/api.ts'
import { useLink } from '#kit/ui/use-link.ts'
import { readMyPlace, type WaitingPlace } from '../contract.ts'
import { words } from '../words.ts'

/** The place that the link in the address leads to, read again whenever one comes back to the page, and when an offer ends. */
export function useOwnPlace() {
  const link = useLink()
  const [state, setState] = useState<{ place?: WaitingPlace; error?: ApiError }>({})
  const [busy, setBusy] = useState(false)
  const reload = useCallback(async () => {
    if (!link) return
    setBusy(true)
    try {
      setState({ place: await call(readMyPlace, { body: { link } }) })
    } catch (failure) {
      const error = failure instanceof ApiError ? failure : new ApiError(0, 'UNKNOWN', words.notLoaded)
      setState((before) => (before.place && error.passing ? before : { error }))
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
  const ends = state.place?.offer?.until
  useEffect(() => {
    if (ends === undefined) return
    const timer = setTimeout(() => void reload(), Math.max(Date.parse(ends) - Date.now(), 0) + 1000)
    return () => clearTimeout(timer)
  }, [ends, reload])
  return { link, ...state, busy, reload, replace: (place: WaitingPlace) => setState({ place }) }
}
