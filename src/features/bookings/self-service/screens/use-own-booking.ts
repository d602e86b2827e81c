import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError, call } from '#kit/ui/api.ts'
import { useLink } from '#kit/ui/use-link.ts'
import { type OwnBooking, readMyBooking } from '../contract.ts'
import { words } from '../words.ts'

export type OwnBookingState = {
  /** What stands behind the `#`; undefined until the page runs. */
  link: string | undefined
  booking: OwnBooking | undefined
  error: ApiError | undefined
  busy: boolean
  reload: () => void
  /** What a write answered. */
  replace: (booking: OwnBooking) => void
}

/** The booking that the link in the address leads to. It is read again whenever one comes back to the page. */
export function useOwnBooking(): OwnBookingState {
  const link = useLink()
  const [state, setState] = useState<{ link?: string; booking?: OwnBooking; error?: ApiError }>({})
  const [busy, setBusy] = useState(false)
  const latest = useRef(0)

  const reload = useCallback(async () => {
    if (!link) return
    const turn = ++latest.current
    setBusy(true)
    try {
      const booking = await call(readMyBooking, { body: { link } })
      if (turn === latest.current) setState({ link, booking })
    } catch (failure) {
      const error = failure instanceof ApiError ? failure : new ApiError(0, 'UNKNOWN', words.tryLater)
      // What is shown stays while there is no connection.
      if (turn === latest.current)
        setState((before) => (before.booking && before.link === link && error.passing ? before : { link, error }))
    } finally {
      if (turn === latest.current) setBusy(false)
    }
  }, [link])

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

  const isCurrent = state.link === link
  return {
    link,
    booking: isCurrent ? state.booking : undefined,
    error: isCurrent ? state.error : undefined,
    busy,
    reload,
    replace: (booking) => {
      latest.current++
      setBusy(false)
      setState({ ...(link && { link }), booking })
    },
  }
}
