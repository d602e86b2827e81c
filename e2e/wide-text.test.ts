import { expect, test } from 'vitest'
import { launchChromium } from '#testing/chromium.ts'
import { loadSampleFleet, openSite } from '#testing/site.ts'
import { step } from './step.ts'
import { openTab, type Tab } from './tab.ts'

/** Letters set wider (WCAG 2.2, 1.4.12) may not push words out of what is seen, also where the page cuts them off. */

const site = await openSite()
await loadSampleFleet(site)
const browser = await launchChromium()

const addresses = [
  '/',
  '/de',
  '/RentalRevolution',
  '/RentalRevolution/vouchers',
  '/PresentationPro/questions&answers',
  '/PresentationPro/contact',
  '/ArtAlley',
  '/ArtAlley/gallery',
]

test('Pages show their words whole with letters set wider, on a phone.', async () => {
  const tab = await openTab(browser, site, { viewport: { width: 390, height: 844 } })
  for (const address of addresses) await step(address, () => expectWhole(tab, address))
})

async function expectWhole(tab: Tab, address: string) {
  await tab.goto(address)
  await tab.untilQuiet()
  expect(await tab.evaluate(cutWords)).toEqual([])
  await tab.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    )
    document.adoptedStyleSheets.push(sheet)
  })
  expect(await tab.evaluate(cutWords)).toEqual([])
}

/** Words that are begun on the screen and end beside it, or behind three dots. */
function cutWords(): string[] {
  const scrolls = (element: Element | null): boolean =>
    element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const cut: string[] = []
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const around = text.parentElement
    if (!around?.checkVisibility({ visibilityProperty: true }) || around.closest('[aria-hidden="true"], svg')) continue
    // What only screen readers are told is one pixel wide.
    if (scrolls(around) || around.getBoundingClientRect().width <= 1) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const isCut = Array.from(range.getClientRects()).some(
      ({ left, right }) => left < innerWidth && right > innerWidth + 1,
    )
    const hasDots = getComputedStyle(around).textOverflow === 'ellipsis' && around.scrollWidth > around.clientWidth + 1
    if (isCut || hasDots) cut.push(text.textContent ?? '')
  }
  return cut
}
