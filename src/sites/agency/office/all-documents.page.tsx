import { AllDocuments } from '#features/invoices/list/screens/all-documents.tsx'
import { officeMeta, officePage } from './office.tsx'

export const meta = officeMeta('All documents', 'Invoices and credit notes of all customers')

export default officePage('admin', (user) => <AllDocuments user={user} title="All documents" />)
