import type { SignedInUser } from '#features/sign-in/contract.ts'
import { OfficePage } from '#features/sign-in/screens/office-page.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import type { InboxCalls } from '../contract.ts'
import { words } from '../words.ts'
import { Logbook } from './logbook.tsx'
import { NewTask } from './new-task.tsx'
import { OpenItems } from './open-items.tsx'

/** What is to be done, with a popup for a new task, an X for each, and for admins the logbook. */
export function Tasks({ user, calls }: { user: SignedInUser; calls: InboxCalls }) {
  const { data } = useEndpoint(calls.getInbox, { query: { type: 'todo', log: false } })
  const count = data?.open.todo ?? 0
  const here = { user, calls }
  return (
    <OfficePage
      user={user}
      title={words.tasks}
      lead={count > 0 ? words.outstanding(count) : undefined}
      actions={
        <>
          <Logbook {...here} types={['todo']} />
          <NewTask {...here} />
        </>
      }
    >
      <OpenItems {...here} type="todo" empty={words.noTasks} announce={(task) => words.newTaskIs(task)} />
    </OfficePage>
  )
}
