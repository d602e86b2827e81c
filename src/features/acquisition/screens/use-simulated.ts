import { useCallback, useState } from 'react'
import type { AcquisitionEntry } from '../contract.ts'

/** What differs of an entry; null where it was deleted. */
export type SimulatedPart = Partial<AcquisitionEntry> | null

/** What a test account did to entries, until the page is loaded again. */
export function useSimulated() {
  const [entries, setEntries] = useState<ReadonlyMap<number, SimulatedPart>>(new Map())
  const [added, setAdded] = useState<readonly AcquisitionEntry[]>([])
  const keep = useCallback(
    (id: number, part: SimulatedPart) =>
      setEntries((before) => new Map(before).set(id, part && { ...before.get(id), ...part })),
    [],
  )
  /** The server knows nothing of them: their ids are below 0. */
  const add = useCallback(
    (more: readonly Omit<AcquisitionEntry, 'id'>[]) =>
      setAdded((before) => [...more.map((entry, i) => ({ ...entry, id: -(before.length + i + 1) })), ...before]),
    [],
  )
  return { entries, keep, added, add }
}
export type Simulated = ReturnType<typeof useSimulated>

/** An entry as a test account left it; undefined where that deleted it. */
export function asSimulated({ entries }: Pick<Simulated, 'entries'>, entry: AcquisitionEntry) {
  const part = entries.get(entry.id)
  return part === null ? undefined : { ...entry, ...part }
}
