import type { LongText } from '#kit/ui/long-text.ts'
import styles from './article.module.css'

/** A page of running text with numbered sections: terms, privacy, imprint, accessibility. */
export function Article({ title, lead, chapters, stand }: LongText) {
  return (
    <article className={styles.page}>
      <h1>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      <ol className={styles.sections}>
        {chapters.map((chapter) => (
          <li key={chapter.title} className={styles.section}>
            <h2 className={styles.heading}>{chapter.title}</h2>
            <div className={styles.text}>{chapter.text}</div>
          </li>
        ))}
      </ol>
      {stand && <p className={styles.stand}>{stand}</p>}
    </article>
  )
}
