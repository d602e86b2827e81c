import type { BrowserContextOptions } from 'playwright-core'
import { expect, test } from 'vitest'
import { launchChromium } from '#testing/chromium.ts'
import { openSite } from '#testing/site.ts'
import { expectAccessible } from './accessible.ts'
import { step } from './step.ts'
import { openTab, type Tab } from './tab.ts'

const site = await openSite()
const browser = await launchChromium()

const home = '/PresentationPro'
const phone = { viewport: { width: 360, height: 740 } }
const desk = { viewport: { width: 1440, height: 900 } }

async function openHome(options: BrowserContextOptions = {}): Promise<Tab> {
  const tab = await openTab(browser, site, { ...desk, ...options })
  await tab.goto(home)
  return tab
}

const isAtTop = (tab: Tab, id: string) =>
  tab.locator(`[id="${id}"]`).evaluate((it) => Math.abs(it.getBoundingClientRect().top) < 200)
const addressOf = (tab: Tab) => tab.evaluate(() => location.pathname + location.search + location.hash)

test('The header is fixed once one has scrolled over the picture, and the page stays.', async () => {
  const tab = await openTab(browser, site)
  for (const given of [
    { width: 767, from: 350 },
    { width: 768, from: 750 },
    { width: 1440, from: 750 },
  ]) {
    await tab.setViewportSize({ width: given.width, height: 900 })
    await tab.goto(home)
    await step(`at ${given.width} px`, () => expectFixedFrom(tab, given.from))
  }
})

async function expectFixedFrom(tab: Tab, from: number) {
  const bar = tab.getByRole('banner').locator('> div')
  const position = () => bar.evaluate((it) => getComputedStyle(it).position)
  const height = () => tab.evaluate(() => document.documentElement.scrollHeight)
  const before = await height()
  for (const [y, expected] of [
    [from, 'absolute'],
    [from + 1, 'fixed'],
    [from, 'absolute'],
  ] as const) {
    await tab.evaluate((top) => window.scrollTo(0, top), y)
    await expect.poll(position).toBe(expected)
    expect(await tab.evaluate(() => window.scrollY)).toBe(y)
  }
  expect(await height()).toBe(before)
}

test('The header and the footer lead everywhere, and to the agency with its own title and icon.', async () => {
  const tab = await openHome()
  expect(await tab.title()).toBe('PresentationPro - Home')
  const main = tab.getByRole('navigation', { name: 'Main' })
  expect(await main.getByRole('link').allInnerTexts()).toEqual(['Home', 'Catalog', 'Contact', 'About', 'Deutsch'])
  expect(await main.getByRole('link', { name: 'Home' }).getAttribute('aria-current')).toBe('page')
  const icon = () => tab.locator('link[rel="icon"]').getAttribute('href')
  const ours = await icon()
  expect(ours).toMatch(/icon-/)

  await main.getByRole('link', { name: 'Catalog' }).click()
  await expect.poll(() => tab.title()).toBe('PresentationPro - Catalog')
  expect(await main.getByRole('link', { name: 'Catalog' }).getAttribute('aria-current')).toBe('page')
  await main.getByRole('link', { name: 'About' }).click()
  await expect.poll(() => tab.title()).toBe('PresentationPro - Contact')
  await expect.poll(() => isAtTop(tab, 'our-team')).toBe(true)

  const footer = tab.getByRole('contentinfo')
  for (const [name, title] of [
    ['Imprint', 'PresentationPro - Imprint'],
    ['Privacy Policy', 'PresentationPro - Privacy Policy'],
    ['Questions & answers', 'PresentationPro - Questions & Answers'],
  ] as const) {
    await footer.getByRole('link', { name }).click()
    await expect.poll(() => tab.title()).toBe(title)
  }
  await tab.getByRole('link', { name: 'Presentation Pro', exact: true }).click()
  await expect.poll(() => addressOf(tab)).toBe(`${home}#top`)
  await footer.getByText('© 2026 Presentation Pro').waitFor()
  await footer.getByRole('link', { name: 'Sternsinger' }).click()
  await expect.poll(() => tab.title()).toMatch(/^Sternsinger/)
  const theirs = await icon()
  expect(theirs).toMatch(/icon-/)
  expect(theirs).not.toBe(ours)
})

test('On a phone the menu opens and closes by keyboard, and closes behind whoever follows it.', async () => {
  const tab = await openHome(phone)
  const toggle = tab.getByRole('button', { name: 'Menu' })
  const link = tab.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Catalog' })
  expect(await link.isVisible()).toBe(false)
  await toggle.focus()
  await tab.keyboard.press('Enter')
  await link.waitFor()
  await expectAccessible(tab)
  await tab.keyboard.press('Escape')
  await expect.poll(() => link.isVisible()).toBe(false)
  expect(await toggle.evaluate((it) => it === document.activeElement)).toBe(true)
  await tab.keyboard.press('Enter')
  await tab.getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => link.isVisible()).toBe(false)
  await toggle.click()
  for (let i = 0; i < 3; i++) await tab.keyboard.press('Tab')
  expect(await link.evaluate((it) => it === document.activeElement)).toBe(true)
  await tab.keyboard.press('Enter')
  await expect.poll(() => tab.title()).toBe('PresentationPro - Catalog')
  await expect.poll(() => link.isVisible()).toBe(false)
})

