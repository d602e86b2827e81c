import type { ReactNode } from 'react'
import { SkipLink } from '#kit/ui/skip-link.tsx'
import { useIdle } from '#kit/ui/use-idle.ts'
import { useLater } from '#kit/ui/use-later.ts'
import icon from './icons/icon.svg'
import styles from './layout.module.css'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import './theme.css'

export { icon }

const loadSession = () => import('./session.tsx')

/** The frame of the artist's site. */
export default function ArtLayout({ children }: { children: ReactNode }) {
  const Session = useLater(loadSession, useIdle())
  return (
    <div className={styles.frame}>
      {Session && <Session />}
      <SkipLink />
      <SiteHeader />
      {children}
      <SiteFooter />
    </div>
  )
}
