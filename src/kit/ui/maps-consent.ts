import { useSyncExternalStore } from 'react'

const key = 'mapsConsent'
const agreed = 'true'
const listeners = new Set<() => void>()
/** Where storage is denied the answer holds until the page is left. */
let unstored: boolean | undefined

/** Whether the visitor lets maps of a third party be shown, on every page of this origin, and how to change that. */
export function useMapsConsent(): readonly [agreed: boolean, set: (agrees: boolean) => void] {
  return [useSyncExternalStore(listen, read, () => false), write]
}

function read(): boolean {
  try {
    return unstored ?? localStorage.getItem(key) === agreed
  } catch {
    return false
  }
}

function write(agrees: boolean) {
  try {
    if (agrees) localStorage.setItem(key, agreed)
    else localStorage.removeItem(key)
    unstored = undefined
  } catch {
    unstored = agrees
  }
  for (const listener of listeners) listener()
}

function listen(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
