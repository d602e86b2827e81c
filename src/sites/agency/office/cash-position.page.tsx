import { agencyBook } from '#features/cash-register/books/contract.ts'
import { CashPosition } from '#features/cash-register/books/screens/cash-position.tsx'
import { officeMeta, officePage } from './office.tsx'

export const meta = officeMeta('Cash position', 'Income by day, month and year')

export default officePage('admin', (user) => (
  <CashPosition
    user={user}
    book={agencyBook}
    base="/cashregister"
    lead="What came in for invoices, in dollars at the rates of the day."
  />
))
