import { formatDate } from '#kit/shared/day.ts'
import { type Cents, formatMoney } from '#kit/shared/money.ts'
import { classNames } from '#kit/ui/class-names.ts'
import layout from '#kit/ui/layout.module.css'
import { words as bookingWords } from '../../words.ts'
import type { OwnCancellationStep } from '../contract.ts'
import { words } from '../words.ts'
import styles from './cancel-dialog.module.css'

type FeeLadderProps = {
  steps: readonly OwnCancellationStep[]
  /** The price: the height of a full bar. */
  total: Cents
}

/** What canceling costs until when, and what the law leaves open. */
export const FeeLadder = (props: FeeLadderProps) => (
  <>
    <Ladder {...props} />
    {props.steps.some(({ terms }) => terms === '') && <p>{words.leastFee}</p>}
    <p className={layout.note}>{bookingWords.lessDamage}</p>
  </>
)

/** The steps of the terms as bars, each as high as its fee, and which one today is on; where one is left, a sentence. */
function Ladder({ steps, total }: FeeLadderProps) {
  const [only, ...others] = steps
  if (only && others.length === 0) return <p>{words.onlyStep(formatMoney(only.fee), only.terms)}</p>
  const most = Math.max(total, ...steps.map(({ fee }) => fee))
  return (
    <figure className={layout.stack3}>
      <figcaption className={layout.note}>{words.feeSteps}</figcaption>
      <ol className={styles.steps}>
        {steps.map(({ until, terms, fee, is_now }) => (
          <li key={until} className={classNames(is_now && styles.now)} aria-current={is_now ? 'step' : undefined}>
            <span className={styles.fee}>
              {is_now && <span className={styles.today}>{words.today}</span>}
              {formatMoney(fee)}
            </span>
            <span className={styles.track} aria-hidden="true">
              <span style={{ height: `${most > 0 ? Math.max((fee / most) * 100, 3) : 3}%` }} />
            </span>
            <span className={styles.terms}>{terms || words.atLeast}</span>
            <span className={layout.tiny}>{words.until(formatDate(until))}</span>
          </li>
        ))}
      </ol>
    </figure>
  )
}
