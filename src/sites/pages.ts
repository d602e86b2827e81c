import { type Language, prefixOf } from '#kit/shared/language.ts'

/** Every page, once: the browser's routes, what is rendered at build, the addresses that the server knows, what checks visit. */
export type SiteName = 'agency' | 'rental' | 'real-estate' | 'prawns' | 'art'

export type Page = {
  /** Address pattern: `:name` is a parameter, `?` makes it optional, `/*` is the site's own 404 page. */
  path: string
  /** Module below src/sites, exporting `meta` and the component as default. */
  file: string
  /** Values a parameter may take; an address with any other one is sent to the site's 404 page. */
  params?: Readonly<Record<string, readonly string[]>>
  /**
   * Addresses rendered to HTML at build; in one with a parameter left open (`/:name`) the server fills in what it is
   * asked for. A page without any is drawn in the browser only.
   */
  prerender?: readonly string[]
  /** The server draws it anew whenever what it shows has changed (page-answers.ts). */
  isDrawnAnew?: boolean
  /** The page is read before it is used: its scripts are asked for once it is on the screen. */
  readFirst?: boolean
  /** The page moves between its own addresses by itself: whoever does so has not arrived anywhere. */
  isOnePlace?: boolean
}

export type Site = {
  prefix: string
  /** Languages its pages of visitors are there in, besides the first; the agency's have addresses of their own in each. */
  languages?: readonly Language[]
  layout: string
  themeColor: string
  pages: readonly Page[]
}

export type PageParams = Readonly<Record<string, string | undefined>>

const bookableTypes = ['all', 'motorboats', 'sailboats', 'canoes', 'jetskis', 'houseboats'] as const
const concreteTypes = bookableTypes.slice(1)

const productTypes = ['drinks', 'foods', 'others', 'services']

/** Ids of the properties on sale: each has an address. */
const properties = Array.from({ length: 24 }, (_, i) => String(i + 1))

const rental = '/RentalRevolution'

type Names = Readonly<Record<string, string>>

/** Pages of visitors that are rendered at build: addresses below the prefix, and the names of their modules. */
const publicPages = (site: SiteName, prefix: string, names: Names, readFirst = false): Page[] =>
  Object.entries(names).map(([address, name]) => {
    const path = address ? `${prefix}/${address}` : prefix || '/'
    return { path, file: `${site}/public/${name}.page.tsx`, prerender: [path], readFirst }
  })

/** Pages of staff: addresses below the prefix, and the names of their modules in the site's office. */
const officePages = (site: SiteName, prefix: string, names: Names): Page[] =>
  Object.entries(names).map(([path, name]) => ({ path: `${prefix}/${path}`, file: `${site}/office/${name}.page.tsx` }))

