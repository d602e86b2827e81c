import { SignedIn } from '#features/sign-in/screens/signed-in.tsx'
import { WithdrawalsList } from '#features/withdrawals/screens/withdrawals-list.tsx'

export const meta = {
  title: 'Withdrawals – RentalRevolution',
  description: 'Who withdrew from the contract of a voucher',
  noindex: true,
}

export default function WithdrawalsPage() {
  return <SignedIn access="staff">{(user) => <WithdrawalsList user={user} />}</SignedIn>
}
