import { useEffect, useState } from 'react'
import { type WallClock, wallClock } from '#kit/shared/day.ts'

/** The wall clock of a time zone (IANA name), each minute anew. Undefined until the page runs and the zone is known. */
export function useNow(timeZone: string | undefined): WallClock | undefined {
  const [now, setNow] = useState<WallClock>()
  useEffect(() => {
    if (timeZone === undefined) return
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      setNow(wallClock(timeZone))
      timer = setTimeout(tick, 60_000 - (Date.now() % 60_000))
    }
    tick()
    document.addEventListener('visibilitychange', show)
    function show() {
      if (document.hidden) return
      clearTimeout(timer)
      tick()
    }
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', show)
    }
  }, [timeZone])
  return now
}
