import { NewBooking } from '#features/bookings/walk-in/screens/new-booking.tsx'
import type { WalkInBooked } from '#features/bookings/walk-in/screens/use-walk-in.ts'
import { PayWalkIn } from '#features/handovers/screens/quick/pay-walk-in.tsx'
import { SignedIn } from '#features/sign-in/screens/signed-in.tsx'
import { handOverToday, payFromToday } from '../office-addresses.ts'
import { words } from './words.ts'

export const meta = {
  title: words.titled(words.newBooking),
  description: words.newBookingText,
  noindex: true,
}

export default function NewBookingPage() {
  const pay = (booked: WalkInBooked) => <PayWalkIn booked={booked} out={handOverToday} till={payFromToday} />
  return <SignedIn access="staff">{(user) => <NewBooking user={user} pay={pay} />}</SignedIn>
}
