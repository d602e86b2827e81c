import { Customers } from '#features/customers/screens/customers.tsx'
import { Office } from './office.tsx'

export const meta = {
  title: 'Invoices – Sternsinger',
  description: 'Customers, and what they were invoiced',
  noindex: true,
}

export default function InvoicesPage() {
  return <Office access="admin">{(user) => <Customers user={user} />}</Office>
}
