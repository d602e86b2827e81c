import type { ReactNode } from 'react'
import styles from './alley.module.css'

const rows = [1, 2, 3, 4, 5, 6, 7]

/** Two walls of lettering run towards one point; the text stands where they meet. */
export function Alley({ left, right, children }: { left: string; right: string; children: ReactNode }) {
  return (
    <main className={styles.alley} tabIndex={-1}>
      <div className={styles.leftWall} aria-hidden="true">
        {rows.map((row) => (
          <span key={row}>{left}</span>
        ))}
      </div>
      <div className={styles.end}>{children}</div>
      <div className={styles.rightWall} aria-hidden="true">
        {rows.map((row) => (
          <span key={row}>{right}</span>
        ))}
      </div>
    </main>
  )
}
