import type { Reached } from '../contract.ts'
import { count, share } from '../rules.ts'
import styles from './figures.module.css'

type Step = Exclude<keyof Reached, 'new'>

/** Each step of the way, and what its share is of. */
const steps: readonly { step: keyof Reached; label: string; of?: keyof Reached; words?: string }[] = [
  { step: 'new', label: 'In the list' },
  { step: 'contacted', label: 'Contacted', of: 'new', words: 'of all' },
  { step: 'followed_up', label: 'Followed up', of: 'contacted', words: 'of those contacted' },
  { step: 'answered', label: 'Answered', of: 'contacted', words: 'of those contacted' },
  { step: 'customer', label: 'Customers', of: 'answered', words: 'of those that answered' },
]

const losses: readonly { step: Step; label: string }[] = [
  { step: 'unsubscribed', label: 'Unsubscribed' },
  { step: 'bounced', label: 'Bounced' },
]

/** How many came how far: bars that are as long as their part of all. */
export function FiguresFunnel({ funnel }: { funnel: Reached }) {
  return (
    <section className={styles.card} aria-labelledby="figures-way">
      <h2 id="figures-way">How far they came</h2>
      <ol className={styles.funnel}>
        {steps.map(({ step, label, of, words }) => (
          <li key={step} className={styles.step} data-step={step}>
            <span className={styles.label}>{label}</span>
            <span className={styles.amount}>
              <strong>{count(funnel[step])}</strong>
              {of && funnel[of] > 0 && <span>{`${share(funnel[step], funnel[of])} ${words}`}</span>}
            </span>
            <Bar part={funnel[step]} whole={funnel.new} />
          </li>
        ))}
      </ol>
      <dl className={styles.losses}>
        {losses.map(({ step, label }) => (
          <div key={step} data-step={step}>
            <dt>{label}</dt>
            <dd>
              <strong>{count(funnel[step])}</strong>
              {funnel.contacted > 0 && <span>{`${share(funnel[step], funnel.contacted)} of those contacted`}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** A bar; what it shows is said in words beside it. */
export const Bar = ({ part, whole }: { part: number; whole: number }) => (
  <span className={styles.bed} aria-hidden="true">
    {part > 0 && <span className={styles.fill} style={{ width: `${whole === 0 ? 0 : (part / whole) * 100}%` }} />}
  </span>
)
