import { statementOf } from '#features/settings/screens/statement.ts'
import text, { meta } from '../content/accessibility.md'
import styles from './accessibility.module.css'

export { meta }

/** As large as a wall text, so that it is read. */
export default function AccessibilityPage() {
  const { title, lead, chapters, stand } = statementOf(text({}), 'ArtAlley')
  return (
    <main tabIndex={-1}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <p>{lead}</p>
      </header>
      {chapters.map((chapter) => (
        <section key={chapter.id} className={styles.chapter} aria-labelledby={chapter.id}>
          <h2 id={chapter.id} className={styles.heading}>
            {chapter.title}
          </h2>
          <div className={styles.text}>{chapter.text}</div>
        </section>
      ))}
      <p className={styles.stand}>{stand}</p>
    </main>
  )
}
