import { useCallback, useLayoutEffect, useRef, useState } from 'react'

type Update<T> = T | ((before: T) => T)

/**
 * State that survives a reload of the tab (sessionStorage). Begins as `initial`, so that prerendered markup matches,
 * and becomes what was kept before the first paint; the third value says that this has happened. What was kept in
 * another shape is ignored. Where storage is full or denied it is plain state.
 */
export function useKept<T>(
  key: string,
  initial: T,
): readonly [value: T, set: (update: Update<T>) => void, restored: boolean] {
  const [value, setValue] = useState(initial)
  const [restored, setRestored] = useState(false)
  const latest = useRef(initial)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `initial` counts only once for each key
  useLayoutEffect(() => {
    const kept = readKept(tabStorage(), key, initial)
    latest.current = kept
    setValue(kept)
    setRestored(true)
  }, [key])

  const set = useCallback(
    (update: Update<T>) => {
      latest.current = typeof update === 'function' ? (update as (before: T) => T)(latest.current) : update
      setValue(latest.current)
      keep(tabStorage(), key, latest.current)
    },
    [key],
  )
  return [value, set, restored]
}

/** Drops what was kept, e.g. once the booking is made. Screens that show it keep their state. */
export const forgetKept = (...keys: readonly string[]) => {
  for (const key of keys) keep(tabStorage(), key, undefined)
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

function tabStorage(): Store | undefined {
  try {
    return globalThis.sessionStorage
  } catch {
    return undefined
  }
}

/** What outlasts the tab: only for what somebody wants to be kept. */
export function deviceStorage(): Store | undefined {
  try {
    return globalThis.localStorage
  } catch {
    return undefined
  }
}

/** What is kept under the key, if it has the shape of `initial`. */
export function readKept<T>(store: Store | undefined, key: string, initial: T): T {
  try {
    const kept: unknown = JSON.parse(store?.getItem(key) ?? 'null')
    return kept !== null && fits(kept, initial) ? kept : initial
  } catch {
    return initial
  }
}

/** Keeps a value; undefined removes it. Says whether that worked. */
export function keep(store: Store | undefined, key: string, value: unknown): boolean {
  try {
    if (value === undefined) store?.removeItem(key)
    else store?.setItem(key, JSON.stringify(value))
    return store !== undefined
  } catch {
    return false
  }
}

function fits<T>(kept: unknown, initial: T): kept is T {
  if (initial === undefined || initial === null) return true
  if (typeof kept !== typeof initial || Array.isArray(kept) !== Array.isArray(initial)) return false
  if (typeof initial !== 'object' || Array.isArray(initial)) return true
  return Object.entries(initial).every(
    ([name, part]) => part === undefined || (kept !== null && fits((kept as Record<string, unknown>)[name], part)),
  )
}
