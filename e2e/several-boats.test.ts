import { beforeEach, expect, test } from 'vitest'
import { mondayMorning } from '#testing/app.ts'
import { launchChromium } from '#testing/chromium.ts'
import { insertVehicle } from '#testing/fleet.ts'
import { openSite } from '#testing/site.ts'
import * as booking from './booking-page.ts'
import { along, cancelBoth, expectSound, panel } from './several-boats-page.ts'
import { openTab, type Tab } from './tab.ts'
import { expectSeen } from './viewport.ts'

const site = await openSite()
const { sql } = site
const phone = { width: 390, height: 844 }
await insertVehicle(sql, { name: 'Gannet', type: 'canoes', passengers: 7, extra_bbq: true }, { 2: 3300, 4: 5500 })
await insertVehicle(sql, { name: 'Gull', type: 'canoes', passengers: 7, deposit: 5000 }, { 2: 3500, 4: 6000 })
await insertVehicle(sql, { name: 'Grebe', type: 'canoes', passengers: 4 }, { 2: 2000, 4: 3650 })
await insertVehicle(sql, { name: 'Eider' }, { 2: 9000, 4: 16_000 })
const browser = await launchChromium()

beforeEach(async () => {
  await sql`TRUNCATE bookings, verification_codes, mails, throttles CASCADE`
  site.setNow(mondayMorning)
  await site.live.changed('bookings')
})

async function confirm(tab: Tab) {
  await booking.fillIn(tab, booking.nora)
  await booking.agreement(tab).click()
  await booking.form(tab).getByRole('button', { name: 'Continue to confirmation' }).click()
  await expectSeen(booking.codeStep(tab))
  const [mail] = await sql<{ subject: string }[]>`SELECT subject FROM mails ORDER BY id DESC LIMIT 1`
  await tab.getByLabel('Code', { exact: true }).fill(/^\d{5}/.exec(mail?.subject ?? '')?.[0] ?? '')
  await booking.confirmButton(tab).click()
  await expectSeen(booking.success(tab))
}

test('Eleven people book two canoes for Saturday in one go, the desk sees them together, and they are canceled as one.', async () => {
  const tab = await openTab(browser, site, { viewport: phone })
  await tab.goto('/RentalRevolution')
  await panel(tab).getByRole('button', { name: 'Saturday, June 6, 2026' }).click()
  await panel(tab).getByLabel('How many').selectOption('11 people')
  await expectSeen(panel(tab).getByText('No single boat takes 11 people then. Several together do:'))
  const card = panel(tab).getByRole('link', { name: /^Grebe and Gannet/ })
  await expectSeen(card.getByText('$91.50'))
  await expectSound(tab)
  await card.click()

  await tab.waitForURL('**/RentalRevolution/book/canoes')
  await expectSeen(tab.getByRole('region', { name: 'Your choice' }).getByText('Grebe and Gannet'))
  await expectSeen(along(tab).getByText('Gannet'))
  expect(await booking.field(tab, 'Adults').inputValue()).toBe('11')
  await expectSound(tab)
  await confirm(tab)
  await expectSeen(booking.success(tab).getByText('Grebe and Gannet'))
  await expectSound(tab)
  expect(await sql`SELECT people, price FROM bookings ORDER BY id`).toEqual([
    { people: 4, price: 3650 },
    { people: 7, price: 5500 },
  ])

  const desk = await openTab(browser, site, { as: 'admin', viewport: phone })
  await desk.goto('/RentalRevolution/bookings?day=2026-06-06')
  await desk.getByText('1 of 2 in one booking: Grebe and Gannet').waitFor()
  await desk.getByText('2 of 2 in one booking: Grebe and Gannet').waitFor()
  await expectSound(desk)
  await desk.getByRole('button', { name: /^Cancel: Gannet/ }).click()
  await desk.getByRole('dialog').getByText('Grebe and Gannet are one booking: all of it is canceled.').waitFor()
  await expectSound(desk)
  await desk.getByRole('dialog').getByRole('button', { name: 'Keep the booking' }).click()
  await desk.goto('/RentalRevolution/timeline?day=2026-06-06')
  await desk.getByRole('button', { name: /^Nora .*, 2 of 2, / }).click()
  await desk.getByRole('dialog').getByText('2 of 2 in one booking: Grebe and Gannet').waitFor()

  await cancelBoth(tab, sql, { boats: 'Grebe and Gannet', owed: 9150 })
})

test('Another boat comes along with one touch, is left out again, and says so when somebody else has it.', async () => {
  const tab = await openTab(browser, site, { viewport: phone })
  await tab.goto('/RentalRevolution/book/canoes/Gannet?day=2026-06-06&start=10&hours=1&people=2')
  await booking.form(tab).waitFor()
  await along(tab).getByRole('button', { name: 'Add another boat' }).click()
  const dialog = tab.getByRole('dialog', { name: 'Which boat comes along?' })
  await dialog.getByRole('button', { name: /^Gull/ }).click()
  await expectSeen(tab.getByRole('region', { name: 'Your choice' }).getByText('Gannet and Gull'))
  await expectSeen(booking.form(tab).locator('summary').getByText('$68', { exact: true }))
  await expectSeen(booking.form(tab).getByText('Your little fleet takes up to 14 people.'))
  await expectSound(tab)
  await along(tab).getByRole('button', { name: 'Add another boat' }).click()
  await along(tab).getByRole('button', { name: 'Leave out Gull' }).click()
  await expectSeen(tab.getByRole('region', { name: 'Your choice' }).getByText('Gannet and Grebe'))
  await tab.reload()
  await expectSeen(along(tab).getByText('Grebe'))
  await sql`
    INSERT INTO bookings (reference, vehicle_id, kind, starts_at, ends_at, name, email, phone, price)
    SELECT 'QUICKER', id, 'hours', '2026-06-06T10:00', '2026-06-06T11:00', 'A', 'a@guests.example', '', 1 FROM vehicles WHERE name = 'Grebe'`
  await site.live.changed('bookings')
  await expectSeen(along(tab).getByText('Grebe cannot be had then any more. The other boats stay chosen.'))
  await expectSeen(booking.form(tab).locator('summary').getByText('$33', { exact: true }))
})
