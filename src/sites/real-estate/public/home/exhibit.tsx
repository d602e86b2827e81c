import { listings } from '#features/properties/content/listings.ts'
import { Link } from '#kit/ui/link.tsx'
import { Photo } from '../../pictures/photo.tsx'
import styles from './exhibit.module.css'

/** A property of the catalog as illustration, with the way to it. */
export function Exhibit({ property, className }: { property: number; className: string | undefined }) {
  const listing = listings.find(({ id }) => id === property)
  if (!listing) throw new Error(`no property has the number ${property}`)
  return (
    <figure className={className}>
      <Photo name={listing.picture} alt={listing.alt} sizes="(width < 48rem) 92vw, 60vw" className={styles.picture} />
      <figcaption>
        <Link to={`/PresentationPro/catalog/${property}`} className={styles.name}>
          {listing.location}
        </Link>
      </figcaption>
    </figure>
  )
}
