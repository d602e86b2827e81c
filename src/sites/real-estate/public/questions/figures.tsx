import { facts } from '#features/questions/content/facts.ts'
import styles from './figures.module.css'

const figures = [
  ['buying-time', facts.buying, 'to buy'],
  ['selling-time', facts.selling, 'to sell'],
  ['closing-costs', facts.closingCosts, 'closing costs'],
  ['office-hours', facts.weekdays.short, `offices open, and ${facts.saturdays.short.replace(' ', '\u00a0')}`],
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
