import type { ComponentType, ReactNode } from 'react'
import type { Found, PageParams } from './pages.ts'
import { sites } from './pages.ts'

export type PageMeta = { title: string; description: string; noindex?: boolean }

export type PageModule = {
  default: ComponentType<{ params: PageParams }>
  meta: PageMeta | ((params: PageParams) => PageMeta)
}
export type LayoutModule = { default: ComponentType<{ children: ReactNode }> }

const pageModules = import.meta.glob<PageModule>('./*/{public,office}/*.page.tsx')
const layoutModules = import.meta.glob<LayoutModule>('./*/layout.tsx')

export type Loaded = Found & {
  Page: PageModule['default']
  Layout: LayoutModule['default']
  meta: PageMeta
  path: string
}

/** Loads the code of a page and of its site's frame. Rejects when the network fails. */
export async function loadPage(path: string, found: Found): Promise<Loaded> {
  const [page, layout] = await Promise.all([
    load(pageModules, found.page.file),
    load(layoutModules, sites[found.site].layout),
  ])
  const meta = typeof page.meta === 'function' ? page.meta(found.params) : page.meta
  return { ...found, path, meta, Page: page.default, Layout: layout.default }
}

function load<T>(modules: Record<string, () => Promise<T>>, file: string): Promise<T> {
  const module = modules[`./${file}`]
  if (!module) throw new Error(`pages.ts names ${file}, which does not exist`)
  return module()
}
