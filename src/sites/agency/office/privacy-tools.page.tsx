import { PrivacyTools } from '#features/privacy/screens/privacy-tools.tsx'
import { Office } from './office.tsx'

export const meta = {
  title: 'Privacy tools – Sternsinger',
  description: 'Export and erase a person, and what goes by itself',
  noindex: true,
}

export default function PrivacyToolsPage() {
  return <Office access="root">{(user) => <PrivacyTools user={user} />}</Office>
}
