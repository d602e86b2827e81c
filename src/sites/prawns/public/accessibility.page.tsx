import { statementOf } from '#features/settings/screens/statement.ts'
import layout from '#kit/ui/layout.module.css'
import { Link } from '#kit/ui/link.tsx'
import { words as siteWords } from '#sites/words.ts'
import text, { meta } from '../content/accessibility.md'
import { Picture } from '../picture.tsx'
import { words } from '../words.ts'
import styles from './accessibility.module.css'

export { meta }

/** Written on the way down, without the dive. */
export default function AccessibilityPage() {
  const { title, lead, chapters, stand } = statementOf(text({}), 'Parallax Prawns')
  return (
    <main className={styles.deep} tabIndex={-1}>
      <Picture className={styles.bubbles} name="bubbles" alt="" sizes="5rem" />
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <p className={layout.largeSize}>{lead}</p>
      </header>
      {chapters.map((chapter) => (
        <section key={chapter.id} className={styles.chapter} aria-labelledby={chapter.id}>
          <h2 id={chapter.id} className={styles.heading}>
            {chapter.title}
          </h2>
          <div className={styles.text}>{chapter.text}</div>
        </section>
      ))}
      <footer className={styles.foot}>
        <p>{stand}</p>
        <p className={styles.ways}>
          <Link to="/ParallaxPrawns">{words.toSurface}</Link>
          <a href={siteWords.agencyImprint}>{words.imprint}</a>
          <a href={siteWords.agencyPrivacy}>{words.privacy}</a>
        </p>
      </footer>
    </main>
  )
}
