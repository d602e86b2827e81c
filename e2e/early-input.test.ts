import type { Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { launchChromium } from '#testing/chromium.ts'
import { openSite } from '#testing/site.ts'
import { openTab, type Tab } from './tab.ts'

const site = await openSite()
const browser = await launchChromium()

/** A page some of whose code comes only once it is let through, all of it or what is named. */
async function openSlowly(address: string, files = '**/assets/start-*.js') {
  const tab: Tab = await openTab(browser, site)
  const held = new Set<Route>()
  await tab.route(files, (route) => void held.add(route))
  await tab.goto(address)
  const letCodeCome = (which = /./) => {
    for (const route of [...held].filter((one) => which.test(one.request().url()))) {
      held.delete(route)
      void route.continue()
    }
    if (which.source === '.') void tab.unroute(files)
  }
  return { tab, letCodeCome }
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

test('What was typed early counts also where a page draws nothing anew until it is sent off.', async () => {
  const { tab, letCodeCome } = await openSlowly('/RentalRevolution/login')
  tab.expectComplaint(/status of 401/)
  // What is asked for would have the form drawn once more before what was typed is done again.
  await tab.route('**/api/**', (route) => (route.request().method() === 'POST' ? route.fallback() : undefined))
  await tab.getByLabel('Email').fill('nobody@rental.example')
  await tab.getByLabel('Password').fill('whatever')
  await tab.getByRole('button', { name: 'Login', exact: true }).click()
  letCodeCome()
  await tab.getByText('Login failed, please try again later').waitFor()
})

test('A form that lives already waits for what was typed before, and is sent off with it.', async () => {
  const { tab, letCodeCome } = await openSlowly('/RentalRevolution/login', '**/assets/{start,early-input}-*.js')
  tab.expectComplaint(/status of 401/)
  await tab.getByLabel('Email').fill('nobody@rental.example')
  await tab.getByLabel('Password').fill('whatever')
  letCodeCome(/start-/)
  await expect
    .poll(() => tab.locator('form').evaluate((form) => Object.keys(form).some((key) => key.startsWith('__reactProps'))))
    .toBe(true)
  await tab.getByRole('button', { name: 'Login', exact: true }).click()
  letCodeCome()
  await tab.getByText('Login failed, please try again later').waitFor()
})

test('A button that is pressed too early does its work once the code is there, once.', async () => {
  const { tab, letCodeCome } = await openSlowly('/RentalRevolution')
  const button = tab.getByRole('button', { name: 'Book motorboats' })
  await button.click()
  await button.click()
  letCodeCome()
  await tab.waitForURL('**/RentalRevolution/book/motorboats')
  await tab.untilQuiet()
  await tab.clock.runFor(3000)
  await tab.goBack()
  await button.waitFor()
  expect(tab.url()).toBe(`${site.url}/RentalRevolution`)
})

test('What is done early is done again in its order, also what comes while the page begins to live.', async () => {
  const { tab, letCodeCome } = await openSlowly('/RentalRevolution/vouchers', '**/assets/{start,early-input}-*.js')
  const amount = tab.getByLabel('Amount')
  await tab.getByRole('button', { name: '$50', exact: true }).click()
  await amount.fill('77')
  await tab.getByRole('button', { name: '$150', exact: true }).click()
  letCodeCome(/start-/)
  await expect
    .poll(() => amount.evaluate((field) => Object.keys(field).some((key) => key.startsWith('__reactProps'))))
    .toBe(true)
  await amount.fill('88')
  await tab.getByRole('button', { name: '$250', exact: true }).click()
  await amount.fill('99')
  letCodeCome()
  await expect.poll(() => tab.evaluate(() => globalThis.earlyInput.actions.size)).toBe(0)
  expect(await amount.inputValue()).toBe('99')
  await tab.getByText('$99').first().waitFor()
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
