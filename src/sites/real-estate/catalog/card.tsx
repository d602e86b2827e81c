import type { CSSProperties } from 'react'
import { addressOf, type Listing, metresOf, type PropertyType, priceOf, type Span } from '#features/properties/rules.ts'
import { words as propertyWords } from '#features/properties/words.ts'
import { language } from '#kit/shared/language.ts'
import layout from '#kit/ui/layout.module.css'
import { Link } from '#kit/ui/link.tsx'
import { Photo } from '../pictures/photo.tsx'
import { words as siteWords } from '../words.ts'
import styles from './card.module.css'
import { words } from './words.ts'

type CardProps = {
  listing: Listing
  span: Span
  /** Which properties are stepped through once it is open. */
  filter: PropertyType | undefined
  heading: 'h2' | 'h3'
  isFirst?: boolean
  /** Handed to the page it leads to. */
  state?: unknown
}

const sizes: Readonly<Record<Span, string>> = {
  feature: '(width < 48rem) 100vw, 64vw',
  lead: '(width < 48rem) 100vw, 56vw',
  side: '(width < 48rem) 80vw, 38vw',
  opener: '(width < 48rem) 100vw, 31vw',
  third: '(width < 48rem) 46vw, 31vw',
}

/** A property in the catalog: its picture, what and where it is, what it costs. All of it leads to it. */
export function Card({ listing, span, filter, heading: Heading, isFirst = false, state }: CardProps) {
  const { id, type, location, name, facts, picture, alt } = listing
  const area = metresOf(facts.area, language())
  return (
    <li
      className={styles.card}
      data-property={id}
      data-span={span}
      // Where it goes when others come between.
      style={{ '--card': `card-${id}` } as CSSProperties}
    >
      <div className={styles.frame}>
        <Photo name={picture} alt={alt} sizes={sizes[span]} isFirst={isFirst} className={styles.picture} />
      </div>
      <div className={styles.words}>
        <p className={styles.kicker}>
          <span className={styles.number}>{words.numbered(id)}</span>
          <span>{propertyWords.typeNames[type]}</span>
        </p>
        <Heading className={styles.name}>
          <Link className={styles.link} to={addressOf(id, filter)} state={state}>
            {name}
          </Link>
        </Heading>
        <p className={styles.location}>{location}</p>
        <p className={styles.price}>
          {priceOf(listing, language())}
          <span className={layout.aside}>
            {facts.rooms === undefined ? area : siteWords.roomsAndArea(facts.rooms, area)}
          </span>
        </p>
      </div>
    </li>
  )
}
