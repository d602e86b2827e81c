import { Link } from '#kit/ui/link.tsx'
import { RedirectTimer } from '#kit/ui/redirect-timer.tsx'
import type { PageMeta } from '#sites/modules.ts'
import { Alley } from './alley.tsx'
import styles from './cover.module.css'

export const meta: PageMeta = {
  title: 'ArtAlley - 404',
  description: 'There is no page at this address.',
  noindex: true,
}

export default function NotFoundPage() {
  return (
    <Alley left="404 404 404" right="404 404 404">
      <p className={styles.name}>404</p>
      <h1 className={styles.line}>Page not found</h1>
      <RedirectTimer to="/ArtAlley" text="You will be redirected automatically.." />
      <p>
        <Link className={styles.back} to="/ArtAlley">
          Go to the start page now
        </Link>
      </p>
    </Alley>
  )
}
