import type { ReactNode } from 'react'
import { SkipLink } from '#kit/ui/skip-link.tsx'
import { useIcon } from '#kit/ui/use-icon.ts'
import icon from './icon.svg'
import styles from './layout.module.css'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import './theme.css'

/** The frame of the property agency's site. */
export default function RealEstateLayout({ children }: { children: ReactNode }) {
  useIcon(icon)
  return (
    <div className={styles.frame} id="top">
      <SkipLink />
      <SiteHeader />
      {children}
      <SiteFooter />
    </div>
  )
}
