import { agencyInbox } from '#features/inbox/contract.ts'
import { Inbox } from '#features/inbox/screens/inbox.tsx'
import { Office, officeMeta } from './office.tsx'

export const meta = officeMeta('Inbox', 'Who wrote to the agency')

export default function InboxPage() {
  return <Office access="root">{(user) => <Inbox user={user} calls={agencyInbox} />}</Office>
}
