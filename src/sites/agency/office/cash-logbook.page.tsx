import { agencyBook } from '#features/cash-register/books/contract.ts'
import { agencyLogClass, agencyLogColumns } from '#features/cash-register/books/screens/agency-log.tsx'
import { CashLogbook } from '#features/cash-register/books/screens/cash-logbook.tsx'
import { Verification } from '#features/cash-register/books/screens/verification.tsx'
import { officeMeta, officePage } from './office.tsx'

export const meta = officeMeta('Cash logbook', 'The cash register of the last 14 days')

export default officePage('admin', (user) => (
  <CashLogbook
    user={user}
    book={agencyBook}
    columns={agencyLogColumns}
    tableClass={agencyLogClass}
    base="/cashregister"
    lead="The cash register of the last 14 days: product prices in euros, income in dollars."
  >
    <Verification call={agencyBook.verifyTill} heading="h2" />
  </CashLogbook>
))