export const sites: Readonly<Record<SiteName, Site>> = {
  rental: {
    prefix: rental,
    languages: ['de'],
    layout: 'rental/layout.tsx',
    themeColor: '#0b2e36',
    pages: [
      ...publicPages('rental', rental, { '': 'home', vouchers: 'vouchers' }, true),
      {
        path: `${rental}/overview/:vehicleType`,
        file: 'rental/public/overview.page.tsx',
        params: { vehicleType: bookableTypes },
        prerender: bookableTypes.map((type) => `${rental}/overview/${type}`),
        isDrawnAnew: true,
        readFirst: true,
      },
      {
        path: `${rental}/boats/:vehicleName`,
        file: 'rental/public/boat.page.tsx',
        prerender: [`${rental}/boats/:vehicleName`],
        isDrawnAnew: true,
        readFirst: true,
      },
      {
        path: `${rental}/book/:vehicleType/:vehicleName?`,
        file: 'rental/public/book-by-hours.page.tsx',
        params: { vehicleType: bookableTypes },
        prerender: bookableTypes.flatMap((type) => [`${rental}/book/${type}`, `${rental}/book/${type}/:vehicleName`]),
        readFirst: true,
      },
      {
        path: `${rental}/book2/:vehicleType/:vehicleName`,
        file: 'rental/public/book-by-days.page.tsx',
        params: { vehicleType: concreteTypes },
        prerender: concreteTypes.map((type) => `${rental}/book2/${type}/:vehicleName`),
        readFirst: true,
      },
      ...publicPages('rental', rental, {
        login: 'login',
        logout: 'logout',
        recover: 'recover',
        'my-booking': 'my-booking',
        waiting: 'waiting',
        closed: 'closed',
        withdrawal: 'withdrawal',
        privacy: 'privacy',
        imprint: 'imprint',
        accessibility: 'accessibility',
      }),
      ...publicPages('rental', rental, { 'terms-and-conditions': 'terms' }).map((page) => ({
        ...page,
        isDrawnAnew: true,
      })),
      ...officePages('rental', rental, {
        register: 'register',
        internal: 'main-menu',
        'internal/mailbox': 'mailbox',
        today: 'today',
        bookings: 'bookings',
        timeline: 'timeline',
        care: 'care',
        new: 'new',
        'handover/:booking': 'handover',
        'closure/:closure': 'closure',
        employees: 'employees',
        workinghours: 'working-hours',
        cashregister: 'cash-register',
        'cashregister/receipts/:position?': 'receipts',
        'cashregister/day': 'till-day',
        'cashregister/cashposition': 'cash-position',
        'cashregister/logbook': 'cash-logbook',
        'cashregister/accounting': 'accounting',
        tasks: 'tasks',
        inbox: 'inbox',
        blacklist: 'blacklist',
        withdrawals: 'withdrawals',
        prices: 'prices',
        stock: 'stock',
        figures: 'figures',
        settings: 'settings',
      }),
      { path: `${rental}/mail`, file: 'rental/public/mail.page.tsx' },
      { path: `${rental}/test-payment/:order`, file: 'rental/public/test-payment.page.tsx' },
      { path: `${rental}/payment/:payment`, file: 'rental/public/payment.page.tsx' },
      { path: `${rental}/my-voucher`, file: 'rental/public/my-voucher.page.tsx' },
      {
        path: `${rental}/products/:productType`,
        file: 'rental/office/products.page.tsx',
        params: { productType: productTypes },
      },
      {
        path: `${rental}/:vehicleType/add`,
        file: 'rental/office/add-vehicle.page.tsx',
        params: { vehicleType: concreteTypes },
      },
      {
        path: `${rental}/:vehicleType/:vehicleName/change`,
        file: 'rental/office/change-vehicle.page.tsx',
        params: { vehicleType: concreteTypes },
      },
      { path: `${rental}/*`, file: 'rental/public/not-found.page.tsx', prerender: [`${rental}/404`] },
    ],
  },
  'real-estate': {
    prefix: '/PresentationPro',
    languages: ['de'],
    layout: 'real-estate/layout.tsx',
    themeColor: '#efe9df',
    pages: [
      ...publicPages('real-estate', '/PresentationPro', { '': 'home', contact: 'contact' }, true),
      {
        path: '/PresentationPro/catalog/:property?',
        file: 'real-estate/public/catalog.page.tsx',
        params: { property: ['', ...properties] },
        prerender: ['', ...properties].map((id) => `/PresentationPro/catalog/${id}`.replace(/\/$/, '')),
        readFirst: true,
        isOnePlace: true,
      },
      ...publicPages(
        'real-estate',
        '/PresentationPro',
        { 'questions&answers': 'questions', imprint: 'imprint', privacy: 'privacy', accessibility: 'accessibility' },
        true,
      ),
      {
        path: '/PresentationPro/*',
        file: 'real-estate/public/not-found.page.tsx',
        prerender: ['/PresentationPro/404'],
      },
    ],
  },
  prawns: {
    prefix: '/ParallaxPrawns',
    languages: ['de'],
    layout: 'prawns/layout.tsx',
    themeColor: '#021a3a',
    pages: [
      ...publicPages('prawns', '/ParallaxPrawns', { '': 'home', accessibility: 'accessibility' }, true),
      { path: '/ParallaxPrawns/*', file: 'prawns/public/not-found.page.tsx', prerender: ['/ParallaxPrawns/404'] },
    ],
  },
  art: {
    prefix: '/ArtAlley',
    languages: ['de'],
    layout: 'art/layout.tsx',
    themeColor: '#ffd400',
    pages: [
      ...publicPages('art', '/ArtAlley', { '': 'home', poems: 'poems', about: 'about' }, true),
      {
        path: '/ArtAlley/gallery/:itemId?',
        file: 'art/public/gallery.page.tsx',
        prerender: ['/ArtAlley/gallery', '/ArtAlley/gallery/:itemId'],
        isOnePlace: true,
      },
      ...publicPages('art', '/ArtAlley', { login: 'login', accessibility: 'accessibility' }),
      { path: '/ArtAlley/*', file: 'art/public/not-found.page.tsx', prerender: ['/ArtAlley/404'] },
    ],
  },
  agency: {
    prefix: '',
    layout: 'agency/layout.tsx',
    themeColor: '#111111',
    pages: [
      ...publicPages(
        'agency',
        '',
        {
          '': 'home',
          de: 'home-de',
          imprint: 'imprint',
          privacy: 'privacy',
          'de/impressum': 'impressum',
          'de/datenschutz': 'datenschutz',
          accessibility: 'accessibility',
          'de/barrierefreiheit': 'barrierefreiheit',
        },
        true,
      ),
      ...publicPages('agency', '', { unsubscribe: 'unsubscribe', 'de/unsubscribe': 'unsubscribe-de' }),
      ...officePages('agency', '', {
        internal: 'main-menu',
        'internal/mailbox': 'mailbox',
        'internal/backups': 'backups',
        'internal/audit-log': 'audit-log',
        'internal/privacy': 'privacy-tools',
        sandbox: 'sandbox',
        tasks: 'tasks',
        inbox: 'inbox',
        employees: 'employees',
        workinghours: 'working-hours',
        settings: 'settings',
        cashregister: 'cash-register',
        'cashregister/cashposition': 'cash-position',
        'cashregister/logbook': 'cash-logbook',
        invoices: 'invoices',
        'invoices/all': 'all-documents',
        'invoices/figures': 'invoice-figures',
        'invoices/papers': 'papers',
        'invoices/bank': 'bank',
        'invoices/open': 'open-invoices',
        'invoices/incoming': 'incoming-invoices',
        'invoices/run': 'invoice-run',
        'invoices/new': 'new-document',
        acquisition: 'acquisition',
      }),
      { path: '/de/*', file: 'agency/public/not-found-de.page.tsx', prerender: ['/de/404'] },
      { path: '/*', file: 'agency/public/not-found.page.tsx', prerender: ['/404'] },
    ],
  },
}

