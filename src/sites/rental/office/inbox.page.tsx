import { rentalInbox } from '#features/inbox/contract.ts'
import { Inbox } from '#features/inbox/screens/inbox.tsx'
import { SignedIn } from '#features/sign-in/screens/signed-in.tsx'
import { words } from './words.ts'

export const meta = {
  title: words.titled(words.inbox),
  description: words.inboxText,
  noindex: true,
}

export default function InboxPage() {
  return <SignedIn access="staff">{(user) => <Inbox user={user} calls={rentalInbox} />}</SignedIn>
}
