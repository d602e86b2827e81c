import type { BrowserContext } from 'playwright-core'
import { expect, test } from 'vitest'
import { launchChromium } from '#testing/chromium.ts'
import { openSite } from '#testing/site.ts'
import { openTab } from './tab.ts'

const site = await openSite()
const browser = await launchChromium()

const robots = (tab: Awaited<ReturnType<typeof openTab>>) => tab.goto('/robots.txt?of=somebody')

/** Of whoever came last. */
let last: BrowserContext | undefined

test('Whoever comes first leaves traces everywhere.', async () => {
  const tab = await openTab(browser, site, { as: 'admin', reducedMotion: 'no-preference', deaf: true })
  last = tab.context()
  await tab.route('**/robots.txt*', (route) => route.fulfill({ body: 'ours', contentType: 'text/plain' }))
  await robots(tab)
  expect(await tab.locator('body').innerText()).toBe('ours')
  await tab.evaluate(() => {
    localStorage.setItem('kept', 'by the first')
    sessionStorage.setItem('kept', 'by the first')
    window.name = 'by the first'
  })
  await tab.setViewportSize({ width: 700, height: 500 })
  await tab.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await tab.clock.pauseAt('2026-06-02T05:00:00Z')
})

test('The next one has the same browser, and finds none of them.', async () => {
  const tab = await openTab(browser, site)
  expect(tab.context()).toBe(last)
  expect(tab.context().pages()).toHaveLength(1)
  expect(await tab.context().cookies()).toEqual([])
  await robots(tab)
  expect(await tab.locator('body').innerText()).toContain('User-agent')
  const found = await tab.evaluate(() => ({
    storage: { ...localStorage, ...sessionStorage },
    name: window.name,
    places: history.length,
    size: [innerWidth, innerHeight],
    looks: ['print', '(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)'].map(
      (query) => matchMedia(query).matches,
    ),
    day: new Date().toISOString().slice(0, 10),
  }))
  expect(found).toEqual({
    storage: {},
    name: '',
    places: 2,
    size: [1280, 900],
    looks: [false, false, true],
    day: '2026-06-01',
  })
  // It runs on.
  const before = await tab.evaluate(() => Date.now())
  await expect.poll(() => tab.evaluate(() => Date.now())).toBeGreaterThan(before)
})

test('What opens by itself looks like what it was opened from.', async () => {
  const tab = await openTab(browser, site, { viewport: { width: 900, height: 600 }, reducedMotion: 'no-preference' })
  await robots(tab)
  const opened = tab.context().waitForEvent('page')
  await tab.evaluate(() => void open('/robots.txt'))
  const other = await opened
  expect(other.context()).toBe(last)
  await expect
    .poll(() => other.evaluate(() => [innerWidth, matchMedia('(prefers-reduced-motion: reduce)').matches]))
    .toEqual([900, false])
})

test('One that opened a page at the last moment goes with it.', async () => {
  const tab = await openTab(browser, site)
  expect(tab.context()).toBe(last)
  await robots(tab)
  await tab.evaluate(() => void open('/robots.txt'))
})

test('So nobody finds that page.', async () => {
  const tab = await openTab(browser, site)
  expect(browser.contexts()).not.toContain(last)
  await robots(tab)
  expect(tab.context().pages()).toHaveLength(1)
})

test('Two at once have one each, and one that was changed for good goes with whoever had it.', async () => {
  const [one, other] = [await openTab(browser, site), await openTab(browser, site)]
  expect(one.context()).not.toBe(other.context())
  for (const tab of [one, other]) await tab.addInitScript(() => Object.assign(window, { changed: true }))
  last = one.context()
})

test('Nobody has it after that.', async () => {
  const tab = await openTab(browser, site)
  expect(browser.contexts()).not.toContain(last)
  await robots(tab)
  expect(await tab.evaluate(() => 'changed' in window)).toBe(false)
})
