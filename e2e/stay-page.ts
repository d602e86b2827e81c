import type { Locator, Page } from 'playwright-core'
import type { Sql } from '#kit/server/postgres/db.ts'
import { type Day, formatLongDay } from '#kit/shared/day.ts'
import { showTicket } from './price-bar.ts'
import { expectSeen } from './viewport.ts'

/** The page for booking over days as people use it: by what is written on it. */

/** Opens the page of a vehicle and waits until it can be used. */
export async function openStayPage(page: Page, type: string, name: string): Promise<void> {
  await page.goto(`/RentalRevolution/book2/${type}/${encodeURIComponent(name)}`)
  await calendar(page)
    .getByRole('button', { name: /, 20\d\d/ })
    .first()
    .waitFor()
}

export const calendar = (page: Page) => page.getByRole('group', { name: 'Dates of your stay', exact: true })

/** A day of the months shown, in a state (`, booked`, `, free from 2 pm`) or in any. */
export const dayButton = (page: Page, day: Day, state = '') =>
  calendar(page).getByRole('button', { name: formatLongDay(day) + state })

/** Turns the calendar to the day's month and clicks on it. */
export async function chooseDay(page: Page, day: Day): Promise<void> {
  const button = dayButton(page, day)
  while (!(await button.isVisible())) await calendar(page).getByRole('button', { name: 'Next month' }).click()
  await button.click()
}

export async function chooseDates(page: Page, start: Day, end: Day): Promise<void> {
  await chooseDay(page, start)
  await chooseDay(page, end)
}

/** The days that are chosen: the first and the last. */
export const chosenDays = (page: Page) =>
  calendar(page)
    .locator('[aria-pressed="true"]')
    .evaluateAll((days) => days.map((day) => (day as HTMLElement).dataset.day))

/** What a screen reader was last told about the choice. */
export const heard = (page: Page) => page.getByRole('region', { name: 'Choose your dates' }).getByRole('status').last()

export const form = (page: Page) => page.getByRole('region', { name: 'Check your booking' })

export const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: true })

/** Somebody whose details are all right. */
export const nils = {
  'First and last name': 'Nils Lindqvist',
  Email: 'nils@guests.example',
  Phone: '+49 151 7654321',
  'Street and house number': 'Uferweg 7',
  'ZIP code and city': '78462 Konstanz',
}

export async function fillIn(page: Page, fields: Readonly<Record<string, string>> = nils): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await field(page, label).fill(value)
}

export const extra = (page: Page, name: string) => form(page).getByRole('checkbox', { name: new RegExp(`^${name}`) })

export const agreement = (page: Page) => form(page).getByRole('checkbox', { name: /^I agree/ })

export const payBy = (page: Page, way: 'Bank transfer' | 'PayPal' | 'Card, Apple Pay or Google Pay') =>
  form(page)
    .getByRole('radio', { name: new RegExp(`^${way}`) })
    .check()

export async function applyVoucher(page: Page, code: string): Promise<void> {
  await field(page, 'Voucher or promo code')
    .or(form(page).getByLabel(/^Voucher or promo code/))
    .first()
    .fill(code)
  await form(page).getByRole('button', { name: 'Apply' }).click()
}

/** The button that sends the booking, whatever it says of the price. */
export const submitButton = (page: Page): Locator => form(page).getByRole('button', { name: /^(Book|Agree|Continue)/ })

export const ticket = (page: Page) => page.getByRole('region', { name: 'Your booking', exact: true })

/** An amount of the ticket by what stands before it. */
export async function amount(page: Page, name: string): Promise<string> {
  await showTicket(page)
  return ticket(page)
    .getByRole('row', { name: new RegExp(`^${name}`) })
    .getByRole('cell')
    .innerText()
}

/** Everything but the dates and the submit. */
export async function giveDetails(page: Page, fields: Readonly<Record<string, string>> = nils): Promise<void> {
  await fillIn(page, fields)
  await agreement(page).check()
}

export const codeStep = (page: Page) => page.getByRole('region', { name: 'Confirm with your code' })

/** The code that was mailed last. */
export async function mailedCode(sql: Sql): Promise<string> {
  const [mail] = await sql<{ subject: string }[]>`SELECT subject FROM mails ORDER BY id DESC LIMIT 1`
  return mail?.subject.slice(0, 5) ?? ''
}

/** What was sent is held until the code is given. */
export async function confirm(page: Page, code: string): Promise<void> {
  await codeStep(page).getByLabel('Code', { exact: true }).fill(code)
  await codeStep(page)
    .getByRole('button', { name: /^(Book|Agree)/ })
    .click()
}

/** Sends a stay by transfer, and the code that comes for it. */
export async function book(page: Page, sql: Sql): Promise<void> {
  await submitButton(page).click()
  await expectSeen(codeStep(page))
  await confirm(page, await mailedCode(sql))
  await expectSeen(success(page))
}

/** How it ended: the part of the page under that heading. */
export const outcome = (page: Page, title: string) => page.getByRole('region', { name: title })

export const success = (page: Page) => outcome(page, 'Your booking request has been accepted!')

/** Where one pays what the boat is kept for. */
export const payStep = (page: Page) => page.getByRole('region', { name: /^Pay \$/ })

/** The provider's page in its own tab, approved or refused there. */
export async function payElsewhere(page: Page, choice: 'Approve the payment' | 'Refuse it'): Promise<void> {
  const opened = page.context().waitForEvent('page')
  await payStep(page)
    .getByRole('link', { name: /in a new tab/ })
    .click()
  const provider = await opened
  await provider.getByRole('button', { name: choice }).click()
  await provider.getByRole('heading', { name: /\$/ }).waitFor()
}
