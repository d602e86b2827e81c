import { test } from 'vitest'
import { launchChromium } from '#testing/chromium.ts'
import { openTab } from './tab.ts'

/** Two journeys for evidence.test.ts: neither needs the product, and the first fails. */

const browser = await launchChromium()

test('Who looks for what is not there, fails.', async () => {
  const tab = await openTab(browser, { url: 'http://127.0.0.1' })
  await tab.setContent('<h1>A quiet lake</h1>')
  await tab.getByRole('button', { name: 'Book' }).click({ timeout: 500 })
})

test('Who finds it leaves nothing behind.', async () => {
  const tab = await openTab(browser, { url: 'http://127.0.0.1' })
  await tab.setContent('<button>Book</button>')
  await tab.getByRole('button', { name: 'Book' }).click()
})
