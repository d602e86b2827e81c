import { Link } from '#kit/ui/link.tsx'
import { RedirectTimer } from '#kit/ui/redirect-timer.tsx'
import type { PageMeta } from '#sites/modules.ts'
import { FloorPlan } from './floor-plan.tsx'
import styles from './not-found.module.css'

export const meta: PageMeta = {
  title: 'PresentationPro - 404',
  description: 'There is no page at this address.',
  noindex: true,
}

export default function NotFoundPage() {
  return (
    <FloorPlan
      living={<p className={styles.number}>404</p>}
      hall={<h1 className={styles.title}>Page not found</h1>}
      terrace={
        <>
          <RedirectTimer to="/PresentationPro" text="You will be redirected automatically.." />
          <p>
            <Link className={styles.way} to="/PresentationPro">
              Go to the start page now
            </Link>
          </p>
        </>
      }
    />
  )
}
