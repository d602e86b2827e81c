import { rentalInbox } from '#features/inbox/contract.ts'
import { Inbox } from '#features/inbox/screens/inbox.tsx'
import { signedInPage } from '#features/sign-in/screens/signed-in.tsx'
import { officeMeta } from './office-meta.ts'
import { words } from './words.ts'

export const meta = officeMeta(words.inbox, words.inboxText)

export default signedInPage('staff', (user) => <Inbox user={user} calls={rentalInbox} />)
