import { formatDay, formatHour, wallClock } from '#kit/shared/day.ts'
import { CheckIcon } from '#kit/ui/icons.tsx'
import { said } from '#kit/ui/said.ts'
import type { MonthState } from '../../contract.ts'
import { words } from '../../words.ts'
import styles from './month-state-line.module.css'

/** Who signed a month off or opened it again, and when. Nothing for a month that is simply open. */
export function MonthStateLine({ state, timeZone }: { state: MonthState; timeZone: string }) {
  const { signed_off_by, signed_off_at, reopened_by, reopened_at, reopened_reason } = state
  if (signed_off_by !== null && signed_off_at !== null) {
    return (
      <p className={styles.signedOff}>
        <CheckIcon />
        <span>{said(words.signedOffBy(signed_off_by, <Moment at={signed_off_at} timeZone={timeZone} />))}</span>
      </p>
    )
  }
  if (reopened_by === null || reopened_at === null) return null
  return (
    <p className={styles.reopened}>
      {said(words.reopenedBy(reopened_by, <Moment at={reopened_at} timeZone={timeZone} />, reopened_reason ?? ''))}
    </p>
  )
}

function Moment({ at, timeZone }: { at: string; timeZone: string }) {
  const { day, hour } = wallClock(timeZone, at)
  return (
    <time dateTime={at}>
      {formatDay(day)}, {formatHour(hour)}
    </time>
  )
}
