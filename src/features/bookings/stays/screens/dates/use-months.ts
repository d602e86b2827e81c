import { useSyncExternalStore } from 'react'

/** Below these widths of the screen the calendar never has room for three months, or for two; it decides itself above. */
const queries = { three: '(width >= 64rem)', two: '(width >= 42rem)' }

/** How many months are drawn at most: one on small screens, two on middle, three on wide ones. */
export function useMonths(): 1 | 2 | 3 {
  return useSyncExternalStore(listen, read, () => 3)
}

const read = () => (matchMedia(queries.three).matches ? 3 : matchMedia(queries.two).matches ? 2 : 1)

function listen(tell: () => void) {
  const lists = Object.values(queries).map((query) => matchMedia(query))
  for (const list of lists) list.addEventListener('change', tell)
  return () => {
    for (const list of lists) list.removeEventListener('change', tell)
  }
}
