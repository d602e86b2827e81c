import { language, prefixOf } from '#kit/shared/language.ts'
import art from './art.avif'
import homes from './homes.avif'
import prawns from './prawns.avif'
import rental from './rental.avif'

/** Each in the language of the page. */
const here = prefixOf(language())

export type ShopId = 'rental' | 'realEstate' | 'prawns' | 'art'

export type Shop = {
  id: ShopId
  href: string
  /** The site as it opens, 640 by 400: what is in the window before one looks closer. */
  still: string
}

/** The houses of the street, in the order in which the star comes by. */
export const shops: readonly Shop[] = [
  { id: 'rental', href: `${here}/RentalRevolution`, still: rental },
  { id: 'realEstate', href: `${here}/PresentationPro`, still: homes },
  { id: 'prawns', href: `${here}/ParallaxPrawns`, still: prawns },
  { id: 'art', href: `${here}/ArtAlley`, still: art },
]
