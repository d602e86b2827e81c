import { IncomingInvoices } from '#features/invoices/incoming/screens/incoming-invoices.tsx'
import { officeMeta, officePage } from './office.tsx'

export const meta = officeMeta('Incoming invoices', 'E-invoices of suppliers: checked, kept and paid')

export default officePage('admin', (user) => <IncomingInvoices user={user} />)
