import type { Manifest } from 'vite'
import { sites } from '../src/sites/pages.ts'
import type { Rendered } from '../src/sites/prerender.tsx'
import { filesOf } from './build-manifest.ts'

/** The module made from src/sites/prerender.tsx. */
export type Prerender = { prerenderedPaths: readonly string[]; render: (path: string) => Promise<Rendered> }

/**
 * The HTML file of every address rendered at build, and `app.html`, the empty frame in which the browser draws all
 * other pages. `template` is the built index.html.
 */
export async function buildPages(
  prerender: Prerender,
  template: string,
  manifest: Manifest,
): Promise<Map<string, string>> {
  const pages = new Map([['app.html', fill(template, { '<!--head-->': '', '<!--markup-->': '' })]])
  for (const path of prerender.prerenderedPaths) {
    pages.set(
      `${path.slice(1)}/index.html`.replace(/^\//, ''),
      pageOf(await prerender.render(path), template, manifest),
    )
  }
  return pages
}

function pageOf({ markup, head, site, page }: Rendered, template: string, manifest: Manifest): string {
  const loaded = filesOf(manifest, [`src/sites/${sites[site].layout}`, `src/sites/${page.file}`])
  const missing = (file: string) => !template.includes(`="/${file}"`)
  const lines = [
    `<title>${escapeHtml(head.title)}</title>`,
    `<meta name="description" content="${escapeHtml(head.description)}">`,
    ...(head.noindex ? ['<meta name="robots" content="noindex">'] : []),
  ]
  // A page's styles come after the ones that all pages share, as they do when the browser loads it later.
  const links = [
    ...loaded.css.filter(missing).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...loaded.js.filter(missing).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ]
  return fill(template, {
    '<html lang="en">': `<html lang="en" data-site="${site}">`,
    'name="theme-color" content="#ffffff"': `name="theme-color" content="${escapeHtml(head.themeColor)}"`,
    '<!--head-->': lines.join('\n    '),
    '  </head>': [...links.map((link) => `    ${link}`), '  </head>'].join('\n'),
    '<!--markup-->': markup,
  })
}

/** Throws when the template lacks a place that is to be filled. */
function fill(template: string, places: Readonly<Record<string, string>>): string {
  return Object.entries(places).reduce((html, [place, text]) => {
    if (!html.includes(place)) throw new Error(`index.html lacks ${place}`)
    return html.replace(place, () => text)
  }, template)
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
