import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { afterAll } from 'vitest'
import type { Payment } from '#features/payments/contract.ts'
import type { Site } from '#testing/site.ts'
import type { Tab } from './tab.ts'

/** What the browser is told of every page of the site. */
const policies = ['content-security-policy', 'cross-origin-opener-policy']

const address = '/RentalRevolution/stage'

/** Builds the page on which the pay buttons stand alone, and gives how to open it in a tab, under the site's own policy. */
export async function buildStage(): Promise<(tab: Tab, site: Site, payment: Payment) => Promise<void>> {
  const outDir = join(tmpdir(), `sternsinger-stage-${process.pid}`)
  afterAll(() => rm(outDir, { recursive: true, force: true }))
  await build({
    logLevel: 'error',
    base: '/stage/',
    build: {
      outDir,
      emptyOutDir: true,
      manifest: false,
      rolldownOptions: {
        input: resolve('e2e/payments-stage.tsx'),
        output: { entryFileNames: 'stage.js', assetFileNames: '[name][extname]' },
      },
    },
  })
  return async (tab, site, payment) => {
    await tab.route('**/stage/**', async (route) => {
      const file = join(outDir, new URL(route.request().url()).pathname.replace('/stage/', ''))
      await route.fulfill({ path: file })
    })
    const { headers } = await fetch(`${site.url}/RentalRevolution`)
    await tab.route(`**${address}`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        headers: Object.fromEntries(policies.map((name) => [name, headers.get(name) ?? ''])),
        body: `<!doctype html><html lang="en" data-site="rental"><title>Stage</title>
          <link rel="stylesheet" href="/stage/payments-stage.css"><link rel="icon" href="data:,">
          <main style="padding: 2rem 1rem; background: var(--color-page)"><h1 style="font-size: 2rem">Pay</h1><div id="stage"></div></main>
          <script type="application/json" id="payment">${JSON.stringify(payment)}</script>
          <script type="module" src="/stage/stage.js"></script>`,
      }),
    )
    await tab.goto('/api/installation/')
    await tab.goto(address)
  }
}

/** Stands in for PayPal's client script: one button, which asks for the order and says that the payer agreed. */
export const fakeClientScript = readFile(resolve('e2e/fake-paypal-script.js'), 'utf8')
