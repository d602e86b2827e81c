import { AutomaticBackup } from '#features/backups/screens/automatic-backup.tsx'
import { getCustomerCounts } from '#features/customers/contract.ts'
import { agencyInbox } from '#features/inbox/contract.ts'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { MainMenu, type MenuEntry, type MenuWay } from '#features/sign-in/screens/main-menu.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { DownloadInvoices } from './download-invoices.tsx'
import { Office } from './office.tsx'
import { Waiting } from './waiting.tsx'

export const meta = { title: 'Main Menu – Sternsinger', description: "The agency's back office", noindex: true }

export default function AgencyMainMenu() {
  return <Office access="staff">{(user) => <Menu user={user} />}</Office>
}

function Menu({ user }: { user: SignedInUser }) {
  const open = useEndpoint(agencyInbox.getInbox, user.root ? { query: { log: false } } : undefined).data?.open
  const customers = useEndpoint(getCustomerCounts, undefined, { enabled: user.root }).data
  // What of the agency is root's, the others have at the boat rental.
  const own = (page: string) => (user.root ? `/${page}` : `/RentalRevolution/${page}`)

  const entries: readonly MenuEntry[] = [
    {
      label: 'Tasks',
      text: 'What is to be done',
      to: '/tasks',
      access: 'root',
      badge: open && { count: open.todo, what: 'open' },
    },
    {
      label: 'Inbox',
      text: 'Who wrote to us',
      to: '/inbox',
      access: 'root',
      badge: open && { count: open.contact, what: 'open' },
    },
    {
      label: 'Invoices',
      text: 'Customers and what they pay',
      to: '/invoices',
      access: 'admin',
      badge: customers && { count: customers.not_invoiced, what: 'not invoiced this month' },
    },
    {
      label: 'Cash Register',
      text: user.root ? 'Invoices that are paid' : 'Take money, receipts, closing',
      access: 'staff',
      badge: customers && { count: customers.unpaid, what: 'unpaid' },
      ...(user.admin
        ? {
            ways: [
              { label: 'Cash Register', to: own('cashregister') },
              { label: 'Cash position', to: '/cashregister/cashposition' },
              { label: 'Logbook', to: '/cashregister/logbook' },
            ],
          }
        : { to: own('cashregister') }),
    },
    { label: 'Acquisition', text: 'Whom to win next', to: '/acquisition', access: 'admin' },
    { label: 'Employees', text: 'Who works here', to: own('employees'), access: 'admin' },
    { label: 'Download', text: 'The invoices of a month', access: 'admin', popup: <DownloadInvoices /> },
    { label: 'Working Hours', text: 'Hours of the last months', to: own('workinghours'), access: 'staff' },
    { label: 'Sandbox', text: 'Every mail and paper, to try out', to: '/sandbox', access: 'staff' },
    { label: 'Settings', text: 'Your details and password', to: own('settings'), access: 'staff' },
  ]
  return (
    <MainMenu user={user} entries={entries} more={more} glance={user.root && <Waiting />}>
      <AutomaticBackup user={user} />
    </MainMenu>
  )
}

const more: readonly MenuWay[] = [
  { label: 'Boat rental', to: '/RentalRevolution/internal' },
  { label: 'Mailbox', to: '/internal/mailbox', access: 'admin' },
  { label: 'Backups', to: '/internal/backups', access: 'root' },
  { label: 'Audit log', to: '/internal/audit-log', access: 'root' },
  { label: 'Privacy', to: '/internal/privacy', access: 'root' },
  { label: 'Logout', to: '/RentalRevolution/logout' },
]
