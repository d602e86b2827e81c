import { expect, test } from 'vitest'
import { terms as kept, type RuleName } from '#features/privacy/rules/terms.ts'
import { launchChromium } from '#testing/chromium.ts'
import { openSite } from '#testing/site.ts'
import { expectAccessible } from './accessible.ts'
import { openTab, type Tab } from './tab.ts'

const site = await openSite()
const browser = await launchChromium()
const { business, publicUrl } = site.env

const languageOf = (tab: Tab) => tab.evaluate(() => document.documentElement.lang)
const addressOf = (tab: Tab) => new URL(tab.url()).pathname + new URL(tab.url()).hash

test('Who answers for the site and what it keeps is read in both languages, on a phone by day and by night.', async () => {
  const tab = await openTab(browser, site, { viewport: { width: 390, height: 844 } })
  await tab.goto('/imprint')
  await tab.getByRole('heading', { level: 1, name: 'Imprint' }).waitFor()
  for (const fact of [business.owner, business.email, business.phone, business.vatId, '§ 5', '§ 18 (2)']) {
    await tab.getByRole('main').getByText(fact).first().waitFor()
  }
  expect(await languageOf(tab)).toBe('en')
  await expectAccessible(tab)

  await tab.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Deutsch' }).click()
  await tab.getByRole('heading', { level: 1, name: 'Impressum' }).waitFor()
  await tab.getByRole('main').getByText(business.owner).first().waitFor()
  await tab.getByRole('navigation', { name: 'Fußzeile' }).getByRole('link', { name: 'Datenschutz' }).click()
  await tab.getByRole('heading', { level: 1, name: 'Datenschutz' }).waitFor()
  expect([addressOf(tab), await languageOf(tab), await tab.title()]).toEqual([
    '/de/datenschutz',
    'de',
    'Datenschutz – Sternsinger',
  ])
  expect(await tab.locator('link[rel="canonical"]').getAttribute('href')).toBe(`${site.url}/de/datenschutz`)

  await tab.emulateMedia({ colorScheme: 'dark' })
  await tab.reload()
  expect(await languageOf(tab)).toBe('de')
  await expectAccessible(tab)
})

test('The list of chapters leads to each and goes along, and the header leads to the parts of the start page.', async () => {
  const tab = await openTab(browser, site)
  await tab.goto('/privacy')
  const chapters = tab.getByRole('navigation', { name: 'On this page' })
  await chapters.getByRole('link', { name: 'Your rights' }).click()
  await tab.getByRole('heading', { name: 'Your rights' }).waitFor()
  await expect.poll(() => chapters.locator('[aria-current]').innerText()).toBe('Your rights')
  expect(addressOf(tab)).toBe('/privacy#rights')
  for (const page of ['/privacy', '/imprint']) {
    await tab.goto(page)
    const header = tab.getByRole('banner')
    const goals = await header.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(goals).toEqual(expect.arrayContaining(['/#top', '/#service', '/#about', '/#contact']))
  }
  await tab.getByRole('main').getByRole('link', { name: 'contact form' }).click()
  await tab.waitForURL('**/#contact')
})

test('What both policies promise to forget goes by itself when they say so.', async () => {
  const monthsOf = (rule: RuleName) => kept[rule].months
  const policies = [
    { page: 'privacy', words: ['Contact requests', 'Mails', 'months', 'years'] },
    { page: 'de/datenschutz', words: ['Kontaktanfragen', 'E-Mails', 'Monate', 'Jahre'] },
  ]
  for (const {
    page,
    words: [requests, mails, months, years],
  } of policies) {
    const html = await (await fetch(`${site.url}/${page}`)).text()
    const terms = new Map([...html.matchAll(/<dt>([^<]*)<\/dt><dd>([^<]*)/g)].map(([, what, term]) => [what, term]))
    expect(terms.get(requests)).toContain(`${monthsOf('contact-requests')} ${months}`)
    expect(terms.get(mails)).toContain(`${monthsOf('mail-texts')} ${months}`)
    expect(terms.get(mails)).toContain(`${monthsOf('mails') / 12} ${years}`)
  }
})

test('An unknown address below the German pages says so in German, and leads to the German start page.', async () => {
  const tab = await openTab(browser, site)
  tab.expectComplaint(/status of 404/)
  expect((await tab.goto('/de/gibt/es/nicht'))?.status()).toBe(404)
  await tab.getByRole('heading', { level: 1, name: 'Seite nicht gefunden' }).waitFor()
  await tab.getByText('Sie werden gleich weitergeleitet …').waitFor()
  expect(await languageOf(tab)).toBe('de')
  await tab.getByRole('button', { name: 'Hierbleiben' }).waitFor()
  await tab.clock.fastForward(1000)
  expect(addressOf(tab)).toBe('/de/gibt/es/nicht')
  await tab.clock.fastForward(5000)
  await tab.waitForURL((url) => url.pathname === '/de')
})

test('Every address of the sitemap is a page that says so itself, and so do its translations.', async () => {
  const read = async (address: string) => {
    const answer = await fetch(address.replace(publicUrl, site.url))
    expect([address, answer.status]).toEqual([address, 200])
    return answer.text()
  }
  const sitemap = await read(`${publicUrl}/sitemap.xml`)
  const pages = [...sitemap.matchAll(/<loc>(.*?)<\/loc>\n(.*?)<\/url>/gs)].map(([, address = '', links = '']) => ({
    address: plain(address),
    links: translationsIn(links),
  }))
  const linksOf = new Map(pages.map(({ address, links }) => [address, links]))
  for (const address of ['/', '/de', '/imprint', '/privacy', '/de/impressum', '/de/datenschutz', '/RentalRevolution']) {
    expect([...linksOf.keys()]).toContain(publicUrl + address)
  }
  for (const { address, links } of pages) {
    const html = await read(address)
    expect(plain(html)).toContain(`<link rel="canonical" href="${address}">`)
    expect([address, translationsIn(html)]).toEqual([address, links])
    for (const [, translation] of links) expect(linksOf.get(translation as string)).toEqual(links)
  }
  const { '@graph': graph } = JSON.parse(
    /<script type="application\/ld\+json">(.*?)</.exec(await read(`${publicUrl}/`))?.[1] ?? '',
  )
  expect(graph[0]).toMatchObject({ '@type': 'ProfessionalService', name: business.name, url: `${publicUrl}/` })
})

/** As it is meant: in markup an ampersand is written as an entity. */
const plain = (markup: string) => markup.replaceAll('&amp;', '&')

const translationsIn = (markup: string) =>
  [...markup.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, language, address = '']) => [
    language,
    plain(address),
  ])
