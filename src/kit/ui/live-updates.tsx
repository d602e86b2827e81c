import { useEffect } from 'react'
import { refresh, refreshTopic } from './server-state.tsx'

const hiddenSeconds = 30

let anew: (() => void) | undefined

/** Somebody has signed in: from now on this browser hears of what they may see. */
export const listenAnew = () => anew?.()

/**
 * Listens to `/api/live/`, whose messages `{ "topic": "bookings" }` refresh the answers that change with that topic. Reconnects by
 * itself and then refreshes everything, as it does after the page was hidden for a while: a hidden page lets go of its
 * connection, since a browser opens only six to one server.
 */
export function LiveUpdates() {
  useEffect(() => {
    let source: EventSource | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let missed = false
    let failures = 0

    const open = () => {
      source = new EventSource(missed ? '/api/live/' : `/api/live/?age=${Math.round(performance.now())}`)
      source.onopen = () => {
        failures = 0
        if (missed) refresh()
        missed = false
      }
      source.onmessage = ({ data }) => {
        void refreshTopic(topicOf(data))
      }
      source.onerror = () => {
        missed = true
        if (source?.readyState !== EventSource.CLOSED) return
        timer = setTimeout(open, Math.min(1000 * 2 ** failures++, 30_000))
      }
    }
    const close = () => {
      source?.close()
      source = undefined
      missed = true
    }
    const follow = () => {
      clearTimeout(timer)
      if (document.hidden) timer = setTimeout(close, hiddenSeconds * 1000)
      else if (source?.readyState !== EventSource.OPEN) {
        close()
        open()
      }
    }
    anew = () => {
      clearTimeout(timer)
      close()
      open()
    }
    open()
    document.addEventListener('visibilitychange', follow)
    return () => {
      anew = undefined
      document.removeEventListener('visibilitychange', follow)
      clearTimeout(timer)
      source?.close()
    }
  }, [])

  return null
}

function topicOf(data: unknown): string {
  try {
    const message: unknown = JSON.parse(String(data))
    return typeof message === 'object' && message !== null && 'topic' in message ? String(message.topic) : ''
  } catch {
    return ''
  }
}
