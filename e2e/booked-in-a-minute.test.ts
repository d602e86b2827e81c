import { beforeAll, beforeEach, expect, test } from 'vitest'
import { mondayMorning } from '#testing/app.ts'
import { launchChromium } from '#testing/chromium.ts'
import { insertBooking, insertVehicle } from '#testing/fleet.ts'
import { openSite } from '#testing/site.ts'
import { expectAccessible } from './accessible.ts'
import * as booking from './booking-page.ts'
import { openTab, type Tab } from './tab.ts'
import { expectSeen } from './viewport.ts'

const site = await openSite()
const { sql, live } = site
const browser = await launchChromium()
const phone = { width: 390, height: 844 }

let canoe: number
beforeAll(async () => {
  canoe = await insertVehicle(sql, { name: 'Sandpiper', type: 'canoes', passengers: 3 }, { 2: 1650, 4: 2750, 6: 3700 })
  await insertVehicle(sql, { name: 'Eider', briefing_fee: 2500 }, { 2: 5000, 4: 9000 })
  await insertVehicle(sql, { name: 'Heron', type: 'houseboats', passengers: 4, cleaning_fee: 6000 }, { 2: 20_000 })
})
beforeEach(async () => {
  await sql`TRUNCATE bookings, verification_codes, mails, throttles CASCADE`
  await live.changed('bookings')
})

/** As a phone shows it when the mail comes. */
async function codeInMail(): Promise<string> {
  const [mail] = await sql<{ subject: string }[]>`SELECT subject FROM mails ORDER BY id DESC LIMIT 1`
  return /^\d{5}/.exec(mail?.subject ?? '')?.[0] ?? ''
}

const panel = (tab: Tab) => tab.getByRole('region', { name: 'What is free, and what it costs' })
const card = (tab: Tab, name: string) => panel(tab).getByRole('link', { name: new RegExp(`^${name}`) })

async function openHome(options: Parameters<typeof openTab>[2] = { viewport: phone }): Promise<Tab> {
  const tab = await openTab(browser, site, options)
  await tab.goto('/RentalRevolution')
  await expectSeen(panel(tab))
  return tab
}

test('Two friends book a canoe for Saturday afternoon on a phone: five touches, three fields and the code.', async () => {
  const tab = await openHome()
  let touches = 0
  const touch = async (what: ReturnType<Tab['locator']>) => {
    touches++
    await what.click()
  }
  await touch(panel(tab).getByRole('button', { name: 'Saturday, June 6, 2026' }))
  await expectSeen(panel(tab).getByText('2 boats free'))
  await expectAccessible(tab)
  await touch(card(tab, 'Sandpiper'))
  await tab.waitForURL('**/RentalRevolution/book/canoes/Sandpiper')
  await expectSeen(tab.getByRole('region', { name: 'Your choice' }).getByText('2 pm – 4 pm'))
  expect(await booking.field(tab, 'Adults').inputValue()).toBe('2')
  await expectAccessible(tab)

  const fields = Object.entries(booking.nora)
  expect(fields.length).toBe(3)
  await booking.fillIn(tab, booking.nora)
  await touch(booking.agreement(tab))
  await expectSeen(booking.form(tab).locator('summary').getByText('$27.50', { exact: true }))
  await touch(booking.form(tab).getByRole('button', { name: 'Continue to confirmation' }))
  await expectSeen(booking.codeStep(tab))
  await tab.getByLabel('Code', { exact: true }).fill(await codeInMail())
  await touch(booking.confirmButton(tab))
  await expectSeen(booking.success(tab))
  expect(touches).toBe(5)
  expect(await sql`SELECT vehicle_id, starts_at::text, ends_at::text, people, price FROM bookings`).toEqual([
    ...[
      { vehicle_id: canoe, starts_at: '2026-06-06 14:00:00', ends_at: '2026-06-06 16:00:00', people: 2, price: 2750 },
    ],
  ])
})

test('Where nothing is free the nearest times are, and one touch asks for them.', async () => {
  const tab = await openHome()
  await panel(tab).getByLabel('How many').selectOption('3 people')
  await panel(tab).getByLabel('How long').selectOption('3 hours')
  await card(tab, 'Sandpiper').waitFor()
  await insertBooking(sql, canoe, '2026-06-01T13:00', '2026-06-01T19:00', 'hours')
  await live.changed('bookings')
  await expectSeen(panel(tab).getByText('Nothing is free then. The nearest times:'))
  await expectAccessible(tab)
  await panel(tab).getByRole('button', { name: 'Mon, June 1, 10 am' }).click()
  await expectSeen(card(tab, 'Sandpiper'))
  await sql`
    INSERT INTO closures (starts_at, ends_at, reason, closed_by)
    VALUES ('2026-06-01 09:00', '2026-06-01 15:00', 'Storm warning', 'Ada')`
  await live.changed('blocked-days')
  await expectSeen(panel(tab).getByText('The water is closed until 3 pm: Storm warning. The nearest times:'))
  await expectAccessible(tab)
  await sql`TRUNCATE closures CASCADE`
  await live.changed('blocked-days')
  await panel(tab).getByLabel('How many').selectOption('12 people')
  await expectSeen(panel(tab).getByText('The largest: motorboats up to 6, canoes up to 3 and houseboats up to 4.'))
  await expectSeen(panel(tab).getByRole('link', { name: /^\+49/ }))
})

