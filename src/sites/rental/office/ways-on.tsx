import type { DayBooking } from '#features/bookings/day/contract.ts'
import { deskCourse } from '#features/bookings/day/rules.ts'
import { HandoverButton } from '#features/handovers/screens/handover-button.tsx'
import type { WallClock } from '#kit/shared/day.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { payAtTill } from '../office-addresses.ts'
import { words } from './words.ts'

type WaysOnProps = {
  booking: DayBooking
  now: WallClock
  /** Where its money is taken. */
  pay?: (bookingId: number) => string
}

/** Where to go on with a booking: its check-out and return, the till. */
export function WaysOn({ booking, now, pay = payAtTill }: WaysOnProps) {
  const { id, booked_day, paid, held, vehicle_name, open_amount } = booking
  return (
    <>
      {!held && <HandoverButton bookingId={id} day={booked_day} course={deskCourse(booking)} now={now} />}
      {!paid && !held && open_amount > 0 && (
        <ButtonLink to={pay(id)} variant="secondary" size="small" aria-label={words.takePaymentFor(vehicle_name)}>
          {words.takePayment}
        </ButtonLink>
      )}
    </>
  )
}
