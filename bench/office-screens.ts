import { sites } from '#sites/pages.ts'

/** A screen of the rental's back office and the way there, of which the last click is measured. */
export type Screen = {
  name: string
  /** The page's module in pages.ts. Its code is new to a tab until one of its screens was there. */
  file: string
  /** Where the way begins; at the main menu by default. */
  from?: string
  /** What is clicked, one after the other. */
  clicks: readonly string[]
  /** The first of the page's own data. */
  content: string
  /** It is a part that the page gets, under the same heading. */
  isPart?: boolean
  /** Its document is loaded anew: the page before may show more of others than it. */
  isLoaded?: boolean
}

const home = '/RentalRevolution'
const entry = (label: string) => `main >> role=link[name=/^${label}/]`
const popup = (label: string, way: string) => [
  `main >> role=button[name=/^${label}/]`,
  `role=dialog >> role=link[name="${way}"]`,
]

export const mainMenu: Screen = {
  name: 'main menu, from another screen',
  file: 'main-menu',
  clicks: ['nav[aria-label="Staff"] >> role=link[name="Main Menu"]'],
  content: 'section[aria-label="Today"] a',
}

const bar = (path: string) => `nav a[href="${home}/${path}"] >> nth=0`

const screens: readonly Screen[] = [
  { name: 'today', file: 'today', clicks: [bar('today')], content: 'main ol[aria-label^="What leaves"] li' },
  { name: 'new booking', file: 'new', clicks: [bar('new')], content: 'fieldset' },
  {
    name: 'closed water',
    file: 'closure',
    from: `${home}/timeline`,
    clicks: ['main a[href*="/closure/"] >> nth=0'],
    content: 'main li',
  },
  { name: 'boats to look after', file: 'care', clicks: [entry('Boats to look after')], content: 'main li' },
  { name: 'prices', file: 'prices', clicks: [entry('Prices')], content: 'main section' },
  { name: 'withdrawals', file: 'withdrawals', clicks: [entry('Withdrawals')], content: 'main p' },
  { name: 'tasks', file: 'tasks', clicks: [entry('Tasks')], content: 'article' },
  { name: 'inbox', file: 'inbox', clicks: [entry('Inbox')], content: 'article' },
  {
    name: 'daily overview',
    file: 'bookings',
    clicks: popup('Calendar', 'Daily overview'),
    content: 'section[aria-labelledby="desk-day"] li',
  },
  {
    name: 'check-out and return of a boat',
    file: 'handover',
    from: `${home}/bookings`,
    clicks: ['section[aria-labelledby="desk-day"] a[href*="/handover/"] >> nth=0'],
    content: 'form',
  },
  {
    name: 'timeline of the fleet',
    file: 'timeline',
    clicks: popup('Calendar', 'Fleet timeline'),
    content: 'section[aria-label="Motorboats"] li',
  },
  ...['Booking', 'Products', 'Voucher'].map((way) => ({
    name: `cash register: ${way.toLowerCase()}`,
    file: 'cash-register',
    clicks: popup('Cash Register', way),
    content: 'li button',
  })),
  {
    name: 'receipts',
    file: 'receipts',
    clicks: popup('Cash Register', 'Receipts'),
    content: 'nav[aria-label="Receipts"] li',
  },
  {
    name: 'one receipt',
    file: 'receipts',
    from: `${home}/cashregister/receipts`,
    clicks: ['nav[aria-label="Receipts"] li:nth-child(3) a'],
    content: 'article[aria-label^="Receipt"]',
    isPart: true,
  },
  {
    name: 'open & close',
    file: 'till-day',
    clicks: popup('Cash Register', 'Open & close'),
    content: 'section[aria-labelledby="till-open"]',
  },
  {
    name: 'cash position',
    file: 'cash-position',
    clicks: popup('Cash Register', 'Cash position'),
    content: 'tbody tr',
  },
  { name: 'cash logbook', file: 'cash-logbook', clicks: popup('Cash Register', 'Logbook'), content: 'tbody tr' },
  {
    name: 'accounting',
    file: 'accounting',
    clicks: popup('Cash Register', 'Accounting'),
    content: 'main table',
  },
  ...['Drinks', 'Services'].map((way) => ({
    name: `products: ${way.toLowerCase()}`,
    file: 'products',
    clicks: popup('Products', way),
    content: 'article',
  })),
  { name: 'stock', file: 'stock', clicks: popup('Products', 'Stock'), content: 'main [role="tabpanel"] *' },
  {
    name: 'employees',
    file: 'employees',
    clicks: [entry('Employees')],
    content: 'section[aria-label="Active employees"] li',
  },
  {
    name: 'new employee',
    file: 'register',
    from: `${home}/employees`,
    clicks: [`main >> a[href="${home}/register"]`],
    content: 'form input',
  },
  {
    name: 'blocked customers',
    file: 'blacklist',
    clicks: [entry('Blockings')],
    content: 'ul[aria-label="Blocked customers"] li',
  },
  {
    name: 'working hours',
    file: 'working-hours',
    clicks: [entry('Working Hours')],
    content: 'ul[aria-label="Employees"] li',
  },
  { name: 'settings', file: 'settings', clicks: [entry('Settings')], content: 'form input' },
  {
    name: 'add a boat',
    file: 'add-vehicle',
    from: `${home}/overview/motorboats`,
    clicks: [`main >> a[href="${home}/motorboats/add"]`],
    content: 'form[aria-label="Add"] input',
    isLoaded: true,
  },
  {
    name: 'change a boat',
    file: 'change-vehicle',
    from: `${home}/overview/motorboats`,
    clicks: ['main >> a[href$="/change"] >> nth=0'],
    content: 'form[aria-label="Change"] input',
    isLoaded: true,
  },
  { name: 'figures', file: 'figures', clicks: [entry('Figures')], content: 'main table' },
  { name: 'mailbox', file: 'mailbox', clicks: [entry('Mailbox')], content: 'li a' },
]

/** Every screen but the main menu. Throws where pages.ts has an office page of the rental that is not among them. */
export function officeScreens(): readonly Screen[] {
  const visited = new Set([mainMenu, ...screens].map(({ file }) => `rental/office/${file}.page.tsx`))
  const forgotten = sites.rental.pages.filter(({ file }) => file.includes('/office/') && !visited.has(file))
  if (forgotten.length > 0) throw new Error(`no way is known to ${forgotten.map(({ file }) => file).join(', ')}`)
  return screens
}
