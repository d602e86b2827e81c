import { descriptionsDE } from '../content/descriptions-de.ts'
import { descriptionsEN } from '../content/descriptions-en.ts'
import { listings } from '../content/listings.ts'
import type { Property } from '../rules.ts'

/** Every property with all that is known of it. More than a page needs before one is opened: to be loaded then. */
export const properties: readonly Property[] = listings.map((listing) => ({
  ...listing,
  nameDE: descriptionsDE[listing.id]?.name ?? '',
  descriptionDE: descriptionsDE[listing.id]?.description ?? '',
  descriptionEN: descriptionsEN[listing.id] ?? '',
  thumbnail: `${listing.picture}-320.avif`,
  image: `${listing.picture}-1280.avif`,
}))
