import { Link } from '#kit/ui/link.tsx'
import { RedirectTimer } from '#kit/ui/redirect-timer.tsx'
import type { PageMeta } from '#sites/modules.ts'
import styles from './not-found.module.css'

export const meta: PageMeta = {
  title: 'Page not found - Sternsinger',
  description: 'There is no page at this address.',
  noindex: true,
}

export default function NotFoundPage() {
  return (
    <main className={styles.page} tabIndex={-1}>
      <h1 className={styles.title}>Page not found</h1>
      <RedirectTimer to="/" text="You will be redirected automatically" />
      <p>
        <Link to="/">Go to the start page now</Link>
      </p>
    </main>
  )
}
