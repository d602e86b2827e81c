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

/** Finds the browser for a test run: CHROME_PATH, or the one of this machine. */
export default function setUp({ provide }: TestProject): void {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('The browser tests need Chromium: install it or set CHROME_PATH')
  provide('chromium', executablePath)
}

let running: Promise<Browser> | undefined

/** The browser, for the test file; what it opened is closed with it. Files that one process runs share it. */
export async function launchChromium(): Promise<Browser> {
  running ??= chromium.launch({ executablePath: inject('chromium'), args: flags.split(' ') })
  const browser = await running
  afterFile(async () => {
    for (const context of browser.contexts()) await context.close()
  })
  return browser
}
