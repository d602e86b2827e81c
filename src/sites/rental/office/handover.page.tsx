import { Handover } from '#features/handovers/screens/handover.tsx'
import { SignedIn } from '#features/sign-in/screens/signed-in.tsx'
import type { PageParams } from '#sites/pages.ts'
import { cashRegister } from '../addresses.ts'
import { onToday } from '../office-addresses.ts'
import { words } from './words.ts'

export const meta = {
  title: words.titled(words.handover),
  description: words.handoverText,
  noindex: true,
}

export default function HandoverPage({ params }: { params: PageParams }) {
  const booking = Number(params.booking)
  return (
    <SignedIn access="staff">
      {(user) => (
        <Handover key={booking} user={user} bookingId={booking} till={cashRegister} bookings={onToday(booking)} />
      )}
    </SignedIn>
  )
}
