import { buffer } from 'node:stream/consumers'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { launchChromium } from '#testing/chromium.ts'
import { insertVehicle } from '#testing/fleet.ts'
import { openSite } from '#testing/site.ts'
import { expectAccessible } from './accessible.ts'
import { openTab, type Tab } from './tab.ts'

const site = await openSite()
const { sql } = site
const boat = await insertVehicle(sql, { name: 'Eider' })
const browser = await launchChromium()

const booking = (reference: string, name: string, hour: number) => sql`
  INSERT INTO bookings (reference, vehicle_id, kind, starts_at, ends_at, name, email, phone, price, paid_at)
  VALUES (${reference}, ${boat}, 'hours', timestamp '2026-05-30 10:00' + ${hour} * interval '1 hour',
          timestamp '2026-05-30 11:00' + ${hour} * interval '1 hour', ${name}, ${`${name.split(' ')[0]?.toLowerCase()}@guests.example`},
          '+49151', 5000, '2026-05-30')`

async function expectSound(tab: Tab) {
  await tab.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(tab)
  expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await tab.setViewportSize({ width: 1440, height: 900 })
}

test('Root finds a person, gives out what there is and erases it; the log knows the pseudonym alone.', async () => {
  await booking('K7Q2XH4M', 'Mira Keller', 0)
  await booking('N3LSN3LS', 'Nils Lindqvist', 2)
  const root = await openTab(browser, site, { as: 'root' })
  const main = root.getByRole('main')
  await root.goto('/internal/privacy')
  await root.getByRole('searchbox', { name: 'Find a person' }).fill('mira')
  await main.getByRole('link', { name: /Mira Keller/ }).click()
  await main.getByRole('heading', { name: 'Mira Keller' }).waitFor()

  const [download] = await Promise.all([
    root.waitForEvent('download'),
    main.getByRole('link', { name: 'Export everything' }).click(),
  ])
  const files = unzipSync(await buffer(await download.createReadStream()))
  const data = JSON.parse(strFromU8(files['data.json'] as Uint8Array))
  expect(data.bookings).toMatchObject([{ reference: 'K7Q2XH4M', name: 'Mira Keller' }])

  await main.getByRole('button', { name: 'Erase' }).click()
  const dialog = root.getByRole('dialog', { name: 'Erase this person?' })
  await dialog.getByLabel('Confirmation').fill('mira')
  await dialog.getByRole('button', { name: 'Erase for good' }).click()
  await dialog.getByText('Please type it as it is shown').waitFor()
  await dialog.getByLabel('Confirmation').fill('mira@guests.example')
  await dialog.getByLabel('Confirmation').press('Enter')
  const done = await main.getByText(/^Erased: it is Erased [0-9A-F]{8} now$/).innerText()
  const pseudonym = done.slice(14, 29)

  // The people at the pier see neither name nor address any more.
  const ada = await openTab(browser, site, { as: 'admin' })
  await ada.goto('/RentalRevolution/bookings?day=2026-05-30')
  await ada.getByText('Nils Lindqvist').first().waitFor()
  expect(await ada.getByText(pseudonym).count()).toBeGreaterThan(0)
  expect(await ada.getByText(/mira/i).count()).toBe(0)

  await main.getByRole('link', { name: 'Audit log' }).click()
  const log = main.getByRole('region', { name: 'Entries' })
  await log.getByText(`erased a person (${pseudonym})`).waitFor()
  await log.getByText(`exported the data of a person (${pseudonym})`).waitFor()
  expect(await log.getByText(/mira/i).count()).toBe(0)

  // Somebody else does something: it appears by itself, and goes when the filter is about something else.
  const token = await ada.evaluate(() => /csrftoken=([^;]*)/.exec(document.cookie)?.[1] ?? '')
  await ada.request.post('/api/rere_block_day/', {
    multipart: { day: '2026-07-01', blocked: 'true' },
    headers: { 'X-CSRFToken': token, origin: site.url },
  })
  await log.getByText('closed 07/01/26 for bookings').waitFor()
  await main.getByLabel('Record').selectOption({ label: 'Privacy' })
  await expect.poll(() => log.getByText('closed 07/01/26').count()).toBe(0)
  await root.reload()
  await log.getByText(`erased a person (${pseudonym})`).click()
  await log.getByText('Rows').waitFor()
  expect(await log.getByRole('link', { name: 'Open the record' }).getAttribute('href')).toBe('/internal/privacy')
  await expectSound(root)

  const [csv] = await Promise.all([
    root.waitForEvent('download'),
    main.getByRole('link', { name: 'Export as CSV' }).click(),
  ])
  const rows = String(await buffer(await csv.createReadStream()))
    .trimEnd()
    .split('\r\n')
  expect(rows).toHaveLength(3)
})

test('Nobody else sees either page.', async () => {
  const ada = await openTab(browser, site, { as: 'admin' })
  for (const page of ['/internal/privacy', '/internal/audit-log']) {
    await ada.goto(page)
    await ada.waitForURL('**/RentalRevolution/login')
  }
})
