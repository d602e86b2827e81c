import { beforeEach, expect, test } from 'vitest'
import { launchChromium } from '#testing/chromium.ts'
import { insertVehicle } from '#testing/fleet.ts'
import { openSite } from '#testing/site.ts'
import { expectAccessible } from './accessible.ts'
import { openTab, type Tab } from './tab.ts'
import { expectSeen } from './viewport.ts'

const site = await openSite()
const { sql } = site
const browser = await launchChromium()
const phone = { width: 390, height: 844 }

/** Wednesday, ten past eleven on the pier. */
const now = '2026-06-03T09:10:00Z'
const boats = new Map<string, number>()
for (const name of ['Heron', 'Avocet'])
  boats.set(name, await insertVehicle(sql, { name, type: 'canoes', license: 'no' }))

beforeEach(async () => {
  site.setNow(now)
  await sql`TRUNCATE bookings, handovers, mails CASCADE`
  await insert('Heron', 'Ida Engel', '10:30', '13:00')
  await insert('Avocet', 'Ole Hansen', '14:00', '16:00')
  await site.live.changed('bookings', 'handovers')
})

async function insert(boat: string, name: string, from: string, to: string) {
  const quote = { lines: [{ label: boat, cents: 4000 }], total: 4000, vat: 639, onSite: [] }
  const booking = {
    ...{ reference: crypto.randomUUID().slice(0, 8), vehicle_id: boats.get(boat), kind: 'hours', name, price: 4000 },
    ...{ starts_at: `2026-06-03T${from}`, ends_at: `2026-06-03T${to}`, phone: '+49151234567', people: 2, adults: 2 },
    ...{ email: `${name.split(' ')[0]?.toLowerCase()}@guests.example`, children: 0, license: 'not_needed' },
    ...{ quote: sql.json(quote as never), paid_at: name === 'Ole Hansen' ? now : null, payment_method: 'on_site' },
  }
  await sql`INSERT INTO bookings ${sql(booking as never)}`
}

const card = (tab: Tab, boat: string) =>
  tab
    .getByRole('list', { name: /^What leaves/ })
    .getByRole('listitem')
    .filter({ has: tab.getByText(boat, { exact: true }) })

async function more(tab: Tab, boat: string, name: string, does: string) {
  await card(tab, boat)
    .getByRole('button', { name: `More: ${boat}, ${name}` })
    .click()
  await tab.getByRole('button', { name: `${does}: ${boat}, ${name}` }).click()
}

test('Who does not come is noted on the phone, with the fee in sight; the boat is free, and it shows wherever one looks.', async () => {
  const tab = await openTab(browser, site, { as: 'employee', viewport: phone, at: now })
  await tab.goto('/RentalRevolution/today')
  await expectSeen(card(tab, 'Heron').getByText('Not arrived'))
  await more(tab, 'Heron', 'Ida Engel', 'Did not come')
  const dialog = tab.getByRole('dialog', { name: 'Cancel Heron for Ida Engel?' })
  await dialog.getByRole('radio', { name: /^Did not come/ }).waitFor()
  expect(await dialog.getByRole('radio', { name: /^Did not come/ }).isChecked()).toBe(true)
  await expectSeen(dialog.getByText('$40').last())
  await expectAccessible(tab)
  for (const width of [320, 390, 1440]) {
    await tab.setViewportSize({ width, height: 844 })
    expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  await tab.setViewportSize(phone)
  await dialog.getByRole('checkbox', { name: 'Waive the fee for once' }).click()
  await dialog.getByText('Nothing was paid, and nothing is to be paid.').waitFor()
  await dialog.getByRole('button', { name: 'Cancel the booking' }).click()
  await dialog.getByText('Please enter a reason').waitFor()
  await dialog.getByRole('checkbox', { name: 'Waive the fee for once' }).click()
  await dialog.getByRole('button', { name: 'Cancel the booking' }).click()
  await tab.getByText('Ida Engel did not come: the boat is free').waitFor()
  await card(tab, 'Heron').waitFor({ state: 'detached' })
  await expectSeen(tab.getByRole('heading', { name: 'Did not come: 1' }))
  await expectSeen(tab.getByText('$40 fee to pay'))
  await tab.getByText(/^Fees still owed: .+, Heron, Ida Engel$/).waitFor()
  await expectAccessible(tab)
  expect(await sql`SELECT subject FROM mails WHERE recipient = 'ida@guests.example'`).toEqual([
    { subject: 'We missed you: Heron on Wednesday, June 3, 2026' },
  ])
  for (const page of ['bookings?day=2026-06-03', 'timeline?day=2026-06-03']) {
    await tab.goto(`/RentalRevolution/${page}`)
    await tab.getByRole('heading', { name: 'Did not come: 1' }).waitFor()
  }
  await tab.goto('/RentalRevolution/today')
  const main = tab.getByRole('main')
  await main.getByRole('link', { name: '$40', exact: true }).click()
  await tab.getByText('Fee, as nobody came: Heron').first().waitFor()
  await tab.goto('/RentalRevolution/today')
  await main.getByRole('button', { name: 'Waive', exact: true }).click()
  const waiving = tab.getByRole('dialog', { name: 'Waive $40 of Ida Engel?' })
  await waiving.getByRole('button', { name: 'Waive', exact: true }).click()
  await waiving.getByText('Please enter a reason').waitFor()
  await expectAccessible(tab)
  await waiving.getByLabel('Why, for us to remember').fill('Ill')
  await waiving.getByRole('button', { name: 'Waive', exact: true }).click()
  await tab.getByText('$40 of Ida Engel waived').waitFor()
  await tab.getByText(/^Fees still owed/).waitFor({ state: 'detached' })
})

test('For the weather all money comes back: an admin sees how before it is sent, and the customer reads why.', async () => {
  const tab = await openTab(browser, site, { as: 'admin', viewport: phone, at: now })
  await tab.goto('/RentalRevolution/today')
  const employee = await openTab(browser, site, { as: 'employee', viewport: phone, at: now })
  await employee.goto('/RentalRevolution/today')
  await card(employee, 'Avocet').getByRole('button', { name: 'More: Avocet, Ole Hansen' }).click()
  await expectSeen(employee.getByText('This booking is paid: only an administrator can cancel it'))
  expect(await employee.getByRole('button', { name: /^Cancel: Avocet/ }).count()).toBe(0)
  await more(tab, 'Avocet', 'Ole Hansen', 'Cancel')
  const dialog = tab.getByRole('dialog', { name: 'Cancel Avocet for Ole Hansen?' })
  expect(await dialog.getByRole('radio', { name: /^Did not come/ }).count()).toBe(0)
  await dialog.getByText('The customer calls it off').click()
  await dialog.getByText('Weather', { exact: true }).click()
  await expectSeen(dialog.getByText('To give back by hand'))
  await dialog.getByRole('button', { name: 'Cancel the booking' }).click()
  await card(tab, 'Avocet').waitFor({ state: 'detached' })
  const [mail] = await sql<{ body_text: string }[]>`SELECT body_text FROM mails WHERE recipient = 'ole@guests.example'`
  expect(mail?.body_text).toContain('The weather does not let anybody out safely')
  expect(mail?.body_text).toContain('$40')
  expect(
    await sql`SELECT canceled_why, settlement ->> 'handBack' AS back FROM bookings WHERE name = 'Ole Hansen'`,
  ).toEqual([{ canceled_why: 'weather', back: '4000' }])
})
