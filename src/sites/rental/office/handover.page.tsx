import { Handover } from '#features/handovers/screens/handover.tsx'
import { SignedIn } from '#features/sign-in/screens/signed-in.tsx'
import type { PageParams } from '#sites/pages.ts'
import { cashRegister, home } from '../addresses.ts'

export const meta = {
  title: 'Check-out and return – RentalRevolution',
  description: 'Handing a boat over at the pier and taking it back',
  noindex: true,
}

export default function HandoverPage({ params }: { params: PageParams }) {
  const booking = Number(params.booking)
  return (
    <SignedIn access="staff">
      {(user) => (
        <Handover key={booking} user={user} bookingId={booking} till={cashRegister} bookings={`${home}/bookings`} />
      )}
    </SignedIn>
  )
}
