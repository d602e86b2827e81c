import { OwnPlacePage } from '#features/bookings/waiting/screens/own-place.tsx'
import { overviewOf, privacy, terms } from '../addresses.ts'
import { words } from '../words.ts'

export const meta = {
  title: words.waitingTitle,
  description: words.waitingDescription,
  noindex: true,
}

const addresses = { fleet: overviewOf('all'), overviewOf, terms, privacy }

export default function WaitingPage() {
  return <OwnPlacePage addresses={addresses} />
}
