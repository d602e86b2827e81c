import { IconButton } from './button.tsx'
import { useModal } from './dialog.tsx'
import { CloseIcon } from './icons.tsx'
import styles from './lightbox.module.css'
import { Slider } from './slider.tsx'
import { words } from './words.ts'

export type Picture = { src: string; alt: string; width?: number; height?: number; srcSet?: string; sizes?: string }

export type LightboxProps = {
  label: string
  pictures: readonly Picture[]
  /** Index of the picture to begin with; undefined is closed. */
  open: number | undefined
  onClose: () => void
}

/** Pictures over the whole screen: swipe, arrow keys or buttons; Escape, the close button or a click beside closes. */
export function Lightbox({ label, pictures, open, onClose }: LightboxProps) {
  const { dialog, backdrop } = useModal(open !== undefined, onClose)
  if (open === undefined) return null
  return (
    <dialog ref={dialog} className={styles.lightbox} aria-label={label} {...backdrop}>
      <Slider label={label} start={open} fit="contain">
        {pictures.map((picture) => (
          <img key={picture.src} {...picture} alt={picture.alt} decoding="async" />
        ))}
      </Slider>
      <IconButton label={words.close} className={styles.close} onClick={onClose}>
        <CloseIcon />
      </IconButton>
    </dialog>
  )
}
