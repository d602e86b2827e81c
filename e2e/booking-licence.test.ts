import { expect, test } from 'vitest'
import { launchChromium } from '#testing/chromium.ts'
import { insertVehicle } from '#testing/fleet.ts'
import { openSite } from '#testing/site.ts'
import { expectAccessible } from './accessible.ts'
import * as booking from './booking-page.ts'
import { openTab } from './tab.ts'

const site = await openSite()
await insertVehicle(site.sql, {
  name: 'Merganser',
  license: 'yes',
  briefing_fee: 2500,
  charter_license: 6900,
  extra_captain: 4900,
})
const browser = await launchChromium()

test('Without a licence one chooses briefing or captain right there, and reads when the briefing is.', async () => {
  const tab = await openTab(browser, site)
  await booking.openBookingPage(tab, 'motorboats')
  await booking.chooseSlot(tab, { day: '2026-06-03', hour: 10 })
  const form = booking.form(tab)
  const helm = form.getByRole('group', { name: 'Who takes the helm?' })
  await booking.openPart(tab, 'Extras and wishes')
  const captain = form.getByRole('checkbox', { name: /^Captain/ })
  const terms = form.getByRole('region', { name: 'Paying and canceling' })
  const when = 'The briefing comes before the booked time and is not part of it: please call us to agree on when.'
  const license = form.getByRole('group', { name: /boating licence/ })
  await license.getByText(when).waitFor()
  expect(await helm.count()).toBe(0)
  await license.getByRole('radio', { name: 'No' }).check()
  expect(await helm.getByRole('radio', { name: /briefing.*\$69/ }).isChecked()).toBe(true)
  expect(await booking.total(tab)).toBe('$119')
  await terms.getByText(when).waitFor()
  await expectAccessible(tab)

  await helm.getByRole('radio', { name: /captain.*\$49 per hour/ }).check()
  expect([await captain.isChecked(), await booking.total(tab)]).toEqual([true, '$124'])
  expect(await terms.getByText(when).count()).toBe(0)
  await captain.uncheck()
  expect(await helm.getByRole('radio', { name: /briefing/ }).isChecked()).toBe(true)
  await terms.getByText('pay only what it really cost us').waitFor()
})
