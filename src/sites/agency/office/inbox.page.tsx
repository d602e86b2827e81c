import { agencyInbox } from '#features/inbox/contract.ts'
import { Inbox } from '#features/inbox/screens/inbox.tsx'
import { officeMeta, officePage } from './office.tsx'

export const meta = officeMeta('Inbox', 'Who wrote to the agency')

export default officePage('root', (user) => <Inbox user={user} calls={agencyInbox} />)
