import { rentalInbox } from '#features/inbox/contract.ts'
import { Tasks } from '#features/inbox/screens/tasks.tsx'
import { SignedIn } from '#features/sign-in/screens/signed-in.tsx'

export const meta = {
  title: 'Tasks – RentalRevolution',
  description: 'What is to be done at the boat rental',
  noindex: true,
}

export default function TasksPage() {
  return <SignedIn access="staff">{(user) => <Tasks user={user} calls={rentalInbox} />}</SignedIn>
}
