import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { launchChromium } from '#testing/chromium.ts'
import { loadSampleFleet, openSite } from '#testing/site.ts'
import { expectAccessible } from './accessible.ts'
import { openTab, type Tab } from './tab.ts'

const site = await openSite()
const { sql, live } = site
await loadSampleFleet(site)
const browser = await launchChromium()

async function openOverview(type: string, options = {}): Promise<Tab> {
  const tab = await openTab(browser, site, options)
  await tab.goto(`/RentalRevolution/overview/${type}`)
  await tab.getByRole('article').first().waitFor()
  return tab
}

const card = (tab: Tab, name: string) => tab.getByRole('article', { name })
const names = (tab: Tab) => tab.getByRole('article').getByRole('heading', { level: 2 }).allInnerTexts()

const shownSlide = (slider: Locator) => slider.locator('li:not([inert])')

test('Each type shows its vehicles, and one gets from type to type without a reload.', async () => {
  const tab = await openOverview('motorboats')
  expect(await names(tab)).toEqual(['Eider', 'Goldeneye', 'Merganser'])
  // The boats are there before any script is.
  await tab.untilQuiet()
  await tab.evaluate(() => Object.assign(window, { sameDocument: true }))
  await tab.getByRole('navigation', { name: 'Types of boats' }).getByRole('link', { name: 'Jet skis' }).click()
  await card(tab, 'Kingfisher').waitFor()
  expect(await names(tab)).toEqual(['Dipper', 'Kingfisher'])
  expect(await tab.title()).toMatch(/^Jet skis/)
  expect(await tab.evaluate(() => 'sameDocument' in window)).toBe(true)
  await tab.goBack()
  await card(tab, 'Eider').waitFor()
})

/** The wide picture over the boats, once it is there. */
const pictureOfLake = (tab: Tab) =>
  tab.locator('main header img').evaluate((image: HTMLImageElement) => image.complete && image.currentSrc)

test('A phone shows the type before any script, and loads no larger pictures than it has room for.', async () => {
  const phone = { viewport: { width: 390, height: 844 } }
  const still = await openTab(browser, site, phone)
  await still.route('**/*.js', () => {})
  await still.goto('/RentalRevolution/overview/canoes', { waitUntil: 'commit' })
  await still.getByRole('heading', { level: 1, name: 'Canoes' }).waitFor()
  await expect(pictureOfLake(still)).resolves.toMatch(/^data:/)
  expect(await still.getByRole('img', { name: 'A family in the red canoe' }).count()).toBe(0)

  const wide = await openTab(browser, site)
  await wide.route('**/*.js', () => {})
  await wide.goto('/RentalRevolution/overview/canoes', { waitUntil: 'commit' })
  await expect.poll(() => pictureOfLake(wide)).toMatch(/overview-canoes/)
  await wide.getByRole('img', { name: 'A family in the red canoe' }).waitFor()

  const tab = await openOverview('motorboats', phone)
  const first = card(tab, 'Eider').getByRole('img').first()
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain('/files/thumbnail_')
  expect(await first.getAttribute('loading')).toBeNull()
  expect(await tab.locator('article img:not([loading="lazy"])').count()).toBe(1)
})

test('The price list goes up to a whole day of opening hours.', async () => {
  const tab = await openOverview('motorboats')
  await card(tab, 'Eider').getByRole('button', { name: 'Price list' }).click()
  const prices = tab.getByRole('dialog', { name: 'Prices of Eider' })
  await expect.poll(() => prices.getByRole('row').count()).toBe(11)
  const rows = await prices.getByRole('row').allInnerTexts()
  expect(rows[1]?.split(/\s*\t\s*/)).toEqual(['1 hour', '$83', '$83'])
  expect(rows[3]?.split(/\s*\t\s*/)).toEqual(['3 hours', '$169.50', '$56.50'])
  expect(rows.at(-1)?.split(/\s*\t\s*/)).toEqual(['10 hours', '$417', '$41.70'])
  await expectAccessible(tab)
  await prices.getByRole('button', { name: 'Close' }).click()
  expect(await prices.count()).toBe(0)
})

