import { Mailbox } from '#features/sent-mails/screens/mailbox.tsx'
import { EmptyState } from '#kit/ui/empty-state.tsx'
import { Toaster } from '#kit/ui/toaster.tsx'
import { Office, officeMeta } from './office.tsx'

export const meta = officeMeta('Mailbox', 'Every mail, and whether it went out')

export default function MailboxPage() {
  return (
    <Office access="admin">
      <Mailbox
        viewer="staff"
        empty={<EmptyState title="No mails yet" text="Every mail that the product writes appears here." />}
      />
      <Toaster />
    </Office>
  )
}
