import { useEffect, useRef } from 'react'
import { useLocation, useSearch } from 'wouter'
import { listings } from '#features/properties/content/listings.ts'
import {
  addressOf,
  catalogPath,
  filtered,
  filterOf,
  type Listing,
  type PropertyType,
} from '#features/properties/rules.ts'

/** Where the catalog is and whoever opened a property from it: closing leads back to there. */
export const fromCatalog = { openedFrom: 'catalog' } as const

const isFromCatalog = () => (history.state as { openedFrom?: string } | null)?.openedFrom === fromCatalog.openedFrom

export type OpenCatalog = {
  filter: PropertyType | undefined
  /** Those that the filter lets through. */
  shown: readonly Listing[]
  open: Listing | undefined
  /** Those that are stepped through. */
  row: readonly Listing[]
  choose: (type: PropertyType | undefined) => void
  /** Opens another one in the place of the one that is open. */
  show: (listing: Listing) => void
  close: () => void
}

/** What the address says: which properties are listed, and which one is open. */
export function useCatalog(): OpenCatalog {
  const [path, navigate] = useLocation()
  const filter = filterOf(useSearch())
  const named = path.startsWith(`${catalogPath}/`) ? path.slice(catalogPath.length + 1) : undefined
  const open = listings.find(({ id }) => String(id) === named)
  const shown = filtered(listings, filter)
  const isLeaving = useRef(false)

  const openId = open?.id
  const lastOpen = useRef(openId)
  useEffect(() => {
    isLeaving.current = false
    if (openId === undefined && lastOpen.current !== undefined) showCard(lastOpen.current)
    lastOpen.current = openId
  }, [openId])

  return {
    filter,
    shown,
    open,
    row: open && !shown.includes(open) ? listings : shown,
    choose: (type) => navigate(addressOf(undefined, type)),
    // One step after the other is one visit: going back leads to where it began.
    show: ({ id }) => navigate(addressOf(id, filter), { replace: true, state: history.state }),
    close: () => {
      if (isLeaving.current) return
      isLeaving.current = true
      if (isFromCatalog()) history.back()
      else navigate(addressOf(undefined, filter), { replace: true })
    },
  }
}

/** Who closes a property is at its card again, also after having stepped on from another. */
function showCard(id: number) {
  const link = document.querySelector<HTMLElement>(`[data-property="${id}"] a`)
  link?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  link?.focus({ preventScroll: true })
}
