import { BlockedCustomers } from '#features/blocked-customers/screens/blocked-customers.tsx'
import { SignedIn } from '#features/sign-in/screens/signed-in.tsx'
import { words } from './words.ts'

export const meta = {
  title: words.titled(words.blockedCustomers),
  description: words.blockedCustomersText,
  noindex: true,
}

const dayAddress = (day: string) => `/RentalRevolution/bookings?${new URLSearchParams({ day })}`

export default function BlacklistPage() {
  return <SignedIn access="admin">{(user) => <BlockedCustomers user={user} dayAddress={dayAddress} />}</SignedIn>
}
