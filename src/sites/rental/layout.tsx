import '#kit/ui/base.css'
import './theme.css'
import { standInForTestAccounts } from '#features/sign-in/screens/use-user.ts'
import { LiveUpdates } from '#kit/ui/live-updates.tsx'
import { ServerState } from '#kit/ui/server-state.tsx'
import { useIdle } from '#kit/ui/use-idle.ts'
import { useLater } from '#kit/ui/use-later.ts'
import type { LayoutProps } from '#sites/modules.ts'
import icon from './icons/icon.svg'
import styles from './layout.module.css'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { words } from './words.ts'

export { icon }

standInForTestAccounts(() => import('#sites/demo.ts'))

/** Fetched once the page is there, and so before a connection that was there can be lost. */
const loadConnectionBanner = async () => ({ default: (await import('#kit/ui/connection-banner.tsx')).ConnectionBanner })

/** The frame of the boat rental's pages for visitors. */
export default function RentalLayout({ children, language, alternates }: LayoutProps) {
  const ConnectionBanner = useLater(loadConnectionBanner, useIdle())
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
      <SiteFooter language={language} alternates={alternates} />
    </ServerState>
  )
}
