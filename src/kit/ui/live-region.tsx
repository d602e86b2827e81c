import type { ReactNode } from 'react'
import styles from './visually-hidden.module.css'

/** Announces its text to screen readers whenever it changes. Keep it mounted; leave it empty while there is nothing to say. */
export function LiveRegion({ urgent = false, children }: { urgent?: boolean; children: ReactNode }) {
  return (
    <span className={styles.hidden} role={urgent ? 'alert' : 'status'}>
      {children}
    </span>
  )
}
