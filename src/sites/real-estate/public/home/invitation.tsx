import { Link } from '#kit/ui/link.tsx'
import { said } from '#kit/ui/said.ts'
import styles from './invitation.module.css'
import { words } from './words.ts'

const contact = '/PresentationPro/contact'

/** The last spread: write to us. */
export function Invitation() {
  return (
    <section className={styles.invitation} aria-labelledby="invitation">
      <h2 id="invitation" className={styles.heading}>
        {said(words.tellUs((wish) => <em>{wish}</em>))}
      </h2>
      <p className={styles.text}>{words.threeSentences}</p>
      <p className={styles.ways}>
        <Link to={`${contact}#contact-form`} className={styles.first}>
          {words.writeToUs}
        </Link>
        <Link to={`${contact}#our-team`} className={styles.second}>
          {words.meetTeam}
        </Link>
      </p>
    </section>
  )
}
