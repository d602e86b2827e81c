import { type Browser, chromium } from 'playwright-core'
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

/** One real browser for a test run: CHROME_PATH, or the one of this machine. */
export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('The browser tests need Chromium: install it or set CHROME_PATH')
  const server = await chromium.launchServer({ executablePath, args: flags.split(' ') })
  provide('chromium', server.wsEndpoint())
  return () => server.close()
}

/** The browser, for the test file; what it opened is closed with it. */
export async function launchChromium(): Promise<Browser> {
  const browser = await chromium.connect(inject('chromium'))
  afterFile(() => browser.close())
  return browser
}
