import { useSyncExternalStore } from 'react'

const five = '(width >= 60rem)'
const three = '(width >= 38rem)'

/** Works in a row: 5 where there is room for them, else 3, on phones 2. The style sheet says the same. */
export const useColumns = (): number =>
  useSyncExternalStore(
    (listener) => {
      const queries = [five, three].map((query) => matchMedia(query))
      for (const query of queries) query.addEventListener('change', listener)
      return () => {
        for (const query of queries) query.removeEventListener('change', listener)
      }
    },
    () => (matchMedia(five).matches ? 5 : matchMedia(three).matches ? 3 : 2),
    () => 5,
  )
