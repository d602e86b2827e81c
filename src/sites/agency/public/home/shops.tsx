import type { ReactNode } from 'react'
import { ArtStill, HomesStill, PrawnsStill, RentalStill } from './stills.tsx'

export type ShopId = 'rental' | 'realEstate' | 'prawns' | 'art'

export type Shop = {
  id: ShopId
  href: string
  /** What is in the window before one looks closer. */
  Still: () => ReactNode
}

/** The houses of the street, in the order in which the star comes by. */
export const shops: readonly Shop[] = [
  { id: 'rental', href: '/RentalRevolution', Still: RentalStill },
  { id: 'realEstate', href: '/PresentationPro', Still: HomesStill },
  { id: 'prawns', href: '/ParallaxPrawns', Still: PrawnsStill },
  { id: 'art', href: '/ArtAlley', Still: ArtStill },
]
