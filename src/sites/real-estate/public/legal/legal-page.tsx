import type { ReactNode } from 'react'
import { Contents } from '../questions/contents.tsx'
import styles from './legal-page.module.css'

/** `anchor` is its address on the page. */
export type Chapter = { anchor: string; title: string; text: ReactNode }

type LegalPageProps = { title: string; lead: ReactNode; chapters: readonly Chapter[]; stand: string }

/** What the law wants said, set to be read: chapters with their titles beside them. */
export function LegalPage({ title, lead, chapters, stand }: LegalPageProps) {
  return (
    <main className={styles.page} tabIndex={-1}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      <div className={styles.body}>
        <Contents label="On this page" parts={chapters} />
        <div>
          {chapters.map(({ anchor, title: heading, text }) => (
            <section
              key={anchor}
              id={anchor}
              tabIndex={-1}
              aria-labelledby={`${anchor}-title`}
              className={styles.chapter}
            >
              <h2 id={`${anchor}-title`} className={styles.heading}>
                {heading}
              </h2>
              <div className={styles.text}>{text}</div>
            </section>
          ))}
          <p className={styles.stand}>{stand}</p>
        </div>
      </div>
    </main>
  )
}
