import art from './art.avif'
import homes from './homes.avif'
import prawns from './prawns.avif'
import rental from './rental.avif'

export type ShopId = 'rental' | 'realEstate' | 'prawns' | 'art'

export type Shop = {
  id: ShopId
  href: string
  /** The site as it opens, 640 by 400: what is in the window before one looks closer. */
  still: string
}

/** The houses of the street, in the order in which the star comes by. */
export const shops: readonly Shop[] = [
  { id: 'rental', href: '/RentalRevolution', still: rental },
  { id: 'realEstate', href: '/PresentationPro', still: homes },
  { id: 'prawns', href: '/ParallaxPrawns', still: prawns },
  { id: 'art', href: '/ArtAlley', still: art },
]
