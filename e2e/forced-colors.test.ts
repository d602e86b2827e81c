import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { launchChromium } from '#testing/chromium.ts'
import { loadSampleFleet, openSite } from '#testing/site.ts'
import { openTab, type Tab } from './tab.ts'

/** With colours of the visitor's own choice, states must not be told apart by colour. */

const site = await openSite()
await loadSampleFleet(site)
const browser = await launchChromium()
const forced = { forcedColors: 'active' } as const

/** How many of these look different from each other. */
async function looks(samples: Locator): Promise<number> {
  const pictures = (await samples.all()).map((sample) => sample.screenshot())
  return new Set((await Promise.all(pictures)).map((picture) => picture.toString('base64'))).size
}

async function chooseDay(tab: Tab) {
  await tab.goto('/RentalRevolution/book/motorboats')
  await tab.locator('button[data-day]:not([aria-disabled])').nth(2).click()
  await tab.getByRole('table', { name: 'Week timetable' }).waitFor()
  await tab.untilQuiet()
}

test('In the hours’ timetable each state has a mark of its own, and on a phone the chosen day is seen.', async () => {
  const tab = await openTab(browser, site, { ...forced, viewport: { width: 390, height: 844 } })
  await chooseDay(tab)
  const samples = tab.getByRole('list', { name: 'Legend' }).last().locator('li > span')
  expect([await samples.count(), await looks(samples)]).toEqual([6, 6])
  const strip = tab.getByRole('group', { name: 'Day' })
  const groundOf = (day: Locator) => day.evaluate((element) => getComputedStyle(element).backgroundColor)
  const [chosen, other] = [strip.locator('[aria-pressed=true]'), strip.locator('[aria-pressed=false]').first()]
  expect(await groundOf(chosen)).not.toBe(await groundOf(other))
  // Of the days with something free, and of those that are over.
  const marks = await Promise.all((await strip.locator('[aria-pressed=false] > span:last-child').all()).map(groundOf))
  expect(new Set(marks).size).toBe(2)
})

test('On the timeline each state has a shape of its own.', async () => {
  const tab = await openTab(browser, site, { ...forced, as: 'admin' })
  await tab.goto('/RentalRevolution/timeline')
  const samples = tab.getByRole('list', { name: 'What the bars mean' }).locator('li > span')
  await samples.first().waitFor()
  expect([await samples.count(), await looks(samples)]).toEqual([9, 9])
})
