import { rentalInbox } from '#features/inbox/contract.ts'
import { Inbox } from '#features/inbox/screens/inbox.tsx'
import { SignedIn } from '#features/sign-in/screens/signed-in.tsx'

export const meta = {
  title: 'Inbox – RentalRevolution',
  description: 'Who waits for an answer of the boat rental',
  noindex: true,
}

export default function InboxPage() {
  return <SignedIn access="staff">{(user) => <Inbox user={user} calls={rentalInbox} />}</SignedIn>
}
