import { SkipLink } from '#kit/ui/skip-link.tsx'
import { Toaster } from '#kit/ui/toaster.tsx'
import type { LayoutProps } from '#sites/modules.ts'
import { frameWords } from './frame-words.ts'
import icon from './icons/icon.svg'
import styles from './layout.module.css'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import './theme.css'

export { icon }

/** The agency's frame for visitors: its street. */
export default function AgencyLayout({ children, language, alternates }: LayoutProps) {
  const frame = { language, alternates, words: frameWords[language] }
  return (
    <div className={styles.frame}>
      <SkipLink label={frame.words.skip} />
      <SiteHeader {...frame} />
      {children}
      <SiteFooter {...frame} />
      <Toaster />
    </div>
  )
}
