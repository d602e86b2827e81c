import { BankStatements } from '#features/invoices/bank/screens/bank-statements.tsx'
import { Office } from './office.tsx'

export const meta = {
  title: 'Bank – Sternsinger',
  description: 'Bank statements, and which invoices their money is for',
  noindex: true,
}

export default function BankPage() {
  return <Office access="root">{(user) => <BankStatements user={user} />}</Office>
}
