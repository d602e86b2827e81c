import { expect, test } from 'vitest'
import { launchChromium } from '#testing/chromium.ts'
import { insertVehicle } from '#testing/fleet.ts'
import { openSite } from '#testing/site.ts'
import { expectAccessible } from './accessible.ts'
import * as booking from './booking-page.ts'
import * as stay from './stay-page.ts'
import { openTab, type Tab } from './tab.ts'
import { expectSeen } from './viewport.ts'

const site = await openSite()
const browser = await launchChromium()
await insertVehicle(site.sql, { name: 'Eider' })
await insertVehicle(site.sql, { name: 'Bittern', type: 'houseboats', price_night: 20_000 }, {})

async function openHours(tab: Tab) {
  await booking.openBookingPage(tab, 'motorboats')
  await booking.chooseSlot(tab, { day: '2026-06-03', hour: 10 })
  await booking.form(tab).waitFor()
}

async function openStay(tab: Tab) {
  await stay.openStayPage(tab, 'houseboats', 'Bittern')
  await stay.chooseDates(tab, '2026-06-03', '2026-06-06')
  await stay.form(tab).waitFor()
}

test.each([
  ['by the hour', openHours],
  ['over nights', openStay],
])('Booking %s, who brings children is asked how old they are at once, and told before sending.', async (_, open) => {
  const tab = await openTab(browser, site, { viewport: { width: 390, height: 844 } })
  await open(tab)
  const party = tab.getByRole('group', { name: 'Who comes aboard' })
  const asked = party.getByRole('spinbutton')
  const field = (name: string) => party.getByRole('spinbutton', { name })
  // Nobody without children is asked for more.
  expect(await asked.count()).toBe(2)
  await party.getByRole('button', { name: 'Children: one more' }).click()
  await expectSeen(field('Age of the child'))
  await party.getByRole('button', { name: 'Children: one more' }).click()
  await expectSeen(field('Age of the youngest child'))
  await expectSeen(field('Age of the oldest child'))
  await field('Age of the youngest child').fill('9')
  expect(await party.getByText('Please enter the age').count()).toBe(0)

  await tab.getByLabel('First and last name').fill('Nora Falk')
  await expectSeen(party.getByText('Please enter the age of the oldest child'))
  await field('Age of the oldest child').fill('5')
  await tab.getByLabel('First and last name').click()
  await party.getByText('The oldest child cannot be younger than the youngest').waitFor()
  await expectAccessible(tab)
  await field('Age of the oldest child').fill('11')
  await field('Adults').fill('9')
  await tab.getByLabel('First and last name').click()
  await party.getByText(/takes up to/).waitFor()
  await field('Adults').fill('2')
  await tab.getByLabel('First and last name').click()
  await expect.poll(() => party.getByText(/takes up to|Please|cannot be/).count()).toBe(0)
})
