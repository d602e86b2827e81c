import { setTimeout as sleep } from 'node:timers/promises'
import { type Browser, type BrowserContext, chromium } from 'playwright-core'
import { inject } from 'vitest'
import type { TestProject } from 'vitest/node'
import { findChromium } from '../../scripts/chromium.mjs'
import { afterFile } from './after-file.ts'

declare module 'vitest' {
  interface ProvidedContext {
    chromium: string
  }
}

const flags =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'

/** Finds the browser for a test run: CHROME_PATH, or the one of this machine. */
export default function setUp({ provide }: TestProject): void {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('The browser tests need Chromium: install it or set CHROME_PATH')
  provide('chromium', executablePath)
}

let running: Promise<Browser> | undefined

/** Those that outlast the test file: nobody has them. */
export const vacant = new Set<BrowserContext>()

/** The browser, for the test file; what it opened is closed with it. Files that one process runs share it. */
export async function launchChromium(): Promise<Browser> {
  running ??= chromium.launch({ executablePath: inject('chromium'), args: flags.split(' ') })
  const browser = await running
  browser.once('disconnected', () => {
    running = undefined
  })
  afterFile(async () => {
    for (const context of browser.contexts()) if (!vacant.has(context)) await closeContext(context)
  })
  return browser
}

/** Closes a context with its pages. One that asks just then whether it may be left would never go: it is not asked again. */
export async function closeContext(context: BrowserContext): Promise<void> {
  // What a test still holds back of a page's requests is held back in vain.
  for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
  const closed = context.close().then(() => true)
  for (let tries = 0; tries < 5; tries++) {
    if (await Promise.race([closed, sleep(5000, false)])) return
    const session = await context.browser()?.newBrowserCDPSession()
    const { targetInfos = [] } = (await session?.send('Target.getTargets')) ?? {}
    for (const { type, targetId } of targetInfos)
      if (type === 'page') await session?.send('Target.closeTarget', { targetId }).catch(() => {})
    await session?.detach()
  }
}
