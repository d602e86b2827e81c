import { rentalBook } from '#features/cash-register/books/contract.ts'
import { CashLogbook } from '#features/cash-register/books/screens/cash-logbook.tsx'
import { rentalLogClass, rentalLogColumns } from '#features/cash-register/books/screens/rental-log.tsx'
import { signedInPage } from '#features/sign-in/screens/signed-in.tsx'
import { cashRegister } from '../addresses.ts'
import { officeMeta } from './office-meta.ts'
import { words } from './words.ts'

export const meta = officeMeta(words.cashLogbook, words.cashLogbookText)

const columns = rentalLogColumns(cashRegister)

export default signedInPage('admin', (user) => (
  <CashLogbook
    user={user}
    book={rentalBook}
    columns={columns}
    tableClass={rentalLogClass}
    base={cashRegister}
    lead={words.cashLogbookLead}
  />
))
