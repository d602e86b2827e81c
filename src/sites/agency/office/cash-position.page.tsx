import { agencyBook } from '#features/cash-register/books/contract.ts'
import { CashPosition } from '#features/cash-register/books/screens/cash-position.tsx'
import { Office } from './office.tsx'

export const meta = {
  title: 'Cash position – Sternsinger',
  description: 'Income by day, month and year',
  noindex: true,
}

export default function CashPositionPage() {
  return (
    <Office access="admin">
      {(user) => (
        <CashPosition
          user={user}
          book={agencyBook}
          base="/cashregister"
          lead="What came in for invoices, in dollars at the rates of the day."
        />
      )}
    </Office>
  )
}
