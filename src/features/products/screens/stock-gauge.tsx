import type { CSSProperties } from 'react'
import { classNames } from '#kit/ui/class-names.ts'
import type { StockLevel } from '../rules.ts'
import styles from './stock-gauge.module.css'

/** How full the shelf is, as a staff gauge shows a water level, and in words. */
export function StockGauge({ level }: { level: StockLevel }) {
  return (
    <div className={classNames(styles.gauge, styles[level.state])}>
      <span className={styles.staff} aria-hidden="true">
        <span className={styles.water} style={{ '--share': level.share } as CSSProperties} />
      </span>
      <p className={styles.words}>{level.words}</p>
    </div>
  )
}
