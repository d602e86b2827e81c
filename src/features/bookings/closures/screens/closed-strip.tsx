import { useMemo } from 'react'
import { type Day, formatDay, formatHour, fromLocalDateTime } from '#kit/shared/day.ts'
import { classNames } from '#kit/ui/class-names.ts'
import { ArrowRightIcon, WarningIcon } from '#kit/ui/icons.tsx'
import { Link } from '#kit/ui/link.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { listClosures } from '../contract.ts'
import { formatClosedHour, lastMoment } from '../rules.ts'
import { words } from '../words.ts'
import styles from './closed-strip.module.css'

/** For a day of the office: what is closed then, whether everybody is taken care of, and the way there. Nothing where nothing is. */
export function ClosedStrip({ day }: { day: Day }) {
  const closures = useClosuresOf(day)
  if (closures.length === 0) return null
  return (
    <ul className={styles.strip} aria-label={words.closedNow}>
      {closures.map(({ id, vehicle_name, reason, undecided, unanswered, asked: _, ...span }) => (
        <li key={id}>
          <Link
            to={`/RentalRevolution/closure/${id}`}
            className={classNames(styles.closure, undecided > 0 && styles.open)}
          >
            <WarningIcon />
            <span className={styles.words}>
              <strong>
                {vehicle_name ?? words.wholeWater}: {reason}
              </strong>
              <span>{closedSpan(span)}</span>
              <span className={styles.state}>{stateOf(undecided, unanswered)}</span>
            </span>
            <ArrowRightIcon />
          </Link>
        </li>
      ))}
    </ul>
  )
}

export function useClosuresOf(day: Day | undefined) {
  const { data } = useEndpoint(listClosures, day ? { query: { day } } : undefined, { keepPrevious: true })
  return useMemo(
    () => (data?.closures ?? []).filter(({ starts_at, ends_at }) => starts_at < `${day}T24` && ends_at > `${day}T00`),
    [data, day],
  )
}

function stateOf(undecided: number, unanswered: number): string {
  const parts = [undecided > 0 && words.undecided(undecided), unanswered > 0 && words.unanswered(unanswered)]
  return parts.filter(Boolean).join(', ') || words.allSettled
}

/** `06/03/26, 9 am to 06/04/26, 12 pm`: midnight at the end of a day is of that day. */
export function closedSpan({ starts_at, ends_at }: { starts_at: string; ends_at: string }): string {
  const last = lastMoment(ends_at)
  const first = fromLocalDateTime(starts_at)
  const from = `${formatDay(first.day)}, ${formatHour(first.hour)}`
  const until = formatClosedHour(last.hour)
  return words.fromUntil(from, first.day === last.day ? until : `${formatDay(last.day)}, ${until}`)
}
