import { rentalBook } from '#features/cash-register/books/contract.ts'
import { CashPosition } from '#features/cash-register/books/screens/cash-position.tsx'
import { SignedIn } from '#features/sign-in/screens/signed-in.tsx'
import { cashRegister } from '../addresses.ts'

export const meta = {
  title: 'Cash position – RentalRevolution',
  description: 'Income by day, month and year',
  noindex: true,
}

export default function CashPositionPage() {
  return (
    <SignedIn access="admin">
      {(user) => (
        <CashPosition
          user={user}
          book={rentalBook}
          base={cashRegister}
          lead="Income at the till and online; vouchers count when they are bought."
        />
      )}
    </SignedIn>
  )
}
