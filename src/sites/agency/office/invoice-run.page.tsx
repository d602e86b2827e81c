import { MonthlyRun } from '#features/invoices/run/screens/invoice-run.tsx'
import { Office, officeMeta } from './office.tsx'

export const meta = officeMeta('Monthly run', 'All invoices of a month at once')

export default function InvoiceRunPage() {
  return <Office access="admin">{(user) => <MonthlyRun user={user} />}</Office>
}
