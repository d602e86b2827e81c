import type { Vehicle } from '#features/vehicles/contract.ts'
import { JoinWaiting } from '../../waiting/screens/join-waiting-later.ts'
import { dayToWaitFor } from '../rules.ts'
import type { StayDates } from './dates/use-stay-dates.ts'

/** Where nights are taken that somebody may want: a place on the waiting list for them. What is chosen can be had. */
export function StayWaiting({ vehicle, dates: { calendar, choice, lost } }: { vehicle: Vehicle; dates: StayDates }) {
  const day = calendar && dayToWaitFor(choice, lost, calendar)
  if (!calendar || day === undefined) return null
  return <JoinWaiting key={day} kind="days" day={day} fleet={[vehicle]} business={calendar.business} />
}
