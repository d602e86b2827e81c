import { describe, expect, test } from 'vitest'
import { launchChromium } from '#testing/chromium.ts'
import { insertVehicle } from '#testing/fleet.ts'
import { loadSampleFleet, openSite } from '#testing/site.ts'
import { insertVoucher } from '#testing/voucher.ts'
import * as booking from './booking-page.ts'
import * as stay from './stay-page.ts'
import { openTab, type Tab } from './tab.ts'
import { expectSeen, press, screens, write } from './viewport.ts'
import * as vouchers from './voucher-page.ts'

const site = await openSite()
await loadSampleFleet(site)
await insertVehicle(site.sql, { type: 'houseboats', name: 'Heron' }, { 2: 18_000 })
await site.live.changed('vehicles')
const browser = await launchChromium()

const heading = (tab: Tab, name: string | RegExp) => tab.getByRole('heading', { name })
const opening = (width: number, height: number) =>
  openTab(browser, site, { viewport: { width, height }, hasTouch: width < 1000, reducedMotion: 'no-preference' })

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
    await press(stay.submitButton(tab))
    await expectSeen(heading(tab, /^Pay \$/))
    await vouchers.payInNewTab(tab, 'Approve the payment', press)
    await expectSeen(heading(tab, 'Your booking request has been accepted!'))
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
