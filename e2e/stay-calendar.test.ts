import type { Locator } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { launchChromium } from '#testing/chromium.ts'
import { insertBooking, insertVehicle } from '#testing/fleet.ts'
import { openSite } from '#testing/site.ts'
import { expectAccessible } from './accessible.ts'
import * as stay from './stay-page.ts'
import { step } from './step.ts'
import { openTab, type Tab } from './tab.ts'

const site = await openSite()
const { sql, live } = site
const heron = await insertVehicle(sql, { type: 'houseboats', name: 'Heron', extra_bbq: true }, { 2: 18_000 })
await insertVehicle(sql, { type: 'houseboats', name: 'Bittern' }, { 2: 9000 })
await insertBooking(sql, heron, '2026-06-10T14:00', '2026-06-12T10:00', 'days')
await sql`INSERT INTO blocked_days (day, blocked_by) VALUES ('2026-06-20', 'Ada')`
await sql`UPDATE business_settings SET off_season_start = '12-01', off_season_end = '02-28' WHERE business = 'rental'`
await live.changed('bookings', 'blocked-days', 'settings')
const browser = await launchChromium()

beforeEach(async () => {
  await sql`DELETE FROM bookings WHERE name <> 'Somebody Else'`
  await live.changed('bookings')
})

const june = (day: number) => `2026-06-${String(day).padStart(2, '0')}`

async function openCalendar(options: Parameters<typeof openTab>[2] = {}): Promise<Tab> {
  const tab = await openTab(browser, site, options)
  await stay.openStayPage(tab, 'houseboats', 'Heron')
  return tab
}

const warning = (tab: Tab) => tab.getByText('Please choose at least two nights', { exact: true })

test('A range is chosen, begun anew, warned about and left alone as the rules say; days look like what they are.', async () => {
  const tab = await openCalendar()
  const choose = async (...days: number[]) => {
    for (const day of days) await stay.chooseDay(tab, june(day))
    return (await stay.chosenDays(tab)).map((day) => Number(day?.slice(8)))
  }
  await step('half, booked, blocked and past days say so, and cannot be begun on', async () => {
    for (const [day, state] of [
      [9, ', not as the first day'],
      [10, ', free until 10 am'],
      [11, ', booked'],
      [12, ', free from 2 pm'],
      [20, ', closed'],
    ] as const) {
      await stay.dayButton(tab, june(day), state).waitFor()
    }
    for (const day of [9, 10, 11, 19, 20]) {
      await stay.dayButton(tab, june(day)).click({ force: true })
      expect(await stay.chosenDays(tab)).toEqual([])
    }
    for (const legend of ['booked', 'closed', 'free from 2 pm', 'free until 10 am']) {
      await tab
        .getByRole('listitem')
        .filter({ hasText: new RegExp(`^${legend}$`) })
        .waitFor()
    }
  })
  await step('choosing', async () => {
    expect(await choose(3)).toEqual([3])
    expect(await choose(4)).toEqual([3])
    await warning(tab).waitFor()
    await expectAccessible(tab)
    expect(await choose(3)).toEqual([3])
    expect(await warning(tab).count()).toBe(0)
    expect(await choose(4, 5)).toEqual([3, 5])
    expect(await choose(7)).toEqual([7])
    expect(await choose(6)).toEqual([6])
    expect(await choose(10)).toEqual([6, 10])
    expect(await choose(8, 14)).toEqual([14])
    await tab.getByRole('button', { name: 'Clear dates' }).click()
    expect(await stay.chosenDays(tab)).toEqual([])
  })
  await step('pointing at a day shows the range up to it, where there can be one', async () => {
    const band = () =>
      stay
        .calendar(tab)
        .locator('td')
        .evaluateAll((days) => days.filter((day) => getComputedStyle(day).backgroundImage.includes('gradient')).length)
    await stay.chooseDay(tab, june(3))
    await stay.dayButton(tab, june(8)).hover()
    await expect.poll(band).toBe(6)
    await stay.dayButton(tab, june(14)).hover()
    await expect.poll(band).toBe(0)
  })
  await step('months are turned, and there are as many as fit', async () => {
    const previous = stay.calendar(tab).getByRole('button', { name: 'Previous month' })
    expect(await previous.getAttribute('aria-disabled')).toBe('true')
    await stay.calendar(tab).getByRole('button', { name: 'Next month' }).click()
    expect(await previous.getAttribute('aria-disabled')).toBe('false')
    for (const [width, months] of [
      [1440, 3],
      [768, 2],
      [390, 1],
    ] as const) {
      await tab.setViewportSize({ width, height: 900 })
      await expect.poll(() => stay.calendar(tab).getByRole('table').filter({ visible: true }).count()).toBe(months)
    }
    await expectAccessible(tab)
  })
})

