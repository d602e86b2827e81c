import { renderToString } from 'react-dom/server'
import { type Alternates, type Language, loadPage } from './modules.ts'
import { findPage, type Page, type PageParams, prerenderedPaths, type SiteName, sites } from './pages.ts'
import { Shell } from './shell.tsx'

export { prerenderedPaths }

export type Rendered = {
  markup: string
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
  return { markup, ...found, head: { ...head, structuredData: structuredData[path] } }
}
