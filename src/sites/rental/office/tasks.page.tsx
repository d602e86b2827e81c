import { rentalInbox } from '#features/inbox/contract.ts'
import { Tasks } from '#features/inbox/screens/tasks.tsx'
import { signedInPage } from '#features/sign-in/screens/signed-in.tsx'
import { officeMeta } from './office-meta.ts'
import { words } from './words.ts'

export const meta = officeMeta(words.tasks, words.tasksText)

export default signedInPage('staff', (user) => <Tasks user={user} calls={rentalInbox} />)
