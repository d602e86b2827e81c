import { renderToString } from 'react-dom/server'
import { loadPage } from './modules.ts'
import { findPage, type Page, type PageParams, prerenderedPaths, type SiteName, sites } from './pages.ts'
import { Shell } from './shell.tsx'

export { prerenderedPaths }

export type Rendered = {
  markup: string
  site: SiteName
  page: Page
  params: PageParams
  head: { title: string; description: string; noindex: boolean; image: string | undefined; themeColor: string }
}

/** A page's markup as it looks before the browser knows anything of the day, the visitor or the database. */
export async function render(path: string): Promise<Rendered> {
  const found = findPage(path)
  const first = await loadPage(path, found)
  const { title, description, noindex = false, image } = first.meta
  const markup = renderToString(<Shell first={first} ssrPath={path} />)
  return { markup, ...found, head: { title, description, noindex, image, themeColor: sites[found.site].themeColor } }
}
