import { accessibilityOf, accessibilityStand } from '#features/settings/content/accessibility.ts'
import { StatementText } from '#features/settings/screens/statement-text.tsx'
import type { PageMeta } from '#sites/modules.ts'
import styles from './accessibility.module.css'

export const meta: PageMeta = {
  title: 'ArtAlley - Accessibility',
  description: 'What works for everybody on this site, what does not yet, and whom to tell of a barrier.',
}

/** As large as a wall text, so that it is read. */
export default function AccessibilityPage() {
  return (
    <main tabIndex={-1}>
      <header className={styles.head}>
        <h1 className={styles.title}>For every&shy;body</h1>
        <p>What works for everybody here, and what does not yet: our accessibility statement.</p>
      </header>
      {accessibilityOf('art').map((chapter) => (
        <section key={chapter.id} className={styles.chapter} aria-labelledby={chapter.id}>
          <h2 id={chapter.id} className={styles.heading}>
            {chapter.title}
          </h2>
          <div className={styles.text}>
            <StatementText chapter={chapter} />
          </div>
        </section>
      ))}
      <p className={styles.stand}>{accessibilityStand}</p>
    </main>
  )
}
