import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { closeContext, vacant } from '#testing/chromium.ts'

/**
 * Browsers that the people of the test files have one after the other. Each finds one as if nobody had been there: without
 * cookies, storage, a way back, another clock. But it knows the scripts of the site: reading and compiling them anew was
 * most of the processor time of a short journey.
 */

export type LentPage = {
  context: BrowserContext
  page: Page
  /** To be called in the end. `isFit`: another one may have it. */
  giveBack: (isFit: boolean) => Promise<void>
}

type Kept = { context: BrowserContext; page: Page; isSpoiled: boolean; key: string }

/** Those that nobody has, the latest last. */
const idle: Kept[] = []
/** So many of them stay: each takes memory. */
const mostIdle = 4

/** A browser of one's own, with a page on which nothing is yet. What the options say holds for all that it opens. */
export async function lendPage(browser: Browser, options: BrowserContextOptions): Promise<LentPage> {
  const { viewport, reducedMotion, colorScheme, forcedColors, ...fixed } = options
  const { baseURL: url = '', javaScriptEnabled = true } = fixed
  // What can never be changed about it.
  const key = JSON.stringify(fixed)
  const known = idle.findLast((one) => one.key === key)
  if (known) take(known)
  const kept = known ?? (await open(browser, options, key))
  const { context, page } = kept
  context.on('request', (request) => {
    if (request.isNavigationRequest() && isElsewhere(request.url(), url)) kept.isSpoiled = true
  })
  if (known) {
    const dress = async (one: Page) => {
      if (viewport) await one.setViewportSize(viewport)
      await one.emulateMedia({
        media: null,
        colorScheme: colorScheme ?? 'light',
        forcedColors: forcedColors ?? 'none',
        reducedMotion: reducedMotion ?? 'no-preference',
      })
    }
    await dress(page)
    // One that is closed again at once needs nothing.
    context.on('page', (one) => void dress(one).catch(() => {}))
    // Whoever had it may have stopped the time.
    await context.clock.resume()
  }
  const giveBack = async (isFit: boolean) => {
    const isKept = isFit && javaScriptEnabled && !page.isClosed() && !kept.isSpoiled
    if (isKept && (await Promise.race([clean(kept, url), sleep(5000, false)]))) await putBack(kept)
    else await closeContext(context)
  }
  return { context, page, giveBack }
}

async function open(browser: Browser, options: BrowserContextOptions, key: string): Promise<Kept> {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  const kept = { context, page, isSpoiled: false, key }
  context.once('close', () => take(kept))
  for (const place of [context, page]) spoil(kept, place as unknown as Changeable)
  return kept
}

/** What cannot be taken back. */
const forGood = ['addInitScript', 'exposeFunction', 'exposeBinding', 'setExtraHTTPHeaders', 'setOffline'] as const

type Changeable = Partial<Record<(typeof forGood)[number], (...args: unknown[]) => unknown>>

function spoil(kept: Kept, place: Changeable) {
  for (const name of forGood) {
    const change = place[name]?.bind(place)
    if (!change) continue
    place[name] = (...args) => {
      kept.isSpoiled = true
      return change(...args)
    }
  }
}

async function putBack(kept: Kept) {
  idle.push(kept)
  vacant.add(kept.context)
  const [oldest] = idle
  if (oldest && idle.length > mostIdle) await closeContext(oldest.context)
}

function take(kept: Kept) {
  vacant.delete(kept.context)
  if (idle.includes(kept)) idle.splice(idle.indexOf(kept), 1)
}

/** Whether what was there is gone. */
async function clean({ context, page }: Kept, url: string): Promise<boolean> {
  try {
    for (const event of ['request', 'requestfinished', 'requestfailed', 'console', 'weberror', 'page'])
      context.removeAllListeners(event)
    page.removeAllListeners('request')
    for (const one of context.pages()) {
      await one.unrouteAll({ behavior: 'ignoreErrors' })
      if (one !== page) await one.close()
    }
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    // Not to an empty page: the process that has read the scripts is that of the site.
    await (Object.getPrototypeOf(page) as Page).goto.call(page, `${url}/robots.txt`)
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
      window.name = ''
    })
    await context.clearCookies()
    await page.mouse.move(-1, -1)
    const session = await context.newCDPSession(page)
    await session.send('Page.resetNavigationHistory')
    const { targetInfo: own } = await session.send('Target.getTargetInfo')
    await session.detach()
    return await isAlone(context, own)
  } catch {
    return false
  }
}

/** A page that was opened at the last moment may not have been announced yet. */
async function isAlone(context: BrowserContext, own: { targetId: string; browserContextId?: string }) {
  const session = await context.browser()?.newBrowserCDPSession()
  const { targetInfos = [] } = (await session?.send('Target.getTargets')) ?? {}
  await session?.detach()
  return targetInfos.every(
    ({ type, targetId, browserContextId }) =>
      type !== 'page' || browserContextId !== own.browserContextId || targetId === own.targetId,
  )
}

const isElsewhere = (address: string, url: string) => /^https?:/.test(address) && new URL(address).origin !== url
