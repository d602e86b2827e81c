import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type InlineConfig, type Manifest } from 'vite'
import type { Findable } from '../src/kit/server/pages/head.ts'
import type { Language } from '../src/kit/shared/language.ts'
import { buildPages, type Prerender } from './build-pages.ts'
import { words } from './build-words.ts'
import { root } from './prepare.mjs'

export const silent: InlineConfig = { root, logLevel: 'warn' }

export const manifestOf = (language: Language) => `manifest-${language}.json`

/** What browsers load in a language, and its pages. What is the same in all has the same name in each. */
export async function buildLanguage(
  language: Language,
  { draft, client }: { draft: string; client: string },
): Promise<Findable[]> {
  const shell = join(draft, `shell-${language}`)
  const prerenderer = join(draft, 'pages', language)
  const plugins = [words(language)]
  await build({ ...silent, plugins, build: { outDir: shell, manifest: manifestOf(language) } })
  const [template, manifest] = await Promise.all(
    ['index.html', manifestOf(language)].map((file) => readFile(join(shell, file), 'utf8')),
  )
  await rename(join(shell, manifestOf(language)), join(draft, manifestOf(language)))
  await cp(shell, client, { recursive: true, filter: (file) => !file.endsWith('index.html') })
  // What only the finished pages name, the cards of shared links and the icons, comes from here.
  const ssr = { ssr: 'src/sites/prerender.tsx', outDir: prerenderer, manifest: false, ssrEmitAssets: true }
  // The server draws pages anew with it, where nothing is installed that only a build needs.
  const define = { 'process.env.NODE_ENV': JSON.stringify('production') }
  await build({ ...silent, plugins, define, ssr: { noExternal: true }, build: ssr })
  const assets = join(prerenderer, 'assets')
  for (const file of await readdir(assets)) {
    if (/\.(jpg|png|svg)$/.test(file)) await cp(join(assets, file), join(client, 'assets', file))
    if (!file.endsWith('.js')) await rm(join(assets, file), { recursive: true })
  }
  const prerender: Prerender = await import(pathToFileURL(join(prerenderer, 'prerender.js')).href)
  const pages = await buildPages(language, prerender, {
    template: template as string,
    manifest: JSON.parse(manifest as string) as Manifest,
    styles: await stylesIn(shell),
  })
  for (const [file, html] of pages.files) await write(join(client, file), html)
  return pages.found
}

async function stylesIn(shell: string): Promise<Map<string, string>> {
  const files = (await readdir(join(shell, 'assets'))).filter((file) => file.endsWith('.css'))
  const read = async (file: string) => [`assets/${file}`, await readFile(join(shell, 'assets', file), 'utf8')] as const
  return new Map(await Promise.all(files.map(read)))
}

async function write(file: string, text: string) {
  await mkdir(join(file, '..'), { recursive: true })
  await writeFile(file, text)
}
