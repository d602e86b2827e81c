import type { Locator, Page } from 'playwright-core'

/** The page on which vouchers are ordered, and the one each voucher has. */

export const card = (page: Page) => page.getByRole('region', { name: 'Your voucher' })

/** Somebody whose details are all right. */
export const mira = {
  'First and last name': 'Mira Keller',
  Email: 'mira@guests.example',
  'Street and house number': 'Seestrasse 5',
  'ZIP code and city': '82319 Starnberg',
}

export async function openShop(page: Page, hash = ''): Promise<void> {
  await page.goto(`/RentalRevolution/vouchers${hash}`)
  await page.getByRole('heading', { name: 'Give a day on the lake' }).waitFor()
}

/** Which way to pay: by its label. */
export async function order(
  page: Page,
  way: 'Bank transfer' | 'PayPal' | 'Card, Apple Pay or Google Pay',
  fields: Readonly<Record<string, string>> = mira,
) {
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByRole('radio', { name: new RegExp(`^${way}`) }).check()
  await page.getByRole('checkbox', { name: /^I agree/ }).check()
  await page.getByRole('button', { name: /^Order/ }).click()
}

export const success = (page: Page) =>
  page.getByRole('region', { name: 'The order of the voucher has been completed!' })

/** Opens the test provider's page in its own tab and answers there. */
export async function payInNewTab(page: Page, answer: 'Approve the payment' | 'Refuse it'): Promise<void> {
  const opened = page.context().waitForEvent('page')
  await page
    .getByRole('link', { name: /in a new tab$/ })
    .first()
    .click()
  const provider = await opened
  await provider.getByRole('button', { name: answer }).click()
  await provider.getByRole('heading', { name: answer === 'Refuse it' ? 'Refused' : 'Paid' }).waitFor()
  await provider.close()
}

/** What is copied when somebody presses the button beside a line of the transfer. */
export const transferLine = (page: Page, name: string): Locator =>
  page
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .locator('xpath=following-sibling::dd/span[1]')
