import { classNames } from '#kit/ui/class-names.ts'
import styles from './work.module.css'

export type HungWork = {
  title: string
  /** When and of what it is made. */
  made: string
  alt: string
  width: number
  height: number
  /** Addresses of the picture, 640 and 1280 pixels along its longer side. */
  small: string
  large: string
}

type WorkProps = {
  work: HungWork
  /** How wide it is shown, as `sizes` of a picture. */
  sizes: string
  /** It is seen as soon as the page is. */
  first?: boolean
  /** Without the label: where the words around it say what it is for. */
  bare?: boolean
  className?: string | undefined
}

/** The picture's name is in the address of its copy; its placeholder goes by it. */
const nameOf = (copy: string) => /([\w-]+)-640\b/.exec(copy)?.[1]

/** A work, whole, with its label. */
export function Work({ work, sizes, first = false, bare = false, className }: WorkProps) {
  const { title, made, alt, width, height, small, large } = work
  const longest = Math.max(width, height)
  const wide = (side: number) => `${Math.round((side * width) / longest)}w`
  const picture = (
    <img
      className={styles.picture}
      src={large}
      srcSet={`${small} ${wide(640)}, ${large} ${wide(1280)}`}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      loading={first ? 'eager' : 'lazy'}
      decoding="async"
      data-picture={`art/${nameOf(small)}`}
    />
  )
  if (bare) return picture
  return (
    <figure className={classNames(styles.work, className)}>
      {picture}
      <figcaption className={styles.label}>
        <b lang="en">{title}</b> <span>{made}</span>
      </figcaption>
    </figure>
  )
}
