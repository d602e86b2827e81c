import { useEffect } from 'react'
import { UnfinishedBanner } from '#features/bookings/day/screens/unfinished-banner.tsx'
import { rentalInbox } from '#features/inbox/contract.ts'
import { productTypes } from '#features/products/contract.ts'
import { categoryWords } from '#features/products/screens/category-words.ts'
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
import { words } from './words.ts'

export const meta = {
  title: words.titled(words.mainMenu),
  description: words.mainMenuText,
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
      label: words.tasks,
      text: words.tasksMenu,
      to: `${home}/tasks`,
      access: 'staff',
      badge: open && { count: open.todo, what: words.open },
    },
    {
      label: words.inbox,
      text: words.inboxMenu,
      to: `${home}/inbox`,
      access: 'staff',
      badge: open && { count: open.contact, what: words.open },
    },
    {
      label: words.calendar,
      text: words.calendarMenu,
      access: 'staff',
      ways: [
        { label: words.dailyOverview, to: `${home}/bookings` },
        { label: words.timelineOfFleet, to: `${home}/timeline` },
        { label: words.walkIn, to: `${home}/timeline?walk-in` },
        ...vehicleTypes.map((type) => ({
          label: words.bookingCalendar(typeNames[type].plural),
          to: bookByHours(type),
        })),
      ],
    },
    {
      label: words.cashRegister,
      text: words.cashRegisterMenu,
      access: 'staff',
      ways: [
        { label: words.booking, to: cashRegister, state: { mode: 'booking' } },
        { label: words.products, to: cashRegister, state: { mode: 'products' } },
        { label: words.voucher, to: cashRegister, state: { mode: 'voucher' } },
        { label: words.receipts, to: `${cashRegister}/receipts` },
        { label: words.openAndClose, to: `${cashRegister}/day` },
        { label: words.cashPosition, to: `${cashRegister}/cashposition`, access: 'admin' },
        { label: words.logbook, to: `${cashRegister}/logbook`, access: 'admin' },
      ],
    },
    {
      label: words.boats,
      text: words.boatsMenu,
      access: 'staff',
      badge: blocked === undefined ? undefined : { count: blocked, what: words.blocked },
      ways: vehicleTypes.map((type) => ({
        label: typeTitles[type],
        to: overviewOf(type),
        count: countOf(type),
      })),
    },
    {
      label: words.products,
      text: words.productsMenu,
      access: 'staff',
      ways: productTypes.map((type) => ({
        label: categoryWords[type].title,
        to: `${home}/products/${type}`,
      })),
    },
    { label: words.prices, text: words.pricesMenu, to: `${home}/prices`, access: 'admin' },
    { label: words.withdrawals, text: words.withdrawalsMenu, to: `${home}/withdrawals`, access: 'staff' },
    { label: words.employees, text: words.employeesMenu, to: `${home}/employees`, access: 'admin' },
    { label: words.blockings, text: words.blockingsMenu, to: `${home}/blacklist`, access: 'admin' },
    { label: words.workingHours, text: words.workingHoursMenu, to: `${home}/workinghours`, access: 'staff' },
    {
      label: words.settings,
      text: user.root ? words.settingsOfRoot : words.settingsOfStaff,
      to: `${home}/settings`,
      access: 'staff',
    },
    { label: words.mailbox, text: words.mailboxMenu, to: `${home}/internal/mailbox`, access: 'admin' },
    { label: words.logout, text: words.logoutMenu, to: `${home}/logout`, access: 'staff' },
  ]
  return (
    <MainMenu user={user} entries={entries} more={[{ label: words.agency, to: '/internal' }]} glance={<Today />}>
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
