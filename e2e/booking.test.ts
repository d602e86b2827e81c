import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { launchChromium } from '#testing/chromium.ts'
import { loadSampleFleet, openSite } from '#testing/site.ts'
import { expectAccessible } from './accessible.ts'
import * as booking from './booking-page.ts'
import { readCalendarFile } from './calendar-file.ts'
import { textOf } from './downloaded.ts'
import { mailText, openMail, readCode } from './mailbox-page.ts'
import { openTab, type Tab } from './tab.ts'

const site = await openSite()
await loadSampleFleet(site)
const browser = await launchChromium()

const day = '2026-06-03'

test('A visitor books a motorboat by the hour, from the start page to the entry in the calendar.', async () => {
  const tab = await openTab(browser, site)
  await chooseToBookAMotorboat(tab)
  await chooseTimeAndBoat(tab)
  await chooseDurationAndExtras(tab)
  await giveDetails(tab)
  await confirmWithCode(tab)
  await readConfirmation(tab)
  await findBooking()
  await seeThatTheTimeIsTaken(tab)
})

async function chooseToBookAMotorboat(tab: Tab) {
  await tab.goto('/RentalRevolution')
  await tab.getByRole('button', { name: 'Book motorboats' }).click()
  await tab.getByRole('heading', { level: 1, name: 'Book a motorboat' }).waitFor()
}

async function chooseTimeAndBoat(tab: Tab) {
  await booking.chooseDay(tab, day)
  await expectAccessible(tab)
  await booking.slot(tab, { day, hour: 10 }, '3 free').click()
  const dialog = booking.vehicleDialog(tab)
  await dialog.waitFor()
  await expectAccessible(tab)
  const offers = await dialog.getByRole('listitem').allInnerTexts()
  expect(offers.map((text) => /^(\w+)[^$]*(\$\d+)/s.exec(text)?.slice(1))).toEqual([
    ['Eider', '$83'],
    ['Merganser', '$184'],
    ['Goldeneye', '$219'],
  ])
  await booking.chooseVehicle(tab, 'Eider')
  await booking.form(tab).waitFor()
  await expectAccessible(tab)
}

async function chooseDurationAndExtras(tab: Tab) {
  expect(await booking.total(tab)).toBe('$83')
  await booking.chooseDuration(tab, '2 hours')
  await booking.openPart(tab, 'Extras and wishes')
  await booking
    .form(tab)
    .getByRole('checkbox', { name: /^Barbecue grill/ })
    .check()
  await booking
    .form(tab)
    .getByRole('checkbox', { name: /^Jukebox/ })
    .check()
  const ticket = await booking.ticket(tab).innerText()
  expect(ticket).toContain('10 am – 12 pm')
  expect(await booking.total(tab)).toBe('$168')
  expect(ticket).toMatch(/19 percent VAT included\s+\$26.82/)
  const terms = await tab.getByRole('region', { name: 'Paying and canceling' }).innerText()
  expect(terms).toContain('You pay $143 on arrival, or online before that on the page of your booking.')
  expect(terms).toContain('$25 are paid in cash on site, when you take the boat over.')
  expect(terms).toContain('From now until it begins, canceling costs $143 (100%).')
}

const wrongDetails = {
  'First and last name': 'Nora',
  Email: 'nora@guests',
  Phone: 'call me',
}

async function giveDetails(tab: Tab) {
  await booking.fillIn(tab, wrongDetails)
  await booking.submit(tab)
  expect(await booking.form(tab).getByRole('alert').innerText()).toBe('Please check your entered details')
  const messages = Object.keys(wrongDetails).map((label) => booking.messageBeside(tab, label))
  expect(await Promise.all(messages)).toEqual([
    'Please enter a valid first and last name',
    'Please enter a valid email address',
    'Please enter a valid phone number',
  ])
  expect(await focusedLabel(tab)).toBe('First and last name')
  await expectAccessible(tab)
  await booking.fillIn(tab, booking.nora)
  await booking.submit(tab)
  expect(await booking.codeStep(tab).count()).toBe(0)
  expect(await booking.agreement(tab).evaluate((box) => box === document.activeElement)).toBe(true)
  await booking.agreement(tab).check()
  await booking.submit(tab)
  await booking.codeStep(tab).waitFor()
}

const focusedLabel = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLInputElement).labels?.[0]?.textContent)

async function confirmWithCode(tab: Tab) {
  await expectAccessible(tab)
  const code = await readCode(tab)
  tab.expectComplaint(/status of 422.*rere_send_booking_request/)
  await booking.enterCode(tab, code === '11111' ? '22222' : '11111')
  await tab.getByText('The entered code is invalid').waitFor()
  expect(await focusedLabel(tab)).toBe('Code')
  await expectAccessible(tab)
  expect(await site.sql`SELECT FROM bookings`).toHaveLength(0)
  await booking.enterCode(tab, code)
  await booking.success(tab).waitFor()
  await expectAccessible(tab)
  const summary = await booking.success(tab).innerText()
  expect(summary).toContain('You have received a confirmation email')
  expect(summary).toContain('Wednesday, June 3, 2026')
  expect(summary).toContain('10 am – 12 pm')
  expect(summary).toContain('$168')
  await seeWhatIsNext(tab)
}

