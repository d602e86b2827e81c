import type { Page } from 'playwright-core'
import { type Day, formatHour, formatLongDay, type Hour } from '#kit/shared/day.ts'
import { readCode } from './mailbox-page.ts'
import { expectSeen } from './viewport.ts'

/** The booking page as people use it: by what is written on it. */

export type Slot = { day: Day; hour: Hour }

/** Opens the page for a type, or for one vehicle, and waits until it can be used. */
export async function openBookingPage(page: Page, type: string, name?: string): Promise<void> {
  await page.goto(`/RentalRevolution/book/${type}${name ? `/${encodeURIComponent(name)}` : ''}`)
  await anyDay(page).waitFor()
}

export const calendar = (page: Page) => page.getByRole('group', { name: 'Date', exact: true })

/** A day of the month that the calendar shows, in a state (`, closed`) or in any. */
export const calendarDay = (page: Page, day: Day, state = '') =>
  calendar(page).getByRole('button', { name: formatLongDay(day) + state })

const anyDay = (page: Page) =>
  calendar(page)
    .getByRole('button', { name: /, 20\d\d/ })
    .first()

/** Turns the calendar to the month and picks the day. */
export async function chooseDay(page: Page, day: Day): Promise<void> {
  await anyDay(page).waitFor()
  while (!(await calendarDay(page, day).isVisible())) {
    await calendar(page).getByRole('button', { name: 'Next month' }).click()
  }
  await calendarDay(page, day).click()
  await timetable(page).waitFor()
}

export const timetable = (page: Page) => page.getByRole('table', { name: 'Week timetable' })

/** A cell of the timetable in a state: `free`, `2 free`, `fully booked`, `past`, `blocked`, `closed business`; or in any. */
export const slot = (page: Page, { day, hour }: Slot, state = '') =>
  timetable(page).getByRole('button', { name: `${formatLongDay(day)}, ${formatHour(hour)}: ${state}` })

export async function chooseSlot(page: Page, chosen: Slot): Promise<void> {
  await chooseDay(page, chosen.day)
  await slot(page, chosen).click()
}

/** The vehicles free at the slot, in a popup. */
export const vehicleDialog = (page: Page) => page.getByRole('dialog', { name: 'Choose your boat' })

export const chooseVehicle = (page: Page, name: string) =>
  vehicleDialog(page)
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click()

/** The form with everything that is left once the vehicle is chosen. */
export const form = (page: Page) => page.getByRole('region', { name: 'Check and confirm' })

/** Opens the steps that are done, if they are folded into one line. */
export async function openSteps(page: Page): Promise<void> {
  await form(page).waitFor()
  const change = page.getByRole('region', { name: 'Your choice' }).getByRole('button', { name: 'Change' })
  if (await change.isVisible()) await change.click()
}

export const durations = (page: Page) => page.getByRole('group', { name: 'Duration' })

/** The steps fold as soon as the boat can be had for so long. */
export async function chooseDuration(page: Page, duration: string): Promise<void> {
  await openSteps(page)
  await durations(page)
    .getByRole('radio', { name: new RegExp(`^${duration}`) })
    .click()
}

/** Opens a part of the form that most people leave alone. */
export async function openPart(page: Page, title: 'Extras and wishes' | 'Voucher or promo code'): Promise<void> {
  const part = form(page).locator('details').filter({ hasText: title })
  await form(page).waitFor()
  if ((await part.getAttribute('open')) === null) await part.locator('summary').click()
}

export const ticket = (page: Page) => page.getByRole('region', { name: 'Your booking' })

/** What the booking comes to, as the ticket says. */
export const total = (page: Page) =>
  ticket(page)
    .getByRole('row', { name: /^Total/ })
    .getByRole('cell')
    .innerText()

/** Somebody whose details are all right. */
export const nora = {
  'First and last name': 'Nora Lindt',
  Email: 'nora@guests.example',
  Phone: '+49 151 2345678',
}

export const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: true })

/** What is said to be wrong with a field. */
export async function messageBeside(page: Page, label: string): Promise<string> {
  const described = (await field(page, label).getAttribute('aria-describedby')) ?? ''
  return page
    .locator(
      described
        .split(' ')
        .filter(Boolean)
        .map((id) => `[id="${id}"]`)
        .join(),
    )
    .last()
    .innerText()
}

export async function fillIn(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  if ('Comment optional' in fields) await openPart(page, 'Extras and wishes')
  for (const [label, value] of Object.entries(fields)) await field(page, label).fill(value)
}

export const agreement = (page: Page) => form(page).getByRole('checkbox', { name: /^I agree/ })

export const submit = (page: Page) => form(page).getByRole('button', { name: 'Continue to confirmation' }).click()

/** From the open form to the step that asks for the code. */
export async function askForCode(page: Page, fields: Readonly<Record<string, string>> = nora): Promise<void> {
  await fillIn(page, fields)
  await agreement(page).check()
  await submit(page)
  await expectSeen(codeStep(page))
}

export const codeStep = (page: Page) => page.getByRole('region', { name: 'Confirm with your code' })

export const confirmButton = (page: Page) => codeStep(page).getByRole('button', { name: /^Book (with|for)/ })

export async function enterCode(page: Page, code: string): Promise<void> {
  await codeStep(page).getByLabel('Code', { exact: true }).fill(code)
  await confirmButton(page).click()
}

/** How it ended: the part of the page under that heading. */
export const outcome = (page: Page, title: string) => page.getByRole('region', { name: title })

export const success = (page: Page) => outcome(page, 'Your booking request has been accepted!')

/** From the open form to the success. */
export async function book(page: Page, fields: Readonly<Record<string, string>> = nora): Promise<void> {
  await askForCode(page, fields)
  await enterCode(page, await readCode(page))
  await expectSeen(success(page))
}
