import { Exhibit } from './exhibit.tsx'
import styles from './tips.module.css'

const tips = [
  {
    word: 'Budget',
    title: 'Know your figure first',
    text: 'Closing costs add 7–10 % to the price, and the first winter adds a repair. Ask the bank before you fall in love, not after.',
  },
  {
    word: 'Location',
    title: 'Come twice',
    text: 'Once on a weekday morning, once on a Saturday night. Walk to the train, the school and the baker: you will do it a thousand times.',
  },
  {
    word: 'Market',
    title: 'Compare what was paid',
    text: 'Asking prices are wishes. Look at sales of the last year in the same streets, and plan 8–12 weeks from the first viewing to the key.',
  },
  {
    word: 'Agent',
    title: 'Choose one who says no',
    text: 'A good agent tells you which house not to buy. Ask for the fee in writing, and for the last three sales nearby.',
  },
] as const

/** What to think of before buying a house. */
export function Tips() {
  return (
    <section className={styles.tips} aria-labelledby="tips">
      <div className={styles.side}>
        <h2 id="tips" className={styles.heading}>
          Tips for buying <em>a house</em>
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
