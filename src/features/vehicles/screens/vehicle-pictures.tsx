import { useState } from 'react'
import { ExpandIcon } from '#kit/ui/icons.tsx'
import { later } from '#kit/ui/later.tsx'
import { Slider } from '#kit/ui/slider.tsx'
import type { Vehicle } from '../contract.ts'
import { words } from '../words.ts'
import { picturesOf } from './pictures.ts'
import styles from './vehicle-pictures.module.css'

const Lightbox = later(async () => (await import('#kit/ui/lightbox.tsx')).Lightbox)

/** The pictures side by side; each opens over the whole screen. With `eager` the first one does not wait for anything but what stands above it. */
export function VehiclePictures({ vehicle, eager }: { vehicle: Vehicle; eager: boolean }) {
  const [open, setOpen] = useState<number>()
  const pictures = picturesOf(vehicle, '(width < 60rem) 100vw, 55vw')
  const label = words.picturesOf(vehicle.name)
  return (
    <div className={styles.pictures}>
      <Slider label={label} className={styles.slider}>
        {pictures.map((picture, i) => (
          <button key={picture.src} type="button" className={styles.picture} onClick={() => setOpen(i)}>
            <img {...picture} alt={picture.alt} decoding="async" {...((!eager || i > 0) && { loading: 'lazy' })} />
            <span className={styles.expand}>
              <ExpandIcon />
              <span className={styles.expandText}>{words.enlarge}</span>
            </span>
          </button>
        ))}
      </Slider>
      {open !== undefined && (
        <Lightbox
          label={label}
          pictures={pictures.map((picture) => ({ ...picture, sizes: '100vw' }))}
          open={open}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  )
}
