import { OpenInvoices } from '#features/invoices/open/screens/open-invoices.tsx'
import { Office } from './office.tsx'

export const meta = {
  title: 'Open invoices – Sternsinger',
  description: 'What is open, for how long, and reminding of it',
  noindex: true,
}

export default function OpenInvoicesPage() {
  return <Office access="admin">{(user) => <OpenInvoices user={user} />}</Office>
}
