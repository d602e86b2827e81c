import type { ReactNode } from 'react'
import styles from './floor-plan.module.css'

/** A page drawn as the plan of a flat: text stands in its rooms. */
export function FloorPlan({ living, hall, terrace }: { living: ReactNode; hall: ReactNode; terrace: ReactNode }) {
  return (
    <main className={styles.plan} tabIndex={-1}>
      <div className={styles.living}>
        {living}
        <span className={styles.door} aria-hidden="true">
          <svg viewBox="0 0 100 100" aria-hidden="true">
            <path d="M100 0H0A100 100 0 0 0 100 100" fill="none" stroke="currentColor" strokeWidth="2" />
          </svg>
        </span>
      </div>
      <div className={styles.hall}>{hall}</div>
      <div className={styles.terrace}>{terrace}</div>
    </main>
  )
}
