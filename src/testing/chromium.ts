import { type Browser, chromium } from 'playwright-core'
import { afterAll } from 'vitest'
import { findChromium } from '../../scripts/chromium.mjs'

const flags =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'

/** A real browser for the test file: CHROME_PATH, or the one of this machine. */
export async function launchChromium(): Promise<Browser> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('The browser tests need Chromium: install it or set CHROME_PATH')
  const browser = await chromium.launch({ executablePath, args: flags.split(' ') })
  afterAll(() => browser.close())
  return browser
}
