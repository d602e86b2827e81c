import { said } from '#kit/ui/said.ts'
import { Exhibit } from './exhibit.tsx'
import styles from './tips.module.css'
import { words } from './words.ts'

const tips = [words.tips.budget, words.tips.location, words.tips.market, words.tips.agent]

/** What to think of before buying a house. */
export function Tips() {
  return (
    <section className={styles.tips} aria-labelledby="tips">
      <div className={styles.side}>
        <h2 id="tips" className={styles.heading}>
          {said(words.tipsFor((goal) => <em>{goal}</em>))}
        </h2>
        <Exhibit property={11} className={styles.picture} />
      </div>
      <ol className={styles.list}>
        {tips.map(({ word, title, text }) => (
          <li key={word} className={styles.tip}>
            <h3 className={styles.title}>
              <span className={styles.word}>{word}</span> {title}
            </h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
