import type { ComponentType, ReactNode } from 'react'
import type { Language } from '#kit/shared/language.ts'
import type { Alternates } from '#kit/ui/language-switch.tsx'
import { type Found, translationsAt } from './find-page.ts'
import { areaOf, isOffice, type PageParams, sites } from './pages.ts'

export type PageMeta = {
  title: string
  description: string
  /** Where they are not the site's own in each of its languages. */
  alternates?: Alternates
  noindex?: boolean
  /** Address of the picture that shared links show, 1200 by 630, where the build has none of its own for the page. */
  image?: string
  /** What shared links call the page, where that is not its title. */
  sharedTitle?: string
}

export type PageModule = {
  default: ComponentType<{ params: PageParams }>
  meta: PageMeta | ((params: PageParams) => PageMeta)
}
/** `layout`: the frame around an office's pages; those of visitors have their site's. */
type AreaModule = { pages: Record<string, () => Promise<PageModule>>; layout?: () => Promise<LayoutModule> }
/** A frame may speak the language of the page in it, and lead to the same page in others. */
export type LayoutProps = { children: ReactNode; language: Language; alternates: Alternates }
/** `icon`: address of the drawing in the tab. */
export type LayoutModule = { default: ComponentType<LayoutProps>; icon: string }

/** What is in an area of a site. Each is a list of its own, so that no page has to load the names of all others. */
const areaModules = import.meta.glob<AreaModule>('./*/{public,office}-pages.ts')
const layoutModules = import.meta.glob<LayoutModule>('./*/layout.tsx')

export type Loaded = Found & {
  Page: PageModule['default']
  Layout: LayoutModule['default']
  icon: string
  meta: PageMeta & { alternates: Alternates }
  path: string
}

/** Loads the code of a page and of its site's frame. Rejects when the network fails. */
export async function loadPage(path: string, found: Found): Promise<Loaded> {
  const { file } = found.page
  const area = load(areaModules, `./${areaOf(file)}`)
  const [page, layout] = await Promise.all([
    area.then(({ pages }) => load(pages, `.${file.slice(file.indexOf('/'))}`)),
    (isOffice(found.page) && (await area).layout?.()) || load(layoutModules, `./${sites[found.site].layout}`),
  ])
  const own = typeof page.meta === 'function' ? page.meta(found.params) : page.meta
  const meta = { alternates: translationsAt(path, found), ...own }
  return { ...found, path, meta, Page: page.default, Layout: layout.default, icon: layout.icon }
}

function load<T>(modules: Record<string, () => Promise<T>>, file: string): Promise<T> {
  const module = modules[file]
  if (!module) throw new Error(`pages.ts names ${file}, which does not exist`)
  return module()
}
