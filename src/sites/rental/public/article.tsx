import type { ReactNode } from 'react'
import styles from './article.module.css'

export type Section = { title: string; text: ReactNode }

type ArticleProps = {
  title: string
  lead?: ReactNode
  sections: readonly Section[]
  /** Of when it is. */
  stand?: string
}

/** A page of running text with numbered sections: terms, privacy, imprint, accessibility. */
export function Article({ title, lead, sections, stand }: ArticleProps) {
  return (
    <article className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      <ol className={styles.sections}>
        {sections.map((section) => (
          <li key={section.title} className={styles.section}>
            <h2 className={styles.heading}>{section.title}</h2>
            <div className={styles.text}>{section.text}</div>
          </li>
        ))}
      </ol>
      {stand && <p className={styles.stand}>{stand}</p>}
    </article>
  )
}
