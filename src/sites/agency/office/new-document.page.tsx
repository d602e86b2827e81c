import { NewDocument } from '#features/invoices/single/screens/new-document.tsx'
import { officeMeta, officePage } from './office.tsx'

export const meta = officeMeta('New document', 'Invoices, down payments, final invoices and quotes')

export default officePage('admin', (user) => <NewDocument user={user} />)
