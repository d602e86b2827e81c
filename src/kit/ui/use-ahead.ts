import { useEffect, useRef } from 'react'
import { useIdle } from './use-idle.ts'

/** Fetches code before it is asked for; without a connection whoever needs it says so. */
export function useAhead(load: () => Promise<unknown>): void {
  const idle = useIdle()
  const loader = useRef(load)
  useEffect(() => {
    if (idle) void loader.current().catch(() => {})
  }, [idle])
}
