import { type ReactNode, useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { isLost, onConnectionChange, reportAnswer } from './connection.ts'
import styles from './connection-banner.module.css'
import { ConnectionNotice, noConnection } from './connection-notice.tsx'
import { LiveRegion } from './live-region.tsx'
import { refresh } from './server-state.tsx'

type ConnectionBannerProps = {
  /** What it says instead. */
  text?: string
  /** Before its button. */
  more?: ReactNode
  /** Known by other means. */
  offline?: boolean
}

/**
 * Says that the server does not answer, tries again by itself (after 2, 4, 8 … 30 seconds, or at once when the
 * device is back online) and then refreshes what the screens show. Once per layout, inside `ServerState`.
 */
export function ConnectionBanner({ text = noConnection, more, offline = false }: ConnectionBannerProps) {
  const silent = useSyncExternalStore(onConnectionChange, isLost, () => false)
  const lost = silent || offline
  const [tries, setTries] = useState(0)
  const [trying, setTrying] = useState(false)

  const tryAgain = useCallback(async () => {
    setTrying(true)
    if (await serverIsReady()) {
      reportAnswer()
      await refresh()
    }
    setTrying(false)
    setTries((count) => count + 1)
  }, [])

  useEffect(() => {
    if (!lost) {
      const calm = setTimeout(() => setTries(0), 10_000)
      return () => clearTimeout(calm)
    }
    const timer = setTimeout(tryAgain, Math.min(2 ** (tries + 1), 30) * 1000)
    window.addEventListener('online', tryAgain)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', tryAgain)
    }
  }, [lost, tries, tryAgain])

  return (
    <div className={styles.place}>
      <LiveRegion>{lost ? text : ''}</LiveRegion>
      {lost && <ConnectionNotice text={text} more={more} trying={trying} onTry={tryAgain} />}
    </div>
  )
}

async function serverIsReady(): Promise<boolean> {
  try {
    const response = await fetch('/api/installation/', { cache: 'no-store', signal: AbortSignal.timeout(10_000) })
    return response.ok
  } catch {
    return false
  }
}
