import { type Day, formatDayOfYear, formatShortDay, shortWeekday } from '#kit/shared/day.ts'
import type { BusinessSettings } from '../../contract.ts'
import { sentenceOf, timesFrom } from '../rules.ts'
import styles from './special-days.module.css'

type SpecialDaysProps = {
  settings: BusinessSettings | undefined
  from: Day | undefined
  /** The last day of which it is told, if any. */
  until?: Day | undefined
  /** How many are told of at most. */
  most?: number
}

/** The days with other hours in a time, each with what visitors are told; nothing where there are none. */
export function SpecialDays({ settings, from, until, most }: SpecialDaysProps) {
  const times = settings && from ? timesFrom(settings, from) : []
  const shown = times.filter(({ first }) => !until || first <= until).slice(0, most)
  if (shown.length === 0) return null
  return (
    <ul className={styles.days}>
      {shown.map(({ special, first, last }) => (
        <li key={special.id}>
          <strong>
            {first === last
              ? `${shortWeekday(first)}, ${formatDayOfYear(first)}`
              : `${formatShortDay(first)} – ${formatShortDay(last)}`}
          </strong>
          <br />
          {sentenceOf(special)}
        </li>
      ))}
    </ul>
  )
}
