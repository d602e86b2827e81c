import { expect, test } from 'vitest'
import { launchChromium } from '#testing/chromium.ts'
import { openSite } from '#testing/site.ts'
import { expectAccessible } from './accessible.ts'
import { step } from './step.ts'
import { openTab } from './tab.ts'

const site = await openSite()
const browser = await launchChromium()

const lost = [
  { address: '/nothing/here', home: '/', says: 'You will be redirected automatically' },
  { address: '/RentalRevolution/nothing', home: '/RentalRevolution', says: '404' },
  { address: '/PresentationPro/nothing', home: '/PresentationPro', says: '' },
  { address: '/ParallaxPrawns/nothing', home: '/ParallaxPrawns', says: '' },
  { address: '/ArtAlley/nothing', home: '/ArtAlley', says: 'You will be redirected automatically..' },
]

test('What is not found says so, and after five seconds one is at the home of its site.', async () => {
  const tab = await openTab(browser, site)
  tab.expectComplaint(/status of 404/)
  for (const { address, home, says } of lost)
    await step(address, async () => {
      expect((await tab.goto(address))?.status()).toBe(404)
      await tab.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor()
      expect(await tab.locator('main').innerText()).toContain(says)
      await expectAccessible(tab)
      expect(new URL(tab.url()).pathname).toBe(address)
      await tab.clock.fastForward(5000)
      await tab.waitForURL((url) => url.pathname === home)
      await tab.getByRole('heading', { level: 1 }).waitFor()
    })
})

test('Who wants to stay on the page that says so can, and who does not want to wait goes to the harbour at once.', async () => {
  const tab = await openTab(browser, site)
  tab.expectComplaint(/status of 404/)
  await tab.goto('/RentalRevolution/nothing')
  await tab.getByRole('button', { name: 'Stay here' }).click()
  await tab.clock.fastForward(6000)
  await tab.getByText('You stay here.').waitFor()
  expect(new URL(tab.url()).pathname).toBe('/RentalRevolution/nothing')

  await tab.goto('/RentalRevolution/nothing')
  await tab.getByRole('link', { name: 'To the harbour now' }).click()
  await tab.waitForURL('**/RentalRevolution')
  await tab.getByRole('heading', { level: 1, name: 'The lake, by the hour' }).waitFor()
})

test('What names no type of vehicle leads to the 404 page of the rental.', async () => {
  const tab = await openTab(browser, site)
  tab.expectComplaint(/status of 404/)
  for (const address of ['book/spaceships', 'book/spaceships/Eider', 'book2/all/Eider', 'overview/spaceships']) {
    expect((await tab.goto(`/RentalRevolution/${address}`))?.status()).toBe(404)
    expect(new URL(tab.url()).pathname).toBe('/RentalRevolution/404')
    await tab.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor()
  }
})
