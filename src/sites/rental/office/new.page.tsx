import { NewBooking } from '#features/bookings/walk-in/screens/new-booking.tsx'
import { SignedIn } from '#features/sign-in/screens/signed-in.tsx'
import { cashRegister } from '../addresses.ts'
import { words } from './words.ts'

export const meta = {
  title: words.titled(words.newBooking),
  description: words.newBookingText,
  noindex: true,
}

export default function NewBookingPage() {
  return (
    <SignedIn access="staff">
      {(user) => <NewBooking user={user} cashRegister={(bookingId) => `${cashRegister}?booking=${bookingId}`} />}
    </SignedIn>
  )
}
