import { agencySettings } from '#features/settings/contract/staff.ts'
import { PersonalSettings } from '#features/settings/screens/office/personal-settings.tsx'
import { Office } from './office.tsx'

export const meta = { title: 'Settings – Sternsinger', description: 'Your account', noindex: true }

export default function SettingsPage() {
  return <Office access="root">{(user) => <PersonalSettings user={user} calls={agencySettings} />}</Office>
}
