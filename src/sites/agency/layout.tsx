import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { Link } from '#kit/ui/link.tsx'
import { SkipLink } from '#kit/ui/skip-link.tsx'
import { Toaster } from '#kit/ui/toaster.tsx'
import styles from './layout.module.css'
import './theme.css'

/** The agency's frame. Its start page is a poster of its own and has neither header nor footer. */
export default function AgencyLayout({ children }: { children: ReactNode }) {
  const [path] = useLocation()
  const poster = path === '/'
  const office = path.startsWith('/internal')
  return (
    <div className={styles.frame}>
      <SkipLink />
      {!poster && (
        <header className={styles.header}>
          <Link to="/" className={styles.name}>
            Sternsinger
          </Link>
          {office ? (
            <nav aria-label="Back office" className={styles.ways}>
              <Link to="/internal">Main Menu</Link>
              <a href="/RentalRevolution/logout">Logout</a>
            </nav>
          ) : (
            <a href="/RentalRevolution/login">Sign in</a>
          )}
        </header>
      )}
      {children}
      {!poster && (
        <footer className={styles.footer}>
          <p>Sternsinger makes websites, booking systems and back offices for small businesses</p>
        </footer>
      )}
      <Toaster />
    </div>
  )
}
