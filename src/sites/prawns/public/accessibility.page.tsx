import { accessibilityOf, accessibilityStand } from '#features/settings/content/accessibility.ts'
import { StatementText } from '#features/settings/screens/statement-text.tsx'
import layout from '#kit/ui/layout.module.css'
import { Link } from '#kit/ui/link.tsx'
import type { PageMeta } from '#sites/modules.ts'
import { Picture } from '../picture.tsx'
import styles from './accessibility.module.css'

export const meta: PageMeta = {
  title: 'ParallaxPrawns - Accessibility',
  description: 'What works for everybody on this site, what does not yet, and whom to tell of a barrier.',
}

/** Written on the way down, without the dive. */
export default function AccessibilityPage() {
  return (
    <main className={styles.deep} tabIndex={-1}>
      <Picture className={styles.bubbles} name="bubbles" alt="" sizes="5rem" />
      <header className={styles.head}>
        <h1 className={styles.title}>Accessibility</h1>
        <p className={layout.largeSize}>What works for everybody down here, and what does not yet.</p>
      </header>
      {accessibilityOf('prawns').map((chapter) => (
        <section key={chapter.id} className={styles.chapter} aria-labelledby={chapter.id}>
          <h2 id={chapter.id} className={styles.heading}>
            {chapter.title}
          </h2>
          <div className={styles.text}>
            <StatementText chapter={chapter} />
          </div>
        </section>
      ))}
      <footer className={styles.foot}>
        <p>{accessibilityStand}</p>
        <p className={styles.ways}>
          <Link to="/ParallaxPrawns">Back to the surface</Link>
          <a href="/imprint">Imprint</a>
          <a href="/privacy">Privacy</a>
        </p>
      </footer>
    </main>
  )
}
