import type { ReactNode } from 'react'
import { SkipLink } from '#kit/ui/skip-link.tsx'
import { useIcon } from '#kit/ui/use-icon.ts'
import { useIdle } from '#kit/ui/use-idle.ts'
import { useLater } from '#kit/ui/use-later.ts'
import styles from './layout.module.css'
import dark from './pictures/icon-dark.svg'
import light from './pictures/icon-light.svg'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import './theme.css'

const loadSession = () => import('./session.tsx')

/** The frame of the artist's site. */
export default function ArtLayout({ children }: { children: ReactNode }) {
  const Session = useLater(loadSession, useIdle())
  useIcon(light, dark)
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
