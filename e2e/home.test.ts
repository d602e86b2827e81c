import { expect, test } from 'vitest'
import { launchChromium } from '#testing/chromium.ts'
import { loadSampleFleet, openSite } from '#testing/site.ts'
import { expectAccessible } from './accessible.ts'
import { step } from './step.ts'
import { openTab, type Tab } from './tab.ts'
import { expectSeen } from './viewport.ts'

const site = await openSite()
const { sql, live, setNow } = site
await loadSampleFleet(site)
const browser = await launchChromium()

const home = '/RentalRevolution'
const phone = { width: 390, height: 844 }

async function openHome(options: Parameters<typeof openTab>[2] & { hash?: string } = {}): Promise<Tab> {
  const { hash = '', ...more } = options
  const tab = await openTab(browser, site, more)
  await tab.goto(home + hash)
  await tab.getByRole('form', { name: 'Contact' }).waitFor()
  return tab
}

const section = (tab: Tab, name: string) => tab.getByRole('region', { name, exact: true })
const distance = (tab: Tab, id: string) =>
  tab.evaluate((one) => document.getElementById(one)?.getBoundingClientRect().top ?? Number.NaN, id)

test.each([1440, 390])(
  'Each entry of the menu leads to its part of the page, with its hash, at %d px',
  async (width) => {
    const tab = await openHome({ viewport: { width, height: 844 } })
    for (const [name, id] of [
      ['How to get here', 'approach'],
      ['Contact', 'contact'],
      ['About', 'about'],
    ] as const) {
      if (width < 800) await tab.getByRole('button', { name: 'Menu', exact: true }).click()
      await tab.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click()
      await expect.poll(() => tab.url()).toBe(`${site.url}${home}#${id}`)
      await expect.poll(() => distance(tab, id)).toBeGreaterThanOrEqual(40)
      expect(await distance(tab, id)).toBeLessThan(100)
    }
    await tab.getByRole('banner').getByRole('link', { name: 'Rental Revolution' }).click()
    await expect.poll(() => tab.evaluate(() => scrollY)).toBe(0)
    await expectAccessible(tab)
    await tab.getByRole('link', { name: 'Book Now' }).click()
    await tab.waitForURL('**/RentalRevolution/book/all')
    await expectSeen(tab.getByRole('dialog', { name: 'Choose your boat' }))
  },
)

test('Scrolling to a part is smooth, unless less motion is asked for.', async () => {
  const tab = await openHome({ reducedMotion: 'no-preference' })
  const behaviour = () => tab.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)
  expect(await behaviour()).toBe('smooth')
  await tab.emulateMedia({ reducedMotion: 'reduce' })
  expect(await behaviour()).toBe('auto')
})

test('An address with a hash opens at that part, and stays there when the rest arrives.', async () => {
  const tab = await openHome({ hash: '#contact', viewport: phone })
  await tab.untilQuiet()
  await expect.poll(() => distance(tab, 'contact')).toBeGreaterThanOrEqual(40)
  expect(await distance(tab, 'contact')).toBeLessThan(100)
})

test('The navbar is fixed after 750 px on a desk and 350 on a phone, and nothing moves.', async () => {
  const tab = await openTab(browser, site)
  for (const [width, threshold] of [
    [1440, 750],
    [767, 350],
  ] as const) {
    await tab.setViewportSize({ width, height: 900 })
    await tab.goto(home)
    await tab.getByRole('form', { name: 'Contact' }).waitFor()
    await step(`at ${width} px`, () => expectFixedAfter(tab, threshold))
  }
  // With the bar over the page.
  await tab.evaluate(() => window.scrollTo(0, 351))
  await expect.poll(() => barOf(tab)).toBe('fixed')
  await expectAccessible(tab)
})

const barOf = (tab: Tab) => tab.getByRole('banner').evaluate((header) => getComputedStyle(header).position)

