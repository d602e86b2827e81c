import { expect, test } from 'vitest'
import { listings } from '#features/properties/content/listings.ts'
import { properties, typeNames } from '#features/properties/rules/properties.ts'
import { filtered, propertyTypes } from '#features/properties/rules.ts'
import { launchChromium } from '#testing/chromium.ts'
import { openSite } from '#testing/site.ts'
import { expectAccessible } from './accessible.ts'
import { openTab, type Tab } from './tab.ts'

const site = await openSite()
const browser = await launchChromium()

const desk = { viewport: { width: 1440, height: 900 } }
const phone = { viewport: { width: 360, height: 740 } }
const screens = [desk, phone]

const catalog = '/PresentationPro/catalog'
const propertyOf = (id: number) => properties.find((property) => property.id === id) ?? expect.fail(`no property ${id}`)
const cards = (tab: Tab) => tab.locator('[data-property]')
const card = (tab: Tab, id: number) => tab.locator(`[data-property="${id}"]`).getByRole('link')
const filter = (tab: Tab, name: string) => tab.getByRole('button', { name, exact: true })
const viewer = (tab: Tab, id: number) => tab.getByRole('dialog', { name: propertyOf(id).name, exact: true })
const button = (tab: Tab, name: string) => tab.getByRole('button', { name, exact: true })
const address = (tab: Tab) => tab.url().replace(site.url, '')
const isFocused = (tab: Tab, id: number) => card(tab, id).evaluate((link) => link === document.activeElement)
/** The picture in front. */
const picture = (tab: Tab) => tab.locator('[data-offset="0"] img')

async function expectOpen(tab: Tab, id: number, where: string) {
  await viewer(tab, id).waitFor()
  expect(address(tab)).toBe(where)
  await expect.poll(() => tab.title()).toBe(`PresentationPro - ${propertyOf(id).name}, ${propertyOf(id).location}`)
}

async function expectClosed(tab: Tab, where: string) {
  await expect.poll(() => tab.getByRole('dialog').count()).toBe(0)
  await expect.poll(() => address(tab)).toBe(where)
  await expect.poll(() => tab.title()).toBe('PresentationPro - Catalog')
}

test.each(screens)(
  'The filter shows each kind, says how many, and stays in the address ($viewport.width px).',
  async (screen) => {
    const tab = await openTab(browser, site, screen)
    await tab.goto(catalog)
    expect(await tab.title()).toBe('PresentationPro - Catalog')
    expect(await cards(tab).count()).toBe(24)
    expect(await filter(tab, 'All').getAttribute('aria-pressed')).toBe('true')
    for (const type of propertyTypes) {
      const shown = filtered(listings, type)
      await filter(tab, typeNames.en[type]).click()
      await tab
        .getByRole('status')
        .filter({ hasText: `${shown.length} of 24 properties` })
        .waitFor()
      expect(address(tab)).toBe(`${catalog}?type=${type}`)
      expect(
        await cards(tab).evaluateAll((all) => all.map((one) => Number((one as HTMLElement).dataset.property))),
      ).toEqual(shown.map(({ id }) => id))
      expect(await filter(tab, typeNames.en[type]).getAttribute('aria-pressed')).toBe('true')
    }
    expect(await filter(tab, 'All').getAttribute('aria-pressed')).toBe('false')
    await expectAccessible(tab)

    await tab.goBack()
    await expect.poll(() => address(tab)).toBe(`${catalog}?type=apartment`)
    await expect.poll(() => cards(tab).count()).toBe(4)
    await tab.goForward()
    await expect.poll(() => cards(tab).count()).toBe(3)
    await button(tab, 'See all 24 properties').click()
    await expect.poll(() => cards(tab).count()).toBe(24)
    expect(address(tab)).toBe(catalog)
    expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBe(screen.viewport.width)

    await tab.goto(`${catalog}?type=island`)
    await expect.poll(() => cards(tab).count()).toBe(3)
    await tab.goto(`${catalog}?type=castle`)
    await tab.untilQuiet()
    expect(await cards(tab).count()).toBe(24)
    expect(await filter(tab, 'All').getAttribute('aria-pressed')).toBe('true')
  },
)

