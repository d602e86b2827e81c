import { SignedIn } from '#features/sign-in/screens/signed-in.tsx'
import { WithdrawalsList } from '#features/withdrawals/screens/withdrawals-list.tsx'
import { words } from './words.ts'

export const meta = {
  title: words.titled(words.withdrawals),
  description: words.withdrawalsText,
  noindex: true,
}

export default function WithdrawalsPage() {
  return <SignedIn access="staff">{(user) => <WithdrawalsList user={user} />}</SignedIn>
}
