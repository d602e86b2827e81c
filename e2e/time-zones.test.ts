import { beforeAll, expect, test } from 'vitest'
import { launchChromium } from '#testing/chromium.ts'
import { insertBooking, insertVehicle } from '#testing/fleet.ts'
import { openSite } from '#testing/site.ts'
import * as booking from './booking-page.ts'
import { openTab } from './tab.ts'

const site = await openSite()
const { sql } = site
const browser = await launchChromium()

const timeZones = ['Europe/Berlin', 'Pacific/Auckland', 'America/Los_Angeles']

beforeAll(async () => {
  const boat = await insertVehicle(sql, { name: 'Eider' })
  await sql`UPDATE business_settings SET general_opening_hour = 0, general_closing_hour = 24 WHERE business = 'rental'`
  for (const day of ['2026-03-29', '2026-10-25', '2027-01-01']) {
    await insertBooking(sql, boat, `${day}T10:00`, `${day}T12:00`)
  }
})

/** The slots of the week of `day` by what they are called, as a device in the time zone shows them at an instant. */
async function readSlots(timezoneId: string, now: string, day: string): Promise<string[]> {
  const tab = await openTab(browser, site, { timezoneId, at: now })
  await booking.openBookingPage(tab, 'motorboats', 'Eider')
  await booking.chooseDay(tab, day)
  await booking.slot(tab, { day, hour: 23 }).waitFor()
  const labels = booking.timetable(tab).locator('tbody button')
  return labels.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''))
}

const special = [
  {
    what: 'the clock is put forward',
    // Half past one in Berlin; still the day before in Los Angeles.
    now: '2026-03-29T00:30:00Z',
    day: '2026-03-29',
    seen: [
      'Sunday, March 29, 2026, 1 am: past',
      'Sunday, March 29, 2026, 2 am: closed business',
      'Sunday, March 29, 2026, 3 am: free',
      'Sunday, March 29, 2026, 10 am: fully booked',
      'Sunday, March 29, 2026, 11 am: fully booked',
      'Sunday, March 29, 2026, 12 pm: free',
    ],
  },
  {
    what: 'the clock is put back',
    // Half past two in Berlin for the second time.
    now: '2026-10-25T01:30:00Z',
    day: '2026-10-25',
    seen: [
      'Sunday, October 25, 2026, 2 am: past',
      'Sunday, October 25, 2026, 3 am: free',
      'Sunday, October 25, 2026, 10 am: fully booked',
      'Sunday, October 25, 2026, 12 pm: free',
    ],
  },
  {
    what: 'the year ends',
    // Half past midnight in Berlin on the first; noon in Auckland, still 2026 in Los Angeles.
    now: '2026-12-31T23:30:00Z',
    day: '2027-01-01',
    seen: [
      'Thursday, December 31, 2026, 11 pm: past',
      'Friday, January 1, 2027, 12 am: past',
      'Friday, January 1, 2027, 1 am: free',
      'Friday, January 1, 2027, 9 am: free',
      'Friday, January 1, 2027, 10 am: fully booked',
      'Friday, January 1, 2027, 12 pm: free',
    ],
  },
]

test.each(special)('When $what, all devices show the same slots, wherever they are.', async ({ now, day, seen }) => {
  site.setNow(now)
  const [berlin, ...elsewhere] = await Promise.all(timeZones.map((zone) => readSlots(zone, now, day)))
  expect(berlin).toHaveLength(7 * 24)
  expect(berlin).toEqual(expect.arrayContaining(seen))
  for (const slots of elsewhere) expect(slots).toEqual(berlin)
})

test('What is booked on the other side of the world is booked at the time of the harbour, and this is said.', async () => {
  site.setNow('2026-06-01T05:00:00Z')
  const tab = await openTab(browser, site, { timezoneId: 'Pacific/Auckland' })
  await booking.openBookingPage(tab, 'motorboats', 'Eider')
  await booking.chooseSlot(tab, { day: '2026-06-03', hour: 22 })
  await booking.ticket(tab).getByText('Local time at the harbour (Europe/Berlin)').waitFor()
  await booking.book(tab)
  expect(await sql`SELECT starts_at::text FROM bookings WHERE email = ${booking.nora.Email}`).toEqual([
    { starts_at: '2026-06-03 22:00:00' },
  ])
})
