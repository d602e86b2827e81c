import { BlockedCustomers } from '#features/blocked-customers/screens/blocked-customers.tsx'
import { signedInPage } from '#features/sign-in/screens/signed-in.tsx'
import { officeMeta } from './office-meta.ts'
import { words } from './words.ts'

export const meta = officeMeta(words.blockedCustomers, words.blockedCustomersText)

const dayAddress = (day: string) => `/RentalRevolution/bookings?${new URLSearchParams({ day })}`

export default signedInPage('admin', (user) => <BlockedCustomers user={user} dayAddress={dayAddress} />)
