import type { Vehicle } from '#features/vehicles/contract.ts'
import { JoinWaiting } from '../../waiting/screens/join-waiting-later.ts'
import type { StayDates } from './dates/use-stay-dates.ts'

/** Where some nights are taken: a place on the waiting list for them, below what can be booked. */
export function StayWaiting({ vehicle, dates: { calendar, choice, taken } }: { vehicle: Vehicle; dates: StayDates }) {
  if (!calendar || !taken) return null
  return <JoinWaiting kind="days" day={choice.start ?? taken} fleet={[vehicle]} business={calendar.business} />
}
