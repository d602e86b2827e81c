import { useIdle } from '#kit/ui/use-idle.ts'
import { useLater } from '#kit/ui/use-later.ts'
import type { PageMeta } from '#sites/modules.ts'
import { words } from '../words.ts'
import { Bio } from './about/bio.tsx'
import { Contact } from './about/contact.tsx'
import styles from './about.module.css'

export const meta: PageMeta = {
  title: words.aboutTitle,
  description: words.aboutDescription,
}

const loadLetters = () => import('./about/letters.tsx')

export default function AboutPage() {
  const Letters = useLater(loadLetters, useIdle())
  return (
    <main tabIndex={-1}>
      <header className={styles.head}>
        <h1 className={styles.title}>{words.aboutMe}</h1>
        {Letters && <Letters />}
      </header>
      <Bio />
      <Contact />
    </main>
  )
}
