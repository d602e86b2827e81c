import { expect, test } from 'vitest'
import { launchChromium } from '#testing/chromium.ts'
import { openSite } from '#testing/site.ts'
import { expectAccessible } from './accessible.ts'
import { openTab, type Tab } from './tab.ts'

const site = await openSite()
const browser = await launchChromium()

const mail = (tab: Tab) => tab.getByRole('region', { name: 'Preview' }).frameLocator('iframe')
const heading = (tab: Tab, name: string) => tab.getByRole('heading', { level: 2, name, exact: true })

test('A test account edits mails and PDFs, sees what becomes of them, and nothing is sent.', async () => {
  const tab = await openTab(browser, site, { as: 'demo', viewport: { width: 1440, height: 900 } })
  await tab.goto('/sandbox')
  await heading(tab, 'Booking code').waitFor()
  await mail(tab).getByText('Hello Ada Lovelace,').waitFor()

  await tab.getByLabel('Search').fill('mail confirm')
  await tab.getByRole('link', { name: 'Confirmation' }).click()
  await heading(tab, 'Confirmation').waitFor()
  await tab.getByLabel('Boat', { exact: true }).fill('<b>Eider')
  await tab.clock.fastForward(400)
  await mail(tab).getByText('<b>Eider is yours on Saturday').waitFor()
  await tab.getByText('1 value edited').waitFor()
  await tab.getByRole('radio', { name: 'Dark' }).check()
  await expect
    .poll(() =>
      mail(tab)
        .locator('body')
        .evaluate((body) => getComputedStyle(body).backgroundColor),
    )
    .toBe('rgb(10, 23, 26)')

  tab.expectComplaint(/status of 422/)
  await tab.getByLabel('Email', { exact: true }).fill('ada')
  await tab.clock.fastForward(400)
  await tab.getByText('Please enter a valid email address').waitFor()
  await expectAccessible(tab)
  await tab.reload()
  expect(await tab.getByLabel('Email', { exact: true }).inputValue()).toBe('ada')
  await tab.getByRole('button', { name: 'Reset to sample' }).click()
  await tab.getByRole('radio', { name: 'Plain text' }).check()
  await tab.clock.fastForward(400)
  await tab.getByRole('region', { name: 'Plain text' }).getByText('MERGANSER IS YOURS ON SATURDAY').waitFor()

  await tab.setViewportSize({ width: 390, height: 844 })
  await tab.getByLabel('Template', { exact: true }).selectOption({ label: 'Till: Receipt' })
  await tab.getByText('receipt-128.pdf').waitFor()
  expect(new URL(tab.url()).search).toBe('?template=receipt')
  await tab.getByRole('radio', { name: 'Values' }).check()
  await tab.getByLabel('Number', { exact: true }).fill('129')
  await tab.clock.fastForward(700)
  await tab.getByRole('radio', { name: 'Preview' }).check()
  await tab.getByText('receipt-129.pdf').waitFor()
  // Where the browser of the test has no reader of its own, the file is there all the same.
  const paper = await tab.request.get((await tab.getByRole('link', { name: 'Download' }).getAttribute('href')) ?? '')
  expect([paper.status(), (await paper.body()).subarray(0, 4).toString()]).toEqual([200, '%PDF'])

  await tab.getByLabel('Template', { exact: true }).selectOption({ label: 'On the screen: Messages' })
  await tab.getByRole('button', { name: 'Play "The payment was registered"' }).click()
  await tab.getByRole('status').getByText('The payment was registered').waitFor()
  await tab.clock.fastForward(3000)
  await tab.getByRole('status').getByText('The payment was registered').waitFor({ state: 'hidden' })
  expect(await site.sql`SELECT 1 FROM mails`).toHaveLength(0)
})
