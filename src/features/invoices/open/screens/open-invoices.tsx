import { useState } from 'react'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { formatDay } from '#kit/shared/day.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { Button } from '#kit/ui/button.tsx'
import layout from '#kit/ui/layout.module.css'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { AllDocuments } from '../../list/screens/all-documents.tsx'
import { getOpenInvoices } from '../contract.ts'
import { ReminderDialog } from './reminder-dialog.tsx'

/** What is open, for how long, and reminding of it. */
export function OpenInvoices({ user }: { user: SignedInUser }) {
  return <AllDocuments user={user} title="Open invoices" state="open" above={<Reminders />} />
}

/** Which reminders are due. They go out after a look at them, since the money may be on the account already. */
function Reminders() {
  const { data } = useEndpoint(getOpenInvoices)
  const [asks, setAsks] = useState(false)
  if (!data) return null
  const { today, invoices, bank_until: until, automatic } = data
  const due = invoices.filter(({ next }) => next !== null && next.from <= today)
  const bank =
    until === null ? 'No bank statement was taken in yet' : `Bank statements are known until ${formatDay(until)}`
  return (
    <>
      {due.length > 0 ? (
        <Banner
          quiet
          tone="warning"
          title={due.length === 1 ? '1 reminder is due' : `${due.length} reminders are due`}
          action={<Button onClick={() => setAsks(true)}>Send reminders ({due.length})</Button>}
        >
          {automatic ? 'They go out by themselves. ' : ''}
          {bank}.
        </Banner>
      ) : (
        <p className={layout.muted}>
          No reminder is due{automatic && '; they go out by themselves'}. {bank}.
        </p>
      )}
      {asks && <ReminderDialog due={due} onClose={() => setAsks(false)} />}
    </>
  )
}
