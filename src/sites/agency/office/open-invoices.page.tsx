import { OpenInvoices } from '#features/invoices/open/screens/open-invoices.tsx'
import { officeMeta, officePage } from './office.tsx'

export const meta = officeMeta('Open invoices', 'What is open, for how long, and reminding of it')

export default officePage('admin', (user) => <OpenInvoices user={user} />)
