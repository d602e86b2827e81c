import { parse } from 'regexparam'

/**
 * Every page of the product, once. The browser's routes, the pages rendered at build, the addresses
 * the server knows (anything else is a 404) and the pages the checks visit are derived from this list.
 */
export type SiteName = 'agency' | 'rental' | 'real-estate' | 'prawns' | 'art'

export type Page = {
  /** Address pattern: `:name` is a parameter, `?` makes it optional, `/*` is the site's own 404 page. */
  path: string
  /** Module below src/sites, exporting `meta` and the component as default. */
  file: string
  /** Values a parameter may take; an address with any other one is sent to the site's 404 page. */
  params?: Readonly<Record<string, readonly string[]>>
  /** Addresses rendered to HTML at build. A page without any is drawn in the browser only. */
  prerender?: readonly string[]
}

export type Site = { prefix: string; layout: string; themeColor: string; pages: readonly Page[] }

export type PageParams = Readonly<Record<string, string | undefined>>

const bookableTypes = ['all', 'motorboats', 'sailboats', 'canoes', 'jetskis', 'houseboats'] as const
const concreteTypes = bookableTypes.slice(1)

const rental = '/RentalRevolution'

export const sites: Readonly<Record<SiteName, Site>> = {
  rental: {
    prefix: rental,
    layout: 'rental/layout.tsx',
    themeColor: '#0b2e36',
    pages: [
      { path: rental, file: 'rental/public/home.page.tsx', prerender: [rental] },
      {
        path: `${rental}/overview/:vehicleType`,
        file: 'rental/public/overview.page.tsx',
        params: { vehicleType: bookableTypes },
        prerender: bookableTypes.map((type) => `${rental}/overview/${type}`),
      },
      {
        path: `${rental}/book/:vehicleType/:vehicleName?`,
        file: 'rental/public/book-by-hours.page.tsx',
        params: { vehicleType: bookableTypes },
        prerender: bookableTypes.map((type) => `${rental}/book/${type}`),
      },
      {
        path: `${rental}/book2/:vehicleType/:vehicleName`,
        file: 'rental/public/book-by-days.page.tsx',
        params: { vehicleType: concreteTypes },
      },
      { path: `${rental}/login`, file: 'rental/public/login.page.tsx', prerender: [`${rental}/login`] },
      { path: `${rental}/logout`, file: 'rental/public/logout.page.tsx', prerender: [`${rental}/logout`] },
      { path: `${rental}/mail`, file: 'rental/public/mail.page.tsx' },
      {
        path: `${rental}/terms-and-conditions`,
        file: 'rental/public/terms.page.tsx',
        prerender: [`${rental}/terms-and-conditions`],
      },
      { path: `${rental}/privacy`, file: 'rental/public/privacy.page.tsx', prerender: [`${rental}/privacy`] },
      { path: `${rental}/imprint`, file: 'rental/public/imprint.page.tsx', prerender: [`${rental}/imprint`] },
      { path: `${rental}/internal`, file: 'rental/office/main-menu.page.tsx' },
      { path: `${rental}/*`, file: 'rental/public/not-found.page.tsx', prerender: [`${rental}/404`] },
    ],
  },
  'real-estate': {
    prefix: '/PresentationPro',
    layout: 'real-estate/layout.tsx',
    themeColor: '#efe9df',
    pages: [
      { path: '/PresentationPro', file: 'real-estate/public/cover.page.tsx', prerender: ['/PresentationPro'] },
      {
        path: '/PresentationPro/*',
        file: 'real-estate/public/not-found.page.tsx',
        prerender: ['/PresentationPro/404'],
      },
    ],
  },
  prawns: {
    prefix: '/ParallaxPrawns',
    layout: 'prawns/layout.tsx',
    themeColor: '#021a3a',
    pages: [
      { path: '/ParallaxPrawns', file: 'prawns/public/cover.page.tsx', prerender: ['/ParallaxPrawns'] },
      { path: '/ParallaxPrawns/*', file: 'prawns/public/not-found.page.tsx', prerender: ['/ParallaxPrawns/404'] },
    ],
  },
  art: {
    prefix: '/ArtAlley',
    layout: 'art/layout.tsx',
    themeColor: '#ffd400',
    pages: [
      { path: '/ArtAlley', file: 'art/public/cover.page.tsx', prerender: ['/ArtAlley'] },
      { path: '/ArtAlley/*', file: 'art/public/not-found.page.tsx', prerender: ['/ArtAlley/404'] },
    ],
  },
  agency: {
    prefix: '',
    layout: 'agency/layout.tsx',
    themeColor: '#111111',
    pages: [
      { path: '/', file: 'agency/public/home.page.tsx', prerender: ['/'] },
      { path: '/kit', file: 'agency/public/kit.page.tsx', prerender: ['/kit'] },
      { path: '/internal', file: 'agency/office/main-menu.page.tsx' },
      { path: '/internal/mailbox', file: 'agency/office/mailbox.page.tsx' },
      { path: '/*', file: 'agency/public/not-found.page.tsx', prerender: ['/404'] },
    ],
  },
}

export type Found = {
  site: SiteName
  page: Page
  params: PageParams
  /** A page stands at this kind of address, but not with these parameters: people are sent to the site's 404 page. */
  misfit: boolean
}

const compiled = Object.entries(sites).flatMap(([name, site]) =>
  site.pages.map((page) => ({ site: name as SiteName, page, ...parse(page.path) })),
)

/** The page at an address (path only); where nothing else fits, the 404 page of the address's site. */
export function findPage(path: string): Found {
  let misfit = false
  for (const { site, page, keys, pattern } of compiled) {
    const match = pattern.exec(path)
    if (!match) continue
    const params: PageParams = Object.fromEntries((keys as string[]).map((key, i) => [key, decode(match[i + 1])]))
    const allowed = Object.entries(page.params ?? {}).every(([key, values]) => values.includes(params[key] ?? ''))
    if (allowed) return { site, page, params, misfit }
    misfit = true
  }
  throw new Error('unreachable: the agency answers every address')
}

/** Whether a page stands for addresses that do not exist. */
export const isNotFound = (page: Page) => page.path.endsWith('/*')

export const prerenderedPaths = Object.values(sites).flatMap((site) =>
  site.pages.flatMap((page) => page.prerender ?? []),
)

function decode(segment: string | undefined): string | undefined {
  try {
    return segment && decodeURIComponent(segment)
  } catch {
    return segment
  }
}
