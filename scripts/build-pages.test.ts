import type { Manifest } from 'vite'
import { expect, test } from 'vitest'
import { ORIGIN } from '../src/kit/shared/origin.ts'
import { findPage } from '../src/sites/find-page.ts'
import { sites } from '../src/sites/pages.ts'
import type { Rendered } from '../src/sites/prerender.tsx'
import { buildPages, type Prerender } from './build-pages.ts'

const template = `<!doctype html>
<html lang="en">
  <head>
    <meta name="theme-color" content="#ffffff" />
    <link rel="icon" type="image/svg+xml" href="/assets/agency.svg" />
    <!--head-->
    <script type="module" crossorigin src="/assets/entry.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/react.js">
    <link rel="stylesheet" crossorigin href="/assets/base.css">
  </head>
  <body>
    <div id="root"><!--markup--></div>
  </body>
</html>`

const manifest: Manifest = {
  'src/sites/start.tsx': { file: 'assets/start.js', imports: ['_react.js'], css: ['assets/shell.css'] },
  'src/sites/rental/layout.tsx': {
    file: 'assets/layout.js',
    imports: ['_react.js'],
    css: ['assets/layout.css'],
    assets: ['bricolage-grotesque-latin-ext-wght', 'bricolage-grotesque-latin-wght'].map(
      (font) => `assets/${font}-normal-a1.woff2`,
    ),
  },
  'src/sites/rental/public/home.page.tsx': { file: 'assets/home.js', imports: ['_react.js'] },
  'src/sites/rental/public-pages.ts': { file: 'assets/public-pages.js' },
  'src/sites/rental/public/login.page.tsx': {
    file: 'assets/login.js',
    imports: ['_field.js'],
    css: ['assets/login.css'],
  },
  'src/sites/rental/public/book-by-days.page.tsx': { file: 'assets/book.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js', css: ['assets/base.css'] },
  '_field.js': { file: 'assets/field.js', imports: ['_react.js'] },
}

const login = '/RentalRevolution/login'
const identity = {
  name: 'Rental Revolution',
  fonts: ['bricolage-grotesque-latin-wght'],
  icons: { tab: '/assets/buoy.svg', 192: '/assets/buoy-192.png', 512: '/assets/buoy-512.png' },
}
const prerender = (noindex: boolean, path = login, more: Partial<Rendered['head']> = {}): Prerender => ({
  prerenderedPaths: [path],
  identityOf: () => identity,
  favicon: '<svg/>',
  render: async () => ({
    ...findPage(path),
    markup: '<main>$& $1</main>',
    identity,
    head: {
      title: 'Sign in & "more"',
      description: 'For <staff>',
      noindex,
      image: '/assets/share.jpg',
      sharedTitle: 'Sign in & "more"',
      themeColor: sites.rental.themeColor,
      language: 'en',
      alternates: {},
      structuredData: undefined,
      ...more,
    },
  }),
})

const styles = new Map(['base', 'shell', 'layout', 'login'].map((name) => [`assets/${name}.css`, `.${name}{}`]))
const built = (by: Prerender, frame = template) => buildPages('en', by, { template: frame, manifest, styles })
const filesOf = async (by: Prerender) => (await built(by)).files

const pageAt = async (noindex = false, more: Partial<Rendered['head']> = {}) =>
  (await filesOf(prerender(noindex, login, more))).get('RentalRevolution/login/index.html') ?? ''

test('a page has its markup, site, colour and description, with nothing that could break out', async () => {
  const html = await pageAt()
  expect(html).toContain('<div id="root"><main>$& $1</main></div>')
  expect(html).toContain('<html lang="en" data-site="rental">')
  expect(html).toContain(`<meta name="theme-color" content="${sites.rental.themeColor}" />`)
  expect(html).toContain('<title>Sign in &amp; &quot;more&quot;</title>')
  expect(html).toContain('<meta name="description" content="For &lt;staff>">')
  expect(html).not.toContain('<!--')
})

test('only a page that asks for it is kept out of search engines', async () => {
  expect(await pageAt(false)).not.toContain('robots')
  expect(await pageAt(true)).toContain('<meta name="robots" content="noindex">')
})

test('its styles are one file, the shared ones first, layout before page; it stands for the ones that are in it', async () => {
  const files = await filesOf(prerender(false))
  const html = files.get('RentalRevolution/login/index.html') ?? ''
  const [sheet, ...parts] = html.match(/<link rel="stylesheet"[^>]*>/g) ?? []
  const [, file = ''] = /crossorigin href="\/(assets\/page-[0-9a-f]{10}\.css)"/.exec(sheet ?? '') ?? []
  expect(files.get(file)).toBe('.base{}\n.shell{}\n.layout{}\n.login{}')
  expect(parts).toEqual(
    ['base', 'shell', 'layout', 'login'].map(
      (part) => `<link rel="stylesheet" disabled media="not all" href="/assets/${part}.css">`,
    ),
  )
  expect(files.get('app.html')).not.toContain('disabled')
})

test('a style that was not built is an error', async () => {
  const lacking = buildPages('en', prerender(false), { template, manifest, styles: new Map() })
  await expect(lacking).rejects.toThrow('The build has no assets/base.css')
})

