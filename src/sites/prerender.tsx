import { renderToString } from 'react-dom/server'
import type { KnownAnswer } from '#kit/shared/known-answers.ts'
import { type Language, language, languageAt } from '#kit/shared/language.ts'
import { findCurrencyBy, openCurrency, type RentalCurrency } from '#kit/shared/money.ts'
import type { Alternates } from '#kit/ui/language-switch.tsx'
import { client, recall } from '#kit/ui/server-state.tsx'
import favicon from '#sites/agency/icons/icon.svg?raw'
import { baseOf, findPage } from './find-page.ts'
import { loadPage } from './modules.ts'
import { prerenderedPaths as allPaths, type Page, type PageParams, type SiteName, sites } from './pages.ts'
import { Shell } from './shell.tsx'

export { favicon }

export const prerenderedPaths = allPaths.filter((path) => languageAt(path) === language())

/** What only the finished page has of its site. */
type Identity = {
  /** As shared links name it. */
  name: string
  /** Beginnings of the names of the font files that every page shows at once: they are asked for with the page. */
  fonts: readonly string[]
  /** Addresses of its icons: the tab's, and the pixels of home screens by their width. */
  icons: { tab: string; 192: string; 512: string }
}

/** `currency`: what the rental takes its prices in. */
type Known = { answers: readonly KnownAnswer[]; currency: RentalCurrency }

const grotesques = ['bricolage-grotesque-pages', 'hanken-grotesk-pages']

const identities: Readonly<Record<SiteName, Pick<Identity, 'name' | 'fonts'>>> = {
  agency: { name: 'Sternsinger', fonts: grotesques },
  rental: { name: 'Rental Revolution', fonts: grotesques },
  'real-estate': {
    name: 'Presentation Pro',
    fonts: ['bodoni-moda-latin-wght-normal', 'instrument-sans-latin-wght-normal'],
  },
  prawns: { name: 'Parallax Prawns', fonts: ['shrikhand-latin-400-normal', 'figtree-latin-wght-normal'] },
  art: { name: 'ArtAlley', fonts: [] },
}

export type Rendered = {
  markup: string
  identity: Identity
  site: SiteName
  page: Page
  params: PageParams
  head: {
    title: string
    description: string
    noindex: boolean
    image: string | undefined
    sharedTitle: string
    themeColor: string
    language: Language
    alternates: Alternates
    /** Of schema.org, for search engines. */
    structuredData: object | undefined
  }
}

const drawings = import.meta.glob<string>('./*/{cards,icons}/*.{jpg,png,svg}', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** Address of what shared links to a page show, 1200 by 630: its own card, or else that of what it is part of. */
export function cardOf(site: SiteName, path: string, cards = drawings): string | undefined {
  const names = path.slice(sites[site].prefix.length).split('/').filter(Boolean)
  const own = names.map((_, i) => names.slice(0, names.length - i).join('-'))
  const files = [...own, 'home'].flatMap((name) => ['jpg', 'png'].map((ending) => `./${site}/cards/${name}.${ending}`))
  return cards[files.find((file) => cards[file]) ?? '']
}

const structuredData = Object.assign(
  {},
  ...Object.values(
    import.meta.glob<Record<string, object>>('./*/structured-data.ts', { eager: true, import: 'structuredData' }),
  ),
) as Readonly<Record<string, object>>

/** Name, fonts and icons of a site. */
export function identityOf(site: SiteName): Identity {
  const icon = (file: string) => drawings[`./${site}/icons/${file}`] as string
  return { ...identities[site], icons: { tab: icon('icon.svg'), 192: icon('icon-192.png'), 512: icon('icon-512.png') } }
}

/** A page as it looks now, drawn from the answers to its calls. One at a time, as below. */
export async function draw(path: string, { answers, currency }: Known) {
  findCurrencyBy(() => currency)
  recall(answers)
  const { markup, head, identity } = await rendered(path).finally(() => client.clear())
  return { markup, head, siteName: identity.name, path }
}

/**
 * A page's markup as it looks before the browser knows anything of the day, the visitor or the database. One at a time: what
 * the rental takes its prices in, the server fills in.
 */
export async function render(path: string): Promise<Rendered> {
  findCurrencyBy(() => openCurrency)
  return rendered(path).finally(() => findCurrencyBy(() => 'USD'))
}

async function rendered(path: string): Promise<Rendered> {
  const found = findPage(path)
  const first = await loadPage(path, found)
  const bare = path.slice(baseOf(path).length)
  const { title, description, noindex = false, alternates } = first.meta
  const { sharedTitle = title, image = cardOf(found.site, bare) } = first.meta
  const markup = renderToString(<Shell first={first} ssrPath={path} />)
  const { themeColor } = sites[found.site]
  const head = { title, description, noindex, image, sharedTitle, themeColor, language: found.language, alternates }
  return {
    markup,
    identity: identityOf(found.site),
    ...found,
    head: { ...head, structuredData: structuredData[bare] },
  }
}
