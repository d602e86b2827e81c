import { Link } from '#kit/ui/link.tsx'
import { RedirectTimer } from '#kit/ui/redirect-timer.tsx'
import type { PageMeta } from '#sites/modules.ts'
import { Picture } from '../picture.tsx'
import { words } from '../words.ts'
import styles from './not-found.module.css'

export const meta: PageMeta = {
  title: 'ParallaxPrawns - 404',
  description: words.lostDescription,
  noindex: true,
}

/** Down here even prawns lose their bearings. */
export default function NotFoundPage() {
  return (
    <main className={styles.deep} tabIndex={-1}>
      <Picture className={styles.floor} name="reef-far" alt="" sizes="max(100vw, 120vh)" />
      <Picture className={styles.bubbles} name="bubbles" alt="" sizes="5rem" />
      <div className={styles.words}>
        <p className={styles.number}>
          4
          <span className={styles.zero}>
            <span className={styles.digit}>0</span>
            <Picture className={styles.prawn} name="prawn-curl" alt="" sizes="40vw" />
          </span>
          4
        </p>
        <h1 className={styles.title}>{words.lost}</h1>
        <RedirectTimer className={styles.timer} to="/ParallaxPrawns" text={words.lostTimer} />
        <p>
          <Link className={styles.way} to="/ParallaxPrawns">
            {words.lostWay}
          </Link>
        </p>
      </div>
    </main>
  )
}
