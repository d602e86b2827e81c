import { useSyncExternalStore } from 'react'
import { newVisitor, type Visitor } from './visitor.ts'

const key = 'artAlley'
const listeners = new Set<() => void>()
/** As it was read last: where storage is denied it holds until the page is left. */
let visitor: Visitor | undefined

/** What the visitor did in this browser; nothing yet, until the page runs. */
export const useVisitor = (): Visitor => useSyncExternalStore(listen, readVisitor, () => newVisitor)

export function readVisitor(): Visitor {
  visitor ??= kept() ?? newVisitor
  return visitor
}

export function changeVisitor(change: (before: Visitor) => Visitor): void {
  visitor = change(readVisitor())
  try {
    localStorage.setItem(key, JSON.stringify(visitor))
  } catch {
    // Full or denied: it holds until the page is left.
  }
  for (const listener of listeners) listener()
}

/** What was kept, with what a later version of the page needs. Not read by kit/ui/kept-state.ts, which brings all forms along. */
function kept(): Visitor | undefined {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    if (typeof found !== 'object' || found === null) return undefined
    const fits = Object.entries(newVisitor).every(
      ([name, usual]) => !(name in found) || Array.isArray(found[name as never]) === Array.isArray(usual),
    )
    return fits ? { ...newVisitor, ...found } : undefined
  } catch {
    return undefined
  }
}

function listen(listener: () => void) {
  const readAgain = (event: StorageEvent) => {
    if (event.key !== null && event.key !== key) return
    visitor = undefined
    listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', readAgain)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', readAgain)
  }
}
