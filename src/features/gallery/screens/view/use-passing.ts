import { useEffect, useState } from 'react'

/** Milliseconds since 1970, anew every so many seconds: for what says how long ago something was. */
export function usePassing(seconds: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), seconds * 1000)
    return () => clearInterval(timer)
  }, [seconds])
  return now
}
