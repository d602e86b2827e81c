import { listings } from '#features/properties/content/listings.ts'
import { metresOf, priceOf } from '#features/properties/rules.ts'
import { language } from '#kit/shared/language.ts'
import type { PageMeta } from '#sites/modules.ts'
import type { PageParams } from '#sites/pages.ts'
import { Catalog } from '../catalog/catalog.tsx'
import { words } from '../words.ts'

/** A link to a property is shared with its name and its facts. */
export const meta = ({ property }: PageParams): PageMeta => {
  const listing = listings.find(({ id }) => String(id) === property)
  if (!listing) {
    return {
      title: words.catalogTitle,
      description: words.catalogDescription,
    }
  }
  const { name, location, alt, facts } = listing
  const area = metresOf(facts.area, language())
  const size = facts.rooms === undefined ? area : words.roomsAndArea(facts.rooms, area)
  return {
    title: `PresentationPro - ${name}, ${location}`,
    description: words.offerDescription(alt, size, facts.year, priceOf(listing, language())),
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
