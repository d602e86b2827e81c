import { renderToString } from 'react-dom/server'
import { type Alternates, type Language, loadPage } from './modules.ts'
import { findPage, type Page, type PageParams, prerenderedPaths, type SiteName, sites } from './pages.ts'
import { Shell } from './shell.tsx'

export { prerenderedPaths }

/** What only the finished page has of its site. */
type Identity = {
  /** As shared links name it. */
  name: string
  /** Beginnings of the names of the font files that every page shows at once: they are asked for with the page. */
  fonts: readonly string[]
}

const grotesques = ['bricolage-grotesque-latin-wght', 'hanken-grotesk-latin-wght']

const identities: Readonly<Record<SiteName, Identity>> = {
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

const structuredData = Object.assign(
  {},
  ...Object.values(
    import.meta.glob<Record<string, object>>('./*/structured-data.ts', { eager: true, import: 'structuredData' }),
  ),
) as Readonly<Record<string, object>>

/** A page's markup as it looks before the browser knows anything of the day, the visitor or the database. */
export async function render(path: string): Promise<Rendered> {
  const found = findPage(path)
  const first = await loadPage(path, found)
  const { title, description, noindex = false, image, language = 'en', alternates = {} } = first.meta
  const { sharedTitle = title } = first.meta
  const markup = renderToString(<Shell first={first} ssrPath={path} />)
  const { themeColor } = sites[found.site]
  const head = { title, description, noindex, image, sharedTitle, themeColor, language, alternates }
  return { markup, identity: identities[found.site], ...found, head: { ...head, structuredData: structuredData[path] } }
}
