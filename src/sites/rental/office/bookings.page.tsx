import type { DayBooking } from '#features/bookings/day/contract.ts'
import { deskCourse } from '#features/bookings/day/rules.ts'
import { BookingDesk } from '#features/bookings/day/screens/booking-desk.tsx'
import type { MoreActions } from '#features/bookings/day/screens/day-booking.tsx'
import { HandoverButton } from '#features/handovers/screens/handover-button.tsx'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { SignedIn } from '#features/sign-in/screens/signed-in.tsx'
import type { WallClock } from '#kit/shared/day.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { cashRegister } from '../addresses.ts'
import { words } from './words.ts'

export const meta = {
  title: words.titled(words.internalCalendar),
  description: words.internalCalendarText,
  noindex: true,
}

export default function BookingsPage() {
  return <SignedIn access="staff">{(user) => <Desk user={user} />}</SignedIn>
}

function Desk({ user }: { user: SignedInUser }) {
  const waysOn: MoreActions = (booking, now) => <WaysOn booking={booking} now={now} />
  return <BookingDesk user={user} moreActions={waysOn} />
}

function WaysOn({ booking, now }: { booking: DayBooking; now: WallClock }) {
  const { id, booked_day, paid, held, vehicle_name, open_amount } = booking
  return (
    <>
      {!held && <HandoverButton bookingId={id} day={booked_day} course={deskCourse(booking)} now={now} />}
      {!paid && !held && open_amount > 0 && (
        <ButtonLink
          to={`${cashRegister}?booking=${id}`}
          variant="secondary"
          size="small"
          aria-label={words.takePaymentFor(vehicle_name)}
        >
          {words.takePayment}
        </ButtonLink>
      )}
    </>
  )
}
