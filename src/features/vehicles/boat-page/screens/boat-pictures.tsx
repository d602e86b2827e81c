import { useState } from 'react'
import { ExpandIcon } from '#kit/ui/icons.tsx'
import { later } from '#kit/ui/later.tsx'
import type { Vehicle } from '../../contract.ts'
import { picturesOf } from '../../screens/pictures.ts'
import { words } from '../../words.ts'
import styles from './boat-pictures.module.css'

const Lightbox = later(async () => (await import('#kit/ui/lightbox.tsx')).Lightbox)

const phone = '(width < 60rem)'

/** All pictures at once, the first one large; on a phone one after the other. Each opens over the whole screen. */
export function BoatPictures({ vehicle }: { vehicle: Vehicle }) {
  const [open, setOpen] = useState<number>()
  const large = picturesOf(vehicle, `${phone} 100vw, 64vw`)
  const small = picturesOf(vehicle, `${phone} 86vw, 18vw`)
  const label = words.picturesOf(vehicle.name)
  return (
    <section className={styles.pictures} aria-label={label} data-count={Math.min(large.length, 5)}>
      <ul className={styles.list}>
        {large.map((picture, i) => (
          <li key={picture.src} className={styles.item}>
            <button type="button" className={styles.picture} onClick={() => setOpen(i)}>
              <img
                {...(i === 0 ? picture : small[i])}
                alt={picture.alt}
                decoding="async"
                {...(i === 0 ? { fetchPriority: 'high' } : { loading: 'lazy' })}
              />
              <span className={styles.expand}>
                <ExpandIcon />
                <span className={styles.expandText}>{words.enlarge}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {open !== undefined && (
        <Lightbox
          label={label}
          pictures={large.map((picture) => ({ ...picture, sizes: '100vw' }))}
          open={open}
          onClose={() => setOpen(undefined)}
        />
      )}
    </section>
  )
}
