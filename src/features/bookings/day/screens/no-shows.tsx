import { formatHour, formatShortDay } from '#kit/shared/day.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { Badge } from '#kit/ui/badge.tsx'
import layout from '#kit/ui/layout.module.css'
import type { NoShow } from '../contract.ts'
import { words } from '../words.ts'
import styles from './no-shows.module.css'

/** Who did not come: their boats are free, and what of the fee is still to pay stands beside. Nothing where everybody came. */
export function NoShows({ noShows, withDay = false }: { noShows: readonly NoShow[] | undefined; withDay?: boolean }) {
  if (!noShows || noShows.length === 0) return null
  return (
    <section className={layout.stack2} aria-labelledby="no-shows">
      <h3 className={layout.largeSize} id="no-shows">
        {words.noShows(noShows.length)}
      </h3>
      <ul className={layout.stack1}>
        {noShows.map(({ id, vehicle_name, name, booked_day, booked_start, kept, owed }) => (
          <li key={id} id={`booking-${id}`} className={styles.one}>
            <span className={layout.figures}>
              {withDay && `${formatShortDay(booked_day)}, `}
              {formatHour(booked_start)}
            </span>
            <span className={styles.who}>
              <strong>{vehicle_name}</strong>, {name}
            </span>
            {kept > 0 && <span className={layout.aside}>{words.feeKept(formatMoney(kept))}</span>}
            {owed > 0 && <Badge tone="warning">{words.feeOwed(formatMoney(owed))}</Badge>}
          </li>
        ))}
      </ul>
    </section>
  )
}
