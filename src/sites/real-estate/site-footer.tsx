import { Link } from '#kit/ui/link.tsx'
import styles from './site-footer.module.css'
import { Wordmark } from './wordmark.tsx'

const home = '/PresentationPro'

const ways = [
  [`${home}/catalog`, 'Catalog'],
  [`${home}/questions&answers`, 'Questions & answers'],
  [`${home}/contact`, 'Contact'],
  [`${home}/contact#our-team`, 'About'],
] as const

const legal = [
  [`${home}/imprint`, 'Imprint'],
  [`${home}/privacy`, 'Privacy Policy'],
  [`${home}/accessibility`, 'Accessibility'],
] as const

/** The last page: who publishes this, and the ways on. */
export function SiteFooter() {
  return (
    <footer className={styles.footer} data-ground="ink">
      <p className={styles.name} aria-hidden="true">
        <Wordmark />
      </p>
      <nav aria-label="Footer" className={styles.ways}>
        {[ways, legal].map((list) => (
          <ul key={list[0][0]}>
            {list.map(([to, label]) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        ))}
      </nav>
      <p className={styles.places}>
        <em>Hamburg, Munich, Lisbon</em>
      </p>
      <p className={styles.note}>
        © 2026 Presentation Pro. An agency that does not exist: a sample site by <a href="/">Sternsinger</a>.
      </p>
    </footer>
  )
}
