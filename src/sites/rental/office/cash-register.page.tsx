import { useSearchParams } from 'wouter'
import { CashRegister } from '#features/cash-register/sale/screens/cash-register.tsx'
import { SignedIn } from '#features/sign-in/screens/signed-in.tsx'
import { cashRegister } from '../addresses.ts'
import { words } from './words.ts'

export const meta = {
  title: words.titled(words.cashRegister),
  description: words.cashRegisterText,
  noindex: true,
}

export default function CashRegisterPage() {
  const [search] = useSearchParams()
  const booking = Number(search.get('booking')) || undefined
  return (
    <SignedIn access="staff">{(user) => <CashRegister user={user} base={cashRegister} booking={booking} />}</SignedIn>
  )
}
