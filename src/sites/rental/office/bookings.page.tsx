import { BookingDesk } from '#features/bookings/day/screens/booking-desk.tsx'
import type { MoreActions } from '#features/bookings/day/screens/day-booking.tsx'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { signedInPage } from '#features/sign-in/screens/signed-in.tsx'
import { officeMeta } from './office-meta.ts'
import { WaysOn } from './ways-on.tsx'
import { words } from './words.ts'

export const meta = officeMeta(words.internalCalendar, words.internalCalendarText)

export default signedInPage('staff', (user) => <Desk user={user} />)

function Desk({ user }: { user: SignedInUser }) {
  const waysOn: MoreActions = (booking, now) => <WaysOn booking={booking} now={now} />
  return <BookingDesk user={user} moreActions={waysOn} />
}
