import { expect, test } from 'vitest'
import { properties } from '#features/properties/rules/properties.ts'
import { launchChromium } from '#testing/chromium.ts'
import { openSite } from '#testing/site.ts'
import { expectAccessible } from './accessible.ts'
import { openTab, type Tab } from './tab.ts'

const site = await openSite()
const browser = await launchChromium()

const german = '/de/PresentationPro'
const dunes = properties.find(({ id }) => id === 13) ?? expect.fail('the house behind the dunes is gone')
const address = (tab: Tab) => decodeURI(tab.url().replace(site.url, ''))
const button = (tab: Tab, name: string) => tab.getByRole('button', { name, exact: true })
const link = (tab: Tab, name: string) => tab.getByRole('link', { name, exact: true })
const inFooter = (tab: Tab, name: string) => tab.getByRole('contentinfo').getByRole('link', { name, exact: true })
const spoken = (tab: Tab) => tab.evaluate(() => document.documentElement.lang)

test('Somebody finds a house, an answer and the contact form, all in German, on a phone.', async () => {
  const tab = await openTab(browser, site, { viewport: { width: 390, height: 844 }, locale: 'de-DE' })
  const expectFits = async () => expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await tab.goto(german)
  expect(await spoken(tab)).toBe('de')
  expect(await tab.title()).toBe('PresentationPro - Start')
  await tab.getByRole('heading', { level: 1, name: 'Häuser und Wohnungen in ihrem besten Licht.' }).waitFor()
  await expectFits()

  await button(tab, 'Menü').click()
  await tab.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Katalog' }).click()
  await expect.poll(() => tab.title()).toBe('PresentationPro - Katalog')
  await button(tab, 'Küste').click()
  await tab.getByRole('status').filter({ hasText: '3 von 24 Immobilien' }).waitFor()
  expect(address(tab)).toBe(`${german}/catalog?type=coast`)
  await expectAccessible(tab)
  await expectFits()

  await link(tab, dunes.nameDE).click()
  const offer = tab.getByRole('dialog', { name: dunes.nameDE, exact: true })
  for (const text of [dunes.descriptionDE, '1.120.000 €', '118 m²', 'Baujahr'])
    await offer.getByText(text, { exact: true }).waitFor()
  expect(await tab.title()).toBe(`PresentationPro - ${dunes.nameDE}, Sankt Peter-Ording`)
  await expectAccessible(tab)

  await tab.getByRole('button', { name: 'English $' }).click()
  const inEnglish = tab.getByRole('dialog', { name: dunes.nameEN, exact: true })
  for (const text of [dunes.descriptionEN, '$1,210,000']) await inEnglish.getByText(text, { exact: true }).waitFor()
  await tab.getByRole('button', { name: 'Deutsch €' }).click()
  await offer.getByText(dunes.descriptionDE, { exact: true }).waitFor()
  expect(address(tab)).toBe(`${german}/catalog/13?type=coast`)
  await button(tab, 'Schließen').click()
  await expect.poll(() => address(tab)).toBe(`${german}/catalog?type=coast`)

  await inFooter(tab, 'English').click()
  await expect.poll(() => address(tab)).toBe('/PresentationPro/catalog?type=coast')
  await link(tab, dunes.nameEN).waitFor()
  await expect.poll(() => tab.locator('[data-property]').count()).toBe(3)
  await inFooter(tab, 'Deutsch').click()
  await expect.poll(() => address(tab)).toBe(`${german}/catalog?type=coast`)
  await link(tab, dunes.nameDE).waitFor()

  await inFooter(tab, 'Fragen & Antworten').click()
  await expect.poll(() => tab.title()).toBe('PresentationPro - Fragen & Antworten')
  for (const typed of ['Kündigungsfrist', 'kuendigungsfrist']) {
    await tab.getByLabel('Was möchten Sie wissen?').fill(typed)
    await tab.getByRole('heading', { name: `1 Frage zu „${typed}“`, exact: true }).waitFor()
    await expect.poll(() => address(tab)).toBe(`${german}/questions&answers?q=${typed}`)
  }
  expect(await tab.locator('mark').allTextContents()).toEqual(['Kündigungsfrist'])
  await link(tab, 'Welche Kündigungsfristen gelten?').click()
  await tab.getByText('Nach fünf Jahren: sechs Monate', { exact: true }).waitFor()
  expect(address(tab)).toBe(`${german}/questions&answers#notice-periods`)
  await expectFits()

  await link(tab, 'Fragen Sie uns').click()
  await expect.poll(() => tab.title()).toBe('PresentationPro - Kontakt')
  await tab.getByRole('heading', { name: 'Post an uns' }).waitFor()
  await tab.locator('#contact-form form button[type="submit"]').click()
  // What is refused; in which words is the form's own.
  await expect.poll(() => tab.locator('#contact-form [aria-invalid="true"]').count()).toBe(4)
  await expectAccessible(tab)
  await expectFits()
})

test('The address of an offer shows it in the language of the address, and names that of the other.', async () => {
  const tab = await openTab(browser, site, { viewport: { width: 390, height: 844 }, locale: 'de-DE' })
  const other = async (language: string) =>
    new URL((await tab.locator(`link[hreflang="${language}"]`).getAttribute('href')) ?? '').pathname
  await tab.goto(`${german}/catalog/13`)
  await tab.getByRole('dialog', { name: dunes.nameDE, exact: true }).waitFor()
  expect(await other('en')).toBe('/PresentationPro/catalog/13')
  await tab.goto('/PresentationPro/catalog/13')
  await tab.getByRole('dialog', { name: dunes.nameEN, exact: true }).waitFor()
  expect(await other('de')).toBe(`${german}/catalog/13`)
})
