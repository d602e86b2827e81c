import { MainMenu, type MenuEntry } from '#features/sign-in/screens/main-menu.tsx'
import { SignedIn } from '#features/sign-in/screens/signed-in.tsx'

export const meta = {
  title: 'Main Menu – RentalRevolution',
  description: 'The back office of the boat rental',
  noindex: true,
}

const entries: readonly MenuEntry[] = [
  {
    label: 'Boats',
    text: 'The whole fleet with prices and pictures',
    to: '/RentalRevolution/overview/all',
    access: 'staff',
  },
  {
    label: 'Book by the hour',
    text: 'Enter a booking for a customer',
    to: '/RentalRevolution/book/all',
    access: 'staff',
  },
  {
    label: 'New Employee',
    text: 'Register somebody who works here',
    to: '/RentalRevolution/register',
    access: 'admin',
  },
  { label: 'Mailbox', text: 'Every mail, and whether it went out', to: '/internal/mailbox', access: 'admin' },
  { label: 'Logout', text: 'End your session on this device', to: '/RentalRevolution/logout', access: 'staff' },
]

export default function RentalMainMenu() {
  return <SignedIn access="staff">{(user) => <MainMenu user={user} entries={entries} />}</SignedIn>
}
