import { Customers } from '#features/customers/screens/customers.tsx'
import { officeMeta, officePage } from './office.tsx'

export const meta = officeMeta('Invoices', 'Customers, and what they were invoiced')

export default officePage('admin', (user) => <Customers user={user} />)
