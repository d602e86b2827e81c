import { MonthlyRun } from '#features/invoices/run/screens/invoice-run.tsx'
import { Office } from './office.tsx'

export const meta = {
  title: 'Monthly run – Sternsinger',
  description: 'All invoices of a month at once',
  noindex: true,
}

export default function InvoiceRunPage() {
  return <Office access="admin">{(user) => <MonthlyRun user={user} />}</Office>
}
