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
])('Booking %s, who brings children is asked how old they are at once.', async (_, open) => {
  const tab = await openTab(browser, site, { viewport: { width: 390, height: 844 } })
  await open(tab)
  const party = tab.getByRole('region', { name: 'Who comes aboard' })
  const asked = party.getByRole('spinbutton')
  const field = (name: string) => party.getByRole('spinbutton', { name })
  // Nobody without children is asked for more.
  await asked.first().waitFor()
  expect(await asked.count()).toBe(2)
  await party.getByRole('button', { name: 'Children: one more' }).click()
  await expectSeen(field('Age of the child'))
  await party.getByRole('button', { name: 'Children: one more' }).click()
  await expectSeen(field('Age of the youngest child'))
  await expectSeen(field('Age of the oldest child'))
  await expectAccessible(tab)
})