test.each(screens)('A property is opened, stepped on from and closed ($viewport.width px).', async (screen) => {
  const tab = await openTab(browser, site, screen)
  await tab.goto(`${catalog}?type=coast`)
  await expect.poll(() => cards(tab).count()).toBe(3)
  await card(tab, 13).click()
  await expectOpen(tab, 13, `${catalog}/13?type=coast`)
  const dialog = viewer(tab, 13)
  for (const text of [
    'Sankt Peter-Ording',
    '$1,210,000',
    propertyOf(13).descriptionEN,
    '118 m² / 1,270 sq ft',
    '2011',
  ]) {
    await dialog.getByText(text, { exact: true }).waitFor()
  }
  const size = await picture(tab).boundingBox()
  expect(size?.width).toBeLessThanOrEqual(screen.viewport.width * 0.9)
  expect(size?.height).toBeLessThanOrEqual(screen.viewport.height * 0.9)
  await expectAccessible(tab)

  expect(await button(tab, 'Previous').getAttribute('aria-disabled')).toBe('true')
  await button(tab, 'Next').click()
  await expectOpen(tab, 14, `${catalog}/14?type=coast`)
  await button(tab, 'Next').click()
  await expectOpen(tab, 15, `${catalog}/15?type=coast`)
  expect(await button(tab, 'Next').getAttribute('aria-disabled')).toBe('true')
  await button(tab, 'Previous').click()
  await expectOpen(tab, 14, `${catalog}/14?type=coast`)
  await button(tab, 'Close').click()
  await expectClosed(tab, `${catalog}?type=coast`)
  await expect.poll(() => isFocused(tab, 14)).toBe(true)

  await tab.goForward()
  await expectOpen(tab, 14, `${catalog}/14?type=coast`)
  await tab.goBack()
  await expectClosed(tab, `${catalog}?type=coast`)

  await card(tab, 15).click()
  await expectOpen(tab, 15, `${catalog}/15?type=coast`)
  // Beside the dialog: above it on a phone, left of it on a desk.
  await tab.mouse.click(8, 20)
  await expectClosed(tab, `${catalog}?type=coast`)
  await expect.poll(() => isFocused(tab, 15)).toBe(true)
})

test('Everything works by keyboard alone.', async () => {
  const tab = await openTab(browser, site, desk)
  await tab.goto(catalog)
  await card(tab, 2).focus()
  await tab.keyboard.press('Enter')
  await expectOpen(tab, 2, `${catalog}/2`)
  for (const [key, id] of [
    ['ArrowRight', 3],
    ['ArrowRight', 4],
    ['ArrowLeft', 3],
    ['End', 24],
    ['ArrowRight', 24],
    ['Home', 1],
    ['ArrowLeft', 1],
  ] as const) {
    await tab.keyboard.press(key)
    await expectOpen(tab, id, `${catalog}/${id}`)
  }
  const names: (string | null)[] = []
  for (let i = 0; i < 11; i++) {
    names.push(
      await tab.evaluate(
        () => document.activeElement?.textContent || (document.activeElement?.getAttribute('aria-label') ?? null),
      ),
    )
    await tab.keyboard.press('Tab')
  }
  for (const name of ['Close', 'Outside', 'Inside', 'Zoom', 'Previous', 'Next', 'Ask about this property', 'Copy link'])
    expect(names).toContain(name)
  await tab.keyboard.press('Escape')
  await expectClosed(tab, catalog)
  await expect.poll(() => isFocused(tab, 1)).toBe(true)
})

