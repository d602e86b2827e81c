import { words } from '../words.ts'
import styles from './timeline-legend.module.css'

const samples = ['unpaid', 'paid', 'held', 'missed', 'out', 'late', 'over', 'blocked', 'closed'] as const

/** Below the timeline, for who is new here: the bars say it in words too. */
export const TimelineLegend = () => (
  <ul className={styles.legend} aria-label={words.legend}>
    {samples.map((sample) => (
      <li key={sample}>
        <span className={styles[sample]} aria-hidden="true" />
        {words.bars[sample]}
      </li>
    ))}
  </ul>
)
