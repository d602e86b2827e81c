import { MainMenu, type MenuEntry } from '#features/sign-in/screens/main-menu.tsx'
import { Office } from './office.tsx'

export const meta = { title: 'Main Menu – Sternsinger', description: "The agency's back office", noindex: true }

const entries: readonly MenuEntry[] = [
  { label: 'Mailbox', text: 'Every mail, and whether it went out', to: '/internal/mailbox', access: 'admin' },
  { label: 'Boat rental', text: 'The back office of the rental', to: '/RentalRevolution/internal', access: 'staff' },
  { label: 'Logout', text: 'End your session on this device', to: '/RentalRevolution/logout', access: 'staff' },
]

export default function AgencyMainMenu() {
  return <Office access="root">{(user) => <MainMenu user={user} entries={entries} />}</Office>
}
