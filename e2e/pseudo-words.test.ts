import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { prerenderedPaths, sites } from '#sites/pages.ts'
import { afterFile } from '#testing/after-file.ts'
import { launchChromium } from '#testing/chromium.ts'
import { loadSampleFleet, openSite } from '#testing/site.ts'
import { plainWords } from '../scripts/pseudo-words.ts'
import { cutWords } from './cut-words.ts'
import { step } from './step.ts'
import { openTab, type Tab } from './tab.ts'

/**
 * The pages of visitors in the words of nobody (scripts/pseudo-words.ts): what can be read in plain letters stands in the
 * code instead of among the words, and what is longer than in English must find its place.
 */

const directory = resolve(`node_modules/.cache/pseudo-${process.pid}`)
afterFile(() => rm(directory, { recursive: true, force: true }))
await promisify(execFile)(process.execPath, ['scripts/build-pseudo.ts', directory], {
  env: { ...process.env, PSEUDO_WORDS: 'yes' },
})
const site = await openSite({ pagesDir: join(directory, 'client') })
await loadSampleFleet(site)
const browser = await launchChromium()

const fleetFile = readFileSync('db/sample-data/vehicles.json', 'utf8')
const fleet: { type: string; name: string }[] = JSON.parse(fleetFile)

/** What the server says in its own language: extras as the business calls them, and what they cost on a boat. */
const saidByServer = await Promise.all(
  ['/api/rere_get_pricing/', ...fleet.map(({ name }) => `/api/rere_get_boat_costs/${encodeURIComponent(name)}/`)].map(
    async (path) => (await site.visitor().get(path)).text,
  ),
)

const saidByIntl = Array.from({ length: 12 }, (_, i) => [
  new Date(2026, i, 1).toLocaleString('de', { month: 'long' }),
  new Date(2026, 0, i + 1).toLocaleString('de', { weekday: 'long' }),
]).flat()

/** What is the same in every language, or not ours to say. */
const known = new Set(
  [
    // Ours, and those of other companies.
    'Sternsinger Rental Revolution RentalRevolution Presentation Pro PresentationPro Parallax Prawns ParallaxPrawns ArtAlley',
    'PayPal Google Maps YouTube WhatsApp Signal Instagram Facebook LinkedIn English Deutsch',
    // Of people and where they work; what their addresses are made of.
    'Lina Falke studio artalley example Musterfleet Musterhof Rua Exemplo',
    readFileSync('src/sites/real-estate/public/contact/people.ts', 'utf8'),
    readFileSync('src/sites/prawns/seller.ts', 'utf8'),
    // In the database: boats and the business.
    fleetFile,
    JSON.stringify(site.env.business),
    // The lines of a quote are kept in English, whose words have no other name for them.
    'Briefing Cleaning fee',
    // Names of cookies and of what the browser stores.
    'csrftoken visitor session mapsConsent language rental details agency contact',
    // A code, to show what they look like.
    'ABCD EFGH',
    ...saidByServer,
    // Said by the browser.
    ...saidByIntl,
  ]
    .join(' ')
    .match(/\p{L}{3,}/gu),
)

const screens = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

const translated = Object.entries(sites).filter(([, { languages }]) => languages?.includes('de'))

