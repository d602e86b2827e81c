import { expect, test } from 'vitest'
import { launchChromium } from '#testing/chromium.ts'
import { openSite } from '#testing/site.ts'
import { expectAccessible } from './accessible.ts'
import { openTab, type Tab } from './tab.ts'

const site = await openSite()
const browser = await launchChromium()

const demos = ['/RentalRevolution', '/PresentationPro', '/ParallaxPrawns', '/ArtAlley']

const menu = (tab: Tab) => tab.getByRole('navigation', { name: 'Main' })
const top = (tab: Tab, id: string) =>
  tab.evaluate((one) => Math.round(document.getElementById(one)?.getBoundingClientRect().top ?? Number.NaN), id)
const focused = (tab: Tab) => tab.evaluate(() => document.activeElement?.id)

/** The page with its scripts: before, what is pressed does what it does without them. */
async function openAlive(tab: Tab, address: string) {
  await tab.goto(address)
  const pressable = tab.locator('main').locator('a, button')
  const areAlive = () =>
    pressable.evaluateAll((all) => all.every((one) => Object.keys(one).some((key) => key.startsWith('__reactProps'))))
  await expect.poll(areAlive).toBe(true)
}

/** At a part of the page: below the header, in the address, marked in the menu, and where one reads on. */
async function expectAt(tab: Tab, address: string, label: string) {
  const id = new URL(address, site.url).hash.slice(1)
  await tab.waitForURL(site.url + address)
  await expect.poll(() => top(tab, id)).toBeLessThan(100)
  expect(await top(tab, id)).toBeGreaterThanOrEqual(-1)
  await expect.poll(() => focused(tab)).toBe(id)
  await menu(tab).locator('[aria-current=location]', { hasText: label }).waitFor({ state: 'attached' })
}

test('The navbar lies over the night, is solid after 500 px, and leads to every part of the page.', async () => {
  const tab = await openTab(browser, site, { viewport: { width: 1440, height: 900 } })
  await openAlive(tab, '/')
  const look = () =>
    tab.getByRole('banner').evaluate((header) => {
      const { backgroundColor } = getComputedStyle(header)
      return [header.hasAttribute('data-active'), backgroundColor !== 'rgba(0, 0, 0, 0)']
    })
  const scrollTo = (y: number) => tab.evaluate((goal) => window.scrollTo(0, goal), y)
  await scrollTo(501)
  await expect.poll(look).toEqual([true, true])
  await scrollTo(500)
  await expect.poll(look).toEqual([false, false])

  for (const [label, id] of [
    ['Service', 'service'],
    ['About', 'about'],
    ['Contact', 'contact'],
  ] as const) {
    await menu(tab).getByRole('link', { name: label }).click()
    await expectAt(tab, `/#${id}`, label)
  }
  // The form has come, and the page with all its parts keeps nobody out.
  await tab.getByRole('form', { name: 'Contact' }).getByLabel('Message').waitFor()
  await expectAccessible(tab)
  await tab.getByRole('banner').getByRole('link', { name: 'Sternsinger' }).click()
  await expect.poll(() => tab.evaluate(() => scrollY)).toBe(0)

  await tab.getByRole('contentinfo').getByRole('link', { name: 'Imprint' }).click()
  await tab.waitForURL('**/imprint')
  await tab.getByRole('heading', { level: 1, name: 'Imprint' }).waitFor()
  await menu(tab).getByRole('link', { name: 'Service' }).click()
  await expectAt(tab, '/#service', 'Service')
})

test('The projects open in a popup, each running small, and lead to the four sites.', async () => {
  const tab = await openTab(browser, site, { viewport: { width: 1440, height: 1100 } })
  await openAlive(tab, '/')
  expect(tab.frames()).toHaveLength(1)
  const opener = tab.getByRole('link', { name: 'Look inside four of them' })
  await opener.click()
  const dialog = tab.getByRole('dialog', { name: 'Look inside' })
  await dialog.waitFor()
  expect(await dialog.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
    demos,
  )
  const running = () =>
    Promise.all(
      tab
        .frames()
        .slice(1)
        .map(async (frame) => [new URL(frame.url()).pathname, await frame.locator('h1').isVisible()]),
    )
  await expect.poll(running).toEqual(demos.map((path) => [path, true]))
  await expect
    .poll(() => dialog.locator('iframe').evaluateAll((all) => all.map((one) => getComputedStyle(one).opacity)))
    .toEqual(['1', '1', '1', '1'])
  // Pictures to look at: nothing in them is heard or reached.
  expect(await dialog.locator('[inert][aria-hidden=true] iframe').count()).toBe(4)
  await tab.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(await opener.evaluate((link) => link === document.activeElement)).toBe(true)

  const frameable = async (path: string) => (await fetch(site.url + path)).headers.get('x-frame-options')
  for (const path of demos) expect([path, await frameable(path)]).toEqual([path, 'SAMEORIGIN'])
  for (const path of ['/', '/internal', '/RentalRevolution/login', '/RentalRevolution/internal', '/ArtAlley/404'])
    expect([path, await frameable(path)]).toEqual([path, 'DENY'])
})

test('On a phone the menu opens by keyboard, one site runs at a time, and the windows can be tried, in German.', async () => {
  const tab = await openTab(browser, site, { viewport: { width: 390, height: 844 }, colorScheme: 'dark' })
  await openAlive(tab, '/')
  await tab.keyboard.press('Tab')
  await tab.getByRole('button', { name: 'Skip to content' }).and(tab.locator(':focus')).waitFor()
  await tab.keyboard.press('Tab')
  await tab.keyboard.press('Enter')
  await tab.getByRole('link', { name: 'Sign in' }).first().waitFor()
  await tab.keyboard.press('Escape')
  await expect.poll(() => menu(tab).count()).toBe(0)
  await tab.keyboard.press('Enter')
  await menu(tab).getByRole('link', { name: 'Deutsch' }).click()
  await tab.waitForURL('**/de')
  await expect.poll(() => tab.evaluate(() => document.documentElement.lang)).toBe('de')
  await tab.getByRole('heading', { name: 'Was wir bauen' }).waitFor()

  const race = tab.getByRole('figure', { name: 'Zwei buchen dieselbe Stunde' })
  await race.getByText('Schon gebucht. Noch frei: 12 Uhr').waitFor()
  const winner = () =>
    race
      .getByRole('listitem')
      .filter({ has: tab.getByText('Gebucht', { exact: true }) })
      .innerText()
  expect(await winner()).toContain('Ada')
  await race.getByRole('button').click()
  await expect.poll(winner).toContain('Ben')

  const price = tab.getByRole('figure', { name: 'Jemand schickt einen eigenen Preis' })
  await price.getByText('Nichts wurde gebucht').waitFor()
  await price.getByRole('textbox').fill('96')
  await price.getByText('Gebucht für 96 €.').waitFor()

  const till = tab.getByRole('figure', { name: 'Eine Kasse, die Belege druckt' })
  await till.getByRole('button', { name: 'Zurücknehmen' }).click()
  await till.getByRole('listitem').first().getByText('storniert 1042').waitFor()
  await till.getByRole('button', { name: 'Geld erhalten' }).click()
  await till.getByRole('listitem').first().getByText('Beleg 1044').waitFor()

  await tab.getByRole('button', { name: 'In alle vier hineinschauen' }).click()
  await expect
    .poll(() =>
      tab
        .frames()
        .slice(1)
        .map((frame) => new URL(frame.url()).pathname),
    )
    .toEqual([`/de${demos[0]}`])
  await tab.keyboard.press('Escape')
  await expectAccessible(tab)
})
