import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type InlineConfig, type Manifest } from 'vite'
import { lives } from '../src/kit/server/postgres/left-over.ts'
import { type Language, languages } from '../src/kit/shared/language.ts'
import { compressAll } from './build-compress.ts'
import { buildPages, type Prerender } from './build-pages.ts'
import { type Findable, sitemapOf } from './build-sitemap.ts'
import { words } from './build-words.ts'
import { endWithParent, root, sources } from './prepare.mjs'

// React renders in its production form.
process.env.NODE_ENV = 'production'

const built = sources()
const target = join(root, 'build')
const draft = join(target, `.next-${process.pid}`)
const client = join(draft, 'client')
/** The server, and the thread in which it draws documents. */
const programs = ['server', 'documents'] as const
const manifestOf = (language: Language) => `manifest-${language}.json`
const silent: InlineConfig = { root, logLevel: 'warn' }

// Otherwise it would end under whoever starts next.
endWithParent()
await mkdir(draft, { recursive: true })
try {
  const found: Findable[] = []
  for (const language of languages) found.push(...(await buildLanguage(language)))
  await write(join(client, 'sitemap.xml'), sitemapOf(found))
  await Promise.all(programs.map(buildProgram))
  await compressAll(client)
  await replaceOldBuild()
} finally {
  await rm(draft, { recursive: true, force: true })
}

/** What browsers load in a language, and its pages. What is the same in all has the same name in each. */
async function buildLanguage(language: Language): Promise<Findable[]> {
  const [shell, prerenderer] = ['shell', 'prerender'].map((name) => join(draft, `${name}-${language}`)) as [
    string,
    string,
  ]
  const plugins = [words(language)]
  await build({ ...silent, plugins, build: { outDir: shell, manifest: manifestOf(language) } })
  const [template, manifest] = await Promise.all(
    ['index.html', manifestOf(language)].map((file) => readFile(join(shell, file), 'utf8')),
  )
  await rename(join(shell, manifestOf(language)), join(draft, manifestOf(language)))
  await cp(shell, client, { recursive: true, filter: (file) => !file.endsWith('index.html') })
  // What only the finished pages name, the cards of shared links and the icons, comes from here.
  const ssr = { ssr: 'src/sites/prerender.tsx', outDir: prerenderer, manifest: false, ssrEmitAssets: true }
  await build({ ...silent, plugins, build: ssr })
  for (const file of await readdir(join(prerenderer, 'assets'))) {
    if (/\.(jpg|png|svg)$/.test(file)) await cp(join(prerenderer, 'assets', file), join(client, 'assets', file))
  }
  const prerender: Prerender = await import(pathToFileURL(join(prerenderer, 'prerender.js')).href)
  const pages = await buildPages(language, prerender, template as string, JSON.parse(manifest as string) as Manifest)
  for (const [file, html] of pages.files) await write(join(client, file), html)
  return pages.found
}

/** In one file each: they start three times as fast as from their sources, in half the memory. */
async function buildProgram(name: (typeof programs)[number]) {
  await build({
    ...silent,
    configFile: false,
    ssr: { noExternal: true, external: ['sharp', 'pdfkit'] },
    build: {
      ssr: `src/${name}.ts`,
      outDir: join(draft, name),
      target: 'node26',
      minify: false,
      rolldownOptions: { output: { entryFileNames: `${name}.js`, codeSplitting: false } },
    },
  })
}

async function write(file: string, text: string) {
  await mkdir(join(file, '..'), { recursive: true })
  await writeFile(file, text)
}

/** Whether another build is still making it, or this one; one that was killed left it. */
function isAtWork(entry: string): boolean {
  const pid = /^\.next-(\d+)$/.exec(entry)?.[1]
  return pid !== undefined && lives(Number(pid))
}

/** The stamp goes first and comes last: a build that was interrupted never counts as current. */
async function replaceOldBuild() {
  for (const old of await readdir(target)) {
    if (!isAtWork(old)) await rm(join(target, old), { recursive: true })
  }
  await rename(client, join(target, 'client'))
  for (const name of programs) await rename(join(draft, name, `${name}.js`), join(target, `${name}.js`))
  for (const file of languages.map(manifestOf)) await rename(join(draft, file), join(target, file))
  await writeFile(join(target, 'sources.json'), JSON.stringify(built))
}
