import { useRef, useState } from 'react'
import { listings } from '#features/properties/content/listings.ts'
import { countInWords, filtered, type PropertyType, picks } from '#features/properties/rules.ts'
import { Link } from '#kit/ui/link.tsx'
import { LiveRegion } from '#kit/ui/live-region.tsx'
import { CardList } from './card-list.tsx'
import { FilterBar } from './filter-bar.tsx'
import { reflow } from './reflow.ts'
import styles from './small-catalog.module.css'
import { words } from './words.ts'

/** A taste of the catalog: one of each kind, or all of one kind. */
export function SmallCatalog() {
  const [filter, setFilter] = useState<PropertyType>()
  const list = useRef<HTMLUListElement>(null)
  const shown = filter ? filtered(listings, filter) : picks(listings)
  const choose = (type: PropertyType | undefined) => {
    if (type !== filter) reflow(list.current, () => setFilter(type))
  }
  return (
    <div className={styles.catalog}>
      <FilterBar value={filter} onChange={choose} />
      <LiveRegion>{filter && words.shown(countInWords(shown.length))}</LiveRegion>
      <CardList ref={list} listings={shown} filter={filter} heading="h3" />
      <p>
        <Link className={styles.all} to="/PresentationPro/catalog">
          {words.seeAll(listings.length)}
        </Link>
      </p>
    </div>
  )
}
