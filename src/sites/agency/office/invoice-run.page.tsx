import { MonthlyRun } from '#features/invoices/run/screens/invoice-run.tsx'
import { officeMeta, officePage } from './office.tsx'

export const meta = officeMeta('Monthly run', 'All invoices of a month at once')

export default officePage('admin', (user) => <MonthlyRun user={user} />)