async function seeWhatIsNext(tab: Tab) {
  const success = booking.success(tab)
  await success.getByText('$25 are paid in cash on site, when you take the boat over.').waitFor()
  await success.getByText('You pay $143 on arrival').waitFor()
  const bring = success.getByRole('region', { name: 'What to bring' })
  for (const words of ['your passport or identity card', 'shoes with light, flat soles'])
    await bring.getByText(words).waitFor()
  const meet = success.getByRole('region', { name: 'Where we meet' })
  for (const words of ['Musterweg 24, 12345 Berlin', 'Please be there a few minutes before 10 am.'])
    await meet.getByText(words).waitFor()
  await success.getByRole('region', { name: 'Still to pay' }).getByText('$168', { exact: true }).waitFor()
  await success.getByText('On the page of your booking you change it, pay or cancel.').waitFor()
  await success.getByText('From now until it begins, canceling costs $143 (100%).').waitFor()
  await success.getByRole('button', { name: 'Calendar file' }).waitFor()
  const addressOf = (name: string) => success.getByRole('link', { name }).getAttribute('href')
  expect(await addressOf('View your booking')).toContain('/RentalRevolution/my-booking#')
  expect(await addressOf('Show on the map')).toMatch(/^https:/)
  await expectAccessible(tab)
}

async function readConfirmation(tab: Tab) {
  const opened = tab.context().waitForEvent('page')
  await booking.success(tab).getByRole('link', { name: 'built-in mailbox' }).click()
  const mailbox = await opened
  const mail = openMail(mailbox, 'Mail: Booked: Eider on Wednesday, June 3, 2026, 10 am to 12 pm')
  await mail.waitFor()
  await expectAccessible(mailbox)
  const text = await mailText(mailbox).innerText()
  for (const part of ['Nora Lindt', '$168', 'Musterweg 24', 'cancellation fee']) expect(text).toContain(part)

  const downloaded = mailbox.waitForEvent('download')
  await mail.getByRole('link', { name: /\.ics/ }).click()
  const file = await downloaded
  const [{ reference } = { reference: '' }] = await site.sql<{ reference: string }[]>`SELECT reference FROM bookings`
  expect(file.suggestedFilename()).toBe(`booking-${reference}.ics`)
  const calendar = readCalendarFile(await textOf(file))
  expect(Object.fromEntries(calendar)).toMatchObject({
    VERSION: ['2.0'],
    SUMMARY: ['Eider\\, Sternsinger boat rental'],
    DTSTART: ['20260603T080000Z'],
    DTEND: ['20260603T100000Z'],
  })
  await mailbox.close()
}

async function findBooking() {
  expect(
    await site.sql`
      SELECT v.name AS vehicle, starts_at::text, ends_at::text, b.name, email, phone, street_and_number,
             zip_code_and_city, people, extras, price
      FROM bookings b JOIN vehicles v ON v.id = b.vehicle_id`,
  ).toEqual([
    {
      vehicle: 'Eider',
      starts_at: '2026-06-03 10:00:00',
      ends_at: '2026-06-03 12:00:00',
      name: 'Nora Lindt',
      email: 'nora@guests.example',
      phone: '+491512345678',
      street_and_number: '',
      zip_code_and_city: '',
      people: 1,
      extras: ['bbq', 'jukebox'],
      price: 14_300,
    },
  ])
}

async function seeThatTheTimeIsTaken(tab: Tab) {
  await booking.success(tab).getByRole('button', { name: 'Book another' }).click()
  await booking.slot(tab, { day, hour: 10 }, '2 free').waitFor()
  await booking.slot(tab, { day, hour: 11 }, '2 free').waitFor()
  await booking.slot(tab, { day, hour: 12 }, '3 free').waitFor()
}

test('From the overview one boat is booked at once, and nothing is lost by a reload or by going back.', async () => {
  const tab = await openTab(browser, site)
  await tab.goto('/RentalRevolution/overview/motorboats')
  const card = tab.getByRole('article', { name: 'Merganser' })
  await card.getByRole('button', { name: 'Book', exact: true }).click()
  await tab.waitForURL('**/RentalRevolution/book/motorboats/Merganser')

  await booking.chooseSlot(tab, { day, hour: 14 })
  await booking.chooseDuration(tab, '3 hours')
  await booking.fillIn(tab, booking.nora)
  await tab.reload()
  await booking.form(tab).waitFor()
  await booking.openSteps(tab)
  expect(await booking.slot(tab, { day, hour: 14 }).getAttribute('aria-pressed')).toBe('true')
  expect(await booking.durations(tab).getByRole('radio', { checked: true }).getAttribute('value')).toBe('3')
  for (const [label, value] of Object.entries(booking.nora)) {
    expect(await booking.field(tab, label).inputValue()).toBe(value)
  }

  // One step at a time: to the time, to the day, and out of the booking.
  await tab.goBack()
  await booking.form(tab).waitFor({ state: 'hidden' })
  await tab.goBack()
  await booking.timetable(tab).waitFor({ state: 'hidden' })
  await tab.goBack()
  await card.waitFor()
  expect(tab.url()).toBe(`${site.url}/RentalRevolution/overview/motorboats`)
  await tab.goForward()
  await booking.calendar(tab).waitFor()
  await tab.goForward()
  await booking.timetable(tab).waitFor()
  await tab.goForward()
  await booking.form(tab).waitFor()
  expect(await booking.field(tab, 'Email').inputValue()).toBe(booking.nora.Email)

  await booking.form(tab).getByRole('radio', { name: 'Yes' }).check()
  await booking.agreement(tab).check()
  await booking.submit(tab)
  const code = await readCode(tab)
  await tab.reload()
  await booking.enterCode(tab, code)
  await booking.success(tab).waitFor()
  await tab.reload()
  await booking.slot(tab, { day, hour: 14 }, 'fully booked').waitFor()
  expect(await tab.getByText('Somebody else was faster').count()).toBe(0)
  expect(await booking.form(tab).count()).toBe(0)
})
