import { TillDay } from '#features/cash-register/closing/screens/till-day.tsx'
import { SignedIn } from '#features/sign-in/screens/signed-in.tsx'
import { cashRegister } from '../addresses.ts'
import { words } from './words.ts'

export const meta = {
  title: words.titled(words.openAndClose),
  description: words.openAndCloseText,
  noindex: true,
}

export default function TillDayPage() {
  return <SignedIn access="staff">{(user) => <TillDay user={user} base={cashRegister} />}</SignedIn>
}
