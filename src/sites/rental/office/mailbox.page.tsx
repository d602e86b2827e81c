import { Mailbox } from '#features/sent-mails/screens/mailbox.tsx'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { signedInPage } from '#features/sign-in/screens/signed-in.tsx'
import { useOfficeLanguage } from '#features/sign-in/screens/use-office-language.ts'
import { EmptyState } from '#kit/ui/empty-state.tsx'
import { Toaster } from '#kit/ui/toaster.tsx'
import { officeMeta } from './office-meta.ts'
import { words } from './words.ts'

export const meta = officeMeta(words.mailbox, words.mailboxMenu)

export default signedInPage('admin', (user) => <OfficeMailbox user={user} />)

function OfficeMailbox({ user }: { user: SignedInUser }) {
  useOfficeLanguage(user.language)
  return (
    <>
      <Mailbox viewer="staff" empty={<EmptyState title={words.noMails} text={words.noMailsText} />} />
      <Toaster />
    </>
  )
}
