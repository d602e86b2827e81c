import { beforeEach, expect, test } from 'vitest'
import { mondayMorning } from '#testing/app.ts'
import { launchChromium } from '#testing/chromium.ts'
import { insertVehicle } from '#testing/fleet.ts'
import { openSite } from '#testing/site.ts'
import { insertVoucher } from '#testing/stay.ts'
import { expectAccessible } from './accessible.ts'
import { readCalendarFile } from './calendar-file.ts'
import { textOf } from './downloaded.ts'
import * as mine from './my-booking-page.ts'
import { openTab, type Tab } from './tab.ts'
import { expectSeen, screens } from './viewport.ts'

const site = await openSite()
const { sql } = site
const heron = await insertVehicle(sql, { type: 'houseboats', name: 'Heron', deposit: 50_000 }, { 2: 54_000 })
const browser = await launchChromium()

beforeEach(async () => {
  await sql`TRUNCATE bookings, payments, vouchers, test_orders, mails, throttles CASCADE`
  site.setNow(mondayMorning)
  await site.live.changed('bookings')
})

const stay = { vehicle: heron, booked_day: '2026-09-12', comment: 'We come with a small dog' }

async function expectSound(tab: Tab) {
  for (const width of [1440, 390]) {
    await tab.setViewportSize({ width, height: 900 })
    await expect.poll(() => tab.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  await expectAccessible(tab)
}

test('From the mail a customer sees the paid booking, cancels it, and gets money before voucher value.', async () => {
  await insertVoucher(sql, 'ABCDEFGHJKLMNPQR', 50_000)
  const tab = await openTab(browser, site, { permissions: ['clipboard-read', 'clipboard-write'] })
  const paid = { voucher: 'ABCDEFGHJKLMNPQR', voucher_amount: 500 }
  await mine.bookStay(tab, site, { ...stay, ...paid }, { paid: true })
  await mine.followLink(tab)
  expect(await mine.heading(tab).innerText()).toBe('Heron is yours')
  expect(await mine.amount(tab, 'Still to pay').innerText()).toBe('$0')
  for (const words of ['Saturday, September 12', 'Monday, September 14', '2 pm', '10 am', '2 nights'])
    await mine.ticket(tab).getByText(words).waitFor()
  await tab.getByText('We come with a small dog').waitFor()
  await tab.getByText('$500 in cash').waitFor()
  await expectAccessible(tab)
  await expectSound(tab)

  await mine.ticket(tab).getByRole('button', { name: 'Copy the reference' }).click()
  const [{ reference } = { reference: '' }] = await sql<{ reference: string }[]>`SELECT reference FROM bookings`
  expect(await tab.evaluate(() => navigator.clipboard.readText())).toBe(reference)

  await mine.cancelButton(tab).click()
  const dialog = mine.cancelDialog(tab)
  expect(await dialog.getByRole('listitem').allInnerTexts()).toHaveLength(3)
  await dialog.getByText('Today').waitFor()
  expect(await dialog.locator('[aria-current="step"]').innerText()).toContain('$540')
  await dialog.getByText('$540 goes back to the account you paid from').waitFor()
  await expectSound(tab)
  await mine.confirmCancel(tab).click()
  await dialog.getByText('Please confirm that you want to cancel').waitFor()
  await mine.agreement(tab).check()
  await mine.confirmCancel(tab).click()
  await mine.heading(tab).getByText('Your booking is canceled').waitFor()
  expect(await mine.heading(tab).evaluate((title) => title === document.activeElement)).toBe(true)
  await tab.getByText('$540 comes back to you. You find all of this in our mail').waitFor()
  await expectSound(tab)

  await site.runJob('payments')
  expect(await sql`SELECT amount FROM test_refunds`).toEqual([{ amount: 54_000 }])
  expect(await sql`SELECT amount - redeemed AS left FROM vouchers`).toEqual([{ left: 0 }])
  await tab.reload()
  await mine.heading(tab).getByText('Your booking is canceled').waitFor()
  expect(await mine.cancelButton(tab).count()).toBe(0)
})

test('A stay to be transferred is paid online instead, and its calendar file is downloaded.', async () => {
  const tab = await openTab(browser, site)
  await mine.bookStay(tab, site, stay)
  await mine.followLink(tab)
  await mine.costs(tab).getByText('993.60 € (for $1,080)', { exact: true }).waitFor()
  await mine.costs(tab).getByRole('img', { name: /code/ }).waitFor()
  await mine.costs(tab).getByText('Saturday, June 6, 2026', { exact: true }).waitFor()
  await mine.costs(tab).getByText('993.60 € (for $1,080) are to be transferred by Saturday, June 6, 2026.').waitFor()
  await expectSound(tab)

  const downloaded = tab.waitForEvent('download')
  await tab.getByRole('button', { name: 'Calendar file' }).click()
  const file = await downloaded
  expect(file.suggestedFilename()).toMatch(/^booking-[2-9A-Z]{8}\.ics$/)
  const calendar = readCalendarFile(await textOf(file))
  expect(calendar.get('DTSTART')).toEqual(['20260912T120000Z'])
  const google = (await tab.getByRole('link', { name: 'Google Calendar' }).getAttribute('href')) ?? ''
  expect(new URL(google).searchParams.get('text')).toBe('Heron, Sternsinger boat rental')

  await mine.payButton(tab).click()
  await tab.getByText('left to pay').waitFor()
  await expectSound(tab)
  const opened = tab.context().waitForEvent('page')
  await mine
    .costs(tab)
    .getByRole('link', { name: /^Pay \$1,080/ })
    .click()
  const provider = await opened
  await provider.getByRole('button', { name: 'Approve the payment' }).click()
  await tab.getByText('Thank you, your $1,080 has arrived.').waitFor()
  await expect.poll(() => mine.amount(tab, 'Still to pay').innerText()).toBe('$0')
  expect(await mine.payButton(tab).count()).toBe(0)
  expect(await sql`SELECT payment_method, paid_at IS NOT NULL AS paid FROM bookings`).toEqual([
    { payment_method: 'provider', paid: true },
  ])
})

test('A payment that is given up leaves the booking as it was, and can be made again.', async () => {
  const tab = await openTab(browser, site)
  await mine.bookStay(tab, site, stay)
  await mine.followLink(tab)
  await mine.payButton(tab).click()
  await tab.getByText('left to pay').waitFor()
  const [{ id } = { id: '' }] = await sql<{ id: string }[]>`SELECT id FROM payments`
  await site.visitor().post(`/api/payments/${id}/abandon/`)
  await tab.getByText('The payment was given up, nothing was taken').waitFor()
  await tab.getByText('Your booking stands as it was.').waitFor()
  await mine.payButton(tab).click()
  await tab.getByText('left to pay').waitFor()
  expect(await sql`SELECT state FROM payments ORDER BY created_at`).toEqual([{ state: 'failed' }, { state: 'created' }])
})

test('At midnight the fee rises while the dialog is open: nothing is canceled before the new one is accepted.', async () => {
  site.setNow('2026-06-12T21:59:00Z')
  const tab = await openTab(browser, site)
  await mine.bookStay(tab, site, stay)
  await mine.followLink(tab)
  await mine.cancelButton(tab).click()
  await mine.agreement(tab).check()
  site.setNow('2026-06-12T22:01:00Z')
  tab.expectComplaint(/status of 409.*rere_cancel_my_booking/)
  await mine.confirmCancel(tab).click()
  await mine.cancelDialog(tab).getByText('The cancellation fee has changed').waitFor()
  await mine.cancelDialog(tab).getByText('It is $972 now. Nothing was canceled yet.').waitFor()
  expect(await mine.agreement(tab).isChecked()).toBe(false)
  await expectAccessible(tab)
  expect(await sql`SELECT canceled_at FROM bookings`).toEqual([{ canceled_at: null }])
  await mine.agreement(tab).check()
  await mine.confirmCancel(tab).click()
  await mine.heading(tab).getByText('Your booking is canceled').waitFor()
  await mine.costs(tab).getByText('Please transfer the cancellation fee').waitFor()
  expect(await mine.amount(tab, 'Still to pay').innerText()).toBe('$972')
})

test('The first screen of a phone says when, where, what to bring and what is left to pay, and leads to how.', async () => {
  const tab = await openTab(browser, site, { viewport: { width: 390, height: 844 } })
  await mine.bookStay(tab, site, stay)
  await mine.followLink(tab)
  const place = (name: string) => tab.getByRole('region', { name, exact: true })
  const toPay = place('Still to pay').getByText('$1,080', { exact: true })
  const shown = [
    mine.ticket(tab).getByText('Saturday, September 12'),
    place('Where we meet').getByText('Musterweg 24, 12345 Berlin'),
    place('Where we meet').getByText('Please be there a few minutes before 2 pm.'),
    place('What to bring').getByText('bed linen and towels'),
    toPay,
  ]
  for (const one of shown) {
    const box = await one.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 844)).toBeLessThanOrEqual(844)
  }
  expect(await place('Where we meet').getByRole('link', { name: 'Show on the map' }).getAttribute('href')).toContain(
    'https://www.google.com/maps/search/?api=1',
  )
  const address = tab.url()
  await tab.getByRole('button', { name: 'How to pay, and what it costs' }).click()
  await expectSeen(tab.getByRole('heading', { name: 'What it costs' }))
  expect(await tab.evaluate(() => document.activeElement?.id)).toBe('costs')
  expect(tab.url()).toBe(address)
  await expectSound(tab)
})

