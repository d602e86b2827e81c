import { rentalBook } from '#features/cash-register/books/contract.ts'
import { CashPosition } from '#features/cash-register/books/screens/cash-position.tsx'
import { signedInPage } from '#features/sign-in/screens/signed-in.tsx'
import { cashRegister } from '../addresses.ts'
import { officeMeta } from './office-meta.ts'
import { words } from './words.ts'

export const meta = officeMeta(words.cashPosition, words.cashPositionText)

export default signedInPage('admin', (user) => (
  <CashPosition user={user} book={rentalBook} base={cashRegister} lead={words.cashPositionLead} />
))
