import { expect, test } from 'vitest'
import { launchChromium } from '#testing/chromium.ts'
import { loadSampleFleet, openSite } from '#testing/site.ts'
import { cutWords } from './cut-words.ts'
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
