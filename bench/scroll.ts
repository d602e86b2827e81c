import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type CDPSession, chromium } from 'playwright-core'
import { findChromium } from '../scripts/chromium.mjs'
import { readTrace, type Scrolled, type TraceEvent } from './scroll-trace.ts'
import { startProduct } from './start-times.ts'
import { median } from './statistics.ts'

const pages = ['/ParallaxPrawns', '/PresentationPro', '/PresentationPro/catalog', '/ArtAlley', '/RentalRevolution', '/']
/** As many times slower is the processor made: about a phone of the middle of the market. */
const slowdown = 4
const screen = { width: 390, height: 844 }
/** Pixels a second: somebody who means it. */
const speed = 1200
const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run']
const categories = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'benchmark', 'cc']

/**
 * Scrolls pages of the product to their end and back on a slow phone, and prints what the browser did meanwhile: tasks
 * of over 50 ms, layouts, frames that came late. In turn with each goes a page with nothing on it, as the floor.
 */
export async function measureScrolling(runs: number, asked: readonly string[]): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sternsinger-bench-'))
  const product = await startProduct(dataDir)
  const browser = await chromium.launch({ executablePath: findChromium() ?? '', args: flags })
  try {
    console.log(
      `scrolled there and back, CPU ${slowdown} times slower, medians of ${runs}\n${'page'.padEnd(28)}  longest task  over 50 ms  layouts  script   frames late  × floor`,
    )
    for (const page of asked.length > 0 ? asked : pages) {
      const url = `http://localhost:${product.port}${page}`
      const measured: { ours: Scrolled; floor: Scrolled }[] = []
      for (let i = 0; i < runs; i++)
        measured.push({ ours: await measure(browser, url), floor: await measure(browser, url, true) })
      printPage(page, measured)
    }
  } finally {
    await browser.close()
    await product.stop()
    await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 })
  }
}

async function measure(browser: Browser, url: string, isFloor = false): Promise<Scrolled> {
  const context = await browser.newContext({ viewport: screen, deviceScaleFactor: 2, isMobile: true, hasTouch: true })
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'networkidle' })
  await seeAll(page)
  if (isFloor) {
    await page.evaluate(() => {
      const height = document.documentElement.scrollHeight
      document.head.replaceChildren()
      document.body.replaceChildren(Object.assign(document.createElement('div'), { style: `height: ${height}px` }))
    })
  }
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const distance = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
  const events = await trace(session, async () => {
    await scroll(session, -distance)
    await scroll(session, distance)
  })
  await context.close()
  return readTrace(events)
}

/** What loads only once it is near has loaded, and is not what is measured. */
async function seeAll(page: Awaited<ReturnType<Browser['newPage']>>) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      window.scrollTo({ top, behavior: 'instant' })
      await new Promise((done) => setTimeout(done, 120))
    }
    window.scrollTo({ top: 0, behavior: 'instant' })
  })
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1500)
}

const scroll = (session: CDPSession, yDistance: number) =>
  session.send('Input.synthesizeScrollGesture', {
    x: screen.width / 2,
    y: screen.height / 2,
    yDistance,
    speed,
    // Taken for a wheel: Chromium without a screen does not follow a made-up finger.
    gestureSourceType: 'mouse',
    preventFling: true,
  })

async function trace(session: CDPSession, doing: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  const complete = new Promise<void>((done) => session.once('Tracing.tracingComplete', () => done()))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories, excludedCategories: ['*'] },
  })
  await doing()
  await session.send('Tracing.end')
  await complete
  return events
}

function printPage(page: string, measured: readonly { ours: Scrolled; floor: Scrolled }[]) {
  const of = (read: (scrolled: Scrolled) => number) => median(measured.map(({ ours }) => read(ours)))
  const ratio = median(measured.map(({ ours, floor }) => ours.onTime / floor.onTime))
  const cells = [
    `${of(({ longestTask }) => longestTask).toFixed(0)} ms`.padStart(14),
    String(of(({ longTasks }) => longTasks)).padStart(12),
    String(of(({ layouts }) => layouts)).padStart(9),
    `${of(({ scriptTime }) => scriptTime).toFixed(0)} ms`.padStart(8),
    `${(100 - of(({ onTime }) => onTime) * 100).toFixed(1)} %`.padStart(14),
    ratio.toFixed(2).padStart(9),
  ]
  console.log(page.padEnd(28) + cells.join(''))
}
