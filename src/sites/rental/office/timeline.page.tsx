import { FleetTimeline } from '#features/bookings/timeline/screens/fleet-timeline.tsx'
import type { TimelineAddresses } from '#features/bookings/timeline/screens/timeline-addresses.ts'
import type { WalkInBooked } from '#features/bookings/walk-in/screens/use-walk-in.ts'
import { handoverAddress } from '#features/handovers/screens/handover-words.ts'
import { PayWalkIn } from '#features/handovers/screens/quick/pay-walk-in.tsx'
import { SignedIn } from '#features/sign-in/screens/signed-in.tsx'
import { home } from '../addresses.ts'
import { handOverToday, payAtTill } from '../office-addresses.ts'
import { officeMeta } from './office-meta.ts'
import { words } from './words.ts'

export const meta = officeMeta(words.fleetTimeline, words.fleetTimelineText)

const addresses: TimelineAddresses = {
  dayOverview: (day, id) => `${home}/bookings?day=${day}${id === undefined ? '' : `#booking-${id}`}`,
  handover: handoverAddress,
  bookAgain: (bookingId) => `${home}/new?again=${bookingId}`,
  closure: (id) => `${home}/closure/${id}`,
  cashRegister: payAtTill,
}

export default function TimelinePage() {
  const pay = (booked: WalkInBooked) => <PayWalkIn booked={booked} out={handOverToday} till={payAtTill} />
  return <SignedIn access="staff">{(user) => <FleetTimeline user={user} addresses={addresses} pay={pay} />}</SignedIn>
}
