import { agencySettings } from '#features/settings/contract/staff.ts'
import { PersonalSettings } from '#features/settings/screens/office/personal-settings.tsx'
import { Office, officeMeta } from './office.tsx'

export const meta = officeMeta('Settings', 'Your account')

export default function SettingsPage() {
  return <Office access="root">{(user) => <PersonalSettings user={user} calls={agencySettings} />}</Office>
}
