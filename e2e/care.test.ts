import { beforeEach, expect, test } from 'vitest'
import { bookedWithDeposit, handOver } from '#testing/care.ts'
import { launchChromium } from '#testing/chromium.ts'
import { insertVehicle } from '#testing/fleet.ts'
import { somePictures } from '#testing/pictures.ts'
import { openSite } from '#testing/site.ts'
import { expectAccessible } from './accessible.ts'
import { openTab, type Tab } from './tab.ts'
import { expectSeen } from './viewport.ts'

const site = await openSite()
const { sql } = site
const eider = await insertVehicle(sql, { name: 'Eider' })
const teal = await insertVehicle(sql, { name: 'Teal' })
const browser = await launchChromium()
const phone = { width: 390, height: 844 }
/** Monday at noon on the pier. */
const noon = '2026-06-01T10:00:00Z'
const care = '/RentalRevolution/care'
let booking = 0

beforeEach(async () => {
  await sql`TRUNCATE bookings, closures, mails, boat_care, boat_services, damages CASCADE`
  booking = await bookedWithDeposit(sql, eider, { paid_at: '2026-05-30' })
  site.setNow('2026-06-01T08:05:00Z')
  expect((await handOver(await site.signedIn('employee'), booking)).status).toBe(201)
  site.setNow(noon)
  await site.live.changed('bookings', 'handovers', 'vehicles', 'blocked-days')
})

const button = (tab: Tab, name: string | RegExp) => tab.getByRole('main').getByRole('button', { name })
const cash = async () =>
  (await sql`SELECT sum(cash)::int AS cash FROM till_entries WHERE business = 'rental' AND kind <> 'opening'`)[0]?.cash
const cardOf = (tab: Tab, boat: string) => tab.getByRole('main').getByRole('listitem', { name: boat })

