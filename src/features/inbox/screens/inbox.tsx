import type { SignedInUser } from '#features/sign-in/contract.ts'
import { OfficePage } from '#features/sign-in/screens/office-page.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import type { InboxCalls } from '../contract.ts'
import { words } from '../words.ts'
import { Logbook } from './logbook.tsx'
import { OpenItems } from './open-items.tsx'

/** Who is to be answered, with an X for each, and for admins the logbook with what became of bookings or invoices. */
export function Inbox({ user, calls }: { user: SignedInUser; calls: InboxCalls }) {
  const { data } = useEndpoint(calls.getInbox, { query: { type: 'contact', log: false } })
  const count = data?.open.contact ?? 0
  const here = { user, calls }
  return (
    <OfficePage
      user={user}
      title={words.inbox}
      lead={count > 0 ? words.toAnswer(count) : undefined}
      actions={<Logbook {...here} types={logbook[calls.business]} />}
    >
      <OpenItems {...here} type="contact" empty={words.noRequests} announce={(name) => words.newRequestFrom(name)} />
    </OfficePage>
  )
}

/** The rental takes bookings, the agency sends invoices. */
const logbook = { rental: ['contact', 'confirmation', 'cancellation'], agency: ['contact', 'invoice'] } as const
