import { SkipLink } from '#kit/ui/skip-link.tsx'
import type { LayoutProps } from '#sites/modules.ts'
import icon from './icons/icon.svg'
import styles from './layout.module.css'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import './theme.css'

export { icon }

/** The frame of the property agency's site. */
export default function RealEstateLayout({ children, ...frame }: LayoutProps) {
  return (
    <div className={styles.frame} id="top">
      <SkipLink />
      <SiteHeader {...frame} />
      {children}
      <SiteFooter {...frame} />
    </div>
  )
}
