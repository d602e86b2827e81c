import type { Language } from '#kit/shared/language.ts'
import { ORIGIN } from '#kit/shared/origin.ts'

/** What a page says of itself to browsers, search engines and messengers. */
export type Head = {
  title: string
  description: string
  noindex: boolean
  /** Address of the picture of shared links, 1200 by 630. */
  image: string | undefined
  sharedTitle: string
  language: Language
  /** Addresses of the same page, by language. */
  alternates: Readonly<Partial<Record<Language, string>>>
  /** Of schema.org. */
  structuredData: object | undefined
}

/** A page that search engines are to find. */
export type Findable = { path: string; head: Pick<Head, 'language' | 'alternates'> }

/** The file of a page with its places left open, beside the one of how it was built. */
export const openFileOf = (file: string) => file.replace(/index\.html$/, 'open.html')

/** Whether an address is the page's only one: not with a part left open, and not an error's. */
export const isFixed = (path: string, { noindex }: Pick<Head, 'noindex'>) => !noindex && !path.includes('/:')

/** The lines in the head of the page at an address of a site, which shared links call by its name. */
export function headLines(path: string, head: Head, siteName: string): string[] {
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    `<meta name="description" content="${escapeHtml(head.description)}">`,
    ...(head.noindex ? ['<meta name="robots" content="noindex">'] : []),
    ...addressesOf(path, head),
    ...Object.entries(sharedAs(path, head, siteName)).map(
      ([property, content]) => `<meta property="og:${property}" content="${escapeHtml(content)}">`,
    ),
    ...(head.structuredData ? [`<script type="application/ld+json">${inScript(head.structuredData)}</script>`] : []),
  ]
}

/** Data within a script element: nothing is an entity there, and only its end tag could end it. */
export const inScript = (data: object) => JSON.stringify(data).replaceAll('<', '\\u003c')

/** The page in every language it is there in, its own among them; `x-default` is for whoever reads none of these. */
export function translationsOf(path: string, { language, alternates }: Findable['head']) {
  const addresses = Object.entries({ ...alternates, [language]: path })
  if (addresses.length === 1) return []
  const inEnglish = addresses.find(([one]) => one === 'en')?.[1] ?? path
  return [...addresses.sort(), ['x-default', inEnglish]].map(([one, address]) => ({
    language: one,
    address: `${ORIGIN}${address}`,
  }))
}

/** What the sitemap says of a page, with its translations; `since`: the day it was changed on. */
export function sitemapEntry({ path, head }: Findable, since?: string): string {
  const links = translationsOf(path, head).map(
    ({ language, address }) =>
      `    <xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(address)}"/>\n`,
  )
  const changed = since === undefined ? '' : `    <lastmod>${since}</lastmod>\n`
  return `  <url>\n    <loc>${ORIGIN}${escapeHtml(path)}</loc>\n${changed}${links.join('')}  </url>\n`
}

/** A built sitemap with the pages that it could not know. */
export const withEntries = (sitemap: string, pages: readonly Findable[]): string =>
  sitemap.replace('</urlset>', () => `${pages.map((page) => sitemapEntry(page)).join('')}</urlset>`)

/** Where search engines find the page, in this language and others. The server fills in the beginning. */
function addressesOf(path: string, head: Head): string[] {
  if (!isFixed(path, head)) return []
  return [
    `<link rel="canonical" href="${ORIGIN}${escapeHtml(path)}">`,
    ...translationsOf(path, head).map(
      ({ language, address }) => `<link rel="alternate" hreflang="${language}" href="${escapeHtml(address)}">`,
    ),
  ]
}

const locales: Readonly<Record<Language, string>> = { en: 'en_US', de: 'de_DE' }

/** What a shared link says of a page. */
const sharedAs = (path: string, head: Head, siteName: string) => ({
  site_name: siteName,
  type: 'website',
  title: head.sharedTitle,
  description: head.description,
  locale: locales[head.language],
  ...(isFixed(path, head) && { url: ORIGIN + path }),
  ...(head.image && { image: ORIGIN + head.image, 'image:width': '1200', 'image:height': '630' }),
})

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
