import '#kit/ui/base.css'
import './theme.css'
import { useLocation } from 'wouter'
import { standInForTestAccounts } from '#features/sign-in/screens/use-user.ts'
import { LiveUpdates } from '#kit/ui/live-updates.tsx'
import { ServerState } from '#kit/ui/server-state.tsx'
import { useIdle } from '#kit/ui/use-idle.ts'
import { useLater } from '#kit/ui/use-later.ts'
import { findPage } from '#sites/find-page.ts'
import type { LayoutProps } from '#sites/modules.ts'
import { inSite } from './addresses.ts'
import icon from './icons/icon.svg'
import styles from './layout.module.css'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { words } from './words.ts'

export { icon }

standInForTestAccounts(() => import('#sites/demo.ts'))

/** Fetched once the page is there, and so before a connection that was there can be lost. */
const loadConnectionBanner = async () => ({ default: (await import('#kit/ui/connection-banner.tsx')).ConnectionBanner })

/** The frame of every page of the boat rental. */
export default function RentalLayout({ children, language, alternates }: LayoutProps) {
  const [path] = useLocation()
  const ConnectionBanner = useLater(loadConnectionBanner, useIdle())
  const isOffice = findPage(inSite(path)).page.file.includes('/office/')
  return (
    <ServerState>
      <LiveUpdates />
      <a className={styles.skip} href="#main">
        {words.skip}
      </a>
      <aside className={styles.connection} aria-label={words.connection}>
        {ConnectionBanner && <ConnectionBanner />}
      </aside>
      <SiteHeader language={language} alternates={alternates} />
      <main className={styles.main} id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter slim={isOffice} language={language} alternates={alternates} />
    </ServerState>
  )
}
