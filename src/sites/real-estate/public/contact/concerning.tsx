import { addressOf, type Listing } from '#features/properties/rules.ts'
import { subjectLine } from '#features/property-contact/rules.ts'
import layout from '#kit/ui/layout.module.css'
import { Link } from '#kit/ui/link.tsx'
import { Photo } from '../../pictures/photo.tsx'
import styles from './concerning.module.css'
import { words } from './words.ts'

/** The subject line: which property is asked about, and the way to ask about none. */
export function Concerning({ subject, onDrop }: { subject: Listing; onDrop: () => void }) {
  return (
    <div className={styles.concerning}>
      <Photo name={subject.picture} alt="" sizes="8rem" className={styles.picture} />
      <p className={layout.grid}>
        <span className={styles.label}>{words.concerning(subject.id)}</span>
        <Link to={addressOf(subject.id)} className={styles.subject}>
          {subjectLine(subject)}
        </Link>
      </p>
      <button type="button" className={styles.other} onClick={onDrop}>
        {words.somethingElse}
      </button>
    </div>
  )
}
