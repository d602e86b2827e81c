import { Picture } from '../../picture.tsx'
import styles from './hero.module.css'

/** The prawn that comes along from the surface to the ground. */
export function Hero() {
  return (
    <div className={styles.way} data-scrolled="">
      <Picture
        className={styles.prawn}
        data-zones="top order contact about"
        name="prawn-swim"
        alt=""
        sizes="(width < 34rem) 92vw, 45rem"
        fetchPriority="high"
      />
    </div>
  )
}
