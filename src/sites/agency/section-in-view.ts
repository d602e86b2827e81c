import { useSyncExternalStore } from 'react'

/** Which part of a page one is looking at: the page tells, the header listens. */
let current = ''
const listeners = new Set<() => void>()

export function showSection(id: string): void {
  if (id === current) return
  current = id
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The id of the part in view; '' where the page has none, and until it is known. */
export const useSectionInView = (): string =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => '',
  )
