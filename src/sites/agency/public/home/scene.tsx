import type { ReactNode, RefObject } from 'react'
import { classNames } from '#kit/ui/class-names.ts'
import styles from './scene.module.css'

type SceneProps = {
  /** From useArrival: where the star is looked out for, and whether it has come by. */
  at: RefObject<HTMLElement | null>
  lit: boolean
  /** What happens in it. */
  label: string
  /** What one can do. */
  caption: ReactNode
  children: ReactNode
}

/** A shop window: dark until the star comes by, with what one can try on its sill. */
export function Scene({ at, lit, label, caption, children }: SceneProps) {
  return (
    <figure ref={at} className={classNames(styles.scene, !lit && styles.unlit)} aria-label={label}>
      <div className={styles.pane}>{children}</div>
      <figcaption className={styles.sill}>{caption}</figcaption>
    </figure>
  )
}
