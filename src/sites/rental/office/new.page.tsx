import { NewBooking } from '#features/bookings/walk-in/screens/new-booking.tsx'
import { SignedIn } from '#features/sign-in/screens/signed-in.tsx'
import { payFromToday } from '../office-addresses.ts'
import { words } from './words.ts'

export const meta = {
  title: words.titled(words.newBooking),
  description: words.newBookingText,
  noindex: true,
}

export default function NewBookingPage() {
  return <SignedIn access="staff">{(user) => <NewBooking user={user} cashRegister={payFromToday} />}</SignedIn>
}
