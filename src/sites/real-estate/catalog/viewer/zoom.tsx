import type { Listing } from '#features/properties/rules.ts'
import { DeepZoom } from '#kit/ui/deep-zoom.tsx'
import { words } from '../words.ts'
import { pictureIn, type View } from './view-switch.tsx'
import styles from './zoom.module.css'

type ZoomProps = { listing: Listing; view: View; onClose: () => void }

/** The picture of a property over the whole window. */
export function Zoom({ listing, view, onClose }: ZoomProps) {
  const picture = pictureIn(view, listing)
  return (
    <DeepZoom label={words.inDetail(listing.name)} whole={words.wholePicture} most={4} onClose={onClose}>
      <img
        {...picture}
        alt={picture.alt}
        sizes="300vw"
        className={styles.picture}
        style={{ width: `min(90vw, calc(90dvh * ${picture.width / picture.height}))` }}
      />
    </DeepZoom>
  )
}
