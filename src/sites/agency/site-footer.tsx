import { LanguageSwitch } from '#kit/ui/language-switch.tsx'
import { Link } from '#kit/ui/link.tsx'
import { Wordmark } from './public/wordmark.tsx'
import styles from './site-footer.module.css'
import { type FrameProps, homes } from './site-header.tsx'

/** The end of the night: what the law asks for, and the ways on. */
export function SiteFooter({ words, language, alternates }: FrameProps) {
  return (
    <footer className={styles.footer}>
      <p className={styles.who}>
        <span className={styles.name}>
          <Wordmark />
        </span>
        <span>{words.claim}</span>
      </p>
      <nav aria-label={words.footer} className={styles.ways}>
        {[words.imprint, words.privacy, words.accessibility].map(([to, text]) => (
          <Link key={to} to={to}>
            {text}
          </Link>
        ))}
        <LanguageSwitch language={language} alternates={{ ...homes, ...alternates }} />
        <a href="/RentalRevolution/login">{words.signIn}</a>
      </nav>
    </footer>
  )
}
