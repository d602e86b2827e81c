import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { inLanguage } from '#kit/server/http/language.ts'
import { type Day, formatDuration, formatHour, formatLongDay, type Hour } from '#kit/shared/day.ts'
import { type Cents, formatMoney } from '#kit/shared/money.ts'
import { book } from '#testing/booking.ts'
import { launchChromium } from '#testing/chromium.ts'
import { insertVehicle } from '#testing/fleet.ts'
import { openSite, takePricesIn } from '#testing/site.ts'
import { expectAccessible } from './accessible.ts'
import { cutWords } from './cut-words.ts'
import { mailList } from './mailbox-page.ts'
import { showTicket } from './price-bar.ts'
import { step } from './step.ts'
import { openTab, type Tab } from './tab.ts'
import { screens } from './viewport.ts'

const site = await openSite()
await takePricesIn('EUR', site)
const { sql } = site
const canoe = { type: 'canoes', passengers: 3, cleaning_fee: 1000, deposit: 5000 } as const
const otter = await insertVehicle(sql, { ...canoe, name: 'Otter', extra_bbq: true }, { 2: 1800, 4: 3200, 6: 4550 })
await insertVehicle(sql, { ...canoe, name: 'Beaver' }, { 2: 2000, 4: 3600 })
const browser = await launchChromium()

const euros = (cents: Cents) => inLanguage('de', () => formatMoney(cents))
const said = (day: Day) => inLanguage('de', () => formatLongDay(day))
const hour = (start: Hour) => inLanguage('de', () => formatHour(start))

const day = '2026-06-03'

/** Somebody whose details are all right, by the names of the fields. */
const nora = {
  name: 'Nora Lindt',
  email: 'nora@guests.example',
  phone: '+49 151 2345678',
}

const calendar = (tab: Tab) => tab.getByRole('group', { name: 'Datum', exact: true })
const week = (tab: Tab) => tab.getByRole('group', { name: 'Tag', exact: true })
const slot = (tab: Tab, start: Hour, state = '') =>
  tab
    .getByRole('table', { name: 'Zeitplan der Woche' })
    .getByRole('button', { name: `${said(day)}, ${hour(start)}: ${state}` })
const boats = (tab: Tab) => tab.getByRole('dialog', { name: 'Boot wählen' })
const form = (tab: Tab) => tab.getByRole('region', { name: 'Prüfen und bestätigen' })
const field = (tab: Tab, name: string) => form(tab).locator(`[name="${name}"]`)
const chosen = (tab: Tab) => tab.getByRole('region', { name: 'Ihre Wahl' })
const codeStep = (tab: Tab) => tab.getByRole('region', { name: 'Mit Ihrem Code bestätigen' })
const outcome = (tab: Tab, title: string) => tab.getByRole('region', { name: title })
const total = (place: Locator) => place.getByRole('row', { name: /^Gesamt/ }).getByRole('cell')
const isFocused = (place: Locator) => place.evaluate((one) => one === document.activeElement)

/** Everything is seen whole on the phone, and read by everybody. */
async function expectSound(tab: Tab) {
  expect(await tab.evaluate(() => document.documentElement.lang)).toBe('de')
  expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(await tab.evaluate(cutWords)).toEqual([])
  await expectAccessible(tab)
}

test('In German, on a phone, a canoe is booked by the hour, after a look at the page in English and a time that was taken.', async () => {
  // What others book is not heard of, so that it is the server that refuses.
  const tab = await openTab(browser, site, { viewport: screens[0], locale: 'de-DE', deaf: true })
  await step('choosing', () => chooseTimeAndBoat(tab))
  await step('details', () => giveDetails(tab))
  await step('English', () => lookAtEnglish(tab))
  await step('taken', () => beTooLate(tab))
  await step('booking', () => confirm(tab))
})

async function chooseTimeAndBoat(tab: Tab) {
  await tab.goto('/de/RentalRevolution/book/canoes')
  await tab.getByRole('heading', { level: 1, name: 'Kanu buchen' }).waitFor()
  const asked = tab.waitForRequest(/rere_get_week/)
  await calendar(tab)
    .getByRole('button', { name: said(day) })
    .click()
  const days = new URL((await asked).url()).searchParams.getAll('selectedWeek')
  expect([days[0], days.at(-1), days.length]).toEqual(['2026-06-01', '2026-06-07', 7])
  await tab.getByText('1.–7. Juni 2026').waitFor()
  const weekdays = async () => (await week(tab).getByRole('button').allInnerTexts()).map((text) => text.slice(0, 2))
  await expect.poll(weekdays).toEqual(['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'])
  await expectSound(tab)
  await slot(tab, 10, '2 frei').click()
  await boats(tab)
    .getByText(`Frei am ${said(day)}, 10 Uhr`)
    .waitFor()
  await expectSound(tab)
  await boats(tab)
    .getByRole('button', { name: /^Otter/ })
    .click()
  await form(tab).waitFor()
}

