import type { ReactNode } from 'react'
import { SkipLink } from '#kit/ui/skip-link.tsx'
import styles from './layout.module.css'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { useIcon } from './use-icon.ts'
import './theme.css'

/** The frame of the property agency's site. */
export default function RealEstateLayout({ children }: { children: ReactNode }) {
  useIcon()
  return (
    <div className={styles.frame} id="top">
      <SkipLink />
      <SiteHeader />
      {children}
      <SiteFooter />
    </div>
  )
}
