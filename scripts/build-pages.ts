import { createHash } from 'node:crypto'
import type { Manifest } from 'vite'
import { type Findable, headLines, isFixed, openFileOf } from '../src/kit/server/pages/head.ts'
import { type Language, prefixOf } from '../src/kit/shared/language.ts'
import { areaOf, fileOf, frameFileOf, type SiteName, sites } from '../src/sites/pages.ts'
import type { Rendered } from '../src/sites/prerender.tsx'
import { filesOf } from './build-manifest.ts'
import { robotsOf } from './build-sitemap.ts'

/** The module made from src/sites/prerender.tsx. */
export type Prerender = {
  prerenderedPaths: readonly string[]
  render: (path: string) => Promise<Rendered>
  identityOf: (site: SiteName) => Rendered['identity']
  /** The drawing for those who ask for an icon without reading a page. */
  favicon: string
}

/** What browsers load in a language, as built: index.html, which file needs which, and all styles by their files. */
type Shell = { template: string; manifest: Manifest; styles: ReadonlyMap<string, string> }

/**
 * The HTML file of every address rendered at build in a language with its style sheet, `app.html`, the empty frame in
 * which the browser draws all other pages, what browsers ask of a site, and once what search engines read first.
 */
export async function buildPages(
  language: Language,
  prerender: Prerender,
  shell: Shell,
): Promise<{ files: Map<string, string>; found: Findable[] }> {
  const files = new Map([
    [frameFileOf(language), frameOf(language, shell)],
    ...siteNames.map(
      (site) => [webManifestFileOf(site, language), webManifestOf(site, language, prerender.identityOf(site))] as const,
    ),
    [webManifestFileOf('office', language), officeManifestOf(language, prerender.identityOf('rental'))],
  ])
  if (language === 'en') files.set('robots.txt', robotsOf()).set('favicon.ico', prerender.favicon)
  const found: Findable[] = []
  for (const path of prerender.prerenderedPaths) {
    const rendered = await prerender.render(path)
    const styles = stylesOf(rendered, shell)
    files.set(styles.file, styles.text)
    files.set(fileOf(path), pageOf(path, rendered, shell, styles.links))
    if (rendered.page.isDrawnAnew)
      files.set(openFileOf(fileOf(path)), pageOf(path, rendered, shell, styles.links, true))
    if (isFixed(path, rendered.head)) found.push({ path, head: rendered.head })
  }
  return { files, found }
}

const siteNames = Object.keys(sites) as SiteName[]

