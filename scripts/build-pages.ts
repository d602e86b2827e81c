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

/**
 * The HTML file of every address rendered at build in a language, `app.html`, the empty frame in which the browser draws
 * all other pages, what browsers ask of a site, and once what search engines read first. `template` is the built index.html.
 */
export async function buildPages(
  language: Language,
  prerender: Prerender,
  template: string,
  manifest: Manifest,
): Promise<{ files: Map<string, string>; found: Findable[] }> {
  const files = new Map([
    [frameFileOf(language), frameOf(language, template, manifest)],
    ...siteNames.map(
      (site) => [webManifestFileOf(site, language), webManifestOf(site, language, prerender.identityOf(site))] as const,
    ),
    [webManifestFileOf('office', language), officeManifestOf(language, prerender.identityOf('rental'))],
  ])
  if (language === 'en') files.set('robots.txt', robotsOf()).set('favicon.ico', prerender.favicon)
  const found: Findable[] = []
  for (const path of prerender.prerenderedPaths) {
    const rendered = await prerender.render(path)
    files.set(fileOf(path), pageOf(path, rendered, { template, manifest }))
    if (rendered.page.isDrawnAnew)
      files.set(openFileOf(fileOf(path)), pageOf(path, rendered, { template, manifest, open: true }))
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

function frameOf(language: Language, template: string, manifest: Manifest): string {
  const { js, css } = filesOf(manifest, [start])
  const missing = (file: string) => !template.includes(`="/${file}"`)
  const links = [
    ...css.filter(missing).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...js.filter(missing).map((file) => preloadOf(`/${file}`)),
  ]
  return fill(template, { ...inLanguage(language), '<!--head-->': links.join('\n    '), '<!--markup-->': '' })
}

/** `open`: with the places for what the server draws anew. */
function pageOf(
  path: string,
  { markup, head, site, page, identity }: Rendered,
  { template, manifest, open = false }: { template: string; manifest: Manifest; open?: boolean },
): string {
  const { themeColor } = sites[site]
  const modules = [start, ...[sites[site].layout, areaOf(page.file), page.file].map((file) => `src/sites/${file}`)]
  const loaded = filesOf(manifest, modules)
  const missing = (file: string) => !template.includes(`="/${file}"`)
  const lines = [
    ...(open ? ['<!--head-->'] : headLines(path, head, identity.name)),
    `<link rel="apple-touch-icon" href="${identity.icons[192]}">`,
    `<link rel="manifest" href="/${webManifestFileOf(site, head.language)}">`,
  ]
  // A page's styles come after the ones that all pages share, as they do when the browser loads it later.
  const styles = loaded.css.filter(missing).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`)
  const scripts = loaded.js.filter(missing).map((file) => `/${file}`)
  const links = [
    ...fontsOf(manifest, site, identity.fonts).map(
      (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`,
    ),
    ...styles,
    ...(page.readFirst
      ? [`<meta name="scripts" content="${scripts.join(' ')}">`]
      : scripts.map((address) => inNoHurry(preloadOf(address)))),
  ]
  return fill(inNoHurry(template).replace(/(?<=<link rel="icon"[^>]* href=")[^"]+/, identity.icons.tab), {
    ...inLanguage(head.language, ` data-site="${site}"`),
    'name="theme-color" content="#ffffff"': `name="theme-color" content="${themeColor}"`,
    '<!--head-->': lines.join('\n    '),
    '  </head>': [...links.map((link) => `    ${link}`), '  </head>'].join('\n'),
    ...(open ? { '<!--markup--></div>': '<!--markup--></div><!--answers-->' } : { '<!--markup-->': markup }),
  })
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
