import { Link } from '#kit/ui/link.tsx'
import { words } from '../../words.ts'
import styles from './connect.module.css'

/** The three ways to her, each as wide as its share of the wall. */
export function Connect() {
  return (
    <ul className={styles.ways}>
      <li>
        <Link to="/ArtAlley/about#contact" className={styles.way}>
          {words.phoneOrEmail} <Arrow />
        </Link>
      </li>
      <li>
        <a href="https://www.facebook.com/" target="_blank" rel="noreferrer" className={styles.way}>
          Facebook <Arrow isAway />
        </a>
      </li>
      <li>
        <a href="https://www.instagram.com/" target="_blank" rel="noreferrer" className={styles.way}>
          Instagram <Arrow isAway />
        </a>
      </li>
    </ul>
  )
}

const Arrow = ({ isAway = false }) => (
  <svg aria-hidden="true" className={styles.arrow} viewBox="0 0 24 24">
    <path d={isAway ? 'M4 20 20 4M7 4h13v13' : 'M1 12h21M13 3l9 9-9 9'} />
  </svg>
)