/** What a phone needs to put a site on its home screen. https://www.w3.org/TR/appmanifest/ */
function webManifestOf(site: SiteName, language: Language, { name, icons }: Rendered['identity']): string {
  const { prefix, themeColor } = sites[site]
  const start = prefixOf(language) + prefix || '/'
  return JSON.stringify({
    name,
    lang: language,
    id: start,
    start_url: start,
    scope: start,
    display: 'minimal-ui',
    theme_color: themeColor,
    background_color: themeColor,
    icons: ([192, 512] as const).map((side) => ({
      src: icons[side],
      sizes: `${side}x${side}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  })
}

/** The office of the rental is put there by itself, and opens at Today. */
function officeManifestOf(language: Language, identity: Rendered['identity']): string {
  const scope = `${prefixOf(language)}${sites.rental.prefix}/`
  const start = `${scope}today`
  const site = JSON.parse(webManifestOf('rental', language, { ...identity, name: officeNames[language] }))
  return JSON.stringify({ ...site, id: start, start_url: start, scope, display: 'standalone' })
}

const officeNames: Readonly<Record<Language, string>> = { en: 'Boat office', de: 'Bootsbüro' }

const webManifestFileOf = (site: SiteName | 'office', language: Language) =>
  `${[site, prefixOf(language).slice(1)].filter(Boolean).join('-')}.webmanifest`

/** What makes any page work: React, the shell, the list of pages. */
const start = 'src/sites/start.tsx'

const preloadOf = (address: string) => `<link rel="modulepreload" crossorigin href="${address}">`

/** Styles, fonts and pictures first: what is rendered can be read before it works. */
const inNoHurry = (html: string) =>
  html.replaceAll(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"')

function frameOf(language: Language, { template, manifest }: Shell): string {
  const { js, css } = filesOf(manifest, [start])
  const missing = (file: string) => !template.includes(`="/${file}"`)
  const links = [
    ...css.filter(missing).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...js.filter(missing).map((file) => preloadOf(`/${file}`)),
  ]
  return fill(template, { ...inLanguage(language), '<!--head-->': links.join('\n    '), '<!--markup-->': '' })
}

const modulesOf = ({ site, page }: Rendered) => [
  start,
  ...[sites[site].layout, areaOf(page.file), page.file].map((file) => `src/sites/${file}`),
]

const sheetLink = /\s*<link rel="stylesheet"[^>]* href="\/([^"]+)"[^>]*>/g

/**
 * The styles of a page as one file, since a phone waits for as many answers as there are files before it shows a word. A
 * page's own come after the ones that all pages share, as they do when the browser loads it later; for which the files
 * that are in the one are named as well, and fetched by nobody: neither where links are read nor where addresses are
 * looked for ahead of that.
 */
function stylesOf(rendered: Rendered, { template, manifest, styles }: Shell) {
  const linked = [...template.matchAll(sheetLink)].map(([, file]) => file as string)
  const parts = [...new Set([...linked, ...filesOf(manifest, modulesOf(rendered)).css])]
  const text = parts
    .map((file) => {
      const style = styles.get(file)
      if (style === undefined) throw new Error(`The build has no ${file}`)
      return style
    })
    .join('\n')
  const file = `assets/page-${createHash('sha256').update(text).digest('hex').slice(0, 10)}.css`
  const links = [
    `<link rel="stylesheet" crossorigin href="/${file}">`,
    ...parts.map((part) => `<link rel="stylesheet" disabled media="not all" href="/${part}">`),
  ]
  return { file, text, links }
}

/** `open`: with the places for what the server draws anew. */
function pageOf(path: string, rendered: Rendered, { template, manifest }: Shell, styles: string[], open = false) {
  const { markup, head, site, page, identity } = rendered
  const { themeColor } = sites[site]
  const missing = (file: string) => !template.includes(`="/${file}"`)
  const lines = [
    ...(open ? ['<!--head-->'] : headLines(path, head, identity.name)),
    `<link rel="apple-touch-icon" href="${identity.icons[192]}">`,
    `<link rel="manifest" href="/${webManifestFileOf(site, head.language)}">`,
  ]
  const scripts = filesOf(manifest, modulesOf(rendered))
    .js.filter(missing)
    .map((file) => `/${file}`)
  const links = [
    ...fontsOf(manifest, site, identity.fonts).map(
      (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`,
    ),
    ...styles,
    ...(page.readFirst
      ? [`<meta name="scripts" content="${scripts.join(' ')}">`]
      : scripts.map((address) => inNoHurry(preloadOf(address)))),
  ]
  return fill(
    inNoHurry(template.replace(sheetLink, '')).replace(/(?<=<link rel="icon"[^>]* href=")[^"]+/, identity.icons.tab),
    {
      ...inLanguage(head.language, ` data-site="${site}"`),
      'name="theme-color" content="#ffffff"': `name="theme-color" content="${themeColor}"`,
      '<!--head-->': lines.join('\n    '),
      '  </head>': [...links.map((link) => `    ${link}`), '  </head>'].join('\n'),
      ...(open ? { '<!--markup--></div>': '<!--markup--></div><!--answers-->' } : { '<!--markup-->': markup }),
    },
  )
}

const inLanguage = (language: Language, more = '') => ({ '<html lang="en">': `<html lang="${language}"${more}>` })

function fontsOf(manifest: Manifest, site: Rendered['site'], fonts: readonly string[]): string[] {
  const { layout } = sites[site]
  const assets = manifest[`src/sites/${layout}`]?.assets ?? []
  return fonts.flatMap((name) => assets.filter((file) => file.startsWith(`assets/${name}`)))
}

/** Throws when the template lacks a place that is to be filled. */
function fill(template: string, places: Readonly<Record<string, string>>): string {
  return Object.entries(places).reduce((html, [place, text]) => {
    if (!html.includes(place)) throw new Error(`index.html lacks ${place}`)
    return html.replace(place, () => text)
  }, template)
}