test('what is linked already is not linked twice', async () => {
  const linked = [...(await pageAt()).matchAll(/(?:src|href)="\/assets\/([^"]+\.(?:js|woff2))"/g)].map(
    ([, file]) => file,
  )
  expect(linked).toEqual([
    'entry.js',
    'react.js',
    'bricolage-grotesque-latin-wght-normal-a1.woff2',
    'start.js',
    'layout.js',
    'public-pages.js',
    'field.js',
    'login.js',
  ])
})

test('app.html is the empty frame for pages drawn in the browser', async () => {
  const html = (await filesOf(prerender(false))).get('app.html')
  expect(html).toContain('<div id="root"></div>')
  expect(html).not.toMatch(/data-site|<title>/)
})

test('a shared link has words and a picture, under the address that the server fills in', async () => {
  const html = await pageAt()
  expect(html).toContain('<meta property="og:title" content="Sign in &amp; &quot;more&quot;">')
  expect(html).toContain(`<meta property="og:site_name" content="Rental Revolution">`)
  expect(html).toContain(`<meta property="og:image" content="${ORIGIN}/assets/share.jpg">`)
})

test('a page has the icons of its site, and what puts the site on a home screen', async () => {
  const html = await pageAt()
  expect(html.match(/<link rel="icon"[^>]*>/g)).toEqual([
    '<link rel="icon" type="image/svg+xml" href="/assets/buoy.svg" />',
  ])
  expect(html).toContain('<link rel="apple-touch-icon" href="/assets/buoy-192.png">')
  const [, file = ''] = /<link rel="manifest" href="\/([^"]+)">/.exec(html) ?? []
  const pages = await filesOf(prerender(false))
  expect(JSON.parse(pages.get(file) ?? '')).toMatchObject({
    name: 'Rental Revolution',
    start_url: sites.rental.prefix,
    icons: [
      { src: '/assets/buoy-192.png', sizes: '192x192' },
      { src: '/assets/buoy-512.png', sizes: '512x512' },
    ],
  })
  expect(JSON.parse(pages.get('agency.webmanifest') ?? '')).toMatchObject({ start_url: '/', scope: '/' })
  expect(pages.get('favicon.ico')).toBe('<svg/>')
})

test('the fonts that every page of the site shows are asked for with it, and no others', async () => {
  const fonts = [...(await pageAt()).matchAll(/rel="preload" as="font"[^>]*href="([^"]+)"/g)].map(([, file]) => file)
  expect(fonts).toEqual(['/assets/bricolage-grotesque-latin-wght-normal-a1.woff2'])
})

test('scripts wait for styles and fonts where there is something to read, and nowhere else', async () => {
  const scripts = (html: string) => html.match(/<(script|link rel="modulepreload")[^>]*>/g) ?? []
  expect(scripts(await pageAt()).every((tag) => tag.includes('fetchpriority="low"'))).toBe(true)
  const frame = (await filesOf(prerender(false))).get('app.html') ?? ''
  expect(scripts(frame).some((tag) => tag.includes('fetchpriority'))).toBe(false)
})

test('a page that is read before it is used only names its scripts', async () => {
  const home = '/RentalRevolution'
  const html = (await filesOf(prerender(false, home))).get('RentalRevolution/index.html')
  expect(html).toContain(
    '<meta name="scripts" content="/assets/start.js /assets/layout.js /assets/public-pages.js /assets/home.js">',
  )
  expect(html?.match(/rel="modulepreload"/g)).toHaveLength(1) // of the template
})

test('a page has one address, and links to itself in other languages', async () => {
  const links = (html: string) => html.match(/<link rel="(canonical|alternate)"[^>]*>/g) ?? []
  expect(links(await pageAt())).toEqual([`<link rel="canonical" href="${ORIGIN}${login}">`])
  const inGerman = await pageAt(false, { language: 'de', alternates: { en: '/sign-in' } })
  expect(inGerman).toContain('<html lang="de"')
  expect(inGerman).toContain('<meta property="og:locale" content="de_DE">')
  expect(links(inGerman)).toEqual([
    `<link rel="canonical" href="${ORIGIN}${login}">`,
    `<link rel="alternate" hreflang="de" href="${ORIGIN}${login}">`,
    `<link rel="alternate" hreflang="en" href="${ORIGIN}/sign-in">`,
    `<link rel="alternate" hreflang="x-default" href="${ORIGIN}/sign-in">`,
  ])
})

test('what is not to be found, and an address with a part left open, is in no list of addresses', async () => {
  const open = '/RentalRevolution/book2/houseboats/:vehicleName'
  for (const [path, noindex] of [
    [login, true],
    [open, false],
  ] as const) {
    const { files, found } = await built(prerender(noindex, path))
    const html = [...files.values()].join('')
    expect(html).toContain('<title>')
    expect(html).not.toMatch(/canonical|og:url/)
    expect(found).toEqual([])
  }
  expect((await built(prerender(false))).found).toMatchObject([{ path: login }])
})

test('no page carries an inline script, but for data that nothing can break out of', async () => {
  expect(await pageAt()).not.toMatch(/<script(?![^>]*\ssrc=)/)
  const html = await pageAt(false, { structuredData: { name: '</script><script>alert(1)' } })
  expect(html.match(/<script(?![^>]*\ssrc=)[^>]*>.*?<\/script>/g)).toEqual([
    '<script type="application/ld+json">{"name":"\\u003c/script>\\u003cscript>alert(1)"}</script>',
  ])
})

test('a template without the places to fill is an error', async () => {
  await expect(built(prerender(false), template.replace('<!--markup-->', ''))).rejects.toThrow('<!--markup-->')
})