/** The list, below src/sites, that a page's module is loaded by: `rental/public-pages.ts`. */
export const areaOf = (file: string) => file.replace(/\/[^/]+$/, '-pages.ts')

/**
 * Whose parts a page may show besides our own. A browser keeps to what it was told of the document that it loaded: between
 * pages that differ one goes by a load of the page (shell.tsx), and so not between where one signs in and the office.
 */
export function thirdPartiesOf({ file }: Pick<Page, 'file'>): 'none' | 'maps' | 'maps and PayPal' {
  if (/\/(login|logout|recover)\.page/.test(file)) return 'none'
  if (file.startsWith('rental/public/')) return 'maps and PayPal'
  return file.startsWith('real-estate/public/') ? 'maps' : 'none'
}

/** Whether a page is of staff, who have one address for it in every language. */
export const isOffice = ({ file }: Page) => file.includes('/office/')

/** Whether a page stands for addresses that do not exist. */
export const isNotFound = (page: Page) => page.path.endsWith('/*')

/** The file that an address is rendered to at build. */
export const fileOf = (address: string) => `${address.replaceAll(':', '_')}/index.html`.replace(/^\/+/, '')

/** The file with the empty frame in which the browser draws pages that are not rendered at build. */
export const frameFileOf = (language: Language) => `${prefixOf(language)}/app.html`.slice(1)

export const prerenderedPaths = Object.values(sites).flatMap(({ pages, languages = [] }) =>
  pages.flatMap(({ prerender = [] }) =>
    prerender.flatMap((path) => [path, ...languages.map((language) => prefixOf(language) + path)]),
  ),
)
