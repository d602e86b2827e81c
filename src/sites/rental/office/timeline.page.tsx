import { FleetTimeline } from '#features/bookings/timeline/screens/fleet-timeline.tsx'
import type { TimelineAddresses } from '#features/bookings/timeline/screens/timeline-addresses.ts'
import { handoverAddress } from '#features/handovers/screens/handover-words.ts'
import { SignedIn } from '#features/sign-in/screens/signed-in.tsx'
import { cashRegister, home } from '../addresses.ts'
import { officeMeta } from './office-meta.ts'
import { words } from './words.ts'

export const meta = officeMeta(words.fleetTimeline, words.fleetTimelineText)

const addresses: TimelineAddresses = {
  dayOverview: (day, id) => `${home}/bookings?day=${day}${id === undefined ? '' : `#booking-${id}`}`,
  handover: handoverAddress,
  bookAgain: (bookingId) => `${home}/new?again=${bookingId}`,
  closure: (id) => `${home}/closure/${id}`,
  cashRegister: (bookingId) => `${cashRegister}?booking=${bookingId}`,
}

export default function TimelinePage() {
  return <SignedIn access="staff">{(user) => <FleetTimeline user={user} addresses={addresses} />}</SignedIn>
}
