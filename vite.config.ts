import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { leanContracts } from './scripts/build-contracts.ts'
import { notices } from './scripts/build-notices.ts'
import { texts } from './scripts/build-texts.ts'

const backend = `http://127.0.0.1:${process.env.BACKEND_PORT ?? 3001}`

/** While developing, no page is rendered beforehand: the places for that are empty. */
const emptyFrame: Plugin = {
  name: 'empty-frame',
  apply: 'serve',
  transformIndexHtml: async (html) => {
    const operator = await readOperator().catch(() => '{}')
    return html.replaceAll(/<!--(head|markup)-->/g, '').replace(':operator.json', () => operator)
  },
}

/** A library brings its styles in an element that our security policy forbids; deep-zoom.module.css has them. */
const withoutStyleElement: Plugin = {
  name: 'without-style-element',
  apply: 'build',
  transform: {
    filter: { id: /react-zoom-pan-pinch/ },
    handler(code) {
      const styled = code.replace('\nstyleInject(css_248z);\n', '\n')
      return styled === code ? this.error('react-zoom-pan-pinch has changed how it brings its styles') : styled
    },
  },
}

/** Lists that go on page by page, which nothing here asks for: the library brings them to every page that asks anything. */
const withoutEndlessLists: Plugin = {
  name: 'without-endless-lists',
  apply: 'build',
  transform: {
    filter: { id: /query-core\/build\/modern\/infiniteQueryBehavior\.js$/ },
    handler: () => ({
      code: ['infiniteQueryBehavior', 'hasNextPage', 'hasPreviousPage']
        .map((name) => `export function ${name}() { throw new Error('Left out by vite.config.ts') }`)
        .join('\n'),
      map: null,
    }),
  },
}

async function readOperator() {
  const { business } = (await (await fetch(`${backend}/api/installation/`)).json()) as { business: object }
  return JSON.stringify(business).replaceAll('&', '&amp;').replaceAll('"', '&quot;')
}

const filesOfNames = new Map<string, string>()

/** The name of a style as it is sent, `_x4f2a`: of its file and its place in it, the same in every build. */
function shortName(name: string, path: string, css: string): string {
  const file = relative(import.meta.dirname, path.replace(/\?.*/, ''))
  const hash = createHash('sha256').update(file).digest('base64url').replace(/[-_]/g, '').slice(0, 4)
  if ((filesOfNames.get(hash) ?? file) !== file) throw new Error(`${file} is called as ${filesOfNames.get(hash)} is`)
  filesOfNames.set(hash, file)
  const names = new Set(css.match(/(?<=\.|@keyframes )[a-z][\w-]*/gi))
  return `_${hash}${[...names].indexOf(name).toString(36)}`
}

export default defineConfig({
  css: { modules: { generateScopedName: shortName } },
  plugins: [react(), emptyFrame, withoutStyleElement, withoutEndlessLists, leanContracts, notices, texts],
  build: {
    target: 'es2023',
    // light-dark() as it stands: rewritten for older browsers it no longer follows a color-scheme set further in.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Words stand where they are said, instead of in a constant above it: most are said once.
      optimization: { inlineConst: { mode: 'all' } },
      output: {
        codeSplitting: {
          // A page in few files: what every page starts with is one, what every page with calls needs is another. What
          // waits for the page, src/sites/start.tsx, is in neither: the page waits for them.
          groups: [
            { name: 'preload', test: /vite[\\/]preload-helper/, priority: 3 },
            // Pages that show prices, and for how long, and call nobody need it as well.
            { name: 'money', test: /kit[\\/]shared[\\/](money|duration)\.ts/, priority: 3 },
            {
              name: 'shell',
              test: /sites[\\/]shell\.tsx|ui[\\/]base\.css|react-dom[\\/]client|kit[\\/]ui[\\/](live-region|visually-hidden)/,
              priority: 2,
            },
            // What is small and on every page of the rental travels together.
            { name: 'addresses', test: /rental[\\/](addresses\.ts|icons[\\/]icon)|kit[\\/]shared[\\/]phone-links\.ts/ },
            { name: 'later', test: /kit[\\/]ui[\\/]use-(idle|later)\.ts/ },
            {
              name: 'forms',
              test: /kit[\\/]ui[\\/](form|field|text-field|city-field|text-area|checkbox|choice-group|kept-state)\.tsx?$/,
            },
            {
              name: 'calls',
              test: /kit[\\/]ui[\\/](server-state|live-updates)|(sign-in|settings|vehicles)[\\/]contract\.ts/,
            },
          ],
        },
      },
    },
    modulePreload: {
      polyfill: false,
      // The first page comes with its preloads in its HTML. Lists of what every other page needs would cost each page
      // more than they save: most of it is there already.
      resolveDependencies: (_file, deps, { hostId }) => (/public-pages-|\.page-|layout-/.test(hostId) ? [] : deps),
    },
  },
  server: { proxy: { '/api': backend, '/files': backend } },
})
