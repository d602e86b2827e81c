import { rentalBook } from '#features/cash-register/books/contract.ts'
import { CashPosition } from '#features/cash-register/books/screens/cash-position.tsx'
import { SignedIn } from '#features/sign-in/screens/signed-in.tsx'
import { cashRegister } from '../addresses.ts'
import { words } from './words.ts'

export const meta = {
  title: words.titled(words.cashPosition),
  description: words.cashPositionText,
  noindex: true,
}

export default function CashPositionPage() {
  return (
    <SignedIn access="admin">
      {(user) => <CashPosition user={user} book={rentalBook} base={cashRegister} lead={words.cashPositionLead} />}
    </SignedIn>
  )
}
