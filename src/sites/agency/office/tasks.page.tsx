import { agencyInbox } from '#features/inbox/contract.ts'
import { Tasks } from '#features/inbox/screens/tasks.tsx'
import { officeMeta, officePage } from './office.tsx'

export const meta = officeMeta('Tasks', 'What is to be done at the agency')

export default officePage('root', (user) => <Tasks user={user} calls={agencyInbox} />)
