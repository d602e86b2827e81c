import { LanguageSwitch } from '#kit/ui/language-switch.tsx'
import { Link } from '#kit/ui/link.tsx'
import { said } from '#kit/ui/said.ts'
import { words as siteWords } from '#sites/words.ts'
import styles from './site-footer.module.css'
import type { FrameProps } from './site-header.tsx'
import { Wordmark } from './wordmark.tsx'
import { words } from './words.ts'

const home = '/PresentationPro'

const ways = [
  [`${home}/catalog`, words.catalog],
  [`${home}/questions&answers`, words.questions],
  [`${home}/contact`, words.contact],
  [`${home}/contact#our-team`, words.about],
] as const

const legal = [
  [`${home}/imprint`, words.imprint],
  [`${home}/privacy`, words.privacy],
  [`${home}/accessibility`, words.accessibility],
] as const

/** The last page: who publishes this, and the ways on. */
export function SiteFooter({ language, alternates }: FrameProps) {
  return (
    <footer className={styles.footer} data-ground="ink">
      <p className={styles.name} aria-hidden="true">
        <Wordmark />
      </p>
      <nav aria-label={words.footer} className={styles.ways}>
        {[ways, legal].map((list) => (
          <ul key={list[0][0]}>
            {list.map(([to, label]) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
            {list === legal && (
              <li>
                <LanguageSwitch language={language} alternates={alternates} />
              </li>
            )}
          </ul>
        ))}
      </nav>
      <p className={styles.places}>
        <em>{words.cities}</em>
      </p>
      <p className={styles.note}>{said(words.sample((maker) => <a href={siteWords.agencyHome}>{maker}</a>))}</p>
    </footer>
  )
}