test('An address leads straight to a property, also from a link that was shared; an unknown one does not.', async () => {
  const tab = await openTab(browser, site, desk)
  await tab.goto(`${catalog}/22`)
  await expectOpen(tab, 22, `${catalog}/22`)
  expect(await tab.locator('meta[name="description"]').getAttribute('content')).toContain('$4,210,000')
  expect(await tab.locator('link[rel="canonical"]').getAttribute('href')).toContain(`${catalog}/22`)
  const told = JSON.parse((await tab.locator('script[type="application/ld+json"]').textContent()) ?? '')
  expect(told).toMatchObject({ '@type': 'RealEstateListing', description: propertyOf(22).descriptionEN })
  await tab.keyboard.press('Escape')
  await expectClosed(tab, catalog)
  await expect.poll(() => isFocused(tab, 22)).toBe(true)

  // A filter that the property is not in does not keep it away.
  await tab.goto(`${catalog}/22?type=coast`)
  await expectOpen(tab, 22, `${catalog}/22?type=coast`)
  await tab.keyboard.press('ArrowRight')
  await expectOpen(tab, 23, `${catalog}/23?type=coast`)

  tab.expectComplaint(/status of 404/)
  for (const unknown of ['25', '0', '7a', 'lighthouse']) {
    await tab.goto(`${catalog}/${unknown}`)
    await tab.getByRole('heading', { name: 'Page not found' }).waitFor()
    expect(await tab.title()).toBe('PresentationPro - 404')
  }
})

test('Texts are read in English with dollars or in German with euros, as chosen last.', async () => {
  const tab = await openTab(browser, site, desk)
  await tab.goto(`${catalog}/21`)
  await expectOpen(tab, 21, `${catalog}/21`)
  await tab.getByRole('button', { name: 'Deutsch €' }).click()
  await tab.getByRole('heading', { name: 'Leuchtturm mit Wärterhaus' }).waitFor()
  const text = tab.getByText(propertyOf(21).descriptionDE)
  expect(await text.evaluate((it) => it.closest('[lang]')?.getAttribute('lang'))).toBe('de')
  await tab.getByText('1.060.000 €').waitFor()
  await tab.getByRole('rowheader', { name: 'Wohnfläche' }).waitFor()
  await expectAccessible(tab)
  await tab.reload()
  await tab.getByText('1.060.000 €').waitFor()
  await tab.getByRole('button', { name: 'English $' }).click()
  await tab.getByText('$1,145,000').last().waitFor()
  expect(await tab.getByRole('button', { name: 'English $' }).getAttribute('aria-pressed')).toBe('true')
})

test('From a property one may ask, copy its link, or hand it on.', async () => {
  const tab = await openTab(browser, site, { ...desk, permissions: ['clipboard-read', 'clipboard-write'] })
  await tab.goto(`${catalog}/7?type=apartment`)
  await button(tab, 'Copy link').click()
  await tab.getByText('The link is copied.').waitFor()
  expect(await tab.evaluate(() => navigator.clipboard.readText())).toBe(`${site.url}${catalog}/7`)
  await tab.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'))
  })
  await button(tab, 'Copy link').click()
  expect(await tab.getByLabel('Please copy the link yourself:').inputValue()).toBe(`${site.url}${catalog}/7`)
  await tab.getByRole('link', { name: 'Ask about this property' }).click()
  await expect.poll(() => address(tab)).toBe('/PresentationPro/contact?property=7#contact-form')
  await tab.goBack()
  await viewer(tab, 7).waitFor()

  const shared = await openTab(browser, site, phone)
  await shared.addInitScript(() => {
    navigator.share = async (data) => void Object.assign(globalThis, { handed: data })
  })
  await shared.goto(`${catalog}/7`)
  await button(shared, 'Share').click()
  expect(await shared.evaluate(() => (globalThis as unknown as { handed: ShareData }).handed)).toEqual({
    title: 'Garden flat, Munich, Schwabing',
    url: `${site.url}${catalog}/7`,
  })
})
