import { Link } from '#kit/ui/link.tsx'
import { RedirectTimer } from '#kit/ui/redirect-timer.tsx'
import type { PageMeta } from '#sites/modules.ts'
import styles from './cover.module.css'
import { Sea } from './sea.tsx'

export const meta: PageMeta = {
  title: 'ParallaxPrawns - 404',
  description: 'There is no page at this address.',
  noindex: true,
}

export default function NotFoundPage() {
  return (
    <Sea capsized>
      <p className={styles.line}>404</p>
      <h1 className={styles.name}>Page not found</h1>
      <RedirectTimer className={styles.timer} to="/ParallaxPrawns" text="You will be redirected automatically..." />
      <p>
        <Link className={styles.back} to="/ParallaxPrawns">
          Go to the start page now
        </Link>
      </p>
    </Sea>
  )
}
