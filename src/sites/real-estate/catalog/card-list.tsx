import type { Ref } from 'react'
import { type Listing, type PropertyType, spansFor } from '#features/properties/rules.ts'
import { Card } from './card.tsx'
import styles from './card-list.module.css'

type CardListProps = {
  listings: readonly Listing[]
  filter: PropertyType | undefined
  heading: 'h2' | 'h3'
  /** The page opens with the first picture. */
  isFirst?: boolean
  state?: unknown
  ref: Ref<HTMLUListElement>
}

/** Cards in rows of a magazine: some large, some small, none alone. */
export function CardList({ listings, filter, heading, isFirst = false, state, ref }: CardListProps) {
  const spans = spansFor(listings.length)
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets
    <ul ref={ref} role="list" className={styles.list}>
      {listings.map((listing, i) => (
        <Card
          key={listing.id}
          listing={listing}
          span={spans[i] ?? 'feature'}
          filter={filter}
          heading={heading}
          isFirst={isFirst && i === 0}
          state={state}
        />
      ))}
    </ul>
  )
}
