import { beforeEach, expect, test } from 'vitest'
import { launchChromium } from '#testing/chromium.ts'
import { resetExtras } from '#testing/extra-writes.ts'
import { insertVehicle } from '#testing/fleet.ts'
import { openSite } from '#testing/site.ts'
import { expectAccessible } from './accessible.ts'
import * as booking from './booking-page.ts'
import { openTab, type Tab } from './tab.ts'
import { expectSeen } from './viewport.ts'

const site = await openSite()
const { sql, live } = site
const browser = await launchChromium()
await insertVehicle(sql, { name: 'Eider', extra_bbq: true })
await insertVehicle(sql, { name: 'Grebe', type: 'canoes' })

beforeEach(async () => {
  await sql`TRUNCATE bookings, throttles CASCADE`
  await resetExtras(site)
  await live.changed('bookings', 'vehicles')
})

const button = (tab: Tab, name: string) => tab.getByRole('button', { name, exact: true })
const field = (tab: Tab, label: string) => tab.getByRole('dialog').getByLabel(new RegExp(`^${label}( optional)?$`))
const phone = { width: 390, height: 844 }

async function openPrices(viewport: { width: number; height: number }): Promise<Tab> {
  const tab = await openTab(browser, site, { as: 'admin', viewport })
  await tab.goto('/RentalRevolution/internal')
  await tab
    .getByRole('main')
    .getByRole('link', { name: /^Prices/ })
    .click()
  await button(tab, 'Add an extra').waitFor()
  return tab
}

async function addCooler(office: Tab, pieces: string) {
  await button(office, 'Add an extra').click()
  await field(office, 'Name').fill('Cooler')
  await field(office, 'Name in German').fill('Kühlbox')
  await field(office, 'Price').fill('5')
  await field(office, 'How many there are').fill(pieces)
}

/** The form of a boat of a kind, on the same day, with its extras open. */
async function openExtras(type: string, hour: number): Promise<Tab> {
  const tab = await openTab(browser, site, { viewport: phone })
  await booking.openBookingPage(tab, type)
  await booking.chooseSlot(tab, { day: '2026-06-03', hour })
  await booking.openPart(tab, 'Extras and wishes')
  return tab
}

/** The five digits of the last mail to an address. */
async function codeFor(address: string): Promise<string> {
  const [mail] = await sql<{ body_text: string }[]>`
    SELECT body_text FROM mails WHERE recipient = ${address} ORDER BY id DESC LIMIT 1`
  return /\b\d{5}\b/.exec(mail?.body_text ?? '')?.[0] ?? ''
}

/** What it comes to, as the bar at the foot says. */
const total = (tab: Tab) => booking.form(tab).locator('summary strong').innerText()

const cooler = (tab: Tab) => booking.form(tab).getByRole('checkbox', { name: /^Cooler/ })

test('The office adds the only cooler; one customer takes it, and the next one for the same time is told that none is left.', async () => {
  const office = await openPrices(phone)
  await expectAccessible(office)
  await button(office, 'Add an extra').click()
  await button(office, 'Save').click()
  await office.getByText('Please enter a name of at most 40 characters').waitFor()
  await office.keyboard.press('Escape')
  await addCooler(office, '1')
  await expectAccessible(office)
  await button(office, 'Save').click()
  await office.getByRole('heading', { name: 'Cooler' }).waitFor()
  const row = office.getByRole('listitem').filter({ hasText: 'Cooler' })
  // What was saved is what one looks at.
  await expectSeen(row)
  expect(await row.evaluate((one) => document.activeElement === one)).toBe(true)
  expect(await row.innerText()).toMatch(/\$5 per booking\s+1 piece\s+For all boats/)
  await expectAccessible(office)

  const [first, second] = [await openExtras('motorboats', 10), await openExtras('canoes', 10)]
  for (const tab of [first, second]) {
    await tab.getByText('1 left').waitFor()
    await cooler(tab).check()
    expect(await total(tab)).toBe('$55')
  }
  await expectAccessible(first)
  await booking.askForCode(first)
  await booking.askForCode(second, { ...booking.nora, Email: 'second@guests.example' })
  await booking.enterCode(first, await codeFor(booking.nora.Email))
  await booking.success(first).waitFor()

  second.expectComplaint(/status of 422.*rere_send_booking_request/)
  await booking.enterCode(second, await codeFor('second@guests.example'))
  await expectSeen(second.getByText('Cooler: none is left at this time.'))
  await second.getByText('none left then').waitFor()
  await expectAccessible(second)
  // Nothing that was typed is lost, and without it the boat can be had.
  expect(await booking.field(second, 'Email').inputValue()).toBe('second@guests.example')
  await cooler(second).uncheck()
  expect(await cooler(second).isDisabled()).toBe(true)
  await booking.agreement(second).check()
  await booking.submit(second)
  await expectSeen(booking.codeStep(second))
  await booking.enterCode(second, await codeFor('second@guests.example'))
  await booking.success(second).waitFor()
  expect(await sql`SELECT price, extras FROM bookings ORDER BY id`).toEqual([
    { price: 5500, extras: ['cooler'] },
    { price: 5000, extras: [] },
  ])
  const third = await openExtras('canoes', 11)
  await third.getByText('1 left').waitFor()
})

test('An extra is changed, put away, brought back at once, and put away for customers.', async () => {
  const office = await openPrices({ width: 1440, height: 900 })
  await button(office, 'Change Barbecue grill').click()
  expect(await field(office, 'Price').inputValue()).toBe('30')
  await field(office, 'Price').fill('35')
  await office.getByLabel('The price is for').selectOption('A person')
  await button(office, 'Save').click()
  await office.getByText('$35 per person').waitFor()

  await button(office, 'Put away Barbecue grill').click()
  await office.getByText('Barbecue grill is put away: nobody can take it any more').waitFor()
  await button(office, 'Bring back Barbecue grill').waitFor()
  await expectAccessible(office)
  await button(office, 'Undo').click()
  await office.getByText('Barbecue grill can be taken again').waitFor()
  const tab = await openExtras('motorboats', 10)
  await booking
    .form(tab)
    .getByRole('checkbox', { name: /^Barbecue grill/ })
    .check()
  expect(await total(tab)).toBe('$85')
  await booking.fillIn(tab, { Adults: '3' })
  expect(await total(tab)).toBe('$155')
  await button(office, 'Put away Barbecue grill').click()
  await button(office, 'Bring back Barbecue grill').waitFor()
  await expect.poll(() => total(tab)).toBe('$50')
  expect(await sql`SELECT action FROM audit_log WHERE record = 'extra:bbq' ORDER BY id`).toEqual(
    ['change', 'put-away', 'bring-back', 'put-away'].map((what) => ({ action: `extra.${what}` })),
  )
})
