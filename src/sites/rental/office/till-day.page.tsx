import { TillDay } from '#features/cash-register/closing/screens/till-day.tsx'
import { SignedIn } from '#features/sign-in/screens/signed-in.tsx'
import { cashRegister } from '../addresses.ts'

export const meta = {
  title: 'Open & close – RentalRevolution',
  description: 'Float, report and closing of the till',
  noindex: true,
}

export default function TillDayPage() {
  return <SignedIn access="staff">{(user) => <TillDay user={user} base={cashRegister} />}</SignedIn>
}
