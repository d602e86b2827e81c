import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright-core'
import { findChromium } from '../scripts/chromium.mjs'
import { freePort } from './child.ts'
import { startProduct } from './start-times.ts'
import { median } from './statistics.ts'

const rental = '/RentalRevolution'
const all = [
  rental,
  `${rental}/overview/motorboats`,
  `${rental}/book2/houseboats/Bittern`,
  `${rental}/book/motorboats`,
  `${rental}/vouchers`,
  `${rental}/login`,
  '/PresentationPro',
  '/PresentationPro/catalog',
  '/PresentationPro/catalog/16',
  '/PresentationPro/contact',
  '/PresentationPro/questions&answers',
  '/ParallaxPrawns',
  '/ArtAlley',
  '/ArtAlley/gallery',
  '/',
  '/imprint',
  '/privacy',
]

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run']

type Run = { scores: number[]; lcp: number; cls: number; failed: string[] }

/**
 * Lighthouse's mobile preset on the product with its sample data, on these pages or on all: medians of so many runs, and
 * what lost points.
 */
export async function measurePages(runs: number, asked: readonly string[]): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sternsinger-bench-'))
  const product = await startProduct(dataDir)
  try {
    console.log(`${'page, medians of '.concat(String(runs)).padEnd(44)}${categories.join('  ')}   LCP s    CLS`)
    for (const page of asked.length > 0 ? asked : all) {
      const measured = []
      for (let i = 0; i < runs; i++) measured.push(await measure(`http://localhost:${product.port}${page}`))
      printPage(page, measured)
    }
  } finally {
    await product.stop()
    await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 })
  }
}

/** A run that breaks off is tried once more. */
async function measure(url: string, isLast = false): Promise<Run> {
  const port = await freePort()
  const args = [...flags, `--remote-debugging-port=${port}`]
  const browser = await chromium.launch({ executablePath: findChromium() ?? '', args })
  try {
    const result = await lighthouse(url, { port, logLevel: 'error' })
    const { categories: found, audits, runtimeError } = result?.lhr ?? {}
    if (!found || !audits || runtimeError) throw new Error(runtimeError?.message ?? 'Lighthouse gave no result')
    const number = (id: string) => audits[id]?.numericValue ?? Number.NaN
    return {
      scores: categories.map((id) => Math.round((found[id]?.score ?? 0) * 100)),
      lcp: number('largest-contentful-paint') / 1000,
      cls: number('cumulative-layout-shift'),
      failed: Object.values(audits)
        .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0)
        .map(({ id }) => id),
    }
  } catch (error) {
    if (isLast) throw error
    return measure(url, true)
  } finally {
    await browser.close()
  }
}

function printPage(page: string, runs: readonly Run[]) {
  const scores = categories.map((name, i) =>
    String(median(runs.map((run) => run.scores[i] ?? 0))).padStart(name.length),
  )
  const lcp = median(runs.map((run) => run.lcp)).toFixed(2)
  const cls = median(runs.map((run) => run.cls)).toFixed(3)
  const failed = [...new Set(runs.flatMap((run) => run.failed))]
  console.log(`${page.padEnd(44)}${scores.join('  ')}${lcp.padStart(8)}${cls.padStart(7)}   ${failed.join(' ')}`)
}
