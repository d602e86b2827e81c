import { useEffect, useState } from 'react'

/** Becomes true once the page has loaded and the browser has nothing better to do: the time for what can wait. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    let waiting = 0
    const hasIdle = 'requestIdleCallback' in globalThis
    const wait = () => {
      const rest = () => setIdle(true)
      waiting = hasIdle ? requestIdleCallback(rest, { timeout: 2000 }) : window.setTimeout(rest, 200)
    }
    if (document.readyState === 'complete') wait()
    else window.addEventListener('load', wait, { once: true })
    return () => {
      window.removeEventListener('load', wait)
      if (hasIdle) cancelIdleCallback(waiting)
      else clearTimeout(waiting)
    }
  }, [])
  return idle
}
