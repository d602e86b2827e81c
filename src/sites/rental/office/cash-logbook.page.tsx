import { CashLogbook } from '#features/cash-register/screens/cash-logbook.tsx'
import { SignedIn } from '#features/sign-in/screens/signed-in.tsx'
import { cashRegister } from '../addresses.ts'

export const meta = {
  title: 'Cash logbook – RentalRevolution',
  description: 'The cash register of the last 14 days',
  noindex: true,
}

export default function CashLogbookPage() {
  return <SignedIn access="admin">{(user) => <CashLogbook user={user} base={cashRegister} />}</SignedIn>
}
