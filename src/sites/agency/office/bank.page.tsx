import { BankStatements } from '#features/invoices/bank/screens/bank-statements.tsx'
import { officeMeta, officePage } from './office.tsx'

export const meta = officeMeta('Bank', 'Bank statements, and which invoices their money is for')

export default officePage('root', (user) => <BankStatements user={user} />)
