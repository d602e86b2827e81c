import { describe, expect, test } from 'vitest'
import { launchChromium } from '#testing/chromium.ts'
import { insertVehicle } from '#testing/fleet.ts'
import { loadSampleFleet, openSite } from '#testing/site.ts'
import { insertVoucher } from '#testing/voucher.ts'
import * as booking from './booking-page.ts'
import * as mine from './my-booking-page.ts'
import * as stay from './stay-page.ts'
import { openTab, type Tab } from './tab.ts'
import { expectSeen, press, screens, write } from './viewport.ts'
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
    await press(booking.calendarDay(tab, day))
    await booking.timetable(tab).waitFor()
    await expectSeen(heading(tab, /Select time/))
    await press(booking.slot(tab, { day, hour: 10 }))
    await expectSeen(heading(tab, 'Choose your boat'))
    await press(booking.vehicleDialog(tab).getByRole('button', { name: /^Eider/ }))
    await expectSeen(heading(tab, 'Check and confirm'))
    for (const [label, text] of Object.entries(booking.nora)) await write(booking.field(tab, label), text)
    await press(booking.agreement(tab))
    await press(booking.form(tab).getByRole('button', { name: 'Continue to confirmation' }))
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
    await write(tab.getByLabel('Code', { exact: true }), code)
    await press(booking.confirmButton(tab))
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
    await press(stay.dayButton(tab, start))
    await press(stay.dayButton(tab, end))
    await expectSeen(heading(tab, 'Check your booking'))
    for (const [label, text] of Object.entries(stay.nils)) await write(stay.field(tab, label), text)
    await press(stay.form(tab).getByRole('radio', { name: /^PayPal/ }))
    await press(stay.agreement(tab))
    await press(stay.submitButton(tab))
    await expectSeen(heading(tab, /^Pay \$/))
    await press(tab.getByRole('button', { name: 'Change my booking' }))
    await expectSeen(heading(tab, 'Check your booking'))
    // What was held is free again; before that nobody goes back.
    await expect.poll(() => stay.submitButton(tab).getAttribute('aria-disabled')).toBe(null)
    await tab.goBack()
    await expectSeen(heading(tab, 'Choose your dates'))
    await tab.goForward()
    await expectSeen(heading(tab, 'Check your booking'))
    await press(stay.submitButton(tab))
    await expectSeen(heading(tab, /^Pay \$/))
    await vouchers.payInNewTab(tab, 'Approve the payment', press)
    await expectSeen(heading(tab, 'Your booking request has been accepted!'))
    await tab.goBack()
    await expectSeen(heading(tab, 'Choose your dates'))
  })

  test('when a stay is sent without its days: what is missing, and then the calendar stays.', async () => {
    const tab = await opening(width, height)
    await tab.goto('/RentalRevolution/book2/houseboats/Heron')
    for (const [label, text] of Object.entries(stay.nils)) await write(stay.field(tab, label), text)
    await press(stay.agreement(tab))
    await press(stay.submitButton(tab))
    await expectSeen(heading(tab, 'Choose your dates'))
    await expectSeen(tab.getByText('Please select the first and the last day of your stay').first())
    await press(stay.dayButton(tab, '2026-06-25'))
    await press(stay.dayButton(tab, '2026-06-27'))
    await expectSeen(heading(tab, 'Check your booking'))
    // The page goes there 600 ms later; where it is in view before, nobody presses meanwhile.
    await expect.poll(() => tab.evaluate(() => document.activeElement?.textContent)).toBe('Check your booking')
    await press(stay.dayButton(tab, '2026-06-28'))
    await tab.getByText('Select your dates to see the total.').waitFor()
    await expectSeen(stay.dayButton(tab, '2026-06-28'))
  })

  test('when a customer pays and cancels on the own page: the ways to pay, what is missing, and the end.', async () => {
    const tab = await opening(width, height)
    const day = { 390: '2026-09-12', 844: '2026-09-16', 1440: '2026-09-20' }[width]
    await mine.bookStay(tab, site, { vehicle: heron, booked_day: day, price: 360 })
    await mine.followLink(tab)
    await press(button(tab, /^Pay \$/))
    await expectSeen(tab.getByText(/in a new tab$/).first())
    await press(mine.cancelButton(tab))
    await press(mine.confirmCancel(tab))
    await expectSeen(tab.getByText('Please confirm that you want to cancel'))
    await press(mine.agreement(tab))
    await press(mine.confirmCancel(tab))
    await expectSeen(heading(tab, 'Your booking is canceled'))
  })

  test('when staff open and close the till, and leave a new customer again.', async () => {
    const tab = await opening(width, height, 'admin')
    await tab.goto('/RentalRevolution/cashregister/day')
    await write(tab.getByLabel('Money in the drawer'), '100')
    await press(button(tab, 'Open the till'))
    await expectSeen(heading(tab, 'In the drawer'))
    await press(button(tab, 'Count and close'))
    await expectSeen(heading(tab, /^Count and close/))
    await write(tab.getByRole('dialog').locator('[name="counted_cash"]'), '100')
    await press(button(tab, 'Close the till'))
    await expectSeen(heading(tab, 'The till is closed'))

    await tab.goto('/invoices')
    await press(tab.getByRole('button', { name: 'Add', exact: true }))
    await expectSeen(heading(tab, 'New Customer'))
    await press(button(tab, 'Add customer'))
    // Once the page is still at the first wrong field: nobody goes back while it moves there.
    await press(tab.getByLabel('Business'))
    await tab.goBack()
    await expectSeen(heading(tab, 'Invoices'))
  })

  test('when a voucher is ordered: payment and result.', async () => {
    const tab = await opening(width, height)
    await tab.goto('/RentalRevolution/vouchers')
    for (const [label, text] of Object.entries(vouchers.mira)) await write(tab.getByLabel(label, { exact: true }), text)
    await press(tab.getByRole('radio', { name: /^PayPal/ }))
    await press(tab.getByRole('checkbox', { name: /^I agree/ }))
    await press(tab.getByRole('button', { name: /^Order/ }))
    await expectSeen(heading(tab, /^Pay \$/))
    await press(tab.getByRole('button', { name: 'Change my order' }))
    await expectSeen(heading(tab, 'The card'))
    await press(tab.getByRole('checkbox', { name: /^I agree/ }))
    await press(tab.getByRole('button', { name: /^Order/ }))
    await vouchers.payInNewTab(tab, 'Approve the payment', press)
    await expectSeen(heading(tab, 'The order of the voucher has been completed!'))
  })

  test('when a contract is withdrawn from: confirmation and receipt.', async () => {
    const { reference } = await insertVoucher(site.sql)
    const tab = await opening(width, height)
    await tab.goto('/RentalRevolution/withdrawal')
    await write(tab.getByLabel('Your name'), 'Mira Keller')
    await write(tab.getByLabel(/^Voucher or order number/), `Voucher ${reference}`)
    await write(tab.getByLabel('Email for the receipt'), 'mira@guests.example')
    await press(tab.getByRole('button', { name: 'Go on' }))
    await expectSeen(heading(tab, 'Is this what you declare?'))
    await tab.goBack()
    await expectSeen(heading(tab, 'Who withdraws, and from what?'))
    expect(await tab.getByLabel('Your name').inputValue()).toBe('Mira Keller')
    await tab.goForward()
    await expectSeen(heading(tab, 'Is this what you declare?'))
    await press(tab.getByRole('button', { name: 'Confirm withdrawal' }))
    await expectSeen(heading(tab, 'We have received your withdrawal'))
  })
})