test('The title of the calendar leads to any month that can be booked in one choice.', async () => {
  for (const width of [1440, 390]) {
    const tab = await openCalendar({ viewport: { width, height: 844 } })
    const month = stay.calendar(tab).getByLabel('Month', { exact: true })
    const names = await month.getByRole('option').allInnerTexts()
    expect([names[0], names[7]]).toEqual(['June 2026', 'January 2027'])
    await month.focus()
    await month.selectOption({ label: 'September 2027' })
    await stay.dayButton(tab, '2027-09-08').waitFor()
    expect(await stay.dayButton(tab, june(3)).count()).toBe(0)
    expect(await month.evaluate((one) => one === document.activeElement)).toBe(true)
    const box = await month.boundingBox()
    expect(Math.min(box?.height ?? 0, box?.width ?? 0)).toBeGreaterThanOrEqual(44)
    await expectAccessible(tab)
    await stay.chooseDates(tab, '2027-09-08', '2027-09-10')
    expect(await stay.amount(tab, 'Total')).toBe('$360')
    expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})

test('After the last day the page scrolls to the overview; each vehicle begins with no dates, which then are missing.', async () => {
  const tab = await openCalendar()
  const choice = tab.getByRole('navigation', { name: 'Choose a houseboat' })
  await step('the page scrolls after it, and the overview has the focus', async () => {
    await stay.chooseDay(tab, june(3))
    const top = () => stay.form(tab).evaluate((element) => Math.round(element.getBoundingClientRect().top))
    expect(await top()).toBeGreaterThan(300)
    await stay.chooseDay(tab, june(6))
    await expect.poll(top).toBeLessThan(120)
    const heading = stay.form(tab).getByRole('heading', { name: 'Check your booking' })
    await expect.poll(() => hasFocus(heading)).toBe(true)
  })
  await step('another vehicle', async () => {
    await choice.getByRole('link', { name: /^Bittern/ }).click()
    await tab.getByRole('heading', { level: 1, name: 'Book Bittern' }).waitFor()
    expect(new URL(tab.url()).pathname).toBe('/RentalRevolution/book2/houseboats/Bittern')
    await stay.dayButton(tab, june(11)).waitFor()
    expect(await stay.chosenDays(tab)).toEqual([])
    await stay.chooseDates(tab, june(10), june(12))
    expect(await stay.amount(tab, 'Total')).toBe('$180')
  })
  await step('coming back', async () => {
    await choice.getByRole('link', { name: /^Heron/ }).click()
    await tab.getByRole('heading', { level: 1, name: 'Book Heron' }).waitFor()
    await stay.dayButton(tab, june(11), ', booked').waitFor()
    expect(await stay.chosenDays(tab)).toEqual([])
  })
  await step('without dates nothing is sent, and the page says what is missing', async () => {
    await stay.giveDetails(tab)
    await stay.submitButton(tab).click()
    await stay.form(tab).getByText('Please select the first and the last day of your stay').waitFor()
    await expectAccessible(tab)
    await stay.chooseDay(tab, june(3))
    await stay.submitButton(tab).click()
    await stay.form(tab).getByText('Please select the last day of your stay').waitFor()
  })
})

test('On a phone the chosen vehicle begins where the page does, not at the edge of the screen.', async () => {
  const tab = await openTab(browser, site, { viewport: { width: 390, height: 844 } })
  await stay.openStayPage(tab, 'houseboats', 'Bittern')
  const left = async (one: Locator) => (await one.boundingBox())?.x
  const chosen = tab.getByRole('navigation', { name: 'Choose a houseboat' }).getByRole('link', { name: /^Bittern/ })
  expect(await left(chosen)).toBe(await left(tab.getByRole('heading', { level: 1 })))
})

const hasFocus = (goal: Locator) => goal.evaluate((element) => element === document.activeElement)

/** Presses Tab until the element has the focus. */
async function tabTo(tab: Tab, goal: Locator) {
  for (let presses = 0; presses < 60; presses++) {
    await tab.keyboard.press('Tab')
    if ((await goal.count()) === 1 && (await hasFocus(goal))) return
  }
  throw new Error(`Tab does not lead to ${goal}`)
}

test('On a phone of 360 px a stay is booked with the keyboard alone, and heard.', async () => {
  const tab = await openCalendar({ viewport: { width: 360, height: 740 } })
  const press = async (...keys: string[]) => {
    for (const key of keys) await tab.keyboard.press(key)
  }
  const expectHeard = (words: string) => expect.poll(() => stay.heard(tab).innerText()).toBe(words)
  await tabTo(tab, stay.dayButton(tab, june(1)))
  await press('ArrowRight', 'ArrowRight', 'Enter')
  await expectHeard('From Wednesday, June 3. Now select the day you leave')
  await press('ArrowRight', 'Enter')
  await expectHeard('Please choose at least two nights. From Wednesday, June 3, select a later day')
  await press('Escape')
  await expectHeard('No dates selected')
  await press('ArrowLeft', 'Enter', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Space')
  await expectHeard('From Wednesday, June 3 to Saturday, June 6, 3 nights, $540')
  await expect.poll(() => hasFocus(stay.form(tab).getByRole('heading', { name: 'Check your booking' }))).toBe(true)
  await tabTo(tab, stay.field(tab, 'Adults'))
  await press('ArrowUp')
  await tabTo(tab, stay.extra(tab, 'Barbecue grill'))
  await press('Space')
  for (const [label, value] of Object.entries(stay.nils)) {
    await tabTo(tab, stay.field(tab, label))
    await tab.keyboard.type(value)
  }
  await tabTo(tab, stay.agreement(tab))
  await press('Space')
  expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await expectAccessible(tab)
  await tabTo(tab, stay.submitButton(tab))
  await press('Enter')
  await stay.codeStep(tab).waitFor()
  await tabTo(tab, stay.codeStep(tab).getByLabel('Code', { exact: true }))
  await tab.keyboard.type(await stay.mailedCode(sql))
  await press('Enter')
  await stay.success(tab).waitFor()
  await expect.poll(() => hasFocus(stay.success(tab).getByRole('heading').first())).toBe(true)
  await expectAccessible(tab)
  expect(await sql`SELECT people, price FROM bookings WHERE name = 'Nils Lindqvist'`).toEqual([
    { people: 2, price: 57_000 },
  ])
})

test('The page names its vehicle before any script has come, whatever the address says.', async () => {
  const tab = await openTab(browser, site, { javaScriptEnabled: false })
  tab.expectComplaint(/\.js failed: csp/)
  for (const name of ['Heron', `<img src=x> & "O'Hara" $& :vehicleName`]) {
    await tab.goto(`/RentalRevolution/book2/houseboats/${encodeURIComponent(name)}`, { waitUntil: 'domcontentloaded' })
    expect(await tab.getByRole('heading', { level: 1 }).innerText()).toBe(`Book ${name}`)
    expect(await tab.title()).toBe(`Book ${name} for several days · Rental Revolution`)
    expect(await tab.getByText('Choose your dates').isVisible()).toBe(true)
  }
})
