import { TillDay } from '#features/cash-register/closing/screens/till-day.tsx'
import { SignedIn } from '#features/sign-in/screens/signed-in.tsx'
import { cashRegister } from '../addresses.ts'
import { officeMeta } from './office-meta.ts'
import { words } from './words.ts'

export const meta = officeMeta(words.openAndClose, words.openAndCloseText)

export default function TillDayPage() {
  return <SignedIn access="staff">{(user) => <TillDay user={user} base={cashRegister} />}</SignedIn>
}