const lateMorning = '2026-06-01T10:30:00+02:00'

test('Where the day has no room for it, it is said why, which one is shown, and what is left of today.', async () => {
  site.setNow(lateMorning)
  const tab = await openHome({ viewport: phone, at: lateMorning })
  await panel(tab).getByLabel('How long').selectOption('Whole day')
  await expectSeen(panel(tab).getByText('Today it is too late for a whole day. Shown is Tue, June 2.'))
  await expectSeen(panel(tab).getByText('Nothing is free then'))
  await expectAccessible(tab)
  await panel(tab).getByRole('button', { name: 'Today for 6 hours' }).click()
  await expect.poll(() => panel(tab).getByLabel('From').inputValue()).toBe('13')
  expect(await panel(tab).getByText('too late').count()).toBe(0)
  site.setNow(mondayMorning)
})

test('The way on beside the free boats asks which of them, and other boats begin with the first one.', async () => {
  const tab = await openHome()
  const boats = panel(tab).getByRole('list').last()
  await card(tab, 'Eider').scrollIntoViewIfNeeded()
  expect(await boats.evaluate((list) => list.scrollLeft)).toBeGreaterThan(0)
  await panel(tab).getByRole('button', { name: 'Saturday, June 6, 2026' }).click()
  await expect.poll(() => boats.evaluate((list) => list.scrollLeft)).toBe(0)
  await expectSeen(panel(tab).getByLabel('Another day'))
  await panel(tab).getByRole('link', { name: 'Book Now' }).click()
  const choice = booking.vehicleDialog(tab)
  await expectSeen(choice.getByText('Free on Saturday, June 6, 2026 at 2 pm'))
})

test('A family finds the houseboat for its nights, and its booking has the days already.', async () => {
  const tab = await openHome({})
  await panel(tab).getByLabel('How long').selectOption('4 nights')
  await panel(tab).getByLabel('How many').selectOption('4 people')
  await panel(tab).getByLabel('Another day').fill('2026-07-12')
  await card(tab, 'Heron').getByText('$860').waitFor()
  await expectAccessible(tab)
  await card(tab, 'Heron').click()
  await tab.waitForURL('**/RentalRevolution/book2/houseboats/Heron')
  await booking.ticket(tab).getByText('$860', { exact: true }).waitFor()
  expect(await tab.getByLabel('Adults', { exact: true }).inputValue()).toBe('4')
  await tab.reload()
  await booking.ticket(tab).getByText('$860', { exact: true }).waitFor()
})

test('Details are kept on the device for the next time, if one wants it, and forgotten again.', async () => {
  const tab = await openTab(browser, site)
  const address = '/RentalRevolution/book/canoes/Sandpiper?day=2026-06-06&start=10&hours=1&people=2'
  const keep = () => booking.form(tab).getByRole('checkbox', { name: 'Keep my details on this device' })
  const another = async () => {
    await tab.evaluate(() => sessionStorage.clear())
    await tab.goto(address)
    await booking.form(tab).waitFor()
  }
  await tab.goto(address)
  await booking.fillIn(tab, booking.nora)
  await another()
  expect([await booking.field(tab, 'Email').inputValue(), await keep().isChecked()]).toEqual(['', false])
  await booking.fillIn(tab, booking.nora)
  await keep().check()
  await another()
  expect([await booking.field(tab, 'Email').inputValue(), await keep().isChecked()]).toEqual([booking.nora.Email, true])
  await keep().uncheck()
  await another()
  expect(await booking.field(tab, 'Email').inputValue()).toBe('')
})

test('The menu books what was asked for at the door: the day, the hour and the people, or the nights.', async () => {
  const tab = await openHome({ viewport: { width: 1280, height: 900 } })
  const book = tab.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Book', exact: true })
  await panel(tab).getByRole('button', { name: 'Saturday, June 6, 2026' }).click()
  await panel(tab).getByLabel('How many').selectOption('3 people')
  await expectSeen(panel(tab).getByText(/boats? free/))
  await book.hover()
  await expect
    .poll(() => book.getAttribute('href'))
    .toBe('/RentalRevolution/book/all?day=2026-06-06&start=14&hours=2&people=3')
  await panel(tab).getByLabel('How long').selectOption('2 nights')
  await card(tab, 'Heron').hover()
  await book.hover()
  await expect
    .poll(() => book.getAttribute('href'))
    .toBe('/RentalRevolution/book2/houseboats/Heron?from=2026-06-06&until=2026-06-08&people=3')
  await book.click()
  await tab.waitForURL('**/RentalRevolution/book2/houseboats/Heron')
})
