import { getToLookAfter } from '#features/care/contract.ts'
import { rentalInbox } from '#features/inbox/contract.ts'
import { productTypes } from '#features/products/contract.ts'
import { categoryWords } from '#features/products/screens/category-words.ts'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import type { MenuEntry } from '#features/sign-in/screens/menu-entry.ts'
import { getBlockedVehicles } from '#features/vehicles/contract/staff.ts'
import { type VehicleType, vehicleTypes } from '#features/vehicles/contract.ts'
import { typeNames, typeTitles } from '#features/vehicles/screens/type-names.ts'
import {
  BlockedIcon,
  BoatIcon,
  CalendarIcon,
  CareIcon,
  FiguresIcon,
  HoursIcon,
  InboxIcon,
  LogoutIcon,
  MailIcon,
  PeopleIcon,
  PricesIcon,
  ProductsIcon,
  SettingsIcon,
  TasksIcon,
  TillIcon,
  WithdrawalIcon,
} from '#kit/ui/office-icons.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { bookByHours, cashRegister, home, overviewOf } from '../addresses.ts'
import { newBooking } from '../office-addresses.ts'
import { words } from './words.ts'

/** What waits in the office; asked for by whoever is signed in. */
export function useWaiting(user: SignedInUser | null | undefined) {
  const enabled = Boolean(user)
  return {
    open: useEndpoint(rentalInbox.getInbox, { query: { log: false } }, { enabled }).data?.open,
    lookAfter: useEndpoint(getToLookAfter, undefined, { enabled }).data?.boats.length,
    blocked: useEndpoint(getBlockedVehicles, undefined, { enabled }).data?.blocked_vehicles.length,
  }
}

const settings = `${home}/settings`

/** Whatever language the office is in: what people look for, and where that is. */
const terms = {
  logbook: 'cash book Kassenbuch',
  accounting:
    'tax adviser accountant Steuerberater Steuerbüro Buchhaltung Finanzamt Export DATEV DSFinV-K TSE fiskaly KassenSichV',
  care: 'damage Schaden engine breakdown Motorschaden Panne Defekt repair Reparatur Wartung Werkstatt',
  figures: 'statistics Statistik Export CSV',
  openingHours: 'opening hours Öffnungszeiten holiday Feiertag',
  homeScreen: 'home screen Startbildschirm app installieren',
  language: 'language Sprache',
}

type Figures = ReturnType<typeof useWaiting> & { countOf?: (type: VehicleType) => number | undefined; low?: number }

