import { agencyInbox } from '#features/inbox/contract.ts'
import { Tasks } from '#features/inbox/screens/tasks.tsx'
import { Office } from './office.tsx'

export const meta = { title: 'Tasks – Sternsinger', description: 'What is to be done at the agency', noindex: true }

export default function TasksPage() {
  return <Office access="root">{(user) => <Tasks user={user} calls={agencyInbox} />}</Office>
}
