import { Mailbox } from '#features/sent-mails/screens/mailbox.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { EmptyState } from '#kit/ui/empty-state.tsx'
import { bookByHours } from '../addresses.ts'

export const meta = {
  title: 'Mailbox · Rental Revolution',
  description: 'The mails of your own booking, kept here as long as this is a demonstration.',
  noindex: true,
}

export default function MailPage() {
  return (
    <Mailbox
      viewer="visitor"
      empty={
        <EmptyState
          title="No mails yet"
          text="When you book a boat, the mail with your code and the confirmation appear here by themselves."
        >
          <ButtonLink to={bookByHours('all')}>Book a boat</ButtonLink>
        </EmptyState>
      }
    />
  )
}