test.each(translated)(
  'Every page of %s says nothing but words, and has room for longer ones.',
  async (_, { prefix }) => {
    const tab = await openTab(browser, site, { locale: 'de-DE', viewport: screens[0], hasTouch: false })
    tab.allowComplaint(/status of 404/)
    // The server fills the places of a built page with German, which these words are not.
    tab.allowComplaint(/error #418/)
    for (const address of addressesOf(prefix)) await step(address, () => expectWords(tab, address))
  },
)

/** The addresses of the pages that are there in the second language; of those of any boat, that of the first. */
function addressesOf(prefix: string): string[] {
  const paths = prerenderedPaths.filter((path) => `${path}/`.startsWith(`/de${prefix}/`) && !path.includes(':itemId'))
  return paths.map((path) => {
    const boat = fleet.find(({ type }) => path.includes(`/${type}/`)) ?? fleet[0]
    return path.replace(':vehicleName', encodeURIComponent(boat?.name ?? ''))
  })
}

async function expectWords(tab: Tab, address: string) {
  for (const screen of screens) {
    await tab.setViewportSize(screen)
    if (screen === screens[0]) await tab.goto(address)
    await tab.untilQuiet()
    // What comes a moment later may still make room.
    await expect.poll(() => faultsOf(tab), { timeout: 5000 }).toEqual([])
  }
}

/** What is wrong with a page as it is now. */
async function faultsOf(tab: Tab): Promise<string[]> {
  const { isWide, cut, shown } = await tab.evaluate(look)
  return [
    ...(isWide ? ['wider than the screen'] : []),
    ...[...(await tab.evaluate(cutWords)), ...cut].map((text) => `cut off: ${text}`),
    ...shown.flatMap((text) => plainWords(text).flatMap((word) => (known.has(word) ? [] : `${word} in: ${text}`))),
  ]
}

function look() {
  const isForeign = (element: Element | null) =>
    element?.closest('[lang]')?.matches(':not(html)') || element?.closest('script, style')
  const attributes = ['alt', 'aria-label', 'title', 'placeholder', 'aria-roledescription', 'aria-valuetext', 'label']
  const shown: string[] = []
  const cut: string[] = []
  const texts = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!isForeign(text.parentElement)) shown.push(text.textContent ?? '')
    if (isHidden(text)) cut.push(text.textContent ?? '')
  }
  for (const name of attributes)
    for (const element of document.querySelectorAll(`[${name}]`))
      if (!isForeign(element)) shown.push(element.getAttribute(name) ?? '')
  return { isWide: document.documentElement.scrollWidth > innerWidth, cut, shown }

  /** Whether a text is begun within something and ends behind its edge. */
  function isHidden(text: Node): boolean {
    const around = text.parentElement
    if (!around?.checkVisibility({ visibilityProperty: true }) || around.closest('[aria-hidden="true"], svg'))
      return false
    // Of a title that lies half over a picture, the other half is a copy.
    if (
      Array.from(around.closest('[role="group"]')?.querySelectorAll('[aria-hidden="true"]') ?? []).some(
        (copy) => copy.textContent === text.textContent,
      )
    )
      return false
    const range = document.createRange()
    range.selectNodeContents(text)
    const rects = Array.from(range.getClientRects())
    for (let box: Element | null = around; box && box !== document.body; box = box.parentElement) {
      const { overflowX } = getComputedStyle(box)
      const { left, right, width } = box.getBoundingClientRect()
      // It is moved along; or it is the edge of a slide that is opened, or what only screen readers are told.
      if (/auto|scroll/.test(overflowX) || width < 80) return false
      const isClosed = /hidden|clip/.test(overflowX)
      if (isClosed && rects.some((rect) => rect.left < right && rect.right > right + 1 && rect.right > left))
        return true
    }
    return false
  }
}

test('A word in the code, a text that is cut off and what is wider than the screen are found.', async () => {
  const tab = await openTab(browser, site, { viewport: screens[1], hasTouch: false })
  // Somebody else's page may be there still, whose headers allow no such text.
  await tab.goto('about:blank')
  const faults = async (html: string) => {
    await tab.setContent(`<html lang="de"><meta name="viewport" content="width=device-width">${html}`)
    return faultsOf(tab)
  }
  const words = '<p>Sèèlèèct àà tììmèè</p><p lang="en">Select a time</p><p>Montag, Whooper Swan</p>'
  const narrow = (how: string) => `<p style="width: 6em; white-space: nowrap; ${how}">Sèèlèèct àà tììmèè</p>`
  expect(await faults(words)).toEqual([])
  expect(await faults(`${words}<p>Sèèlèèct a time</p>`)).toEqual(['time in: Sèèlèèct a time'])
  expect(await faults(`${words}<img alt="Spaceship">`)).toEqual(['Spaceship in: Spaceship'])
  expect(await faults(words + narrow('overflow: hidden'))).toEqual(['cut off: Sèèlèèct àà tììmèè'])
  expect(await faults(words + narrow('overflow: auto'))).toEqual([])
  expect(await faults(`${words}<p style="width: 500px">À</p>`)).toEqual(['wider than the screen'])
})
