import { beforeEach, describe, expect, test } from 'vitest'
import { launchChromium } from '#testing/chromium.ts'
import { insertBooking, insertVehicle } from '#testing/fleet.ts'
import { openSite } from '#testing/site.ts'
import { insertWaiting, joined } from '#testing/waiting.ts'
import { expectAccessible } from './accessible.ts'
import * as booking from './booking-page.ts'
import { mailList, mailText, openMail } from './mailbox-page.ts'
import { openTab, type Tab } from './tab.ts'
import { expectSeen, screens } from './viewport.ts'

const site = await openSite()
const { sql } = site
const eider = await insertVehicle(sql, { name: 'Eider' })
const heron = await insertVehicle(sql, { type: 'houseboats', name: 'Heron', price_night: 54_000 }, {})
const browser = await launchChromium()
const morning = '2026-06-01T07:00:00Z'

beforeEach(async () => {
  await sql`TRUNCATE bookings, waiting_entries, mails, throttles CASCADE`
  site.setNow(morning)
  await insertBooking(sql, eider, '2026-06-03T09:00', '2026-06-03T19:00')
  await sql`UPDATE bookings SET name = 'Ida Engel'`
  await insertBooking(sql, heron, '2026-06-10T14:00', '2026-06-20T10:00', 'days')
  await site.live.changed('vehicles', 'bookings')
})

const list = (tab: Tab) => tab.getByRole('region', { name: 'Waiting list' })
const button = (tab: Tab, name: string | RegExp) => tab.getByRole('button', { name })
const heading = (tab: Tab) => tab.getByRole('heading', { level: 1 })

