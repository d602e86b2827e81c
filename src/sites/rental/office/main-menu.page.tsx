import { useEffect } from 'react'
import { UnfinishedBanner } from '#features/bookings/day/screens/unfinished-banner.tsx'
import { rentalInbox } from '#features/inbox/contract.ts'
import { productTypes } from '#features/products/contract.ts'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { MainMenu, type MenuEntry } from '#features/sign-in/screens/main-menu.tsx'
import { SignedIn } from '#features/sign-in/screens/signed-in.tsx'
import { getBlockedVehicles } from '#features/vehicles/contract/staff.ts'
import { getAllVehicles, vehicleTypes } from '#features/vehicles/contract.ts'
import { typeNames, typeTitles } from '#features/vehicles/screens/type-names.ts'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { useIdle } from '#kit/ui/use-idle.ts'
import { bookByHours, cashRegister, home, overviewOf } from '../addresses.ts'
import { Today } from './today.tsx'

export const meta = {
  title: 'Main Menu – RentalRevolution',
  description: 'The back office of the boat rental',
  noindex: true,
}

export default function RentalMainMenu() {
  return <SignedIn access="staff">{(user) => <Menu user={user} />}</SignedIn>
}

function Menu({ user }: { user: SignedInUser }) {
  useOfficeAhead()
  const open = useEndpoint(rentalInbox.getInbox, { query: { log: false } }).data?.open
  const blocked = useEndpoint(getBlockedVehicles).data?.blocked_vehicles.length
  const fleet = useEndpoint(getAllVehicles, { params: { type: 'all' } }).data
  const countOf = (type: string) => fleet?.filter((vehicle) => vehicle.type === type).length

  const entries: readonly MenuEntry[] = [
    {
      label: 'Tasks',
      text: 'What is to be done',
      to: `${home}/tasks`,
      access: 'staff',
      badge: open && { count: open.todo, what: 'open' },
    },
    {
      label: 'Inbox',
      text: 'What customers ask',
      to: `${home}/inbox`,
      access: 'staff',
      badge: open && { count: open.contact, what: 'open' },
    },
    {
      label: 'Calendar',
      text: 'Days, timeline, new bookings',
      access: 'staff',
      ways: [
        { label: 'Daily overview', to: `${home}/bookings` },
        { label: 'Timeline of the fleet', to: `${home}/timeline` },
        { label: 'Walk-in', to: `${home}/timeline?walk-in` },
        ...vehicleTypes.map((type) => ({
          label: `Booking calendar: ${typeNames[type].plural}`,
          to: bookByHours(type),
        })),
      ],
    },
    {
      label: 'Cash Register',
      text: 'Take money, receipts, closing',
      access: 'staff',
      ways: [
        { label: 'Booking', to: cashRegister, state: { mode: 'booking' } },
        { label: 'Products', to: cashRegister, state: { mode: 'products' } },
        { label: 'Voucher', to: cashRegister, state: { mode: 'voucher' } },
        { label: 'Receipts', to: `${cashRegister}/receipts` },
        { label: 'Open & close', to: `${cashRegister}/day` },
        { label: 'Cash position', to: `${cashRegister}/cashposition`, access: 'admin' },
        { label: 'Logbook', to: `${cashRegister}/logbook`, access: 'admin' },
      ],
    },
    {
      label: 'Boats',
      text: 'Fleet, prices, pictures',
      access: 'staff',
      badge: blocked === undefined ? undefined : { count: blocked, what: 'blocked' },
      ways: vehicleTypes.map((type) => ({
        label: typeTitles[type],
        to: overviewOf(type),
        count: countOf(type),
      })),
    },
    {
      label: 'Products',
      text: 'Drinks, foods and their stock',
      access: 'staff',
      ways: productTypes.map((type) => ({
        label: `${type[0]?.toUpperCase()}${type.slice(1)}`,
        to: `${home}/products/${type}`,
      })),
    },
    { label: 'Withdrawals', text: 'Vouchers given back by their buyers', to: `${home}/withdrawals`, access: 'staff' },
    { label: 'Employees', text: 'Who works here', to: `${home}/employees`, access: 'admin' },
    { label: 'Blockings', text: 'Customers who may not book', to: `${home}/blacklist`, access: 'admin' },
    { label: 'Working Hours', text: 'Hours of the last months', to: `${home}/workinghours`, access: 'staff' },
    {
      label: 'Settings',
      text: user.root ? 'Opening hours and seasons' : 'Your details and password',
      to: `${home}/settings`,
      access: 'staff',
    },
    { label: 'Mailbox', text: 'Every mail, and whether it went out', to: '/internal/mailbox', access: 'admin' },
    { label: 'Logout', text: 'End your session here', to: `${home}/logout`, access: 'staff' },
  ]
  return (
    <MainMenu user={user} entries={entries} more={[{ label: 'Agency', to: '/internal' }]} glance={<Today />}>
      <UnfinishedBanner user={user} />
    </MainMenu>
  )
}

/** Whoever is at the menu opens one of its pages next: their code comes while nothing else is to be done. */
function useOfficeAhead() {
  const idle = useIdle()
  useEffect(() => {
    if (!idle) return
    const loadAll = async () => {
      const { pages } = await import('../office-pages.ts')
      for (const load of Object.values(pages)) await load()
    }
    // Without a connection each page says so itself when it is opened.
    void loadAll().catch(() => {})
  }, [idle])
}
