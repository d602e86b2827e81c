import { BlockedCustomers } from '#features/blocked-customers/screens/blocked-customers.tsx'
import { SignedIn } from '#features/sign-in/screens/signed-in.tsx'

export const meta = {
  title: 'Blocked customers – RentalRevolution',
  description: 'Customers who may not book any more',
  noindex: true,
}

const dayAddress = (day: string) => `/RentalRevolution/bookings?${new URLSearchParams({ day })}`

export default function BlacklistPage() {
  return <SignedIn access="admin">{(user) => <BlockedCustomers user={user} dayAddress={dayAddress} />}</SignedIn>
}