/** Everything in the rental's office: its main menu, and the menu of its bar. */
export function rentalMenu(user: SignedInUser, figures: Figures): readonly MenuEntry[] {
  const { open, blocked, lookAfter, countOf, low = 0 } = figures
  return [
    {
      label: words.tasks,
      icon: <TasksIcon />,
      group: words.onThePier,
      text: words.tasksMenu,
      to: `${home}/tasks`,
      access: 'staff',
      badge: open && { count: open.todo, what: words.open },
    },
    {
      label: words.inbox,
      icon: <InboxIcon />,
      group: words.onThePier,
      text: words.inboxMenu,
      to: `${home}/inbox`,
      access: 'staff',
      badge: open && { count: open.contact, what: words.open },
    },
    {
      label: words.calendar,
      icon: <CalendarIcon />,
      group: words.onThePier,
      text: words.calendarMenu,
      access: 'staff',
      ways: [
        { label: words.dailyOverview, to: `${home}/bookings` },
        { label: words.timelineOfFleet, to: `${home}/timeline` },
        { label: words.walkIn, to: newBooking },
        ...vehicleTypes.map((type) => ({
          label: words.bookingCalendar(typeNames[type].plural),
          to: bookByHours(type),
        })),
      ],
    },
    {
      label: words.cashRegister,
      icon: <TillIcon />,
      group: words.onThePier,
      text: words.cashRegisterMenu,
      access: 'staff',
      ways: [
        { label: words.booking, to: cashRegister, state: { mode: 'booking' } },
        { label: words.products, to: cashRegister, state: { mode: 'products' } },
        { label: words.voucher, to: cashRegister, state: { mode: 'voucher' } },
        { label: words.receipts, to: `${cashRegister}/receipts` },
        { label: words.openAndClose, to: `${cashRegister}/day` },
        { label: words.cashPosition, to: `${cashRegister}/cashposition`, access: 'admin' },
        { label: words.logbook, to: `${cashRegister}/logbook`, access: 'admin', terms: terms.logbook },
        { label: words.accounting, to: `${cashRegister}/accounting`, access: 'admin', terms: terms.accounting },
      ],
    },
    {
      label: words.boats,
      icon: <BoatIcon />,
      group: words.theOffer,
      text: words.boatsMenu,
      access: 'staff',
      badge: blocked === undefined ? undefined : { count: blocked, what: words.blocked },
      ways: vehicleTypes.map((type) => ({
        label: typeTitles[type],
        to: overviewOf(type),
        count: countOf?.(type),
      })),
    },
    {
      label: words.care,
      icon: <CareIcon />,
      group: words.onThePier,
      text: words.careMenu,
      terms: terms.care,
      to: `${home}/care`,
      access: 'staff',
      badge: lookAfter === undefined ? undefined : { count: lookAfter, what: words.toLookAfter },
    },
    {
      label: words.products,
      icon: <ProductsIcon />,
      group: words.theOffer,
      text: words.productsMenu,
      access: 'staff',
      badge: { count: low, what: words.low },
      ways: [
        ...productTypes.map((type) => ({ label: categoryWords[type].title, to: `${home}/products/${type}` })),
        { label: words.stock, to: `${home}/stock` },
      ],
    },
    {
      label: words.prices,
      icon: <PricesIcon />,
      group: words.theOffer,
      text: words.pricesMenu,
      to: `${home}/prices`,
      access: 'admin',
    },
    {
      label: words.figures,
      icon: <FiguresIcon />,
      group: words.theOffice,
      text: words.figuresMenu,
      terms: terms.figures,
      to: `${home}/figures`,
      access: 'admin',
    },
    {
      label: words.withdrawals,
      icon: <WithdrawalIcon />,
      group: words.theOffice,
      text: words.withdrawalsMenu,
      to: `${home}/withdrawals`,
      access: 'staff',
    },
    {
      label: words.employees,
      icon: <PeopleIcon />,
      group: words.theOffice,
      text: words.employeesMenu,
      to: `${home}/employees`,
      access: 'admin',
    },
    {
      label: words.blockings,
      icon: <BlockedIcon />,
      group: words.theOffice,
      text: words.blockingsMenu,
      to: `${home}/blacklist`,
      access: 'admin',
    },
    {
      label: words.workingHours,
      icon: <HoursIcon />,
      group: words.theOffice,
      text: words.workingHoursMenu,
      to: `${home}/workinghours`,
      access: 'staff',
    },
    {
      label: words.settings,
      icon: <SettingsIcon />,
      group: words.theOffice,
      text: user.root ? words.settingsOfRoot : words.settingsOfStaff,
      to: settings,
      access: 'staff',
      parts: [
        { label: words.openingHours, to: `${settings}#special-days`, access: 'admin', terms: terms.openingHours },
        { label: words.checklists, to: `${settings}#checklists`, access: 'admin' },
        { label: words.notifications, to: `${settings}#told` },
        { label: words.homeScreen, to: `${settings}#told`, terms: terms.homeScreen },
        { label: words.calendars, to: `${settings}#calendars` },
        { label: words.officeLanguage, to: `${settings}#language`, terms: terms.language },
      ],
    },
    {
      label: words.mailbox,
      icon: <MailIcon />,
      group: words.theOffice,
      text: words.mailboxMenu,
      to: `${home}/internal/mailbox`,
      access: 'admin',
    },
    { label: words.logout, icon: <LogoutIcon />, text: words.logoutMenu, to: `${home}/logout`, access: 'staff' },
  ]
}
