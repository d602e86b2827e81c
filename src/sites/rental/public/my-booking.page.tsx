import { OwnBookingPage } from '#features/bookings/self-service/screens/own-booking.tsx'
import { overviewOf, terms } from '../addresses.ts'

export const meta = {
  title: 'My booking · Rental Revolution',
  description: 'Everything about your booking: when, where, what is to be paid, and how to change or cancel it.',
  noindex: true,
}

const addresses = { fleet: overviewOf('all'), terms }

export default function MyBookingPage() {
  return <OwnBookingPage addresses={addresses} />
}
