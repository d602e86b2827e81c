import slip from '#features/cash-register/receipts/screens/slip.module.css'
import { type Cents, formatMoney } from '#kit/shared/money.ts'
import { classNames } from '#kit/ui/class-names.ts'
import layout from '#kit/ui/layout.module.css'
import styles from './settlement.module.css'

/** A line of the slip, in cents. */
export type SlipLine = { label: string; detail?: string; amount: Cents }

type SettlementProps = { lines: readonly SlipLine[]; label: string; total: Cents; isDeduction?: boolean }

/** What changes hands, on paper: each line, and the sum in large. It is said aloud whenever it changes. */
export function Settlement({ lines, label, total, isDeduction = false }: SettlementProps) {
  return (
    <div className={slip.slip}>
      {lines.length > 0 && (
        <ul className={slip.lines}>
          {lines.map((line, i) => (
            <li key={line.label}>
              <p className={slip.line}>
                <span className={slip.label}>{line.label}</span>
                <span className={layout.strong}>{formatMoney(isDeduction && i > 0 ? -line.amount : line.amount)}</span>
              </p>
              {line.detail && <p className={layout.small}>{line.detail}</p>}
            </li>
          ))}
        </ul>
      )}
      <p className={classNames(slip.total, styles.total)} aria-live="polite">
        <span>{label}</span>
        <output className={styles.figure}>{formatMoney(total)}</output>
      </p>
    </div>
  )
}
