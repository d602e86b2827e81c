import { PaperSettingsScreen } from '#features/invoices/documents/screens/document-settings.tsx'
import { Office, officeMeta } from './office.tsx'

export const meta = officeMeta('Papers', 'How invoices look, what they say and where they are paid to')

export default function PapersPage() {
  return <Office access="admin">{(user) => <PaperSettingsScreen user={user} />}</Office>
}
