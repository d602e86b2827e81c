import { Care } from '#features/care/screens/care.tsx'
import { handoverAddress } from '#features/handovers/screens/handover-words.ts'
import { SignedIn } from '#features/sign-in/screens/signed-in.tsx'
import { cashRegister, home } from '../addresses.ts'
import { words } from './words.ts'

export const meta = { title: words.titled(words.care), description: words.careText, noindex: true }

const addresses = {
  handover: handoverAddress,
  closure: (id: number) => `${home}/closure/${id}`,
  receipt: (position: number) => `${cashRegister}/receipts/${position}`,
}

export default function CarePage() {
  return <SignedIn access="staff">{(user) => <Care user={user} addresses={addresses} />}</SignedIn>
}