async function expectFixedAfter(tab: Tab, threshold: number) {
  await tab.untilQuiet()
  await tab.evaluate(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const position = () => barOf(tab)
  const scrollTo = (y: number) => tab.evaluate((top) => window.scrollTo(0, top), y)
  await scrollTo(threshold)
  expect(await position()).toBe('absolute')
  await scrollTo(threshold + 1)
  await expect.poll(position).toBe('fixed')
  await scrollTo(threshold - 1)
  await expect.poll(position).toBe('absolute')
  expect(await tab.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([])
}

test('Who wants to work here is told about it while we are hiring.', async () => {
  const tab = await openHome({ viewport: phone })
  const button = tab.getByRole('button', { name: 'We are hiring' })
  await button.click()
  const popup = tab.getByRole('dialog', { name: 'We are hiring' })
  await popup.waitFor()
  await expectAccessible(tab)
  await popup.getByRole('link', { name: 'Contact' }).click()
  await expect.poll(() => popup.count()).toBe(0)
  expect(tab.url()).toBe(`${site.url}${home}#contact`)
  await expect.poll(() => distance(tab, 'contact')).toBeLessThan(100)

  await sql`UPDATE business_settings SET hiring = false WHERE business = 'rental'`
  await live.changed('settings')
  await expect.poll(() => button.count()).toBe(0)
  await sql`UPDATE business_settings SET hiring = true WHERE business = 'rental'`
  await live.changed('settings')
  await button.waitFor()
})

const offers = [
  ['canoes', 'Canoes', 'from $16.50 for 1 hour'],
  ['sailboats', 'Sailboats', 'from $49 for 1 hour'],
  ['motorboats', 'Motorboats', 'from $83 for 1 hour'],
  ['jetskis', 'Jet skis', 'from $63.50 for 30 minutes'],
  ['houseboats', 'Houseboats', 'from $538 for 2 nights'],
] as const

test('Every type of boat has its price, its overview and the way to book it: houseboats over days, others over hours.', async () => {
  const tab = await openHome()
  const tiles = section(tab, 'What will you take out?').getByRole('listitem')
  expect(await tiles.count()).toBe(offers.length)
  for (const [type, title, price] of offers) {
    const tile = tiles.filter({ has: tab.getByRole('heading', { level: 3, name: title }) })
    await tile.getByText(price).waitFor()
    const overview = tile.getByRole('link', { name: `Overview of ${title.toLowerCase()}` })
    expect(await overview.getAttribute('href')).toBe(`${home}/overview/${type}`)
    // Each is let in one way: nobody is asked which.
    await tile.getByRole('button', { name: `Book ${title.toLowerCase()}` }).click()
    await tab.waitForURL(`**${type === 'houseboats' ? `${home}/book2/houseboats/Bittern` : `${home}/book/${type}`}`)
    await tab.goBack()
    await tile.getByText(price).waitFor()
  }
  await section(tab, 'Welcome').getByText('up to 12 people per boat').waitFor()
  const vouchers = section(tab, 'Welcome').getByRole('link', { name: 'Vouchers' })
  expect(await vouchers.getAttribute('href')).toBe(`${home}/vouchers`)
})

const moments = [
  ['2026-06-01T06:30:00Z', 'Opens today at 9 am'],
  ['2026-06-01T10:00:00Z', 'Open now until 7 pm'],
  ['2026-06-01T18:00:00Z', 'Opens tomorrow at 9 am'],
  ['2026-10-05T10:00:00Z', 'Open now until 5 pm'],
  ['2026-12-25T10:00:00Z', 'Closed until March 1'],
] as const

test('The clock of the business says when it opens and closes; a day on which nothing is rented counts as closed.', async () => {
  // Somebody far away sees the hours of the pier, not their own.
  const tab = await openTab(browser, site, { at: moments[0][0], timezoneId: 'Pacific/Auckland' })
  const hours = section(tab, 'Opening hours')
  for (const [at, words] of moments)
    await step(`at ${at}`, async () => {
      setNow(at)
      await tab.clock.setSystemTime(at)
      await tab.goto(home)
      await hours.getByText(words).waitFor()
    })
  expect(await hours.locator('dt').allInnerTexts()).toEqual([
    'High season\nMay 1 – September 30',
    'Start of the season\nMarch 1 – April 30',
    'End of the season\nOctober 1 – December 19',
    'Seasonal break\nDecember 20 – end of February',
  ])
  expect(await hours.locator('dd').allInnerTexts()).toEqual(['9 am – 7 pm', '10 am – 6 pm', '10 am – 5 pm', 'closed'])

  await step('a blocked day', async () => {
    const at = '2026-06-01T10:00:00Z'
    setNow(at)
    await tab.clock.setSystemTime(at)
    await tab.goto(home)
    await hours.getByText('Open now until 7 pm').waitFor()
    await sql`INSERT INTO blocked_days (day, blocked_by) VALUES ('2026-06-01', 'Ada Seewald')`
    await live.changed('blocked-days')
    await hours.getByText('Opens tomorrow at 9 am').waitFor()
    await sql`DELETE FROM blocked_days`
    await live.changed('blocked-days')
  })
})
