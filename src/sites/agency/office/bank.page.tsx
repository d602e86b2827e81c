import { BankStatements } from '#features/invoices/bank/screens/bank-statements.tsx'
import { Office, officeMeta } from './office.tsx'

export const meta = officeMeta('Bank', 'Bank statements, and which invoices their money is for')

export default function BankPage() {
  return <Office access="root">{(user) => <BankStatements user={user} />}</Office>
}
