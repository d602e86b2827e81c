import { callLink } from '#features/property-contact/content/places.ts'
import { facts } from '#features/questions/content/facts.ts'
import layout from '#kit/ui/layout.module.css'
import styles from './opening.module.css'

const phone = '+49 40 66969 100'

const contents = [
  [callLink(phone), 'Call', phone],
  ['#contact-form', 'Write', `An answer within ${facts.replyTime}`],
  ['#approach', 'Come by', 'Three doors, open Monday to Saturday'],
  ['#our-team', 'The masthead', 'Six people, and what each is good at'],
] as const

/** The title page of the contact, with its table of contents. */
export function Opening() {
  return (
    <header className={styles.opening}>
      <h1 className={styles.title}>
        Call, write, <em>come by.</em>
      </h1>
      <nav aria-label="Ways to reach us" className={styles.contents}>
        <ol>
          {contents.map(([to, name, about]) => (
            <li key={to}>
              <a href={to} className={styles.entry}>
                <span className={styles.name}>{name}</span>
                <span className={layout.muted}>{about}</span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </header>
  )
}
