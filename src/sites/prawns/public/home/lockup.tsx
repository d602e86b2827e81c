import { words } from '../../words.ts'
import styles from './lockup.module.css'

/** The name as it is printed on the tins. */
export function Lockup() {
  return (
    <div className={styles.place} data-zone="top">
      <div className={styles.lockup} data-scrolled="">
        <h1 className={styles.name}>
          <span>Parallax</span> <span className={styles.prawns}>Prawns</span>
        </h1>
        <p className={styles.ribbon}>{words.ribbon}</p>
      </div>
    </div>
  )
}
