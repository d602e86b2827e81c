import { getFutureBookingsForCalendar } from '#features/bookings/contract.ts'
import type { BusinessSettings } from '#features/settings/contract.ts'
import { openState } from '#features/settings/rules.ts'
import { openText } from '#features/settings/screens/season-words.ts'
import { addDays, type WallClock, weekdayName } from '#kit/shared/day.ts'
import { classNames } from '#kit/ui/class-names.ts'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import styles from './open-now.module.css'

/** Whether somebody is at the pier at this moment, on the business's clock. Days that are blocked count as closed. */
export function OpenNow({ settings, now }: { settings: BusinessSettings; now: WallClock }) {
  const { data: calendar } = useEndpoint(getFutureBookingsForCalendar)
  if (!calendar) return null
  const blocked = new Set(calendar.flatMap(({ date, blocked: isBlocked }) => (isBlocked ? [date] : [])))
  const state = openState(settings, now, (day) => blocked.has(day))
  return (
    <p className={classNames(styles.now, state.open && styles.open)}>
      <span className={styles.day}>{weekdayName(now.day)}</span>
      {openText(state, now.day, addDays(now.day, 1))}
    </p>
  )
}
