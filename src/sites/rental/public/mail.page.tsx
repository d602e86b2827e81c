import { Mailbox } from '#features/sent-mails/screens/mailbox.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { EmptyState } from '#kit/ui/empty-state.tsx'
import { bookByHours } from '../addresses.ts'
import { words } from '../words.ts'

export const meta = {
  title: words.mailboxTitle,
  description: words.mailboxDescription,
  noindex: true,
}

export default function MailPage() {
  return (
    <Mailbox
      viewer="visitor"
      empty={
        <EmptyState title={words.noMails} text={words.noMailsText}>
          <ButtonLink to={bookByHours('all')}>{words.bookBoat}</ButtonLink>
        </EmptyState>
      }
    />
  )
}
