import { expect, test } from 'vitest'
import { launchChromium } from '#testing/chromium.ts'
import { openSite } from '#testing/site.ts'
import { till as address, heading, phone, press, stockTill } from './cash-register-page.ts'

const site = await openSite()
const till = stockTill(site, await launchChromium())

test('A sale that was still on its way when the page was loaded again is shown once it is there.', async () => {
  const tab = await till.open('employee', phone)
  let arrive = async () => {}
  await tab.route('**/api/rere_save_cashregister/', async (route) => {
    arrive = async () => void (await route.fetch())
  })
  await tab.goto(`${address}?booking=${await till.insertBooking('Mira Keller', 15)}`)
  await heading(tab, 'Checkout').waitFor()
  await press(tab, 'Take $50')
  await tab.getByRole('button', { name: 'Please wait' }).waitFor()
  await tab.reload()
  await tab.getByText('This sale did not arrive').waitFor()
  await arrive()
  await tab.getByRole('heading', { name: 'Taken, no change $50' }).waitFor()
  expect((await till.entries()).filter(({ kind }) => kind === 'sale')).toHaveLength(1)
})
