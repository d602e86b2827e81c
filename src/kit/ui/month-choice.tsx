import { type Day, monthName } from '#kit/shared/day.ts'
import { ArrowDownIcon } from './icons.tsx'
import styles from './month-choice.module.css'
import { words } from './words.ts'

/** `June 2026` */
export const nameOf = (month: Day) => `${monthName(month)} ${month.slice(0, 4)}`

type MonthChoiceProps = { months: readonly Day[]; value: Day; onChange: (month: Day) => void }

/** The title of a month, which leads to any other. */
export function MonthChoice({ months, value, onChange }: MonthChoiceProps) {
  return (
    <span className={styles.choice}>
      <select aria-label={words.month} value={value} onChange={(event) => onChange(event.target.value)}>
        {months.map((month) => (
          <option key={month} value={month}>
            {nameOf(month)}
          </option>
        ))}
      </select>
      <ArrowDownIcon />
    </span>
  )
}
