import { Link } from '#kit/ui/link.tsx'
import { RedirectTimer, type RedirectTimerProps } from '#kit/ui/redirect-timer.tsx'
import styles from './lost.module.css'

export type LostProps = RedirectTimerProps & {
  title: string
  /** Who does not want to wait. */
  now: string
}

/** No page is here; the star shows the way to one. */
export function Lost({ title, now, ...redirect }: LostProps) {
  return (
    <main className={styles.page} tabIndex={-1}>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.way} aria-hidden="true">
        <div className={styles.trail} />
        <div className={styles.star} />
      </div>
      <div className={styles.ways}>
        <RedirectTimer {...redirect} />
        <Link to={redirect.to}>{now}</Link>
      </div>
    </main>
  )
}
