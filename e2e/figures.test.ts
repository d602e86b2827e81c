import { expect, test } from 'vitest'
import { launchChromium } from '#testing/chromium.ts'
import { insertVehicle } from '#testing/fleet.ts'
import { openSite } from '#testing/site.ts'
import { expectAccessible } from './accessible.ts'
import { textOf } from './downloaded.ts'
import { openTab } from './tab.ts'

const site = await openSite()
const browser = await launchChromium()
const phone = { width: 390, height: 844 }

/** Each day from 10 to 12 o'clock a boat was let for $90. */
async function fillMay() {
  const boat = await insertVehicle(site.sql, { name: 'Eider' })
  await insertVehicle(site.sql, { name: 'Heron', type: 'canoes' })
  await site.live.changed('vehicles')
  await site.sql`
    INSERT INTO bookings (reference, vehicle_id, kind, starts_at, ends_at, name, email, phone, price, paid_at, employee)
    SELECT 'MAY' || day, ${boat}::int, 'hours', day + interval '10 hours',
           day + interval '12 hours', 'Mira Keller', '', '', 9000, day, ''
    FROM generate_series('2026-05-04'::date, '2026-05-31', interval '1 day') day`
  await site.sql`
    UPDATE bookings SET canceled_at = starts_at, canceled_by = 'Ada', canceled_why = 'no_show', cancellation_fee = 4500
    WHERE starts_at::date = '2026-05-31'`
}

test('An administrator looks at the figures of last month on a phone, at one boat, and takes a table along.', async () => {
  await fillMay()
  const tab = await openTab(browser, site, { as: 'admin', viewport: phone })
  await tab.goto('/RentalRevolution/internal')
  await tab
    .getByRole('main')
    .getByRole('link', { name: /^Figures/ })
    .click()
  await tab.getByRole('heading', { level: 1, name: 'Figures' }).waitFor()
  await tab.getByRole('region', { name: 'Weeks ahead' }).waitFor()
  await tab.getByRole('button', { name: 'Last month' }).click()
  await tab.getByText('$2,475').first().waitFor()
  expect(new URL(tab.url()).search).toBe('?from=2026-05-01&until=2026-05-31')
  const canceled = tab.getByRole('table', { name: 'Canceled bookings' })
  expect(await canceled.getByRole('row', { name: /Did not come/ }).innerText()).toContain('$45')
  await canceled.getByRole('columnheader', { name: 'Owed' }).waitFor()
  await expectAccessible(tab)

  const boat = tab.getByLabel('Boat', { exact: true })
  const name = (
    await tab.getByRole('table', { name: 'Income by boat' }).getByRole('rowheader').first().innerText()
  ).trim()
  await boat.selectOption({ label: name })
  const map = tab.getByRole('table', { name: 'Use by hour and weekday' })
  await map.getByText('100%').first().waitFor()
  expect(
    await map
      .getByRole('row', { name: /^10 am – 11 am/ })
      .getByText('100%')
      .count(),
  ).toBeGreaterThan(0)
  await tab.getByLabel('Until').fill('2026-04-30')
  await tab.getByText('Please choose at most 366 days, the first one first').waitFor()
  expect(await tab.getByLabel('Until').inputValue()).toBe('2026-04-30')
  await tab.getByLabel('Until').fill('2026-05-30')
  await tab.getByText('$2,430').first().waitFor()

  const file = tab.waitForEvent('download')
  await tab.getByRole('link', { name: 'Income by boat as CSV' }).click()
  expect(await textOf(await file)).toContain(`${name},Motorboats,27,2430.00,54.00,`)
})

test('On a desk, and in German, the same reads as it should.', async () => {
  await site.sql`UPDATE users SET language = 'de' WHERE email LIKE 'admin@rental%'`
  const tab = await openTab(browser, site, { as: 'admin', viewport: { width: 1440, height: 900 } })
  await tab.goto('/RentalRevolution/figures?from=2026-05-01&until=2026-05-31')
  await tab.getByRole('heading', { level: 1, name: 'Zahlen' }).waitFor()
  await tab.getByRole('table', { name: 'Auslastung nach Stunde und Wochentag' }).waitFor()
  await expectAccessible(tab)
  const file = tab.waitForEvent('download')
  await tab.getByRole('link', { name: 'Einnahmen nach Stunde als CSV' }).click()
  expect(await textOf(await file)).toMatch(/10\sUhr – 11\sUhr;28;2475,00/)
})
