import { rentalInbox } from '#features/inbox/contract.ts'
import { Inbox } from '#features/inbox/screens/inbox.tsx'
import { SignedIn } from '#features/sign-in/screens/signed-in.tsx'
import { officeMeta } from './office-meta.ts'
import { words } from './words.ts'

export const meta = officeMeta(words.inbox, words.inboxText)

export default function InboxPage() {
  return <SignedIn access="staff">{(user) => <Inbox user={user} calls={rentalInbox} />}</SignedIn>
}
