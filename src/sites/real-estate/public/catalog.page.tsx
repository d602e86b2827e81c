import { listings } from '#features/properties/content/listings.ts'
import { metresOf, priceOf } from '#features/properties/rules.ts'
import type { PageMeta } from '#sites/modules.ts'
import type { PageParams } from '#sites/pages.ts'
import { Catalog } from '../catalog/catalog.tsx'

/** A link to a property is shared with its name and its facts. */
export const meta = ({ property }: PageParams): PageMeta => {
  const listing = listings.find(({ id }) => String(id) === property)
  if (!listing) {
    return {
      title: 'PresentationPro - Catalog',
      description:
        'Twenty-four houses, apartments and halls in the city, in nature, on the coast, on islands and abroad, each with picture, price and facts.',
    }
  }
  const { name, location, alt, facts } = listing
  const rooms = facts.rooms === undefined ? '' : `${facts.rooms} rooms, `
  return {
    title: `PresentationPro - ${name}, ${location}`,
    description: `${alt}. ${rooms}${metresOf(facts.area, 'en')}, built in ${facts.year}, ${priceOf(listing, 'en')}.`,
    sharedTitle: `${name}, ${location}`,
  }
}

export default function CatalogPage() {
  return (
    <main tabIndex={-1}>
      <Catalog />
    </main>
  )
}