test('On a phone a wish for a change is mailed, and what was typed stays where that fails.', async () => {
  const tab = await openTab(browser, site, { viewport: screens[0] })
  await mine.bookStay(tab, site, stay)
  await mine.followLink(tab)
  const words = tab.getByLabel('What would you like to change?')
  const send = tab.getByRole('button', { name: 'Send request' })
  await send.click()
  await expectSeen(tab.getByText('Please describe what you would like to change'))
  await expectAccessible(tab)
  await words.fill('One more night, please')
  tab.expectComplaint(/rere_request_change.*failed|ERR_INTERNET_DISCONNECTED/)
  await tab.context().setOffline(true)
  await send.click()
  await expectSeen(tab.getByRole('alert').getByText('There is no connection to the server').first())
  expect(await words.inputValue()).toBe('One more night, please')
  await tab.context().setOffline(false)
  await send.click()
  await expectSeen(tab.getByText('Your request is on its way'))
  expect(await words.inputValue()).toBe('')
  const mails = await sql<{ subject: string }[]>`SELECT subject FROM mails WHERE subject NOT LIKE 'Booked%' ORDER BY id`
  expect(mails.map(({ subject }) => subject.replace(/ on .*/, ''))).toEqual([
    'Change wanted: Heron',
    'We received your change request: Heron',
  ])
})

