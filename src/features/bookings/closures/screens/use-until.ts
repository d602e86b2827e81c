import { useEffect, useState } from 'react'

/** Whether an instant is still to come. */
export function useUntil(instant: string | null): boolean {
  const [isAhead, setAhead] = useState(false)
  useEffect(() => {
    if (instant === null) return setAhead(false)
    const left = Temporal.Instant.from(instant).epochMilliseconds - Temporal.Now.instant().epochMilliseconds
    setAhead(left > 0)
    const timer = setTimeout(() => setAhead(false), Math.max(left, 0))
    return () => clearTimeout(timer)
  }, [instant])
  return isAhead
}
