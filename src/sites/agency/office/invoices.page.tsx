import { Customers } from '#features/customers/screens/customers.tsx'
import { Office, officeMeta } from './office.tsx'

export const meta = officeMeta('Invoices', 'Customers, and what they were invoiced')

export default function InvoicesPage() {
  return <Office access="admin">{(user) => <Customers user={user} />}</Office>
}