test('Links that are altered, expired or missing say what to do; the booking is shown once there is a connection.', async () => {
  const tab = await openTab(browser, site)
  await mine.bookStay(tab, site, stay)
  await mine.followLink(tab)
  const address = tab.url()
  tab.expectComplaint(/status of 404.*rere_my_booking/)
  await tab.goto(`${address}x`)
  await mine.heading(tab).getByText('This link does not work').waitFor()
  await tab.getByRole('main').getByRole('link', { name: 'hello@sternsinger.example' }).waitFor()
  await expectSound(tab)
  await tab.goto('/RentalRevolution/my-booking')
  await mine.heading(tab).getByText('This link does not work').waitFor()

  site.setNow('2026-10-15T08:00:00Z')
  tab.expectComplaint(/status of 410.*rere_my_booking/)
  await tab.goto(address)
  await mine.heading(tab).getByText('This link has expired').waitFor()
  await expectSound(tab)

  site.setNow(mondayMorning)
  tab.expectComplaint(/status of 503/)
  await tab.route('**/api/rere_my_booking/', (route) => route.fulfill({ status: 503 }))
  await tab.reload()
  await mine.heading(tab).getByText('Your booking could not be loaded').waitFor()
  await expectAccessible(tab)
  await tab.unroute('**/api/rere_my_booking/')
  await tab.getByRole('button', { name: 'Try again' }).click()
  await mine.heading(tab).getByText('Heron is yours').waitFor()
})

test('By keyboard at 360 px: the skip link does not lose the booking, and it is canceled.', async () => {
  const tab = await openTab(browser, site, { viewport: { width: 360, height: 740 } })
  await mine.bookStay(tab, site, stay)
  await mine.followLink(tab)
  const address = tab.url()
  await tab.keyboard.press('Tab')
  await tab.keyboard.press('Enter')
  await expect.poll(() => tab.url()).toBe(address)
  await mine.cancelButton(tab).focus()
  await tab.keyboard.press('Enter')
  await mine.cancelDialog(tab).waitFor()
  await tab.keyboard.press('Escape')
  expect(await mine.cancelButton(tab).evaluate((button) => button === document.activeElement)).toBe(true)
  await tab.keyboard.press('Enter')
  await mine.agreement(tab).focus()
  await tab.keyboard.press('Space')
  await tab.keyboard.press('Tab')
  await tab.keyboard.press('Tab')
  await tab.keyboard.press('Enter')
  await mine.heading(tab).getByText('Your booking is canceled').waitFor()
  expect(await sql`SELECT canceled_by FROM bookings`).toEqual([{ canceled_by: 'customer' }])
})

test('The test account sees how canceling would look, and changes nothing.', async () => {
  const tab = await openTab(browser, site, { as: 'demo' })
  await mine.bookStay(tab, site, stay)
  await mine.followLink(tab)
  await mine.cancelButton(tab).click()
  await mine.agreement(tab).check()
  await mine.confirmCancel(tab).click()
  await tab.getByText('This was a demonstration: nothing was canceled.').waitFor()
  expect(await sql`SELECT canceled_at FROM bookings`).toEqual([{ canceled_at: null }])
})
