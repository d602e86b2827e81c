import { words as questionWords } from '#features/questions/words.ts'
import styles from './figures.module.css'
import { words } from './words.ts'

const { facts } = questionWords

const figures = [
  ['buying-time', facts.buying, words.toBuy],
  ['selling-time', facts.selling, words.toSell],
  ['closing-costs', facts.closingCosts, words.closingCosts],
  ['office-hours', facts.weekdays.short, words.officesOpen(facts.saturdays.short.replace(' ', '\u00a0'))],
] as const

/** The four answers that most people come for. */
export function Figures() {
  return (
    <ul className={styles.figures}>
      {figures.map(([anchor, figure, what]) => (
        <li key={anchor} className={styles.item}>
          <a href={`#${anchor}`} className={styles.way}>
            <strong className={styles.figure}>{figure}</strong> {what}
          </a>
        </li>
      ))}
    </ul>
  )
}
