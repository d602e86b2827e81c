import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from 'vite'
import type { Language } from '../src/kit/shared/language.ts'
import { areaOf, sites } from '../src/sites/pages.ts'
import { filesOf } from './build-manifest.ts'

/** What a page makes the browser fetch as JavaScript before it works, in bytes as sent (brotli). */
export type Weight = { path: string; bytes: number; limit: number }

const kilobyte = 1000
const limits: Readonly<Record<string, number>> = {
  'rental/public/book-by-hours.page.tsx': 142 * kilobyte,
  'rental/public/book-by-days.page.tsx': 142 * kilobyte,
  'rental/public/boat.page.tsx': 104 * kilobyte,
  'rental/public/my-booking.page.tsx': 142 * kilobyte,
}
const usual = 103 * kilobyte

/** Every page rendered at build, with the scripts of the entry, its site's layout, its area's list and itself. */
export function weighPages(manifest: Manifest, bytesOf: (file: string) => number): Weight[] {
  return Object.values(sites).flatMap(({ layout, pages }) =>
    pages
      .filter(({ prerender }) => prerender)
      .map(({ path, file }) => {
        const { js } = filesOf(manifest, [
          'index.html',
          ...['start.tsx', layout, areaOf(file), file].map((module) => `src/sites/${module}`),
        ])
        const bytes = js.reduce((sum, script) => sum + bytesOf(script), 0)
        return { path, bytes, limit: limits[file] ?? usual }
      }),
  )
}

/** Weighs the pages of a build directory in a language by its `.br` files. */
export async function weighBuild(directory: string, language: Language): Promise<Weight[]> {
  const manifest: Manifest = JSON.parse(await readFile(join(directory, `manifest-${language}.json`), 'utf8'))
  const scripts = Object.values(manifest)
    .map(({ file }) => file)
    .filter((file) => file.endsWith('.js'))
  const sizes = await Promise.all(
    scripts.map(async (file) => [file, (await readFile(join(directory, 'client', `${file}.br`))).length] as const),
  )
  const known = new Map(sizes)
  return weighPages(manifest, (file) => known.get(file) ?? 0)
}

const inKilobytes = (bytes: number) => `${(bytes / kilobyte).toFixed(1)} KB`

/** The weights as a table, the heaviest first. */
export const tableOf = (weights: readonly Weight[]) =>
  [...weights]
    .sort((one, other) => other.bytes - one.bytes)
    .map(({ path, bytes, limit }) => `${inKilobytes(bytes).padStart(9)} of ${inKilobytes(limit).padStart(8)}  ${path}`)
    .join('\n')

export const findWeightViolations = (weights: readonly Weight[]): string[] =>
  weights
    .filter(({ bytes, limit }) => bytes > limit)
    .map(
      ({ path, bytes, limit }) => `${path} loads ${inKilobytes(bytes)} of JavaScript, more than ${inKilobytes(limit)}`,
    )
