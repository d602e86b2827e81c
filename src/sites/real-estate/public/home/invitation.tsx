import { Link } from '#kit/ui/link.tsx'
import styles from './invitation.module.css'

const contact = '/PresentationPro/contact'

/** The last spread: write to us. */
export function Invitation() {
  return (
    <section className={styles.invitation} aria-labelledby="invitation">
      <h2 id="invitation" className={styles.heading}>
        Tell us how <em>you want to live.</em>
      </h2>
      <p className={styles.text}>
        Three sentences are enough to begin with. We answer within a working day, and we say so when we have nothing
        that fits.
      </p>
      <p className={styles.ways}>
        <Link to={`${contact}#contact-form`} className={styles.first}>
          Write to us
        </Link>
        <Link to={`${contact}#our-team`} className={styles.second}>
          Meet the team
        </Link>
      </p>
    </section>
  )
}
