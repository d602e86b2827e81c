import { useEffect, useState } from 'react'
import type { Listing } from '#features/properties/rules.ts'

/** The property with an id, once it is there: who only writes does not load the list. */
export function useSubject(id: number | undefined): Listing | undefined {
  const [subject, setSubject] = useState<Listing>()
  useEffect(() => {
    setSubject(undefined)
    if (id === undefined) return
    let current = true
    import('#features/properties/content/listings.ts').then(
      ({ listings }) => current && setSubject(listings.find((listing) => listing.id === id)),
      () => {},
    )
    return () => {
      current = false
    }
  }, [id])
  return subject
}
