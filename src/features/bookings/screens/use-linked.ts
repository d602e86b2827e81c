import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '#kit/ui/api.ts'
import { useLink } from '#kit/ui/use-link.ts'

/**
 * What the link in the address leads to, read again whenever one comes back to the page. `read` is the same each time,
 * `failed` is what is said where it says nothing itself.
 */
export function useLinked<T>(read: (link: string) => Promise<T>, failed: string) {
  /** What stands behind the `#`; undefined until the page runs. */
  const link = useLink()
  const [state, setState] = useState<{ link?: string; found?: T; error?: ApiError }>({})
  const [busy, setBusy] = useState(false)
  const latest = useRef(0)

  const reload = useCallback(async () => {
    if (!link) return
    const turn = ++latest.current
    setBusy(true)
    try {
      const found = await read(link)
      if (turn === latest.current) setState({ link, found })
    } catch (failure) {
      const error = failure instanceof ApiError ? failure : new ApiError(0, 'UNKNOWN', failed)
      // What is shown stays while there is no connection.
      if (turn === latest.current)
        setState((before) => (before.found && before.link === link && error.passing ? before : { link, error }))
    } finally {
      if (turn === latest.current) setBusy(false)
    }
  }, [link, read, failed])

  useEffect(() => {
    void reload()
    const comeBack = () => {
      if (!document.hidden) void reload()
    }
    document.addEventListener('visibilitychange', comeBack)
    window.addEventListener('online', comeBack)
    return () => {
      document.removeEventListener('visibilitychange', comeBack)
      window.removeEventListener('online', comeBack)
    }
  }, [reload])

  const { found, error }: typeof state = state.link === link ? state : {}
  /** What a write answered. */
  const replace = (next: T) => {
    latest.current++
    setBusy(false)
    setState({ ...(link && { link }), found: next })
  }
  return { link, found, error, busy, reload: () => void reload(), replace }
}
