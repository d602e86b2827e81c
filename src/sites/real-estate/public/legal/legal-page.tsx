import type { LongText } from '#kit/ui/long-text.ts'
import { words } from '../../words.ts'
import { Contents } from '../questions/contents.tsx'
import styles from './legal-page.module.css'

/** What the law wants said, set to be read: chapters with their titles beside them. */
export function LegalPage({ title, lead, chapters, stand }: LongText) {
  return (
    <main className={styles.page} tabIndex={-1}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      <div className={styles.body}>
        <Contents
          label={words.onThisPage}
          parts={chapters.map(({ id = '', title: part }) => ({ anchor: id, title: part }))}
        />
        <div>
          {chapters.map(({ id, title: heading, text }) => (
            <section key={id} id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className={styles.chapter}>
              <h2 id={`${id}-title`} className={styles.heading}>
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
