import { getDueTasks } from '#features/acquisition/notes/contract.ts'
import { getCustomerCounts } from '#features/customers/contract.ts'
import { agencyInbox } from '#features/inbox/contract.ts'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import type { MenuEntry, MenuWay } from '#features/sign-in/screens/menu-entry.ts'
import {
  AcquisitionIcon,
  BackupIcon,
  BoatIcon,
  DownloadIcon,
  HoursIcon,
  InboxIcon,
  InvoiceIcon,
  LogIcon,
  LogoutIcon,
  MailIcon,
  PeopleIcon,
  SandboxIcon,
  SettingsIcon,
  ShieldIcon,
  TasksIcon,
  TillIcon,
} from '#kit/ui/office-icons.tsx'
import type { FrameEntry } from '#kit/ui/office-menu.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { DownloadInvoices } from './download-invoices.tsx'

/** What waits at the agency; most of it only root is told. */
export function useWaitingWork(user: SignedInUser | null | undefined) {
  const enabled = user?.root === true
  return {
    open: useEndpoint(agencyInbox.getInbox, { query: { log: false } }, { enabled }).data?.open,
    tasks: useEndpoint(getDueTasks, undefined, { enabled: user?.admin === true }).data?.total,
    customers: useEndpoint(getCustomerCounts, undefined, { enabled }).data,
  }
}

export const groups = { work: 'Work', money: 'Money', office: 'Office' } as const

/** Everything in the agency's office: its main menu, and the menu of its bar. */
export function agencyMenu(
  user: SignedInUser,
  { open, tasks, customers }: ReturnType<typeof useWaitingWork>,
): readonly MenuEntry[] {
  // What of the agency is root's, the others have at the boat rental.
  const own = (page: string) => (user.root ? `/${page}` : `/RentalRevolution/${page}`)

  return [
    {
      label: 'Tasks',
      icon: <TasksIcon />,
      group: groups.work,
      text: 'What is to be done',
      to: '/tasks',
      access: 'root',
      badge: open && { count: open.todo, what: 'open' },
    },
    {
      label: 'Inbox',
      icon: <InboxIcon />,
      group: groups.work,
      text: 'Who wrote to us',
      to: '/inbox',
      access: 'root',
      badge: open && { count: open.contact, what: 'open' },
    },
    {
      label: 'Invoices',
      icon: <InvoiceIcon />,
      group: groups.money,
      text: 'Customers and what they pay',
      to: '/invoices',
      parts: [
        { label: 'New document', to: '/invoices/new', terms: 'invoice quote down payment final' },
        { label: 'Incoming', to: '/invoices/incoming', access: 'admin', terms: 'e-invoice XRechnung ZUGFeRD supplier' },
      ],
      access: 'admin',
      badge: customers && { count: customers.not_invoiced, what: 'not invoiced this month' },
    },
    {
      label: 'Cash Register',
      icon: <TillIcon />,
      group: groups.money,
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
    {
      label: 'Acquisition',
      icon: <AcquisitionIcon />,
      group: groups.work,
      text: 'Whom to win next',
      to: '/acquisition',
      access: 'admin',
      badge: tasks === undefined ? undefined : { count: tasks, what: 'due' },
    },
    {
      label: 'Employees',
      icon: <PeopleIcon />,
      group: groups.office,
      text: 'Who works here',
      to: own('employees'),
      access: 'admin',
    },
    {
      label: 'Download',
      icon: <DownloadIcon />,
      group: groups.money,
      text: 'The invoices of a month',
      access: 'admin',
      popup: <DownloadInvoices />,
    },
    {
      label: 'Working Hours',
      icon: <HoursIcon />,
      group: groups.office,
      text: 'Hours of the last months',
      to: own('workinghours'),
      access: 'staff',
    },
    {
      label: 'Sandbox',
      icon: <SandboxIcon />,
      group: groups.office,
      text: 'Every mail and paper, to try out',
      to: '/sandbox',
      access: 'staff',
    },
    {
      label: 'Settings',
      icon: <SettingsIcon />,
      group: groups.office,
      text: 'Your details and password',
      to: own('settings'),
      access: 'staff',
    },
  ]
}

export const rental = { label: 'Boat rental', icon: <BoatIcon />, to: '/RentalRevolution/internal' }

/** What is seldom needed. */
export const more: readonly (MenuWay & Pick<FrameEntry, 'icon'>)[] = [
  rental,
  { label: 'Mailbox', icon: <MailIcon />, to: '/internal/mailbox', access: 'admin' },
  { label: 'Backups', icon: <BackupIcon />, to: '/internal/backups', access: 'root' },
  { label: 'Audit log', icon: <LogIcon />, to: '/internal/audit-log', access: 'root' },
  { label: 'Privacy', icon: <ShieldIcon />, to: '/internal/privacy', access: 'root' },
  { label: 'Logout', icon: <LogoutIcon />, to: '/RentalRevolution/logout' },
]
