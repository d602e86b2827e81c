import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import type { Findable } from '../src/kit/server/pages/head.ts'
import { lives } from '../src/kit/server/postgres/left-over.ts'
import { languages } from '../src/kit/shared/language.ts'
import { compressAll } from './build-compress.ts'
import { buildLanguage, manifestOf, silent } from './build-language.ts'
import { dayOfVersion, sitemapOf } from './build-sitemap.ts'
import { endWithParent, root, sources } from './prepare.mjs'

// React renders in its production form.
process.env.NODE_ENV = 'production'

const built = sources()
const target = join(root, 'build')
const draft = join(target, `.next-${process.pid}`)
const client = join(draft, 'client')
/** The server, and the threads in which it draws documents and pages. */
const programs = ['server', 'documents', 'drawing'] as const

// Otherwise it would end under whoever starts next.
endWithParent()
await mkdir(draft, { recursive: true })
try {
  const found: Findable[] = []
  for (const language of languages) found.push(...(await buildLanguage(language, { draft, client })))
  await writeFile(
    join(client, 'sitemap.xml'),
    sitemapOf(found, dayOfVersion(await readFile(join(root, 'CHANGELOG.md'), 'utf8'))),
  )
  await Promise.all([...programs.map(buildProgram), buildWorker()])
  await compressAll(client)
  await replaceOldBuild()
} finally {
  await rm(draft, { recursive: true, force: true })
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

/** What works for the office in browsers besides its pages, at an address that stays: there they look for a newer one. */
async function buildWorker() {
  const output = { entryFileNames: 'office-worker.js', codeSplitting: false }
  const rolldownOptions = { input: 'src/sites/rental/office-worker.ts', output }
  // What it keeps is of one version, which is the same on whichever machine it was built.
  const files = await Promise.all(languages.map((language) => readFile(join(draft, manifestOf(language)), 'utf8')))
  const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12)
  const define = { OFFICE_VERSION: JSON.stringify(version) }
  const asOurs = { assetsInlineLimit: 0, target: 'es2023', rolldownOptions }
  await build({ ...silent, configFile: false, define, build: { outDir: client, emptyOutDir: false, ...asOurs } })
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
  for (const folder of ['client', 'pages']) await rename(join(draft, folder), join(target, folder))
  for (const name of programs) await rename(join(draft, name, `${name}.js`), join(target, `${name}.js`))
  for (const file of languages.map(manifestOf)) await rename(join(draft, file), join(target, file))
  await writeFile(join(target, 'sources.json'), JSON.stringify(built))
}
