import { parse } from 'regexparam'
import { type Language, languageAt, prefixOf } from '#kit/shared/language.ts'
import { isOffice, type Page, type PageParams, type Site, type SiteName, sites } from './pages.ts'

export type Found = {
  site: SiteName
  page: Page
  params: PageParams
  language: Language
  /** There is no page at just this address: people are sent to this one. */
  elsewhere: string | undefined
}

const compiled = Object.entries(sites).flatMap(([name, site]) =>
  site.pages.map((page) => ({ site: name as SiteName, page, ...parse(page.path) })),
)

/** The page at an address (path only); where nothing else fits, the 404 page of the address's site. */
export function findPage(asked: string): Found {
  // Within a language the router says so of an address outside of it: for a moment, on the way to the office.
  const path = asked.replace(/^~/, '')
  const language = languageAt(path)
  const bare = path.slice(prefixOf(language).length)
  const found = findIn(bare || '/')
  if (!translatedAt(path) && !(bare !== path && isOffice(found.page))) return { ...findIn(path), language }
  // An office is in one language where its site is.
  const isApart = isOffice(found.page) && !sites[found.site].languages?.includes(language)
  const elsewhere = isApart ? bare : found.elsewhere && prefixOf(language) + found.elsewhere
  return { ...found, language, elsewhere }
}

/** The site with pages in another language that such an address is of. */
const translatedAt = (path: string): Site | undefined => {
  const language = languageAt(path)
  const bare = `${path.slice(prefixOf(language).length)}/`
  return Object.values(sites).find((one) => one.languages?.includes(language) && bare.startsWith(`${one.prefix}/`))
}

function findIn(path: string): Omit<Found, 'language'> {
  let misfit = false
  for (const { site, page, keys, pattern } of compiled) {
    const match = pattern.exec(path)
    if (!match) continue
    const params: PageParams = Object.fromEntries((keys as string[]).map((key, i) => [key, decode(match[i + 1])]))
    const allowed = Object.entries(page.params ?? {}).every(([key, values]) => values.includes(params[key] ?? ''))
    if (allowed) return { site, page, params, elsewhere: misfit ? `${sites[site].prefix}/404` : undefined }
    misfit = true
  }
  throw new Error('unreachable: the agency answers every address')
}

/** What the addresses within a site are written below: those of a site that is translated say no language. */
export const baseOf = (path: string): string => (translatedAt(path) ? prefixOf(languageAt(path)) : '')

/** The same page in every language that its site has, by language; of one there is in one only, none. */
export function translationsAt(
  path: string,
  { site, page, language }: Found,
): Readonly<Partial<Record<Language, string>>> {
  const others = sites[site].languages
  if (!others || isOffice(page)) return {}
  const bare = path.slice(prefixOf(language).length)
  return Object.fromEntries(['en' as const, ...others].map((one) => [one, prefixOf(one) + bare]))
}

/** The address that stands for this one among those rendered at build; undefined where the browser draws the page. */
export function prerenderedAs(page: Page, path: string): string | undefined {
  const base = baseOf(path)
  const asked = path.slice(base.length).split('/')
  const standIn = page.prerender?.find((address) => {
    const open = address.split('/')
    return open.length === asked.length && open.every((part, i) => part.startsWith(':') || part === asked[i])
  })
  return standIn && base + standIn
}

function decode(segment: string | undefined): string | undefined {
  try {
    return segment && decodeURIComponent(segment)
  } catch {
    return segment
  }
}
