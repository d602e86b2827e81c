import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { launchChromium } from '#testing/chromium.ts'
import { loadSampleFleet, openSite } from '#testing/site.ts'
import { expectAccessible } from './accessible.ts'
import { cutWords } from './cut-words.ts'
import { openTab, type Tab } from './tab.ts'

const site = await openSite()
await loadSampleFleet(site)
const browser = await launchChromium()

const english = '/RentalRevolution'
const german = `/de${english}`
const phone = { viewport: { width: 390, height: 844 }, locale: 'de-DE' }

const spoken = (tab: Tab) => tab.evaluate(() => document.documentElement.lang)
const footer = (tab: Tab) => tab.getByRole('contentinfo')
const linkIn = (place: Locator, name: string) => place.getByRole('link', { name, exact: true })
const heading = (tab: Tab, name: string | RegExp) => tab.getByRole('heading', { level: 1, name })

/** The page at an address is there in a language, and nothing in it is cut off. */
async function expectAt(tab: Tab, path: string, language: 'en' | 'de') {
  await tab.waitForURL(site.url + path)
  await expect.poll(() => spoken(tab)).toBe(language)
  await tab.untilQuiet()
  expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(await tab.evaluate(cutWords)).toEqual([])
}

async function inMenu(tab: Tab, menu: string, name: string) {
  await tab.getByRole('button', { name: menu, exact: true }).click()
  await linkIn(tab.getByRole('navigation', { name: /^(Main|Hauptmenü)$/ }), name).click()
}

test('Somebody looks at the canoes, their prices and the terms in German, with a look at the English page between.', async () => {
  const tab = await openTab(browser, site, phone)
  await tab.goto(german)
  await heading(tab, /^Der See, stunden.?weise$/).waitFor()
  await expectAt(tab, german, 'de')
  expect(await tab.title()).toBe('Rental Revolution · Boote für Stunden und für Tage')

  await linkIn(tab.getByRole('region', { name: 'Womit fahren Sie hinaus?' }), 'Übersicht: Kanus').click()
  await heading(tab, 'Kanus').waitFor()
  await expectAt(tab, `${german}/overview/canoes`, 'de')
  const sandpiper = tab.getByRole('article', { name: 'Sandpiper' })
  await sandpiper.getByText('bis 3 Personen', { exact: true }).waitFor()
  await sandpiper.getByText('Sandpiper ist ein offener Kanadier').waitFor()
  await sandpiper.getByRole('tab', { name: 'Ausstattung' }).click()
  await expectAccessible(tab)

  await sandpiper.getByRole('button', { name: 'Preisliste' }).click()
  const prices = tab.getByRole('dialog', { name: 'Preise: Sandpiper' })
  await expect.poll(() => prices.getByRole('row').count()).toBeGreaterThan(2)
  const [head, first] = (await prices.getByRole('row').allInnerTexts()).map((row) => row.split(/\s*\t\s*/))
  expect(head).toEqual(['Dauer', 'Preis', 'Je Stunde'])
  expect(first).toEqual(['1 Stunde', '16,50\u00a0$', '16,50\u00a0$'])
  await prices.getByText('Gesamtpreise mit 19 Prozent MwSt.').waitFor()
  await expectAccessible(tab)
  await tab.keyboard.press('Escape')
  await expect.poll(() => prices.count()).toBe(0)

  await inMenu(tab, 'Menü', 'English')
  await heading(tab, 'Canoes').waitFor()
  await expectAt(tab, `${english}/overview/canoes`, 'en')
  await inMenu(tab, 'Menu', 'Deutsch')
  await heading(tab, 'Kanus').waitFor()
  await expectAt(tab, `${german}/overview/canoes`, 'de')

  await linkIn(footer(tab), 'AGB').click()
  await heading(tab, /^Allgemeine Geschäfts.?bedingungen$/).waitFor()
  await expectAt(tab, `${german}/terms-and-conditions`, 'de')
  expect(await linkIn(tab.getByRole('main'), 'Vertrag widerrufen').getAttribute('href')).toBe(`${german}/withdrawal`)
  await expectAccessible(tab)

  await linkIn(footer(tab), 'Datenschutz').click()
  await heading(tab, 'Datenschutz').waitFor()
  await expectAt(tab, `${german}/privacy`, 'de')
  await linkIn(footer(tab), 'English').click()
  await heading(tab, 'Privacy').waitFor()
  await expectAt(tab, `${english}/privacy`, 'en')
  await tab.goBack()
  await heading(tab, 'Datenschutz').waitFor()
})

test('What is not there is said in German, with the way back to the German harbour.', async () => {
  const tab = await openTab(browser, site, phone)
  tab.allowComplaint(/404/)
  await tab.goto(`${german}/overview/submarines`)
  await heading(tab, '404 Seite nicht gefunden').waitFor()
  await expectAt(tab, `${german}/404`, 'de')
  await inMenu(tab, 'Menü', 'English')
  await heading(tab, '404 Page not found').waitFor()
  await tab.goBack()
  await heading(tab, '404 Seite nicht gefunden').waitFor()
  await linkIn(tab.getByRole('main'), 'Jetzt zum Hafen').click()
  await heading(tab, /^Der See/).waitFor()
  await expectAt(tab, german, 'de')
})

test('The terms and the privacy notice have as many chapters, points and links in German as in English.', async () => {
  const tab = await openTab(browser, site, phone)
  const shape = async (path: string) => {
    await tab.goto(path)
    await tab.untilQuiet()
    return tab
      .locator('article')
      .evaluate((text) => ['h2', 'p', 'li', 'a'].map((name) => text.querySelectorAll(name).length))
  }
  for (const page of ['terms-and-conditions', 'privacy', 'imprint', 'accessibility'])
    expect(await shape(`${german}/${page}`), page).toEqual(await shape(`${english}/${page}`))
})

test('The agency leads from its German page to the German one of the rental.', async () => {
  const tab = await openTab(browser, site, { locale: 'de-DE' })
  await tab.goto('/de')
  const doors = tab.locator('main a[href$="/RentalRevolution"]')
  const ways = await doors.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(new Set(ways)).toEqual(new Set([german]))
})
