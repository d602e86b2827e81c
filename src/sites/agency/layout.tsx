import { useLocation } from 'wouter'
import { Link } from '#kit/ui/link.tsx'
import { SkipLink } from '#kit/ui/skip-link.tsx'
import { Toaster } from '#kit/ui/toaster.tsx'
import { findPage } from '#sites/find-page.ts'
import type { LayoutProps } from '#sites/modules.ts'
import { frameWords } from './frame-words.ts'
import icon from './icons/icon.svg'
import styles from './layout.module.css'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import './theme.css'

export { icon }

/** The agency's frame: its street for visitors, a slim header in the back office. */
export default function AgencyLayout({ children, language, alternates }: LayoutProps) {
  const [path] = useLocation()
  const isOffice = findPage(path).page.file.includes('/office/')
  const frame = { language, alternates, words: frameWords[language] }
  return (
    <div className={styles.frame}>
      <SkipLink label={frame.words.skip} />
      {isOffice ? <OfficeHeader /> : <SiteHeader {...frame} />}
      {children}
      {isOffice ? <OfficeFooter /> : <SiteFooter {...frame} />}
      {/* The pages of the office have their own. */}
      {!isOffice && <Toaster />}
    </div>
  )
}

function OfficeHeader() {
  return (
    <header className={styles.header}>
      <Link to="/" className={styles.name}>
        Sternsinger
      </Link>
      <nav aria-label="Back office" className={styles.ways}>
        <Link to="/internal">Main Menu</Link>
        <a href="/RentalRevolution/logout">Logout</a>
      </nav>
    </header>
  )
}

function OfficeFooter() {
  return (
    <footer className={styles.footer}>
      <p>Sternsinger makes websites, booking systems and back offices for small businesses</p>
    </footer>
  )
}
