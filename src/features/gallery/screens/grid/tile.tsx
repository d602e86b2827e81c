import type { MouseEvent } from 'react'
import { CheckIcon } from '#kit/ui/icons.tsx'
import { Link } from '#kit/ui/link.tsx'
import { VisuallyHidden } from '#kit/ui/visually-hidden.tsx'
import type { GalleryItem } from '../../contract.ts'
import { words } from '../../words.ts'
import { addressOf, galleryAddress } from '../view/use-open-work.ts'
import { WorkPicture } from '../work-picture.tsx'
import { lookAheadAt, ratioOf, thumbnailSources } from '../work-sources.ts'
import styles from './tile.module.css'

type TileProps = {
  item: GalleryItem
  /** How wide the place of a work is, as CSS says it. */
  side: string
  isOpen: boolean
  isSeen: boolean
  /** It is on the screen at once: its picture does not wait. */
  isFirst: boolean
  /** Any other picture is asked for only when it comes near. */
  waits: boolean
  onToggle: (item: GalleryItem) => void
}

/** A work on the wall, in its own proportions, with its name below. Leads to the large view, and from there back. */
export function Tile({ item, side, isOpen, isSeen, isFirst, waits, onToggle }: TileProps) {
  const { id, title, series, year } = item
  const toggle = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.altKey || event.shiftKey) return
    event.preventDefault()
    onToggle(item)
  }
  return (
    <Link
      className={styles.tile}
      data-tile={id}
      to={isOpen ? galleryAddress : addressOf(id)}
      aria-current={isOpen ? 'true' : undefined}
      // Who points at a work may well open it.
      onPointerEnter={() => lookAheadAt(item)}
      onFocus={() => lookAheadAt(item)}
      onClick={toggle}
    >
      <span className={styles.place}>
        <WorkPicture
          item={item}
          {...thumbnailSources(item, side)}
          {...(isFirst ? { fetchPriority: 'high' } : { loading: waits ? 'lazy' : 'eager' })}
          style={{ width: `${Math.min(1, ratioOf(item)) * 100}%` }}
        />
      </span>
      <span className={styles.name}>
        <span className={styles.title} lang="en">
          {title}
        </span>
        {isSeen && (
          <span className={styles.seen}>
            <CheckIcon />
            <VisuallyHidden>{words.seen}</VisuallyHidden>
          </span>
        )}
        <span className={styles.origin} lang="en">
          {[series, year].filter(Boolean).join(', ')}
        </span>
      </span>
    </Link>
  )
}
