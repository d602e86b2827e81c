import layout from '#kit/ui/layout.module.css'
import { Link } from '#kit/ui/link.tsx'
import { RedirectTimer } from '#kit/ui/redirect-timer.tsx'
import type { PageMeta } from '#sites/modules.ts'
import { words } from '../words.ts'
import styles from './not-found.module.css'

export const meta: PageMeta = {
  title: 'ArtAlley - 404',
  description: words.lostDescription,
  noindex: true,
}

/** Where something hung for long, the wall has kept its colour. */
export default function NotFoundPage() {
  return (
    <main className={styles.wall} tabIndex={-1}>
      <div className={styles.trace}>
        <p className={styles.number}>404</p>
      </div>
      <div className={layout.stack4}>
        <h1 className={styles.title}>{words.lost}</h1>
        <RedirectTimer to="/ArtAlley" text={words.lostTimer} />
        <p>
          <Link className={styles.way} to="/ArtAlley">
            {words.lostWay}
          </Link>
        </p>
      </div>
    </main>
  )
}
