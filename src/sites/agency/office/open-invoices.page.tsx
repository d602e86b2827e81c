import { OpenInvoices } from '#features/invoices/open/screens/open-invoices.tsx'
import { Office, officeMeta } from './office.tsx'

export const meta = officeMeta('Open invoices', 'What is open, for how long, and reminding of it')

export default function OpenInvoicesPage() {
  return <Office access="admin">{(user) => <OpenInvoices user={user} />}</Office>
}