const services = [
  { title: 'Buying & Selling', about: 'Buying property', anchor: 'buying-property' },
  { title: 'Buying & Selling', about: 'Selling property', anchor: 'selling-property' },
  { title: 'Renting & Leasing', about: 'Renting property', anchor: 'renting-property' },
  { title: 'Moving & Renovation', about: 'Property management', anchor: 'property-management' },
]

test('Each FAQ button of the services leads to its questions.', async () => {
  const tab = await openTab(browser, site, phone)
  for (const { title, about, anchor } of services)
    await step(about, async () => {
      await tab.goto(home)
      await tab
        .getByRole('article')
        .filter({ hasText: title })
        .getByRole('link', { name: `FAQ ${about}` })
        .click()
      await expect.poll(() => tab.title()).toBe('PresentationPro - Questions & Answers')
      expect(await addressOf(tab)).toBe(`${home}/questions&answers#${anchor}`)
      await expect.poll(() => isAtTop(tab, anchor)).toBe(true)
    })
})

test('The figures count up within three seconds once half of them is seen, and are heard as they are.', async () => {
  const tab = await openHome({ ...phone, reducedMotion: 'no-preference' })
  const figures = tab.getByRole('region', { name: 'The agency in figures' })
  const seen = () => figures.locator('[aria-hidden]').allInnerTexts()
  const heard = () => figures.ariaSnapshot()
  await expect.poll(seen).toEqual(['0+', '0+', '0+'])
  expect(await heard()).toMatch(/500\+ properties sold[\s\S]*300\+ properties rented out[\s\S]*10\+ years in business/)
  const list = figures.getByRole('list')
  const edge = await list.evaluate((it) => it.getBoundingClientRect().top + it.clientHeight / 2 - innerHeight)
  await tab.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), edge - 20)
  await tab.clock.runFor(1000)
  expect(await seen()).toEqual(['0+', '0+', '0+'])
  await tab.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), edge + 20)
  await expect.poll(async () => Number.parseInt((await seen())[0] ?? '', 10)).toBeGreaterThan(0)
  expect(Number.parseInt((await seen())[0] ?? '', 10)).toBeLessThan(500)
  await tab.clock.runFor(3000)
  await expect.poll(seen).toEqual(['500+', '300+', '10+'])
})

test('Without motion, and without JavaScript, the figures are there at once.', async () => {
  for (const options of [{}, { javaScriptEnabled: false }]) {
    const tab = await openTab(browser, site, { ...desk, ...options })
    if ('javaScriptEnabled' in options) tab.allowComplaint(/\.js failed: csp/)
    await tab.goto(home)
    const figures = tab.getByRole('region', { name: 'The agency in figures' })
    await figures.scrollIntoViewIfNeeded()
    expect(await figures.locator('[aria-hidden]').allInnerTexts()).toEqual(['500+', '300+', '10+'])
  }
})

test.each([desk, phone])('At $viewport.width px the page has its parts, and keeps nobody out.', async (given) => {
  const tab = await openHome(given)
  const networks = tab.getByRole('region', { name: 'Follow us' }).getByRole('link')
  const addresses = await networks.evaluateAll((all) => all.map((it) => (it as HTMLAnchorElement).href))
  expect(addresses.map((address) => new URL(address).pathname)).toEqual(['/', '/', '/', '/'])
  const tips = tab.getByRole('region', { name: 'Tips for buying a house' }).getByRole('heading', { level: 3 })
  expect((await tips.allInnerTexts()).map((text) => text.split(/\s/)[0])).toEqual([
    'Budget',
    'Location',
    'Market',
    'Agent',
  ])
  const catalog = tab.getByRole('region', { name: 'From the catalog' })
  await catalog.getByRole('button', { name: /^Coast/ }).click()
  await expect.poll(() => catalog.getByRole('heading', { level: 3 }).count()).toBe(3)
  await expectAccessible(tab)
  expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBe(given.viewport.width)
  await tab.getByRole('link', { name: 'Write to us' }).click()
  await expect.poll(() => tab.title()).toBe('PresentationPro - Contact')
  expect(await addressOf(tab)).toBe(`${home}/contact#contact-form`)
  await expect.poll(() => isAtTop(tab, 'contact-form')).toBe(true)
})

test('A property that illustrates the page is in the catalog.', async () => {
  const tab = await openHome()
  await tab.getByRole('figure').getByRole('link').first().click()
  await expect.poll(() => addressOf(tab)).toBe(`${home}/catalog/4`)
})

test('Nothing moves while the page and its fonts arrive.', async () => {
  const tab = await openTab(browser, site, { ...phone, reducedMotion: 'no-preference' })
  await tab.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await tab.route('**/*.woff2', async (route) => {
    await new Promise((done) => setTimeout(done, 1500))
    await route.continue()
  })
  await tab.goto(home)
  await tab.untilQuiet()
  await tab.evaluate(() => document.fonts.ready)
  const shifts = await tab.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts)
  // Some italics are a pixel wider at the same place.
  expect(shifts.reduce((sum, one) => sum + one, 0)).toBeLessThan(0.0005)
})
