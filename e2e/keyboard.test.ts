import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { launchChromium } from '#testing/chromium.ts'
import { insertVehicle } from '#testing/fleet.ts'
import { openSite } from '#testing/site.ts'
import * as booking from './booking-page.ts'
import { readCode } from './mailbox-page.ts'
import { openTab, type Tab } from './tab.ts'

const site = await openSite()
const { sql } = site
await insertVehicle(sql, { name: 'Eider', extra_jukebox: true })
await insertVehicle(sql, { name: 'Merganser' }, { 2: 8000 })
const browser = await launchChromium()

const wednesday = '2026-06-03'

/** Presses Tab until the element has the focus, and makes sure that one sees where it is. */
async function tabTo(tab: Tab, goal: Locator, key = 'Tab') {
  for (let presses = 0; presses < 60; presses++) {
    await tab.keyboard.press(key)
    if (await hasFocus(goal)) return expectVisibleFocus(goal)
  }
  throw new Error(`${key} does not lead to ${goal}`)
}

const hasFocus = async (goal: Locator) =>
  (await goal.count()) === 1 && (await goal.evaluate((element) => element === document.activeElement))

/** The focus is marked, and nothing lies over the element that has it. */
async function expectVisibleFocus(goal: Locator) {
  const seen = () =>
    goal.evaluate((element) => {
      const box = element.getBoundingClientRect()
      const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
      const marked = [element, element.closest('label, td')].some(
        (one) => one?.matches(':focus-visible, :has(:focus-visible)') && getComputedStyle(one).outlineStyle !== 'none',
      )
      return { marked, onTop: top !== null && (element.contains(top) || top.contains(element)) }
    })
  // What has just got the focus may still be coming into view.
  await expect.poll(seen).toEqual({ marked: true, onTop: true })
}

async function press(tab: Tab, ...keys: string[]) {
  for (const key of keys) await tab.keyboard.press(key)
}

test('The whole booking can be made with the keyboard alone.', async () => {
  const tab = await openTab(browser, site)
  await tab.goto('/RentalRevolution/overview/motorboats')
  await tab.getByRole('article', { name: 'Eider' }).waitFor()
  await press(tab, 'Tab')
  await expectVisibleFocus(tab.getByRole('link', { name: 'Skip to the content' }))
  await press(tab, 'Enter')
  await tabTo(tab, tab.getByRole('article', { name: 'Eider' }).getByRole('button', { name: 'Book', exact: true }))
  await press(tab, 'Enter')
  await tab.getByRole('heading', { level: 1, name: 'Book a motorboat' }).waitFor()
  await tab.goto('/RentalRevolution/book/motorboats')

  await booking.calendarDay(tab, wednesday).waitFor()
  await tabTo(tab, booking.durations(tab).getByRole('radio', { checked: true }))
  await press(tab, 'ArrowRight', 'ArrowLeft')
  await tabTo(tab, booking.calendarDay(tab, '2026-06-01'))
  await press(tab, 'ArrowDown', 'ArrowUp', 'ArrowRight', 'ArrowRight')
  await expectVisibleFocus(booking.calendarDay(tab, wednesday))
  await press(tab, 'Enter')

  const nine = booking.slot(tab, { day: wednesday, hour: 9 })
  await nine.waitFor()
  await tabTo(tab, nine)
  await press(tab, 'ArrowDown', 'ArrowRight', 'ArrowDown', 'ArrowLeft')
  await expectVisibleFocus(booking.slot(tab, { day: wednesday, hour: 11 }))
  await press(tab, 'Enter')

  const merganser = booking.vehicleDialog(tab).getByRole('button', { name: /^Merganser/ })
  await merganser.waitFor()
  await tabTo(tab, merganser)
  await press(tab, 'Escape')
  expect(await booking.vehicleDialog(tab).count()).toBe(0)
  await tabTo(tab, tab.getByRole('button', { name: 'Choose a boat' }))
  await press(tab, 'Enter')
  await tabTo(tab, booking.vehicleDialog(tab).getByRole('button', { name: /^Eider/ }))
  await press(tab, 'Enter')

  await booking.form(tab).waitFor()
  expect(await booking.total(tab)).toBe('$50')
  await tabTo(tab, booking.field(tab, 'Adults'))
  await press(tab, 'ArrowUp', 'ArrowUp')
  expect(await booking.field(tab, 'Adults').inputValue()).toBe('3')
  for (const [label, value] of Object.entries(booking.nora)) {
    await tabTo(tab, booking.field(tab, label))
    await tab.keyboard.type(value)
  }
  await press(tab, 'Enter')
  expect(await hasFocus(booking.agreement(tab))).toBe(true)
  await press(tab, 'Space', 'Enter')

  await booking.codeStep(tab).waitFor()
  const code = await readCode(tab, async (link) => {
    await tabTo(tab, link)
    await press(tab, 'Enter')
  })
  await tabTo(tab, booking.codeStep(tab).getByLabel('Code', { exact: true }))
  await tab.keyboard.type(code)
  await press(tab, 'Enter')
  await booking.success(tab).waitFor()
  await expect.poll(() => hasFocus(booking.success(tab).getByRole('heading').first())).toBe(true)
  expect(await sql`SELECT starts_at::text, people, price FROM bookings`).toEqual([
    { starts_at: '2026-06-03 11:00:00', people: 3, price: 5000 },
  ])
})

test('A dialog keeps the focus inside and gives it back; the tab order goes both ways.', async () => {
  const tab = await openTab(browser, site)
  await tab.goto('/RentalRevolution/overview/motorboats')
  const prices = tab.getByRole('article', { name: 'Eider' }).getByRole('button', { name: 'Price list' })
  await expect.poll(() => prices.isEnabled()).toBe(true)
  await tabTo(tab, prices)
  await press(tab, 'Enter')
  const dialog = tab.getByRole('dialog', { name: 'Prices of Eider' })
  await dialog.waitFor()
  for (let presses = 0; presses < 4; presses++) {
    await press(tab, 'Tab')
    expect(await tab.locator('body :focus:not(dialog *)').count()).toBe(0)
  }
  await press(tab, 'Escape')
  expect(await hasFocus(prices)).toBe(true)
  await tabTo(tab, tab.getByRole('article', { name: 'Eider' }).getByRole('tab', { name: 'General' }), 'Shift+Tab')
})

test('A page asked for with a slash at its end is that page: read from its beginning, with one address.', async () => {
  const tab = await openTab(browser, site)
  for (const address of [
    '/de',
    '/RentalRevolution',
    '/PresentationPro',
    '/ParallaxPrawns',
    '/ArtAlley',
    '/ArtAlley/gallery',
  ]) {
    await tab.goto(`${address}/?from=a#nowhere`)
    await expect
      .poll(() => tab.evaluate(() => location.pathname + location.search + location.hash))
      .toBe(`${address}?from=a#nowhere`)
    await tab.untilQuiet()
    expect(await tab.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
    expect(await tab.locator('link[rel="canonical"]').getAttribute('href')).toBe(`http://localhost:3000${address}`)
    await press(tab, 'Tab')
    expect(await tab.evaluate(() => document.activeElement?.textContent)).toMatch(/^(Skip to|Zum Inhalt)/)
  }
})
