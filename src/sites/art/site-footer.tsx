import { LanguageSwitch } from '#kit/ui/language-switch.tsx'
import { Link } from '#kit/ui/link.tsx'
import { said } from '#kit/ui/said.ts'
import type { LayoutProps } from '#sites/modules.ts'
import { words as siteWords } from '#sites/words.ts'
import styles from './site-footer.module.css'
import { words } from './words.ts'

/** Who made all this up, and what the law asks for. */
export function SiteFooter({ language, alternates }: Omit<LayoutProps, 'children'>) {
  return (
    <footer className={styles.footer}>
      <p className={styles.name}>Lina Falke</p>
      <p>{said(words.demonstration((agency) => <a href={siteWords.agencyHome}>{agency}</a>))}</p>
      <nav aria-label={words.footer} className={styles.ways}>
        <Link to="/ArtAlley/login">{words.login}</Link>
        <a href={siteWords.agencyImprint}>{words.imprint}</a>
        <a href={siteWords.agencyPrivacy}>{words.privacy}</a>
        <Link to="/ArtAlley/accessibility">{words.accessibility}</Link>
        <LanguageSwitch language={language} alternates={alternates} />
      </nav>
    </footer>
  )
}