async function expectSound(tab: Tab) {
  const { width } = tab.viewportSize() ?? { width: 0 }
  await expect.poll(() => tab.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  await expectAccessible(tab)
}

/** Opens the newest mail of this subject in the mailbox and follows its button. */
async function followMail(tab: Tab, subject: RegExp, link: string) {
  await tab.goto('/RentalRevolution/mail')
  await mailList(tab).getByRole('link', { name: subject }).first().click()
  await openMail(tab, new RegExp(`^Mail: ${subject.source}`)).waitFor()
  const href = await mailText(tab).getByRole('link', { name: link }).getAttribute('href')
  const { pathname, hash } = new URL(href ?? '')
  await tab.goto(pathname + hash)
}

describe.each(screens.filter(({ height }) => height > 400))('On $width × $height', (viewport) => {
  test('somebody finds a day full, waits, hears that a booking was canceled, and has the boat with one tap.', async () => {
    const tab = await openTab(browser, site, { viewport, at: morning })
    await booking.openBookingPage(tab, 'motorboats')
    await booking.chooseDay(tab, '2026-06-03')
    await list(tab).getByRole('heading', { name: 'Nothing free on Wednesday, June 3, 2026?' }).waitFor()
    await button(tab, 'Put me on the waiting list').click()
    await button(tab, 'Wait for this day').click()
    await list(tab).getByText('Please enter a valid first and last name').first().waitFor()
    await list(tab).getByLabel('How long').selectOption({ label: '2 hours' })
    await tab.getByLabel('Not before').selectOption({ label: '10 am' })
    for (const [label, text] of [
      ['Name', 'Mira Keller'],
      ['Email', 'mira@guests.example'],
      ['Phone', '+49 151 2345678'],
    ] as const)
      await list(tab).getByLabel(label).fill(text)
    await expectSound(tab)
    await button(tab, 'Wait for this day').click()
    await expectSeen(list(tab).getByText('One more step'))
    await list(tab).getByText('mira@guests.example').waitFor()
    await expectSound(tab)

    await followMail(tab, /Please confirm: waiting list for /, 'Confirm my place')
    await button(tab, 'Confirm my place').click()
    await tab.getByRole('heading', { name: 'You are on the waiting list' }).waitFor()
    await tab.getByText('You are the first in line.').waitFor()
    await expectSound(tab)

    const desk = await site.signedIn('employee')
    const waits = await desk.get('/api/rere_get_waiting_list/?day=2026-06-03')
    expect(waits.json.waiting).toMatchObject([{ name: 'Mira Keller', from: 10, until: 19, hours: 2 }])
    const [{ id } = { id: 0 }] = await sql<{ id: number }[]>`SELECT id::int FROM bookings WHERE kind = 'hours'`
    expect((await desk.post('/api/rere_cancel_booking_EN/', { booking_id: id, canceled_reason: 'Ill' })).status).toBe(
      200,
    )
    await site.runJob('waiting-list')

    await followMail(tab, /It is your turn: Eider on /, 'Look at it and book')
    await tab.getByRole('heading', { name: 'It is your turn' }).waitFor()
    await tab.getByText(/^Kept for you for (60|59) more minutes/).waitFor()
    await tab.getByText('10 am – 12 pm').waitFor()
    await expectSound(tab)
    await button(tab, /^Agree and book with obligation to pay \$90/).click()
    await tab.getByRole('heading', { name: 'It is yours' }).waitFor()
    expect(await tab.evaluate(() => document.activeElement?.textContent)).toBe('It is yours')
    await expectSound(tab)
    const own = new URL((await tab.getByRole('link', { name: 'View your booking' }).getAttribute('href')) ?? '')
    await tab.goto(own.pathname + own.hash)
    await tab.getByRole('heading', { name: 'Eider is yours' }).waitFor()
  })
})

test('Whoever does not want it any more lets it go, and the hour that is over says so.', async () => {
  const tab = await openTab(browser, site, { viewport: { width: 390, height: 844 }, at: morning })
  const wish = { day: '2026-06-03', type: 'motorboats' }
  const first = await joined(site, { ...wish })
  const second = await joined(site, { ...wish, email: 'ole@guests.example', from: 9, until: 11 })
  await sql`UPDATE bookings SET starts_at = '2026-06-03T11:00' WHERE kind = 'hours'`
  await site.runJob('waiting-list')
  await tab.goto(`/RentalRevolution/waiting#${first}`)
  await button(tab, 'No, thank you').click()
  await tab.getByRole('heading', { name: 'You left the waiting list' }).waitFor()
  await expectSound(tab)
  await site.runJob('waiting-list')
  await tab.goto(`/RentalRevolution/waiting?#${second}`)
  await tab.getByRole('heading', { name: 'It is your turn' }).waitFor()
  await sql`UPDATE bookings SET held_until = now() - interval '1 second' WHERE held_until IS NOT NULL`
  tab.expectComplaint(/422/)
  await button(tab, /^Agree and book/).click()
  await tab.getByRole('heading', { name: 'The hour has passed' }).waitFor()
  await tab.goto('/RentalRevolution/waiting?again#waiting.broken')
  tab.expectComplaint(/404/)
  await tab.getByRole('heading', { name: 'There is no such place on the list' }).waitFor()
})

test('Nights are waited for below the calendar of a boat that is taken, in German as well.', async () => {
  const tab = await openTab(browser, site, { at: morning, viewport: { width: 1440, height: 900 } })
  await tab.goto('/de/RentalRevolution/book2/houseboats/Heron')
  const taken = tab.getByRole('region', { name: 'Warteliste' })
  await taken.getByRole('button', { name: 'Auf die Warteliste' }).click()
  await taken.getByLabel('Erster Tag').fill('2026-06-11')
  await taken.getByLabel('Name').fill('Mira Keller')
  await taken.getByLabel('E-Mail').fill('mira@guests.example')
  await taken.getByRole('button', { name: 'Auf diesen Tag warten' }).click()
  await taken.getByText('Noch ein Schritt').waitFor()
  await expectSound(tab)
  expect(await sql`SELECT kind, day::text, nights, language FROM waiting_entries`).toEqual([
    { kind: 'days', day: '2026-06-11', nights: 2, language: 'de' },
  ])
})

test('At the desk staff see who waits for a day and take somebody off.', async () => {
  await insertWaiting(sql)
  await sql`UPDATE waiting_entries SET day = '2026-06-03'`
  for (const width of [1440, 390]) {
    const tab = await openTab(browser, site, { as: 'employee', at: morning, viewport: { width, height: 900 } })
    await tab.goto('/RentalRevolution/bookings?day=2026-06-03')
    const waiting = tab.getByRole('region', { name: '1 waits for this day' })
    await waiting.getByText('Any boat that fits · 2 hours, between 9 am and 7 pm · for 2').waitFor()
    await expectSound(tab)
    await waiting.getByRole('button', { name: 'Take Mira Keller off the waiting list' }).click()
    await tab.getByRole('dialog').waitFor()
    await expectSound(tab)
    await tab.getByRole('button', { name: width === 390 ? 'Take off the list' : 'Let them wait' }).click()
    if (width === 390) await waiting.waitFor({ state: 'detached' })
  }
})

test('The test account takes somebody off and nothing happens.', async () => {
  await insertWaiting(sql)
  await sql`UPDATE waiting_entries SET day = '2026-06-03'`
  const tab = await openTab(browser, site, { as: 'demo', at: morning })
  await tab.goto('/RentalRevolution/bookings?day=2026-06-03')
  await button(tab, 'Take Mira Keller off the waiting list').click()
  await button(tab, 'Take off the list').click()
  await tab.getByRole('region', { name: '1 waits for this day' }).waitFor({ state: 'detached' })
  expect(await sql`SELECT left_at FROM waiting_entries`).toEqual([{ left_at: null }])
  await heading(tab).waitFor()
})
