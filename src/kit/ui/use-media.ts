import { useCallback, useSyncExternalStore } from 'react'

/** From this width on a table and a form have room side by side. */
export const besideWidth = '(width >= 68rem)'
/** Below this one the table does without the column of websites. */
export const narrowWidth = '(width < 48rem)'

/** Whether a media query holds. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
}
