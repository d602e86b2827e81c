import { OwnBookingPage } from '#features/bookings/self-service/screens/own-booking.tsx'
import { overviewOf, terms } from '../addresses.ts'
import { words } from '../words.ts'

export const meta = {
  title: words.myBookingTitle,
  description: words.myBookingDescription,
  noindex: true,
}

const addresses = { fleet: overviewOf('all'), terms }

export default function MyBookingPage() {
  return <OwnBookingPage addresses={addresses} />
}
