import { formatExact } from '#kit/shared/money.ts'
import { type Age, type Ageing, ages } from '../rules/reminders.ts'
import styles from './ageing-bars.module.css'

const ageNames: Readonly<Record<Age, string>> = {
  'not due': 'Not due yet',
  '1–14 days': '1–14 days',
  '15–30 days': '15–30 days',
  'more than 30 days': 'Over 30 days',
}

/** Dollars of several countries stand side by side. */
const otherDollars: ReadonlySet<string> = new Set(['CAD', 'AUD'])

const tones: Readonly<Record<Age, string | undefined>> = {
  'not due': styles.calm,
  '1–14 days': styles.late,
  '15–30 days': styles.later,
  'more than 30 days': styles.latest,
}

/** What is open in each currency, and how much of it for how long: as a bar, and below it in numbers; and what was paid. */
export function AgeingBars({ totals }: { totals: readonly Ageing[] }) {
  return (
    <ul className={styles.totals}>
      {totals.map(({ currency, count, open, paid, byAge }) => (
        <li key={currency} className={styles.total}>
          <p className={styles.sum}>
            <strong>{formatExact(open, currency)}</strong>
            <span>
              {otherDollars.has(currency) && `${currency}, `}open in {count} {count === 1 ? 'invoice' : 'invoices'}
            </span>
          </p>
          <div className={styles.bar} aria-hidden="true">
            {ages
              .filter((age) => byAge[age] > 0)
              .map((age) => (
                <span key={age} className={tones[age]} style={{ flexGrow: byAge[age] }} />
              ))}
          </div>
          <dl className={styles.ages}>
            {ages
              .filter((age) => byAge[age] > 0)
              .map((age) => (
                <div key={age}>
                  <dt className={tones[age]}>{ageNames[age]}</dt>
                  <dd>{formatExact(byAge[age], currency)}</dd>
                </div>
              ))}
            <Sum name="Overdue" value={formatExact(open - byAge['not due'], currency)} />
            <Sum name="Paid" value={formatExact(paid, currency)} />
          </dl>
        </li>
      ))}
    </ul>
  )
}

const Sum = ({ name, value }: { name: string; value: string }) => (
  <div className={styles.plain}>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)
