import { type Day, formatHour, monthName } from '#kit/shared/day.ts'
import { Loading, Skeleton } from '#kit/ui/skeleton.tsx'
import type { BusinessSettings } from '../contract.ts'
import styles from './opening-hours.module.css'

/** When the business is open: in general, in its seasons, and when it is closed altogether. */
export function OpeningHours({ settings }: { settings: BusinessSettings | undefined }) {
  if (!settings) {
    return (
      <Loading what="Loading the opening hours">
        <Skeleton count={4} />
      </Loading>
    )
  }
  return (
    <dl className={styles.hours}>
      {periods(settings).map(({ name, days, hours }) => (
        <div key={name} className={styles.period}>
          <dt>
            {name}
            {days && <span className={styles.days}>{days}</span>}
          </dt>
          <dd>{hours}</dd>
        </div>
      ))}
    </dl>
  )
}

function periods(settings: BusinessSettings) {
  const general = span(settings.general_opening_hour, settings.general_closing_hour)
  return [
    { name: 'Every day', days: undefined, hours: general },
    {
      name: 'Season begin',
      days: range(settings.season_begin_start, settings.season_begin_end),
      hours: span(settings.season_begin_opening_hour, settings.season_begin_closing_hour),
    },
    {
      name: 'Season end',
      days: range(settings.season_end_start, settings.season_end_end),
      hours: span(settings.season_end_opening_hour, settings.season_end_closing_hour),
    },
    { name: 'Off-season', days: range(settings.off_season_start, settings.off_season_end), hours: 'closed' },
  ].filter(({ name, days, hours }) => hours !== undefined && (name === 'Every day' || days !== undefined))
}

const span = (opens: number | null, closes: number | null) =>
  opens === null || closes === null ? undefined : `${formatHour(opens)} – ${formatHour(closes)}`

const range = (first: Day | null, last: Day | null) =>
  first === null || last === null ? undefined : `${yearlyDay(first)} – ${yearlyDay(last)}`

const yearlyDay = (day: Day) => `${monthName(day)} ${Number(day.slice(8, 10))}`
