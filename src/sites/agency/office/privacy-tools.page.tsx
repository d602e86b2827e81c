import { PrivacyTools } from '#features/privacy/screens/privacy-tools.tsx'
import { Office, officeMeta } from './office.tsx'

export const meta = officeMeta('Privacy tools', 'Export and erase a person, and what goes by itself')

export default function PrivacyToolsPage() {
  return <Office access="root">{(user) => <PrivacyTools user={user} />}</Office>
}
