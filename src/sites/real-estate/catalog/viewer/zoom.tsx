import type { Listing } from '#features/properties/rules.ts'
import { DeepZoom } from '#kit/ui/deep-zoom.tsx'
import { pictureOf } from '../../pictures/pictures.ts'
import styles from './zoom.module.css'

/** The picture of a property over the whole window. */
export function Zoom({ listing, onClose }: { listing: Listing; onClose: () => void }) {
  const picture = pictureOf(listing.picture)
  return (
    <DeepZoom label={`${listing.name}, in detail`} whole="Whole picture" most={4} onClose={onClose}>
      <img
        {...picture}
        alt={listing.alt}
        sizes="300vw"
        className={styles.picture}
        style={{ width: `min(90vw, calc(90dvh * ${picture.width / picture.height}))` }}
      />
    </DeepZoom>
  )
}
