import { Accounting } from '#features/cash-register/accounting/screens/accounting.tsx'
import { SignedIn } from '#features/sign-in/screens/signed-in.tsx'
import { officeMeta } from './office-meta.ts'
import { words } from './words.ts'

export const meta = officeMeta(words.accounting, words.accountingText)

export default function AccountingPage() {
  return <SignedIn access="admin">{(user) => <Accounting user={user} lead={`${words.accountingText}.`} />}</SignedIn>
}
