import { expect, test } from 'vitest'
import { launchChromium } from '#testing/chromium.ts'
import { openSite } from '#testing/site.ts'
import { openTab, type Tab } from './tab.ts'

const site = await openSite()
const browser = await launchChromium()

/** A page whose code comes once it is let through. */
async function openSlowly(address: string): Promise<{ tab: Tab; letCodeCome: () => void }> {
  const tab = await openTab(browser, site)
  const { promise, resolve } = Promise.withResolvers<void>()
  await tab.route('**/assets/start-*.js', async (route) => {
    await promise
    await route.continue()
  })
  await tab.goto(address)
  return { tab, letCodeCome: resolve }
}

test('What is typed before the code of a page is there is still there afterwards, and counts.', async () => {
  const { tab, letCodeCome } = await openSlowly('/RentalRevolution/login')
  tab.expectComplaint(/status of 401/)
  await tab.getByLabel('Email').fill('nobody@rental.example')
  letCodeCome()
  await tab.untilQuiet()
  await tab.getByLabel('Password').fill('whatever')
  await tab.getByRole('button', { name: 'Login', exact: true }).click()
  await tab.getByText('Login failed, please try again later').waitFor()
  expect(await tab.getByLabel('Email').inputValue()).toBe('nobody@rental.example')
})

test('A form that is sent off too early is sent off once the code is there, and nothing leads away.', async () => {
  const { tab, letCodeCome } = await openSlowly('/RentalRevolution/login')
  tab.expectComplaint(/status of 401/)
  const calls: string[] = []
  tab.on('request', (request) => request.method() === 'POST' && calls.push(new URL(request.url()).pathname))
  await tab.getByLabel('Email').fill('nobody@rental.example')
  await tab.getByLabel('Password').fill('whatever')
  await tab.getByRole('button', { name: 'Login', exact: true }).click()
  expect(calls).toEqual([])
  letCodeCome()
  await tab.getByText('Login failed, please try again later').waitFor()
  expect(calls).toEqual(['/api/rere_login/'])
})

test('Ticks, choices and texts of a larger form are kept alike.', async () => {
  const { tab, letCodeCome } = await openSlowly('/RentalRevolution/vouchers')
  await tab.getByLabel('For whom').fill('Grandma')
  await tab.getByLabel('Your words').fill('Ahoy!\nSee you at the pier')
  await tab.getByRole('radio', { name: 'Evening at the pier' }).check({ force: true })
  await tab.getByRole('radio', { name: /^PayPal/ }).check({ force: true })
  await tab.getByRole('checkbox', { name: /privacy policy/ }).check({ force: true })
  letCodeCome()
  await tab.untilQuiet()
  await expect.poll(() => tab.getByLabel('For whom').inputValue()).toBe('Grandma')
  await expect.poll(() => tab.getByLabel('Your words').inputValue()).toBe('Ahoy!\nSee you at the pier')
  for (const name of ['Evening at the pier', /^PayPal/])
    await expect.poll(() => tab.getByRole('radio', { name }).isChecked()).toBe(true)
  await expect.poll(() => tab.getByRole('checkbox', { name: /privacy policy/ }).isChecked()).toBe(true)
  // It is the page's own state: the card shows it too.
  await tab.getByText('Grandma').first().waitFor()
})
