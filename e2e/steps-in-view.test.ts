import { describe, expect, test } from 'vitest'
import { launchChromium } from '#testing/chromium.ts'
import { insertVehicle } from '#testing/fleet.ts'
import { loadSampleFleet, openSite } from '#testing/site.ts'
import { insertVoucher } from '#testing/voucher.ts'
import * as booking from './booking-page.ts'
import * as mine from './my-booking-page.ts'
import * as stay from './stay-page.ts'
import { openTab, type Tab } from './tab.ts'
import { expectSeen, screens } from './viewport.ts'
import * as vouchers from './voucher-page.ts'

const site = await openSite()
await loadSampleFleet(site)
const heron = await insertVehicle(site.sql, { type: 'houseboats', name: 'Heron' }, { 2: 18_000 })
await site.live.changed('vehicles')
const browser = await launchChromium()

const heading = (tab: Tab, name: string | RegExp) => tab.getByRole('heading', { name })
const button = (tab: Tab, name: string | RegExp) => tab.getByRole('button', { name })
const opening = (width: number, height: number, as?: 'admin') =>
  openTab(browser, site, {
    viewport: { width, height },
    hasTouch: width < 1000,
    reducedMotion: 'no-preference',
    ...(as && { as }),
  })

describe.each(screens)('On $width × $height what comes next is seen without scrolling', ({ width, height }) => {
  test('when an hour is booked: time, boat, details, code and outcome.', async () => {
    const tab = await opening(width, height)
    const day = { 390: '2026-06-03', 844: '2026-06-04', 1440: '2026-06-05' }[width]
    await tab.goto('/RentalRevolution/book/motorboats')
    await booking.calendarDay(tab, day).click()
    await booking.timetable(tab).waitFor()
    await expectSeen(heading(tab, /Select time/))
    await booking.slot(tab, { day, hour: 10 }).click()
    await expectSeen(heading(tab, 'Choose your boat'))
    await booking
      .vehicleDialog(tab)
      .getByRole('button', { name: /^Eider/ })
      .click()
    await expectSeen(heading(tab, 'Check and confirm'))
    for (const [label, text] of Object.entries(booking.nora)) await booking.field(tab, label).fill(text)
    await booking.agreement(tab).click()
    await booking.form(tab).getByRole('button', { name: 'Continue to confirmation' }).click()
    await expectSeen(heading(tab, 'Confirm with your code'))
    expect(await tab.evaluate(() => document.activeElement?.textContent)).toBe('Confirm with your code')
    if (width === 390)
      for (const place of [tab.getByLabel('Code', { exact: true }), booking.confirmButton(tab)]) await expectSeen(place)

    await tab.goBack()
    await expectSeen(heading(tab, 'Check and confirm'))
    expect(await booking.field(tab, 'Email').inputValue()).toBe(booking.nora.Email)
    await tab.goForward()
    await expectSeen(heading(tab, 'Confirm with your code'))

    const [mail] = await site.sql<{ body_text: string }[]>`
      SELECT body_text FROM mails WHERE recipient = ${booking.nora.Email} ORDER BY id DESC LIMIT 1`
    const code = /\b\d{5}\b/.exec(mail?.body_text ?? '')?.[0] ?? ''
    await tab.getByLabel('Code', { exact: true }).fill(code)
    await booking.confirmButton(tab).click()
    await expectSeen(heading(tab, 'Your booking request has been accepted!'))
    // What was booked is not chosen again.
    await tab.goBack()
    await expectSeen(heading(tab, /Select time/))
    await tab.goForward()
    await expectSeen(heading(tab, /Select time/))
    expect(await heading(tab, 'Check and confirm').count()).toBe(0)
  })

  test('when nights are booked: dates, overview, payment and outcome.', async () => {
    const tab = await opening(width, height)
    await tab.goto('/RentalRevolution/book2/houseboats/Heron')
    const [start, end] = {
      390: ['2026-06-10', '2026-06-12'],
      844: ['2026-06-16', '2026-06-18'],
      1440: ['2026-06-22', '2026-06-24'],
    }[width] as [string, string]
    await stay.dayButton(tab, start).click()
    await stay.dayButton(tab, end).click()
    await expectSeen(heading(tab, 'Check your booking'))
    for (const [label, text] of Object.entries(stay.nils)) await stay.field(tab, label).fill(text)
    await stay
      .form(tab)
      .getByRole('radio', { name: /^PayPal/ })
      .click()
    await stay.agreement(tab).click()
    await stay.submitButton(tab).click()
    await expectSeen(heading(tab, /^Pay \$/))
    await tab.getByRole('button', { name: 'Change my booking' }).click()
    await expectSeen(heading(tab, 'Check your booking'))
    // What was held is free again; before that nobody goes back.
    await expect.poll(() => stay.submitButton(tab).getAttribute('aria-disabled')).toBe(null)
    await tab.goBack()
    await expectSeen(heading(tab, 'Choose your dates'))
    await tab.goForward()
    await expectSeen(heading(tab, 'Check your booking'))
    await stay.submitButton(tab).click()
    await expectSeen(heading(tab, /^Pay \$/))
    await vouchers.payInNewTab(tab, 'Approve the payment')
    await expectSeen(heading(tab, 'Your booking request has been accepted!'))
    await tab.goBack()
    await expectSeen(heading(tab, 'Choose your dates'))
  })

  test('when a stay is sent without its days: what is missing, and then the calendar stays.', async () => {
    const tab = await opening(width, height)
    await tab.goto('/RentalRevolution/book2/houseboats/Heron')
    for (const [label, text] of Object.entries(stay.nils)) await stay.field(tab, label).fill(text)
    await stay.agreement(tab).click()
    await stay.submitButton(tab).click()
    await expectSeen(heading(tab, 'Choose your dates'))
    await expectSeen(tab.getByText('Please select the first and the last day of your stay').first())
    await stay.dayButton(tab, '2026-06-25').click()
    await stay.dayButton(tab, '2026-06-27').click()
    await expectSeen(heading(tab, 'Check your booking'))
    // The page goes there 600 ms later; where it is in view before, nobody presses meanwhile.
    await expect.poll(() => tab.evaluate(() => document.activeElement?.textContent)).toBe('Check your booking')
    await stay.dayButton(tab, '2026-06-28').click()
    await tab.getByText('Select your dates to see the total.').waitFor()
    await expectSeen(stay.dayButton(tab, '2026-06-28'))
  })

  test('when a customer pays and cancels on the own page: the ways to pay, what is missing, and the end.', async () => {
    const tab = await opening(width, height)
    const day = { 390: '2026-09-12', 844: '2026-09-16', 1440: '2026-09-20' }[width]
    await mine.bookStay(tab, site, { vehicle: heron, booked_day: day, price: 360 })
    await mine.followLink(tab)
    await button(tab, /^Pay \$/).click()
    await expectSeen(tab.getByText(/in a new tab$/).first())
    await mine.cancelButton(tab).click()
    await mine.confirmCancel(tab).click()
    await expectSeen(tab.getByText('Please confirm that you want to cancel'))
    await mine.agreement(tab).click()
    await mine.confirmCancel(tab).click()
    await expectSeen(heading(tab, 'Your booking is canceled'))
  })

  test('when staff open and close the till, and leave a new customer again.', async () => {
    const tab = await opening(width, height, 'admin')
    await tab.goto('/RentalRevolution/cashregister/day')
    await tab.getByLabel('Money in the drawer').fill('100')
    await button(tab, 'Open the till').click()
    await expectSeen(heading(tab, 'In the drawer'))
    await button(tab, 'Count and close').click()
    await expectSeen(heading(tab, /^Count and close/))
    await tab.getByRole('dialog').locator('[name="counted_cash"]').fill('100')
    await button(tab, 'Close the till').click()
    await expectSeen(heading(tab, 'The till is closed'))

    await tab.goto('/invoices')
    await tab.getByRole('button', { name: 'Add', exact: true }).click()
    await expectSeen(heading(tab, 'New Customer'))
    await button(tab, 'Add customer').click()
    // Once the page is still at the first wrong field: nobody goes back while it moves there.
    await tab.getByLabel('Business').click()
    await tab.goBack()
    await expectSeen(heading(tab, 'Invoices'))
  })

  test('when a voucher is ordered: payment and result.', async () => {
    const tab = await opening(width, height)
    await tab.goto('/RentalRevolution/vouchers')
    for (const [label, text] of Object.entries(vouchers.mira)) await tab.getByLabel(label, { exact: true }).fill(text)
    await tab.getByRole('radio', { name: /^PayPal/ }).click()
    await tab.getByRole('checkbox', { name: /^I agree/ }).click()
    await tab.getByRole('button', { name: /^Order/ }).click()
    await expectSeen(heading(tab, /^Pay \$/))
    await tab.getByRole('button', { name: 'Change my order' }).click()
    await expectSeen(heading(tab, 'The card'))
    await tab.getByRole('checkbox', { name: /^I agree/ }).click()
    await tab.getByRole('button', { name: /^Order/ }).click()
    await vouchers.payInNewTab(tab, 'Approve the payment')
    await expectSeen(heading(tab, 'The order of the voucher has been completed!'))
  })

  test('when a contract is withdrawn from: confirmation and receipt.', async () => {
    const { reference } = await insertVoucher(site.sql)
    const tab = await opening(width, height)
    await tab.goto('/RentalRevolution/withdrawal')
    await tab.getByLabel('Your name').fill('Mira Keller')
    await tab.getByLabel(/^Voucher or order number/).fill(`Voucher ${reference}`)
    await tab.getByLabel('Email for the receipt').fill('mira@guests.example')
    await tab.getByRole('button', { name: 'Go on' }).click()
    await expectSeen(heading(tab, 'Check and confirm your withdrawal'))
    await tab.goBack()
    await expectSeen(heading(tab, 'Who withdraws, and from what?'))
    expect(await tab.getByLabel('Your name').inputValue()).toBe('Mira Keller')
    await tab.goForward()
    await expectSeen(heading(tab, 'Check and confirm your withdrawal'))
    await tab.getByRole('button', { name: 'Confirm withdrawal' }).click()
    await expectSeen(heading(tab, 'We have received your withdrawal'))
  })
})
