import { Link } from '#kit/ui/link.tsx'
import { RedirectTimer } from '#kit/ui/redirect-timer.tsx'
import type { PageMeta } from '#sites/modules.ts'
import { words } from '../words.ts'
import { FloorPlan } from './floor-plan.tsx'
import styles from './not-found.module.css'

export const meta: PageMeta = {
  title: 'PresentationPro - 404',
  description: words.lostDescription,
  noindex: true,
}

export default function NotFoundPage() {
  return (
    <FloorPlan
      living={<p className={styles.number}>404</p>}
      hall={<h1 className={styles.title}>{words.lost}</h1>}
      terrace={
        <>
          <RedirectTimer to="/PresentationPro" text={words.lostTimer} />
          <p>
            <Link className={styles.way} to="/PresentationPro">
              {words.lostWay}
            </Link>
          </p>
        </>
      }
    />
  )
}
