import { PaperSettingsScreen } from '#features/invoices/documents/screens/document-settings.tsx'
import { officeMeta, officePage } from './office.tsx'

export const meta = officeMeta('Papers', 'How invoices look, what they say and where they are paid to')

export default officePage('admin', (user) => <PaperSettingsScreen user={user} />)
