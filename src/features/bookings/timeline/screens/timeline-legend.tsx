import styles from './timeline-legend.module.css'

const samples = [
  ['unpaid', 'Unpaid'],
  ['paid', 'Paid'],
  ['held', 'Being paid'],
  ['missed', 'Not arrived'],
  ['out', 'Out'],
  ['late', 'Late'],
  ['over', 'Back'],
  ['blocked', 'Blocked'],
] as const

/** Below the timeline, for who is new here: the bars say it in words too. */
export const TimelineLegend = () => (
  <ul className={styles.legend} aria-label="What the bars mean">
    {samples.map(([sample, words]) => (
      <li key={sample}>
        <span className={styles[sample]} aria-hidden="true" />
        {words}
      </li>
    ))}
  </ul>
)
