import { callLink } from '#features/property-contact/content/places.ts'
import { words as questionWords } from '#features/questions/words.ts'
import layout from '#kit/ui/layout.module.css'
import { said } from '#kit/ui/said.ts'
import styles from './opening.module.css'
import { words } from './words.ts'

const phone = '+49 40 66969 100'

const contents = [
  [callLink(phone), words.call, phone],
  ['#contact-form', words.write, words.answerWithin(questionWords.facts.replyTime)],
  ['#approach', words.comeBy, words.openMondayToSaturday],
  ['#our-team', words.masthead, words.sixPeople],
] as const

/** The title page of the contact, with its table of contents. */
export function Opening() {
  return (
    <header className={styles.opening}>
      <h1 className={styles.title}>{said(words.opening((last) => <em>{last}</em>))}</h1>
      <nav aria-label={words.waysToReachUs} className={styles.contents}>
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