test('The price list of a boat let over nights begins with them, and has hours where there are any.', async () => {
  const tab = await openOverview('houseboats')
  const listOf = async (name: string) => {
    await card(tab, name).getByRole('button', { name: 'Price list' }).click()
    const prices = tab.getByRole('dialog', { name: `Prices of ${name}` })
    await prices.getByRole('row', { name: '2 nights' }).waitFor()
    const rows = await prices.getByRole('row').allInnerTexts()
    await prices.getByRole('button', { name: 'Close' }).click()
    return rows.map((row) => row.split(/\s*\t\s*/))
  }
  expect(await listOf('Bittern')).toEqual([
    ['Duration', 'Price'],
    ['2 nights', '$538'],
    ['Each further night', '$219'],
  ])
  await sql`
    INSERT INTO vehicle_prices (vehicle_id, half_hours, price) SELECT id, 2, 5000 FROM vehicles WHERE name = 'Bittern'`
  await live.changed('vehicles')
  await expect
    .poll(async () => (await listOf('Bittern')).slice(1))
    .toEqual([
      ['2 nights', '$538', ''],
      ['Each further night', '$219', ''],
      ['1 hour', '$150', '$150'],
    ])
  await sql`DELETE FROM vehicle_prices USING vehicles WHERE id = vehicle_id AND name = 'Bittern'`
  await live.changed('vehicles')
})

test('The description has three tabs.', async () => {
  const tab = await openOverview('motorboats')
  const eider = card(tab, 'Eider')
  const panel = eider.getByRole('tabpanel')
  for (const [name, words] of [
    ['Features', 'Swim ladder at the stern'],
    ['Technical', 'Electric motor 4 kW'],
    ['General', 'open electric launch'],
  ] as const) {
    await eider.getByRole('tab', { name }).click()
    await expect.poll(() => panel.innerText()).toContain(words)
    await expectAccessible(tab)
  }
})

test('The pictures slide, and fill the screen when asked to.', async () => {
  const tab = await openOverview('motorboats')
  const slider = card(tab, 'Eider').getByRole('region', { name: 'Pictures of Eider' })
  await slider.getByRole('button', { name: 'Next' }).click()
  await slider.getByText('2 of 5').waitFor()
  await shownSlide(slider).getByRole('button').click()
  const lightbox = tab.getByRole('dialog', { name: 'Pictures of Eider' })
  const picture = shownSlide(lightbox).getByRole('img')
  await picture.waitFor()
  expect(await picture.getAttribute('alt')).toMatch(/^Six people under Eider/)
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 600))
    .toBe(true)
  await expectAccessible(tab)
  await lightbox.getByRole('button', { name: 'Previous' }).click()
  await lightbox.getByText('1 of 5').waitFor()
  await tab.keyboard.press('Escape')
  expect(await lightbox.count()).toBe(0)
})

test('A vehicle that is blocked says so and cannot be booked, from one moment to the next.', async () => {
  const tab = await openOverview('motorboats')
  const book = card(tab, 'Goldeneye').getByRole('button', { name: 'Book', exact: true })
  await book.waitFor()
  await sql`UPDATE vehicles SET blocked = true WHERE name = 'Goldeneye'`
  await live.changed('vehicles')
  await card(tab, 'Goldeneye').getByText('Not available at the moment').waitFor()
  expect(await book.count()).toBe(0)
  await expectAccessible(tab)
})

test('An address that names a vehicle shows it.', async () => {
  const tab = await openOverview('sailboats#Black%20Tern', { viewport: { width: 390, height: 844 } })
  await expect
    .poll(() => card(tab, 'Black Tern').evaluate((it) => Math.round(it.getBoundingClientRect().top)))
    .toBeLessThan(200)
  expect(await tab.evaluate(() => scrollY)).toBeGreaterThan(500)
})

test('A type without vehicles says so.', async () => {
  await sql`UPDATE vehicles SET deleted_at = now() WHERE type = 'canoes'`
  await live.changed('vehicles')
  const tab = await openTab(browser, site)
  await tab.goto('/RentalRevolution/overview/canoes')
  await tab.getByText('There are no entries in this category yet').waitFor()
  await expectAccessible(tab)
})

test('Booking over days leads to its own page.', async () => {
  const tab = await openOverview('houseboats')
  await card(tab, 'Bittern').getByRole('button', { name: 'Book', exact: true }).click()
  await tab.waitForURL('**/RentalRevolution/book2/houseboats/Bittern')
  await tab.getByRole('heading', { level: 1, name: 'Book Bittern' }).waitFor()
  await tab.getByRole('navigation', { name: 'Choose a houseboat' }).getByText('$538 for 2 nights').waitFor()
})

test('A boat is booked in the ways it has prices for, wherever the address leads.', async () => {
  const tab = await openOverview('motorboats')
  await card(tab, 'Eider').getByRole('button', { name: 'Book', exact: true }).click()
  await tab.waitForURL('**/RentalRevolution/book/motorboats/Eider')
  await tab.goto('/RentalRevolution/book2/motorboats/Eider')
  await tab.getByText('Eider is currently not available').waitFor()
  await tab.goto('/RentalRevolution/book/houseboats')
  await tab.getByText('Unfortunately, no houseboats are currently available').waitFor()
  await tab.getByRole('link', { name: 'Book for several days' }).click()
  await tab.waitForURL('**/RentalRevolution/book2/houseboats/Bittern')
})
