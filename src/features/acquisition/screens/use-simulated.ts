import { useCallback, useState } from 'react'
import type { AcquisitionEntry } from '../contract.ts'

/** What a test account did to entries, until the page is loaded again: null where it deleted one. */
export function useSimulated() {
  const [entries, setEntries] = useState<ReadonlyMap<number, AcquisitionEntry | null>>(new Map())
  const keep = useCallback(
    (id: number, entry: AcquisitionEntry | null) => setEntries((before) => new Map(before).set(id, entry)),
    [],
  )
  return { entries, keep }
}
export type Simulated = ReturnType<typeof useSimulated>
