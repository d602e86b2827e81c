import { beforeEach, expect, test } from 'vitest'
import { launchChromium } from '#testing/chromium.ts'
import { insertVehicle } from '#testing/fleet.ts'
import { openSite } from '#testing/site.ts'
import { expectAccessible } from './accessible.ts'
import * as booking from './booking-page.ts'
import { readCode } from './mailbox-page.ts'
import { openTab, type Tab } from './tab.ts'

const site = await openSite()
const { sql, live } = site
const eider = await insertVehicle(sql, { name: 'Eider' })
const browser = await launchChromium()

const wanted = { day: '2026-06-03', hour: 10 }

beforeEach(async () => {
  await sql`TRUNCATE bookings, blocked_customers, throttles CASCADE`
  await sql`UPDATE vehicle_prices SET price = 5000 WHERE half_hours = 2`
  await sql`UPDATE vehicles SET blocked = false`
  await live.changed('bookings', 'blocked-customers', 'vehicles')
})

/** With everything filled in and the code in hand. */
async function openCodeStep({ deaf = false } = {}): Promise<{ tab: Tab; code: string }> {
  const tab = await openTab(browser, site, { deaf })
  await booking.openBookingPage(tab, 'motorboats')
  await booking.chooseSlot(tab, wanted)
  await booking.askForCode(tab)
  return { tab, code: await readCode(tab) }
}

const prices = () => sql`SELECT price FROM bookings`

test('An excluded customer is told so, with a number to call, and nothing is booked.', async () => {
  await sql`INSERT INTO blocked_customers (email, reason) VALUES (${booking.nora.Email}, 'Left without paying')`
  await live.changed('blocked-customers')
  const { tab, code } = await openCodeStep()
  tab.expectComplaint(/status of 403.*rere_send_booking_request/)
  await booking.enterCode(tab, code)
  const refusal = booking.outcome(tab, 'Booking is not possible')
  await refusal
    .getByText(
      'You have been excluded from future bookings. If this is a mistake, please call us! If you otherwise try to ' +
        'circumvent this block via acquaintances, they will also be blocked.',
    )
    .waitFor()
  expect(await refusal.getByRole('link').getAttribute('href')).toBe('tel:+493023125024')
  await expectAccessible(tab)
  expect(await prices()).toEqual([])
})

test('Where the price has changed unnoticed, nobody books before agreeing to the new one.', async () => {
  const { tab, code } = await openCodeStep({ deaf: true })
  await sql`UPDATE vehicle_prices SET price = 6250 WHERE half_hours = 2`
  await live.changed('vehicles')
  tab.expectComplaint(/status of 409.*rere_send_booking_request/)
  await booking.enterCode(tab, code)
  await tab.getByText('The price has changed to $62.50').waitFor()
  await expectAccessible(tab)
  expect(await prices()).toEqual([])
  await tab.getByRole('button', { name: 'Agree and book with obligation to pay $62.50' }).click()
  await booking.success(tab).waitFor()
  expect(await prices()).toEqual([{ price: 6250 }])
})

test('A price that changes while the form is open is shown at once.', async () => {
  const tab = await openTab(browser, site)
  await booking.openBookingPage(tab, 'motorboats')
  await booking.chooseSlot(tab, wanted)
  expect(await booking.total(tab)).toBe('$50')
  await sql`UPDATE vehicle_prices SET price = 6250 WHERE half_hours = 2`
  await live.changed('vehicles')
  await expect.poll(() => booking.total(tab)).toBe('$62.50')
})

test('Without an operating vehicle the page says so, for a type and for a name, until there is one again.', async () => {
  await sql`UPDATE vehicles SET blocked = true`
  await live.changed('vehicles')
  const tab = await openTab(browser, site)
  for (const [address, message] of [
    ['motorboats', 'Unfortunately, no motorboats are currently available'],
    ['jetskis', 'Unfortunately, no jet skis are currently available'],
    ['motorboats/Nobody', 'Nobody is currently not available'],
    ['motorboats/Eider', 'Eider is currently not available'],
  ] as const) {
    await tab.goto(`/RentalRevolution/book/${address}`)
    await tab.getByText(message).waitFor()
  }
  await expectAccessible(tab)
  await sql`UPDATE vehicles SET blocked = false WHERE id = ${eider}`
  await live.changed('vehicles')
  await booking.calendar(tab).waitFor()
})

test('Blocked days and the off-season cannot be chosen.', async () => {
  await sql`INSERT INTO blocked_days (day, blocked_by) VALUES ('2026-06-04', 'Ada')`
  await sql`UPDATE business_settings SET off_season_start = '06-06', off_season_end = '06-07' WHERE business = 'rental'`
  await live.changed('blocked-days', 'settings')
  const tab = await openTab(browser, site)
  await booking.openBookingPage(tab, 'motorboats')
  for (const day of ['2026-06-04', '2026-06-06', '2026-06-07']) {
    await booking.calendarDay(tab, day, ', closed').click({ force: true })
    expect(await booking.timetable(tab).count()).toBe(0)
  }
  await booking.chooseDay(tab, wanted.day)
  await booking.slot(tab, { day: '2026-06-04', hour: 10 }, 'blocked').waitFor()
  await booking.slot(tab, { day: '2026-06-06', hour: 10 }, 'closed business').waitFor()
  await booking.slot(tab, { day: '2026-05-31', hour: 10 }, 'past').click({ force: true })
  expect(await booking.form(tab).count()).toBe(0)
  await expectAccessible(tab)
})