async function expectSound(tab: Tab) {
  const { width } = tab.viewportSize() ?? { width: 0 }
  await expect.poll(() => tab.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  await expectAccessible(tab)
}

test('A boat comes back damaged: its deposit is held, it is out of service, repaired, and half of the deposit goes back.', async () => {
  const begun = await cash()
  const tab = await openTab(browser, site, { as: 'employee', viewport: phone, at: noon })
  await tab.goto(`/RentalRevolution/handover/${booking}`)
  await tab.getByRole('radio', { name: 'Full' }).check()
  const photo = { name: 'bow.jpg', mimeType: 'image/jpeg', buffer: await somePictures.jpg(640, 480) }
  await tab.getByLabel('Take photos').setInputFiles([photo])
  await button(tab, 'Remove photo 1').waitFor()
  await tab.getByLabel('New damage').fill('Scratch at the bow')
  await expectSeen(tab.getByText('Otherwise $300 stay here until the damage is assessed'))
  await tab.getByLabel('It costs the customer nothing').check()
  await button(tab, 'Give back $300').waitFor()
  await tab.getByLabel('It costs the customer nothing').uncheck()
  await expectSound(tab)
  await button(tab, 'Take back').click()
  await expectSeen(tab.getByRole('heading', { name: 'Deposit stays here' }))
  await expectSeen(tab.getByText('$300 of the deposit stay here until the damage is assessed.'))
  expect(await cash()).toBe(begun)

  await tab.goto('/RentalRevolution/today')
  await tab.getByRole('main').getByText('Deposit held: damage').waitFor()
  await tab.goto(care)
  const card = cardOf(tab, 'Reported: Eider')
  await expectSeen(card.getByText('Deposit held: $300'))
  await card.getByRole('button', { name: 'Photo 1 of the damage' }).click()
  await tab.getByRole('dialog', { name: 'Photos of the damage' }).waitFor()
  await tab.keyboard.press('Escape')
  await expectSound(tab)
  await button(tab, 'To repair: Eider').click()
  await expectSeen(tab.getByText('Eider: In repair', { exact: true }))
  await button(tab, 'Out of service: Eider').click()
  const closing = tab.getByRole('dialog', { name: 'Eider: out of service' })
  expect(await closing.getByLabel('Reason').inputValue()).toBe('Boat damage')
  await closing.getByRole('button', { name: 'Close and review' }).click()
  await tab.waitForURL(/closure\/\d+$/)
  expect(await sql`SELECT reason FROM closures`).toEqual([{ reason: 'Boat damage' }])

  // Staff give back what is not kept; what is kept is for administrators.
  await tab.goto(care)
  await button(tab, 'Assess: Eider').click()
  await expectSeen(tab.getByText('What is kept of a deposit is for administrators to decide'))
  const admin = await openTab(browser, site, { as: 'admin', viewport: phone, at: noon })
  await admin.goto(care)
  await button(admin, 'Repaired: Eider').click()
  await admin.getByLabel('What the repair cost').fill('150')
  await admin.getByRole('dialog').getByRole('button', { name: 'Repaired' }).click()
  await expectSeen(admin.getByText('Eider: Repaired', { exact: true }))
  await button(admin, 'Assess: Eider').click()
  const dialog = admin.getByRole('dialog')
  await dialog.getByLabel('Charged to the customer').fill('150')
  await dialog.getByRole('button', { name: 'Keep $150, give back $150' }).click()
  await expectSeen(dialog.getByText('Please say what is charged and why: the customer reads it'))
  await dialog.getByLabel('Why').fill('New paint at the bow')
  await expectSound(admin)
  await dialog.getByRole('button', { name: 'Keep $150, give back $150' }).click()
  await expectSeen(admin.getByText('Assessed: $150 given back'))
  await expectSeen(admin.getByText('Charged to Mira Keller: $150, New paint at the bow'))
  await expectSeen(admin.getByText('$150 of it taken from the held deposit. Decided by'))
  expect(Number(begun) - Number(await cash())).toBe(15_000)
  expect(await sql`SELECT till_breaks('rental')`).toEqual([])
  expect((await sql`SELECT recipient, state FROM mails`).map((mail) => ({ ...mail }))).toEqual([
    { recipient: 'mira@guests.example', state: 'waiting' },
  ])
  await admin.getByRole('main').getByText('Deposit held').waitFor({ state: 'detached' })
  await admin.goto(`/RentalRevolution/handover/${booking}`)
  await admin.getByText('Charged to Mira Keller: $150, New paint at the bow').waitFor()
})

test('A service falls due, is said wherever its boat is handed out, is noted and taken back, by keyboard too.', async () => {
  const leaves = await bookedWithDeposit(sql, teal)
  await site.live.changed('bookings')
  const tab = await openTab(browser, site, { as: 'admin', viewport: { width: 1440, height: 900 }, at: noon })
  await tab.goto(care)
  await expectSeen(cardOf(tab, 'Teal').getByText('Motorboats', { exact: true }))
  await button(tab, 'Service plan: Teal').focus()
  await tab.keyboard.press('Enter')
  const plan = tab.getByRole('dialog', { name: 'Service of Teal' })
  await plan.getByLabel('Service every').fill('0')
  await plan.getByLabel('And every').fill('12')
  await plan.getByLabel('Next service on').fill('2026-06-01')
  await plan.getByLabel('Next service on').press('Enter')
  await expectSeen(plan.getByText('Please enter 1 to 9999 whole hours, or nothing'))
  await plan.getByLabel('Service every').fill('50')
  await plan.getByRole('button', { name: 'Save' }).click()
  const card = cardOf(tab, 'Teal')
  await expectSeen(card.getByText('Service due'))
  await expectSound(tab)
  await tab.goto(`/RentalRevolution/handover/${leaves}`)
  await expectSeen(tab.getByRole('main').getByText('Service due'))
  await tab.goto('/RentalRevolution/today')
  await tab.getByRole('main').getByText('Service due').waitFor()

  await tab.goto(care)
  await button(tab, 'Service done: Teal').click()
  await tab.getByLabel('Note').fill('Oil')
  await tab.getByRole('button', { name: 'Note the service' }).click()
  await expectSeen(card.getByText('Last on 06/01/26 at 0 h, Jonas Pier: Oil · Due 06/01/27'))
  await tab.getByRole('button', { name: 'Undo' }).click()
  await expectSeen(card.getByText('Service due'))
})

test('A damage that staff find is reported in German on a phone, and said beside the boat.', async () => {
  await sql`UPDATE users SET language = 'de' WHERE email = 'employee@rental.example'`
  const tab = await openTab(browser, site, { as: 'employee', viewport: phone, at: noon, locale: 'de-DE' })
  await tab.goto(`/de${care}`)
  await button(tab, 'Schaden melden').click()
  const dialog = tab.getByRole('dialog', { name: 'Schaden melden' })
  await dialog.getByRole('button', { name: 'Melden', exact: true }).click()
  await expectSeen(dialog.getByText('Bitte beschreiben Sie den Schaden'))
  await dialog.getByLabel('Boot').selectOption('Teal')
  await dialog.getByLabel('Was beschädigt ist').fill('Riss in der Plane')
  await dialog.getByRole('button', { name: 'Melden', exact: true }).click()
  await expectSeen(cardOf(tab, 'Gemeldet: Teal').getByText('Riss in der Plane'))
  await expectSound(tab)
  await tab.goto('/de/RentalRevolution/overview/motorboats')
  await tab.getByRole('main').getByText('Beschädigt').waitFor()
  await sql`UPDATE users SET language = NULL`
})
