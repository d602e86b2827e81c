import type { Vehicle } from '#features/vehicles/contract.ts'
import type { Day } from '#kit/shared/day.ts'
import { JoinWaiting } from '../../waiting/screens/join-waiting-later.ts'
import type { StayDates } from './dates/use-stay-dates.ts'
import styles from './stay-booking.module.css'

/** Where the waiting list stands on the page. */
export const waitingPlace = 'waiting-list'

/** The first day on which somebody has the vehicle; undefined where nobody has. */
export const takenOf = ({ calendar }: StayDates, { id }: Vehicle): Day | undefined =>
  [...(calendar?.days.values() ?? [])].find(({ two_pm }) => two_pm.includes(id))?.date

/** Where some nights are taken: a place on the waiting list for others than those that are free. */
export function StayWaiting({ vehicle, dates }: { vehicle: Vehicle; dates: StayDates }) {
  const taken = takenOf(dates, vehicle)
  if (!dates.calendar || !taken) return null
  return (
    <div id={waitingPlace} tabIndex={-1} className={styles.waiting}>
      <JoinWaiting kind="days" day={dates.choice.start ?? taken} fleet={[vehicle]} business={dates.calendar.business} />
    </div>
  )
}