async function giveDetails(tab: Tab) {
  const submit = form(tab).getByRole('button', { name: 'Weiter zur Bestätigung' })
  await chosen(tab).getByRole('button', { name: 'Ändern' }).click()
  await tab.getByRole('radio', { name: /^2 Stunden/ }).click()
  await chosen(tab).getByText('10–12 Uhr').waitFor()
  await form(tab).getByText('Extras und Wünsche').click()
  await form(tab)
    .getByRole('checkbox', { name: /^Grill/ })
    .check()
  await submit.click()
  expect(await isFocused(field(tab, 'name'))).toBe(true)
  for (const message of [
    'Bitte geben Sie Vor- und Nachnamen ein',
    'Bitte geben Sie eine gültige E-Mail-Adresse ein',
    'Bitte stimmen Sie den AGB und der Datenschutzerklärung zu',
  ])
    await form(tab).getByText(message, { exact: true }).waitFor()
  await expectSound(tab)
  await field(tab, 'comment').fill('Mit Hund')
  for (const [name, value] of Object.entries(nora)) await field(tab, name).fill(value)
  await showTicket(tab)
  expect(await total(tab.getByRole('region', { name: 'Ihre Buchung' })).innerText()).toBe(euros(7200))
}

/** The step, the choice and what was typed are the same in the other language, and back in the first. */
async function lookAtEnglish(tab: Tab) {
  const expectKept = async (title: string) => {
    const there = tab.getByRole('region', { name: title })
    await there.waitFor()
    expect(await there.locator('[name="name"]').inputValue()).toBe(nora.name)
    expect(await there.locator('[name="comment"]').inputValue()).toBe('Mit Hund')
  }
  await tab.getByRole('contentinfo').getByRole('link', { name: 'English', exact: true }).click()
  await tab.waitForURL(`${site.url}/RentalRevolution/book/canoes`)
  await expectKept('Check and confirm')
  await tab.getByText('10 am – 12 pm').first().waitFor()
  await tab.getByRole('contentinfo').getByRole('link', { name: 'Deutsch', exact: true }).click()
  await tab.waitForURL(`${site.url}/de/RentalRevolution/book/canoes`)
  await expectKept('Prüfen und bestätigen')
  await expectSound(tab)
}

async function askForCode(tab: Tab): Promise<string> {
  await field(tab, 'privacy').check()
  await form(tab).getByRole('button', { name: 'Weiter zur Bestätigung' }).click()
  await codeStep(tab).waitFor()
  await expectSound(tab)
  const opened = tab.context().waitForEvent('page')
  await codeStep(tab).getByRole('link', { name: 'eingebauten Postfach' }).click()
  const mailbox = await opened
  const newest = await mailList(mailbox).getByRole('link').first().innerText()
  await mailbox.close()
  return /\b\d{5}\b/.exec(newest)?.[0] ?? newest
}

const enterCode = async (tab: Tab, code: string) => {
  await codeStep(tab).getByLabel('Code', { exact: true }).fill(code)
  await codeStep(tab)
    .getByRole('button', { name: /^Zahlungspflichtig buchen/ })
    .click()
}

/** Somebody else books the boat while the mail with the code is read. */
async function beTooLate(tab: Tab) {
  const code = await askForCode(tab)
  tab.expectComplaint(/status of 422.*rere_send_booking_request/)
  await enterCode(tab, code === '11111' ? '22222' : '11111')
  await codeStep(tab).getByText('Der eingegebene Code ist ungültig', { exact: true }).waitFor()
  await expectSound(tab)
  const other = { vehicle: otter, type: 'canoes', booked_day: day, booked_start: 11, booked_hours: 1, price: 18 }
  expect((await book(sql, site.visitor(), other)).status).toBe(201)
  await enterCode(tab, code)
  const taken = outcome(tab, 'Jemand war schneller')
  await taken.getByText('Das hat inzwischen jemand anderes gebucht. Bitte wählen Sie ein anderes Boot').waitFor()
  await expectSound(tab)
  await taken.getByRole('button', { name: 'Seite neu laden' }).click()
}

async function confirm(tab: Tab) {
  await chosen(tab).getByText('10–11 Uhr').waitFor()
  await chosen(tab).getByRole('button', { name: 'Ändern' }).click()
  await slot(tab, 11, '1 frei').waitFor()
  await slot(tab, 14, '2 frei').click()
  await boats(tab)
    .getByRole('button', { name: /^Otter/ })
    .click()
  expect(await field(tab, 'email').inputValue()).toBe(nora.email)
  await enterCode(tab, await askForCode(tab))
  const booked = outcome(tab, 'Ihre Buchung ist bestätigt!')
  await booked.getByText(`${euros(3200)} zahlen Sie, wenn Sie kommen`).waitFor()
  const summary = await booked.innerText()
  for (const part of [
    'Otter',
    said(day),
    `14–${hour(16)}, ${inLanguage('de', () => formatDuration(2))}`,
    `${euros(4200)}, davon ${euros(1000)} vor Ort`,
  ])
    expect(summary).toContain(part)
  const page = await booked.getByRole('link', { name: 'Zur Seite Ihrer Buchung' }).getAttribute('href')
  expect(page).toContain('/de/RentalRevolution/my-booking#')
  await expectSound(tab)
  expect(await sql`SELECT starts_at::text, ends_at::text, price FROM bookings WHERE name = ${nora.name}`).toEqual([
    { starts_at: '2026-06-03 14:00:00', ends_at: '2026-06-03 16:00:00', price: 3200 },
  ])
}
