import { PaperSettingsScreen } from '#features/invoices/documents/screens/document-settings.tsx'
import { Office } from './office.tsx'

export const meta = {
  title: 'Papers – Sternsinger',
  description: 'How invoices look, what they say and where they are paid to',
  noindex: true,
}

export default function PapersPage() {
  return <Office access="admin">{(user) => <PaperSettingsScreen user={user} />}</Office>
}
