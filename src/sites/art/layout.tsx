import { SkipLink } from '#kit/ui/skip-link.tsx'
import { useIdle } from '#kit/ui/use-idle.ts'
import { useLater } from '#kit/ui/use-later.ts'
import type { LayoutProps } from '#sites/modules.ts'
import icon from './icons/icon.svg'
import styles from './layout.module.css'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import './theme.css'

export { icon }

const loadSession = () => import('./session.tsx')

/** The frame of the artist's site. */
export default function ArtLayout({ children, language, alternates }: LayoutProps) {
  const Session = useLater(loadSession, useIdle())
  return (
    <div className={styles.frame}>
      {Session && <Session />}
      <SkipLink />
      <SiteHeader language={language} alternates={alternates} />
      {children}
      <SiteFooter language={language} alternates={alternates} />
    </div>
  )
}
