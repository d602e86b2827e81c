import type { Manifest } from 'vite'
import { expect, test } from 'vitest'
import { findPage, sites } from '../src/sites/pages.ts'
import { buildPages, type Prerender } from './build-pages.ts'

const template = `<!doctype html>
<html lang="en">
  <head>
    <meta name="theme-color" content="#ffffff" />
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
  'src/sites/rental/layout.tsx': { file: 'assets/layout.js', imports: ['_react.js'], css: ['assets/layout.css'] },
  'src/sites/rental/public/login.page.tsx': {
    file: 'assets/login.js',
    imports: ['_field.js'],
    css: ['assets/login.css'],
  },
  '_react.js': { file: 'assets/react.js', css: ['assets/base.css'] },
  '_field.js': { file: 'assets/field.js', imports: ['_react.js'] },
}

const path = '/RentalRevolution/login'
const prerender = (noindex: boolean): Prerender => ({
  prerenderedPaths: [path],
  render: async () => ({
    ...findPage(path),
    markup: '<main>$& $1</main>',
    head: { title: 'Sign in & "more"', description: 'For <staff>', noindex, themeColor: sites.rental.themeColor },
  }),
})

const pageAt = async (noindex = false) =>
  (await buildPages(prerender(noindex), template, manifest)).get('RentalRevolution/login/index.html') ?? ''

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

test('its styles follow the shared ones, layout before page; what is linked already is not linked twice', async () => {
  const linked = [...(await pageAt()).matchAll(/(?:src|href)="\/assets\/([^"]+)"/g)].map(([, file]) => file)
  expect(linked).toEqual([
    'entry.js',
    'react.js',
    'base.css',
    'layout.css',
    'login.css',
    'layout.js',
    'field.js',
    'login.js',
  ])
})

test('app.html is the empty frame for pages drawn in the browser', async () => {
  const html = (await buildPages(prerender(false), template, manifest)).get('app.html')
  expect(html).toContain('<div id="root"></div>')
  expect(html).not.toMatch(/data-site|<title>/)
})

test('no page carries an inline script', async () => {
  expect(await pageAt()).not.toMatch(/<script(?![^>]*\ssrc=)/)
})

test('a template without the places to fill is an error', async () => {
  await expect(buildPages(prerender(false), template.replace('<!--markup-->', ''), manifest)).rejects.toThrow(
    '<!--markup-->',
  )
})
