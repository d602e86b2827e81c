import { agencyInbox } from '#features/inbox/contract.ts'
import { Inbox } from '#features/inbox/screens/inbox.tsx'
import { Office } from './office.tsx'

export const meta = { title: 'Inbox – Sternsinger', description: 'Who wrote to the agency', noindex: true }

export default function InboxPage() {
  return <Office access="root">{(user) => <Inbox user={user} calls={agencyInbox} />}</Office>
}
