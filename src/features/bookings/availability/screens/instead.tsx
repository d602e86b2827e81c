import { type Day, formatDayOfYear, formatDuration, shortWeekday } from '#kit/shared/day.ts'
import { type Instead, type Length, nightsIn } from '../rules/ask.ts'
import { words } from '../words.ts'
import styles from './ask-panel.module.css'

type InsteadOfProps = { instead: Instead; length: Length; shown: Day; onTake: (day: Day, length: Length) => void }

/** Why another day is shown than the one that was asked for, and what is left of that one. */
export function InsteadOf({ instead: { wished, why, left, note }, length, shown, onTake }: InsteadOfProps) {
  return (
    <p className={styles.instead} role="status">
      {[reasonOf(wished, why, length), note && `${note}.`, words.shownIs(dayOf(shown))].filter(Boolean).join(' ')}
      {left && (
        <button type="button" className={styles.time} onClick={() => onTake(wished, left)}>
          {words.todayFor(formatDuration(Number.parseInt(left, 10)))}
        </button>
      )}
    </p>
  )
}

function reasonOf(wished: Day, why: Instead['why'], length: Length): string {
  if (why === 'closed') return words.closedOn(dayOf(wished))
  const time = length === 'day' ? words.aWholeDay : formatDuration(Number.parseInt(length, 10))
  if (why === 'short') return words.tooShortOn(dayOf(wished), time)
  return nightsIn(length) === undefined ? words.tooLateFor(time) : words.tooLateToCheckIn
}

/** `Sat, November 28` */
export const dayOf = (day: Day) => `${shortWeekday(day)}, ${formatDayOfYear(day)}`
